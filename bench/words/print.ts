import type { ExpectedItem } from './lines.ts'
import { type LineScore, MAX_SILENT_ERROR, summarise } from './score.ts'

const percent = (value: number): string => `${(100 * value).toFixed(0)}%`.padStart(8)

const titles = 'lines,item F1,food F1,median,off,silent,doubted,right,recall,asked,needed,after,unasked'.split(',')

/** Prints the table by family, all lines together and the worst family of each figure. */
export function printScores(scores: readonly LineScore[]): void {
  const families = [...Map.groupBy(scores, ({ line }) => line.family)].map(
    ([family, own]) => [family, summarise(own)] as const,
  )
  console.log(`${'family'.padEnd(12)}${titles.map((title) => title.padStart(8)).join('')}`)
  const row = (name: string, sum: ReturnType<typeof summarise>): void => {
    const { lines, f1, foodF1, medianError, off, silentlyOff, doubted, doubtPrecision, doubtRecall } = sum
    const shares = [medianError, off, silentlyOff, doubted, doubtPrecision, doubtRecall]
      .concat(sum.asked, sum.needed, sum.offAnswered, sum.undoubtedOff)
      .map(percent)
      .join('')
    console.log(
      `${name.padEnd(12)}${String(lines).padStart(8)}${f1.toFixed(3).padStart(8)}${foodF1.toFixed(3).padStart(8)}${shares}`,
    )
  }
  for (const [family, sum] of families) row(family, sum)
  row('all', summarise(scores))
  const worst = (value: (sum: ReturnType<typeof summarise>) => number): string =>
    families.toSorted(([, a], [, b]) => value(b) - value(a))[0]?.[0] ?? ''
  console.log(
    `worst family by F1: ${worst(({ f1 }) => -f1)}, by median: ${worst(({ medianError }) => medianError)}, by silent: ${worst(({ silentlyOff }) => silentlyOff)}`,
  )
}

const wanted = ({ foods: [first], named, amount }: ExpectedItem): string =>
  `${first ?? named?.source} ${'grams' in amount ? `${amount.grams} g` : `${amount.kcal} kcal`}`

/** Lists the lines that were read wrongly; for the half that rules may be tuned on. */
export function printMisses(scores: readonly LineScore[]): void {
  for (const { line, read, missing, tooMuch, energyError, isSilent } of scores) {
    if (missing.length === 0 && tooMuch === 0 && Math.abs(energyError) <= MAX_SILENT_ERROR) continue
    const items = read.items.map(
      ({ key, grams, nutrients, confidence }) =>
        `${key.replace('food:', '')} ${Math.round(grams)} g ${Math.round(nutrients.calories ?? 0)} (${confidence})`,
    )
    console.log(
      `${line.family}: ${line.said} [${(100 * energyError).toFixed(0)}%${isSilent ? ' silent' : ''}]\n    read ${items.join(', ')}${read.unknown.length > 0 ? `; unknown ${read.unknown.join(' | ')}` : ''}\n    missing ${missing.map(wanted).join(', ')}; ${tooMuch} too much`,
    )
  }
}
