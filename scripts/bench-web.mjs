// npm run bench:web [-- --lighthouse]: what the first visits of the main screens cost, from the sources as they are now.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb, fail, installDependencies, root, runForeground } from './bootstrap.mjs'
import { chromiumEnvironment, requireChromium } from './chromium.mjs'

/** Where Lighthouse lies, apart from the project's own packages: it is 100 MB that nothing else needs. */
const lighthouse = join(root, 'node_modules/.cache/pacemeal/lighthouse')

function installLighthouse() {
  if (existsSync(join(lighthouse, 'node_modules/lighthouse'))) return
  mkdirSync(lighthouse, { recursive: true })
  const run = spawnSync('npm', ['install', '--prefix', lighthouse, '--no-audit', '--no-fund', 'lighthouse@13'], {
    stdio: 'inherit',
  })
  if (run.status !== 0) fail('Lighthouse could not be installed; without --lighthouse the rest is measured.')
}

const wantsLighthouse = process.argv.includes('--lighthouse')
installDependencies()
const chromium = requireChromium()
if (wantsLighthouse) installLighthouse()
buildWeb()
runForeground(
  ['e2e/first-visits.ts', ...(wantsLighthouse ? ['--lighthouse', lighthouse] : [])],
  chromiumEnvironment(chromium),
)
