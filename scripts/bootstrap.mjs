// Runs on any Node from 20 on, before anything is installed: plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const stamps = join(root, 'node_modules', '.cache', 'pacemeal')

/** The Node that the project pins, from the npm package `node`. */
export const node26 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Environment in which `node` and every installed tool is the project's own, and keeps what it has compiled. */
export const toolEnvironment = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  ...extra,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
})

/** Says what went wrong and ends with exit code 1. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

const stampOf = (name) => (existsSync(join(stamps, name)) ? readFileSync(join(stamps, name), 'utf8') : '')
function stamp(name, value) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), value)
}

/** A hash over the names and bytes of everything below the given paths, without what builds leave behind. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (name !== 'node_modules' && name !== 'dist' && !name.endsWith('.test.ts')) visit(join(path, name))
      }
      return
    }
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) visit(join(root, path))
  return hash.digest('hex')
}

/** Installs exactly what the lock file says, unless that very lock file is installed already. */
export function installDependencies() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Pacemeal needs Node 20 or newer to install itself; this is ${process.version}.`)
  const wanted = fingerprint(['package-lock.json', 'package.json'])
  if (stampOf('installed') === wanted && existsSync(node26)) return
  console.log('Installing dependencies (once; about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // A production environment would leave out the build tools and the pinned Node.
    env: { ...process.env, NODE_ENV: '', npm_config_production: '' },
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) fail('npm ci failed; its own message is above.')
  const check = spawnSync(node26, ['--version'], { encoding: 'utf8' })
  if (check.status !== 0) {
    fail(
      'The npm package "node", which brings the Node that Pacemeal runs on, did not install its binary. ' +
        'Install scripts may be switched off (npm config get ignore-scripts should say false).',
    )
  }
  stamp('installed', wanted)
}

/** Builds the web app, unless exactly these sources are built already. */
export function buildWeb() {
  const wanted = fingerprint(['apps/web', 'packages', 'package-lock.json'])
  if (stampOf('web-built') === wanted && existsSync(join(root, 'apps/web/dist/index.html'))) return
  console.log('Building the web app …')
  const run = spawnSync(
    node26,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--emptyOutDir'],
    { cwd: join(root, 'apps/web'), stdio: 'inherit', env: toolEnvironment({ NODE_ENV: 'production' }) },
  )
  if (run.status !== 0) fail('The web app did not build; the message is above.')
  const compressed = spawnSync(node26, [join(root, 'scripts/production/compress-web.ts')], {
    stdio: 'inherit',
    env: toolEnvironment(),
  })
  if (compressed.status !== 0) fail('The built web app could not be compressed; the message is above.')
  stamp('web-built', wanted)
}

/** Starts a script on the project's Node, hands signals on, and ends with its exit code. */
export function runForeground(args, extraEnvironment = {}) {
  const child = spawn(node26, args, { cwd: root, stdio: 'inherit', env: toolEnvironment(extraEnvironment) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return child
}
