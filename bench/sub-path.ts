import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootFolder } from '../apps/server/src/config/root-folder.ts'
import { startNginx } from '../apps/server/src/testing/nginx.ts'
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
const [port, serverPort] = [await freePort(), await freePort()]
const folder = await mkdtemp(join(tmpdir(), 'pacemeal-sub-path-'))
undoLater(() => rm(folder, { recursive: true, force: true }))
const sample = await readFile(join(rootFolder, 'deploy/nginx-sub-path.conf'), 'utf8')
const site = sample.replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
const url = `http://localhost:${port}${PATH}`
const settings = { PUBLIC_URL: url, TRUST_PROXY: '1', PORT: String(serverPort), DATA_DIR: join(folder, 'data') }
const server = await runServer(settings)
undoLater(async () => {
  server.child.kill('SIGTERM')
  await server.ended
})

let problems = 0
const check = (what: string, isRight: boolean): void => {
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${what}`)
  if (!isRight) problems += 1
}
try {
  const proxy = await startNginx(nginx, `server { listen 127.0.0.1:${port}; ${site} }`, `${url}/healthz`)
  undoLater(proxy.close)
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
