import { tuningFamilies } from './expenditure/family.ts'
import { heldOutFamilies } from './expenditure/held-out.ts'
import { type AthleteRow, measureAthlete } from './expenditure/measure.ts'
import { printBounds, printExpenditure } from './expenditure/print.ts'

/**
 * Lets simulated athletes of many families log for twelve weeks and prints how near the learned expenditure comes to the
 * truth (in logged units), beside the formula, a 28-day regression and a plain filter of two states.
 *
 * node bench/expenditure.ts [--athletes 120] [--full] [--tuning] [--bound]
 * --full takes 2,400 athletes. --tuning takes the families that the constants were chosen on; without it the held-out
 * ones are taken. --bound prints what a reader of the log could know at best, and simulates nobody.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const FULL_ATHLETES = 2400
const SHORT_ATHLETES = 240
const athletes = process.argv.includes('--full') ? FULL_ATHLETES : Number(argument('athletes') ?? SHORT_ATHLETES)
const families = process.argv.includes('--tuning') ? tuningFamilies : heldOutFamilies
/** Tuning and held-out athletes share no seed. */
const firstSeed = process.argv.includes('--tuning') ? 1 : 2_000_000

if (process.argv.includes('--bound')) {
  printBounds(families)
  process.exit(0)
}

const started = performance.now()
const each = Math.ceil(athletes / families.length)
const rows: readonly AthleteRow[] = families.flatMap((family, f) =>
  Array.from({ length: each }, (_, i) => measureAthlete(family, firstSeed + f * each + i)),
)
printExpenditure(rows)
console.log(`${rows.length} athletes, ${((performance.now() - started) / 1000).toFixed(0)} s`)
