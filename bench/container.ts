import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { parse } from 'yaml'
import { rootFolder } from '../apps/server/src/config/root-folder.ts'
import { freePort } from '../apps/server/src/testing/postgres-cluster.ts'
import { goodPassword, openBrowser, signUp } from '../apps/server/src/testing/test-browser.ts'
import { undoAll, undoLater } from './api/undo.ts'

/**
 * Builds the image with Docker, starts it with the rights that `compose.yaml` gives it, and uses it: health, sign-up, backup,
 * stop, restore. Prints the size of the image as it is sent.
 *
 * node bench/container.ts [--image pacemeal:0.1.0]   an image that is there instead of a new one
 */
const at = process.argv.indexOf('--image')
const given = at < 0 ? undefined : process.argv[at + 1]
const image = given ?? 'pacemeal:try'
/** Largest image as it is sent, in megabytes. */
const MAX_MEGABYTES = 250
const HEALTHY_WITHIN_MS = 120_000
const name = `pacemeal-try-${process.pid}`
const backups = '/data/backups'

/** What Docker answers; with an exit code where it fails. */
const docker = (...given: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync('docker', given, { cwd: rootFolder, encoding: 'utf8' })
  if (error) throw new Error('There is no docker. Install it, and see that its daemon runs.', { cause: error })
  return { status: status ?? 1, text: `${stdout}${stderr}`.trim() }
}
const must = (...given: readonly string[]): string => {
  const { status, text } = docker(...given)
  if (status !== 0) throw new Error(`docker ${given.join(' ')}: ${text}`)
  return text
}
const inside = (...command: readonly string[]) => docker('exec', name, ...command)

interface AppService {
  readonly read_only?: boolean
  readonly init?: boolean
  readonly tmpfs?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
}
/** The rights of the app in `compose.yaml`, as `docker run` takes them. */
const rightsOf = ({ read_only, init, tmpfs = [], cap_drop = [], security_opt = [] }: AppService): readonly string[] => [
  ...(read_only === true ? ['--read-only'] : []),
  ...(init === true ? ['--init'] : []),
  ...tmpfs.flatMap((folder) => ['--tmpfs', folder]),
  ...cap_drop.flatMap((right) => ['--cap-drop', right]),
  ...security_opt.flatMap((option) => ['--security-opt', option]),
]

/** Bytes of the image as a registry keeps it. */
const compressedBytes = async (): Promise<number> => {
  const saving = spawn('docker', ['save', image], { stdio: ['ignore', 'pipe', 'inherit'] })
  let bytes = 0
  for await (const chunk of saving.stdout.pipe(createGzip())) bytes += (chunk as Buffer).length
  return bytes
}

const untilHealthy = async (): Promise<boolean> => {
  for (const end = Date.now() + HEALTHY_WITHIN_MS; Date.now() < end; await later(500)) {
    if (must('inspect', '--format', '{{.State.Health.Status}}', name) === 'healthy') return true
  }
  return false
}

let problems = 0
const check = (what: string, isRight: boolean): void => {
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${what}`)
  if (!isRight) problems += 1
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}
try {
  if (given === undefined) {
    console.log('Building the image …')
    const { status } = spawnSync('docker', ['build', '--tag', image, '.'], { cwd: rootFolder, stdio: 'inherit' })
    if (status !== 0) throw new Error('docker build failed; its own message is above.')
  }
  const megabytes = (await compressedBytes()) / 1e6
  check(`${megabytes.toFixed(0)} MB compressed, at most ${MAX_MEGABYTES}`, megabytes <= MAX_MEGABYTES)

  const compose = parse(readFileSync(join(rootFolder, 'compose.yaml'), 'utf8')) as {
    readonly services: { readonly app: AppService }
  }
  const rights = rightsOf(compose.services.app)
  const port = await freePort()
  const url = `http://localhost:${port}`
  undoLater(async () => void docker('volume', 'rm', '--force', name))
  undoLater(async () => void docker('rm', '--force', name))
  const volume = ['--volume', `${name}:/data`]
  const settings = ['--env', `PUBLIC_URL=${url}`, '--publish', `127.0.0.1:${port}:3000`]
  must('run', '--detach', '--name', name, ...rights, ...volume, ...settings, image)
  check('it is healthy by its own check', await untilHealthy())

  check('it runs as the user node', inside('id', '--user', '--name').text === 'node')
  check('nothing of the image can be written', inside('touch', '/app/server.mjs').status !== 0)
  check('it has no capabilities', /^CapEff:\s*0+$/m.test(inside('cat', '/proc/1/status').text))

  const maya = await signUp(openBrowser(url))
  check('somebody signs up', (await maya.account.get()).$id === maya.userId)
  const { text: kept } = inside('node', 'apps/server/src/cli/backup.js')
  const file = /[\w-]+\.zip/.exec(kept)?.[0] ?? ''
  check(`a backup is made: ${kept.split('\n').at(-1)}`, file !== '')
  const late = await signUp(openBrowser(url))

  must('stop', '--time', '30', name)
  check('it ends by itself when it is told to', must('inspect', '--format', '{{.State.ExitCode}}', name) === '0')
  const restore = ['node', 'apps/server/src/cli/restore.js', `${backups}/${file}`, '--yes']
  const restored = docker('run', '--rm', ...rights, ...volume, image, ...restore)
  check(`the backup is restored: ${restored.text.split('\n').at(-1)}`, restored.status === 0)
  must('start', name)
  check('it is healthy again', await untilHealthy())
  const signIn = ({ email }: { readonly email: string }): Promise<boolean> =>
    openBrowser(url)
      .account.createEmailPasswordSession({ email, password: goodPassword })
      .then(
        () => true,
        () => false,
      )
  check('who was in the backup signs in, who came later does not', (await signIn(maya)) && !(await signIn(late)))
} finally {
  await undoAll()
}
process.exitCode = problems === 0 ? 0 : 1
