// What stories in a browser need beside the installed packages: a Chromium, and the web app built.
import { buildWeb } from './bootstrap.mjs'
import { requireChromium } from './chromium.mjs'

requireChromium()
buildWeb()
