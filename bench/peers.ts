import { machineLine } from './api/machine.ts'
import { planTexts } from './api/people.ts'
import { printTable } from './api/print-table.ts'
import { undoAll } from './api/undo.ts'
import { comparePeers, type PeerCost } from './peers/compare-peers.ts'
import { installParseServer } from './peers/parse-server-process.ts'

/**
 * Compares the processor time of a request with that of Parse Server for the same call: the account, a list of 25 with its
 * total, creating a document. Parse Server is installed once, outside the workspace, and runs on Postgres; every server has
 * ten thousand documents of twenty people.
 *
 * node bench/peers.ts [--requests 2000] [--rounds 3]
 */
const numberOf = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

const folder = await installParseServer()
console.log(machineLine())
const effort = { requests: numberOf('requests', 2000), rounds: numberOf('rounds', 3) }
const costs = await comparePeers(folder, await planTexts(), effort)

const [first] = costs
const shown = (value: number): string => value.toFixed(2)
const rowOf = ({ call }: PeerCost): string[] => {
  const ours = costs.filter((one) => one.call === call)
  const peer = ours.find(({ server }) => server === first?.server)?.milliseconds ?? Number.NaN
  return [call, ...ours.map(({ milliseconds }) => `${shown(milliseconds)} (${(peer / milliseconds).toFixed(1)}x)`)]
}
console.log(
  '\nProcessor milliseconds of the server for a request, the median of the rounds; in brackets how many times cheaper\n',
)
const servers = [...new Set(costs.map(({ server }) => server))]
printTable(['call', ...servers], costs.filter(({ server }) => server === first?.server).map(rowOf))
const failed = costs.reduce((sum, { failures }) => sum + failures, 0)
console.log(`\n${failed} failed requests.`)
process.exitCode = failed > 0 ? 1 : 0
