// Finds the Chromium that the browser tests drive, or gets one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, node26, root, toolEnvironment } from './bootstrap.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installedByPlaywright = () => {
  const run = spawnSync(
    node26,
    ['-e', "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))"],
    { cwd: join(root, 'e2e'), encoding: 'utf8', env: toolEnvironment() },
  )
  const path = run.stdout?.trim()
  return path && existsSync(path) ? path : undefined
}

/** Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's own; on Debian as root it is installed, elsewhere Playwright gets its own. */
export function requireChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which does not exist.`)
  const found = places.find((path) => existsSync(path)) ?? installedByPlaywright()
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests (apt) …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else {
    console.log('Getting Chromium for the browser tests (Playwright) …')
    spawnSync(node26, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
      env: toolEnvironment(),
    })
  }
  return (
    places.find((path) => existsSync(path)) ??
    installedByPlaywright() ??
    fail(
      'The browser tests need Chromium and it could not be installed. ' +
        'Install the package "chromium" (or Google Chrome), or name one with CHROMIUM_PATH.',
    )
  )
}
