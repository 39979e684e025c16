// npm run screenshots [-- name …]: pictures of every screen, from the sources as they are now.
import { buildWeb, installDependencies, runForeground } from './bootstrap.mjs'
import { chromiumEnvironment, requireChromium } from './chromium.mjs'

installDependencies()
const chromium = requireChromium()
buildWeb()
runForeground(['e2e/screenshots.ts', ...process.argv.slice(2)], chromiumEnvironment(chromium))
