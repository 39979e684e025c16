// Finds the Chromium that the browser tests drive, or gets one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, node26, root, toolEnvironment } from './bootstrap.mjs'

/** Debian's Chromium, and its shell of another package. */
const debianWhole = '/usr/bin/chromium'
const debianShell = '/usr/bin/chromium-headless-shell'

const places = [
  debianWhole,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser that a setting names; undefined where it names none. */
function namedBy(setting) {
  const path = process.env[setting]
  if (path && !existsSync(path)) fail(`${setting} names ${path}, which does not exist.`)
  return path || undefined
}

const installedByPlaywright = () => {
  const run = spawnSync(
    node26,
    ['-e', "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))"],
    { cwd: join(root, 'e2e'), encoding: 'utf8', env: toolEnvironment() },
  )
  const path = run.stdout?.trim()
  return path && existsSync(path) ? path : undefined
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

const installDebian = (packages) => {
  console.log(`Installing ${packages.join(' and ')} for the browser tests (apt) …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

const findWhole = () => places.find((path) => existsSync(path)) ?? installedByPlaywright()

/**
 * Paths of a Chromium: `whole`, and `shell`, the same engine without a window, which runs most stories in half
 * of the time. CHROMIUM_PATH and CHROMIUM_SHELL_PATH name them; else they are the system's or Playwright's own. On Debian as
 * root what is missing is installed, elsewhere Playwright gets its own. Where there is no shell, the whole one serves.
 */
export function requireChromium() {
  const named = namedBy('CHROMIUM_PATH')
  const namedShell = namedBy('CHROMIUM_SHELL_PATH')
  if (named) {
    // Any other browser has no shell of the same version.
    const shellBeside = named === debianWhole && existsSync(debianShell) ? debianShell : named
    return { whole: named, shell: namedShell ?? shellBeside }
  }
  if (isDebianRoot()) {
    const missing = Object.entries({ chromium: findWhole(), 'chromium-headless-shell': existsSync(debianShell) })
    const packages = missing.filter(([, found]) => !found).map(([name]) => name)
    if (packages.length > 0) installDebian(packages)
  } else if (findWhole() === undefined) {
    console.log('Getting Chromium for the browser tests (Playwright) …')
    spawnSync(node26, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
      env: toolEnvironment(),
    })
  }
  const whole =
    findWhole() ??
    fail(
      'The browser tests need Chromium and it could not be installed. ' +
        'Install the package "chromium" (or Google Chrome), or name one with CHROMIUM_PATH.',
    )
  return { whole, shell: namedShell ?? (existsSync(debianShell) ? debianShell : whole) }
}

/** What the stories' harness reads: which browser to start. */
export const chromiumEnvironment = ({ whole, shell }) => ({ CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: shell })
