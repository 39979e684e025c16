import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { rootFolder } from '../apps/server/src/config/root-folder.ts'
import { freePort } from '../apps/server/src/testing/postgres-cluster.ts'
import { runServer } from '../apps/server/src/testing/run-server.ts'
import { openBrowser, signUp } from '../apps/server/src/testing/test-browser.ts'
import { listen, openRealtime } from '../apps/server/src/testing/test-realtime.ts'
import { undoAll, undoLater } from './api/undo.ts'

/**
 * Starts nginx with `deploy/nginx-sub-path.conf` before a server of its own, and asks it for the page, a file, a sign-in and an
 * event over realtime, all below /food. The web app has to be built.
 *
 * node bench/sub-path.ts [--nginx /usr/sbin/nginx]
 */
const at = process.argv.indexOf('--nginx')
const nginx = at < 0 ? '/usr/sbin/nginx' : (process.argv[at + 1] ?? '')
if (!existsSync(nginx)) throw new Error(`There is no ${nginx}. Install it: apt-get install nginx-light`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

const PATH = '/food'
const MAX_TRIES = 200
const [port, serverPort] = [await freePort(), await freePort()]
const folder = await mkdtemp(join(tmpdir(), 'pacemeal-sub-path-'))
undoLater(() => rm(folder, { recursive: true, force: true }))
await chmod(folder, 0o755)
const sample = await readFile(join(rootFolder, 'deploy/nginx-sub-path.conf'), 'utf8')
await writeFile(join(folder, 'app.conf'), sample.replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`))
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (kind) => `${kind}_temp_path ${join(folder, kind)};`,
)
await writeFile(
  join(folder, 'nginx.conf'),
  `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')} server { listen 127.0.0.1:${port}; include ${join(folder, 'app.conf')}; } }`,
)
const url = `http://localhost:${port}${PATH}`
const settings = { PUBLIC_URL: url, TRUST_PROXY: '1', PORT: String(serverPort), DATA_DIR: join(folder, 'data') }
const server = await runServer(settings)
undoLater(async () => {
  server.child.kill('SIGTERM')
  await server.ended
})
const proxy = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
undoLater(async () => void proxy.kill('SIGQUIT'))

let problems = 0
const check = (what: string, isRight: boolean): void => {
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${what}`)
  if (!isRight) problems += 1
}
try {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    await later(50)
  }
  const page = await (await fetch(`${url}/meal-plan`, { headers: { accept: 'text/html' } })).text()
  check('the page tells the app its path', page.includes(`data-base="${PATH}"`))
  const script = /(?:src|href)="([^"]+\/index-[^"]+\.js)"/.exec(page)?.[1] ?? ''
  check(
    'its script is there',
    (await fetch(new URL(script, url))).status === 200 && script.startsWith(`${PATH}/assets/`),
  )
  const bare = await fetch(`http://localhost:${port}${PATH}`, { redirect: 'manual' })
  check('the path without a slash leads to it', bare.status === 301)
  const maya = await signUp(openBrowser(url))
  check(
    'cookies stay below the path',
    maya.cookies.get('a_session_pacemeal')?.attributes.includes('path=/food;') === true,
  )
  const realtime = openRealtime(maya)
  const heard = await listen(realtime, 'account')
  await maya.account.updateName({ name: 'Maya L.' })
  check('realtime is heard', (await heard.until(1)).length === 1)
  await realtime.disconnect()
  check('measures are for the inside alone', (await fetch(`${url}/metrics`)).status === 404)
} finally {
  await undoAll()
}
process.exitCode = problems === 0 ? 0 : 1
