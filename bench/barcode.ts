import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GreyPicture } from '@pacemeal/domain/barcode'
import { type SeededRandom, seededRandom } from '@pacemeal/testing'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { inColour, readFrame, zxingOptions } from '../apps/web/src/areas/log/barcode/read-frame.ts'
import { drawCode, type SymbolName } from './barcode/encode.ts'
import { families } from './barcode/families.ts'
import { photograph } from './barcode/photograph.ts'
import { type Row, tables } from './barcode/score.ts'

/**
 * Draws codes as packs carry them, photographs them badly, has the scanner's own code read single frames, and prints how
 * many were read, by family; then frames that hold no whole code, of which none may be read.
 *
 * node bench/barcode.ts [--each 72] [--tuning] [--family blur] [--mistakes] [--keep rows.jsonl]
 * --tuning reads the codes that may be looked at; without it those that are held back are read, too. With --keep the rows
 * are written as they come, and a run that was stopped goes on where it was.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const has = (name: string): boolean => process.argv.includes(`--${name}`)
const each = Number(argument('each') ?? 72)
const only = argument('family')

const wasm = createRequire(new URL('../apps/web/package.json', import.meta.url)).resolve(
  'zxing-wasm/reader/zxing_reader.wasm',
)
const bytes = readFileSync(wasm)
await prepareZXingModule({
  overrides: { wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer },
  fireImmediately: true,
})

const symbols: readonly SymbolName[] = ['EAN-13', 'EAN-13', 'EAN-13', 'EAN-13', 'UPC-A', 'UPC-A', 'EAN-8', 'UPC-E']

/** What zxing alone makes of the frame. */
const plainly = async (frame: GreyPicture): Promise<string | undefined> => {
  const [first] = await readBarcodes(inColour(frame) as ImageData, {
    ...zxingOptions,
    tryInvert: true,
    tryDownscale: true,
  })
  if (!first) return undefined
  return first.format === 'EAN8' || first.format === 'UPCE' ? first.text : first.text.padStart(13, '0')
}

const keep = argument('keep')
const kept = new Map(
  keep !== undefined && existsSync(keep)
    ? readFileSync(keep, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row)
        .map((row) => [`${row.family} ${row.number}`, row])
    : [],
)

/** Reads a frame with the code, unless that was done before. `part` of the code is in the frame; below 1 nothing is to be read. */
const measure = async (family: string, number: number, seed: number, part?: (random: SeededRandom) => number) => {
  const known = kept.get(`${family} ${number}`)
  if (known) return known
  const random = seededRandom(seed)
  const code = drawCode(random.pick(symbols), random)
  const { grade, see } = families[family] ?? random.pick(Object.values(families))
  const sight = see(random)
  const frame =
    part === undefined
      ? await photograph(code, sight, random)
      : await photograph(code, { ...sight, angle: sight.angle % 10 }, random, part(random))
  const alone = await plainly(frame)
  const began = performance.now()
  const before = process.cpuUsage()
  const read = await readFrame(frame)
  const used = process.cpuUsage(before)
  const row: Row = {
    family,
    grade,
    symbol: code.symbol,
    truth: part === undefined ? code.truth : '',
    digits: part === undefined ? code.digits : '',
    number,
    isHeldBack: number % 2 === 1,
    read,
    alone,
    milliseconds: performance.now() - began,
    processor: (used.user + used.system) / 1000,
  }
  if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(row)}\n`)
  return row
}

const rows: Row[] = []
/** Halves of codes, and other print: there is nothing to read. */
const empty: Row[] = []
for (let number = 0; number < each; number += 1) {
  if (has('tuning') && number % 2 === 1) continue
  for (const [at, family] of Object.keys(families).entries()) {
    if (only === undefined || only === family) rows.push(await measure(family, number, at * 10_000 + number))
  }
  if (only !== undefined) continue
  for (const half of [2 * number, 2 * number + 1]) {
    const partOf = (random: SeededRandom) => (random.next() < 0.85 ? 0.4 + random.next() * 0.25 : -2)
    empty.push(await measure('no whole code', half, 500_000 + half, partOf))
  }
}

for (const [title, table] of tables(rows, empty)) {
  console.log(title)
  console.table(table)
}
if (has('mistakes')) {
  for (const row of [...rows, ...empty].filter(({ read, truth }) => read !== (truth || undefined))) {
    console.log(`${row.family} ${row.number} ${row.symbol} ${row.truth}: ${row.read ?? '-'}`)
  }
}
