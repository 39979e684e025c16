import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootFolder } from '../apps/server/src/config/root-folder.ts'
import { type Front, surviveRestarts } from '../apps/server/src/testing/kill-servers/survive-restarts.ts'
import { startNginx } from '../apps/server/src/testing/nginx.ts'
import { freePort } from '../apps/server/src/testing/postgres-cluster.ts'
import { makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { undoAll, undoLater } from './api/undo.ts'

/**
 * Restarts two servers on one Postgres, one after the other, behind an nginx with `deploy/nginx.conf`, while people log meals and
 * read; tells what was refused, and looks for what no retry cures and for lost or doubled meals.
 *
 * node bench/restarts.ts [--full] [--restarts 4] [--between 500] [--nginx /usr/sbin/nginx]
 * --full is 20 restarts. --between is how long a server that is back is left alone (ms).
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const nginx = argument('nginx') ?? '/usr/sbin/nginx'
if (!existsSync(nginx)) throw new Error(`There is no ${nginx}. Install it: apt-get install nginx-light`)
const restarts = Number(argument('restarts') ?? (process.argv.includes('--full') ? 20 : 4))
const betweenMs = Number(argument('between') ?? 500)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

/** The sample with the addresses of this run. */
const front = async (urls: readonly string[]): Promise<Front> => {
  const port = await freePort()
  const sample = await readFile(join(rootFolder, 'deploy/nginx.conf'), 'utf8')
  const site = urls
    .reduce((text, url, at) => text.replaceAll(`server-${at + 1}:3000`, new URL(url).host), sample)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    // These servers speak plain http to it.
    .replace('https://pacemeal', 'http://pacemeal')
    .replaceAll(/^ *proxy_ssl_.*$/gm, '')
  const url = `http://127.0.0.1:${port}`
  const { close } = await startNginx(nginx, site, `${url}/healthz`)
  return { url, close }
}

console.log(`${machineLine()}\n`)
const database = await makeDatabase('postgres')
undoLater(() => database.drop())
await database.closeDriver()
const survived = await surviveRestarts({
  settings: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', TRUST_PROXY: '1', ...database.settings },
  front,
  restarts,
  betweenMs,
  people: 6,
}).finally(undoAll)

const { requests, acknowledged, lost, extra } = survived
const refused = [...requests.refused].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none'
const lines = {
  'restarts of one of two servers': restarts,
  'requests sent': requests.sent,
  'of these refused at first, by method and status': refused,
  'of these answered after another try': requests.cured,
  'of these failed': requests.failed.length,
  'meals acknowledged': acknowledged,
  'of these lost or wrong': lost.length,
  'meals that nobody was told of, or twice there': extra,
}
for (const [what, value] of Object.entries(lines)) console.log(`  ${what.padEnd(48)} ${value}`)
const problems = [...requests.failed, ...lost]
for (const problem of problems.slice(0, 20)) console.log(`  ! ${problem}`)
const isRight = problems.length === 0 && extra === 0
console.log(isRight ? '\nNothing is lost, and nothing is done twice.' : '\nSOMETHING IS LOST OR DONE TWICE.')
process.exitCode = isRight ? 0 : 1
