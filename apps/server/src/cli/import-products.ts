// npm run products:import -- <file>: reads a dump of Open Food Facts (.jsonl or .csv, with or without .gz) into the data
// base of products, while the server runs. A dump adds and changes; `--whole` also removes what is not in it, and
// `--remove <file>` removes the numbers that stand in a file, one a line.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../clock.ts'
import { readConfigOrExit } from '../config/config-or-exit.ts'
import { exitWithError, printLine } from '../console.ts'
import { prepareDataFolderOrExit } from '../data-folder-or-exit.ts'
import { productsFile } from '../providers/products/products-file.ts'
import { openProductStore } from '../providers/products/sqlite-product-store.ts'
import { importProducts, type SkipReason } from '../services/products/import-products.ts'
import { DumpUnreadable } from '../services/products/read-dump.ts'

const USAGE = 'Say a file: npm run products:import -- products.jsonl.gz [--whole] [--remove numbers.txt]'

const reasons: Readonly<Record<SkipReason, string>> = {
  unreadable: 'the row cannot be read',
  'no-number': 'no valid product number in "code"',
  'no-name': 'no product name',
}

const readArguments = () => {
  try {
    return parseArgs({ options: { whole: { type: 'boolean' }, remove: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    return exitWithError(error instanceof Error ? `${error.message} ${USAGE}` : USAGE)
  }
}

const { values, positionals } = readArguments()
if (positionals.length > 1 || (positionals.length === 0 && values.remove === undefined)) exitWithError(USAGE)
const config = readConfigOrExit()
await prepareDataFolderOrExit(config.dataDir)
const store = openProductStore(productsFile(config), systemClock)
try {
  const [file] = positionals
  if (file !== undefined) {
    const began = performance.now()
    const result = await importProducts(resolve(file), {
      store,
      clock: systemClock,
      isWhole: values.whole === true,
      onProgress: (rows) => printLine(`${rows} rows`),
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const memory = Math.round(process.resourceUsage().maxRSS / 1024)
    printLine(
      `${result.stored} products stored, ${result.unchanged} unchanged, ${result.removed} removed, ${result.skipped} rows skipped, ${result.faulty} with figures that cannot be right; ${seconds} s, ${memory} MB at most.`,
    )
    for (const { line, why } of result.skippedRows) printLine(`Line ${line} skipped: ${reasons[why]}.`)
    const more = result.skipped - result.skippedRows.length
    if (more > 0) printLine(`${more} more rows skipped.`)
  }
  if (values.remove !== undefined) {
    const codes = (await readFile(resolve(values.remove), 'utf8')).split(/\s+/).filter((code) => code !== '')
    printLine(`${store.remove(codes)} products removed.`)
  }
  printLine(`${store.count()} products in ${productsFile(config)}. Data: Open Food Facts, Open Database License.`)
} catch (error) {
  if (error instanceof DumpUnreadable) exitWithError(error.message)
  exitWithError(`The products were not imported: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  store.close()
}
