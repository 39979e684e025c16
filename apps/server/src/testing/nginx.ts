import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'

/** An nginx of the system, running with a configuration of ours. */
export interface RunningNginx {
  close(): Promise<void>
}

const MAX_START_MS = 10_000
const LOOK_MS = 50
/** What nginx writes beside its answers, all of it below a folder of its own. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * Starts an nginx (`nginx` is the path of its program) with what stands in its `http` block, and waits until `url` is answered.
 * Rejects when it does not begin to.
 */
export const startNginx = async (nginx: string, http: string, url: string): Promise<RunningNginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-nginx-'))
  await chmod(folder, 0o755)
  const temporary = TEMPORARY.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; events {}
http { access_log off; ${temporary} ${http} }`,
  )
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', config], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  const close = async () => {
    child.kill('SIGQUIT')
    const timer = setTimeout(() => child.kill('SIGKILL'), 1000)
    await ended
    clearTimeout(timer)
    await rm(folder, { recursive: true, force: true })
  }
  const until = performance.now() + MAX_START_MS
  while (performance.now() < until) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { close }
    await later(LOOK_MS)
  }
  await close()
  throw new Error(`${nginx} does not answer at ${url}.`)
}
