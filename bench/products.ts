import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ProductCode } from '@pacemeal/domain/barcode'
import { systemClock } from '../apps/server/src/clock.ts'
import { openProductStore } from '../apps/server/src/providers/products/sqlite-product-store.ts'
import { makeDump } from './products/make-dump.ts'

/**
 * Makes a dump in the shape of the real one, imports it by the operator's command, and prints time, memory and size; then
 * imports it again, as a delta that changes nothing, and looks products up.
 *
 * node bench/products.ts [--count 100000]
 */
const at = process.argv.indexOf('--count')
const count = at < 0 ? 100_000 : Number(process.argv[at + 1])
const LOOKUPS = 2000

const folder = await mkdtemp(join(tmpdir(), 'pacemeal-products-'))
try {
  const dump = join(folder, 'products.jsonl.gz')
  await makeDump(dump, count)
  console.log(`${count} rows, ${((await stat(dump)).size / 1e6).toFixed(0)} MB compressed`)
  const command = resolve(import.meta.dirname, '../apps/server/src/cli/import-products.ts')
  for (const name of ['whole dump', 'again, as a delta']) {
    const { stdout } = await promisify(execFile)(process.execPath, [command, dump], {
      env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'development' },
    })
    console.log(`${name}: ${stdout.split('\n').find((line) => line.includes('stored'))}`)
  }
  const file = join(folder, 'products.sqlite')
  console.log(`data base: ${((await stat(file)).size / 1e6).toFixed(0)} MB`)
  const store = openProductStore(file, systemClock)
  const codes = store.search('skyr', LOOKUPS).map(({ code }) => code as ProductCode)
  const times = codes.map((code) => {
    const began = performance.now()
    store.find(code)
    return performance.now() - began
  })
  const began = performance.now()
  for (let turn = 0; turn < 50; turn += 1) store.search('skyr van', 12)
  const search = (performance.now() - began) / 50
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  console.log(
    `look-up of ${times.length}: ${p95.toFixed(2)} ms at the 95th percentile; search: ${search.toFixed(1)} ms`,
  )
  store.close()
} finally {
  await rm(folder, { recursive: true, force: true })
}
