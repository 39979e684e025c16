import { isUnsure, type SaidItem } from '@pacemeal/catalog/say'
import { type LineScore, MAX_SILENT_ERROR } from './score.ts'

/**
 * Why an item of a line was not found, or one too many was: by what can be told from the reading and the truth alone. Whether
 * the truth itself can be argued about no script tells; where the line's energy is right all the same (`isHarmless`), mostly.
 */
type Cause =
  | 'name unknown'
  | 'another food'
  | 'passed over'
  | 'dish for its parts'
  | 'parts for a dish'
  | 'one too many'
  | `amount, ${SaidItem['basis']['amount']}`

/** One thing that went wrong in a line. */
interface Miss {
  readonly cause: Cause
  readonly what: string
  /** The energy of the line is right within a quarter. */
  readonly isHarmless: boolean
}

/** What went wrong in a line, a cause for each item that was not found and for each that is left over. */
export function missesOf(score: LineScore): readonly Miss[] {
  const { line, read, missing, misplaced, extra, energyError } = score
  const isHarmless = Math.abs(energyError) <= MAX_SILENT_ERROR
  const left = [...extra]
  const misses: Miss[] = []
  const add = (cause: Cause, what: string): void => {
    misses.push({ cause, what: `${what} <- ${line.said}`, isHarmless })
  }
  const unread = missing.filter((one) => !misplaced.some(([wanted]) => wanted === one))
  for (const [wanted, item] of misplaced)
    add(
      `amount, ${item.basis.amount}`,
      `${item.key} ${Math.round(item.grams)} g ${Math.round(item.nutrients.calories ?? 0)} kcal, not ${JSON.stringify(wanted.amount)}`,
    )
  const unknown = [...read.unknown]
  for (const [at, one] of unread.entries()) {
    const what = one.named?.source ?? one.foods[0] ?? ''
    const rest = unread.length - at
    const other = left[0]
    if (other && other.kind !== 'food' && rest > left.length) {
      if (left.length > 1) left.shift()
      add('dish for its parts', `${what} in ${other.key}`)
    } else if (other) {
      left.shift()
      const isTakenApart = one.named !== undefined && left.length >= rest
      add(isTakenApart ? 'parts for a dish' : 'another food', `${what} as ${other.key}`)
    } else if (unknown.length > 0) add('name unknown', `${what} (${unknown.shift()})`)
    else add('passed over', what)
  }
  for (const one of left) if (unread.length === 0) add('one too many', one.key)
  return misses
}

/** What a sign of doubt was shown for, and whether it was right: the item was off by more than a quarter, or another food. */
interface Sign {
  readonly reason: string
  readonly isRight: boolean
  /** The line is off by more than a quarter, and nothing else tells of it. */
  readonly isOnlyOfOff: boolean
}

/** Of what was doubted for its amount or for the several foods that it may be. */
const DOUBTED_CONFIDENCE = 0.45

/** What an item was doubted for, by what the reader tells of it. */
function reasonOf({ basis, confidence, kind, parts }: SaidItem): string {
  if (basis.otherPart !== undefined) return 'of a piece or of the whole'
  if (confidence !== DOUBTED_CONFIDENCE) return `name or reading (${kind})`
  if (basis.rivals.length > 0) return 'one of several'
  if (basis.isSmall) return 'small'
  return kind === 'food' ? `${basis.amount} ${parts[0]?.food.aisle}` : `${basis.amount} ${kind}`
}

/** Each doubt and each question of a line by its reason. */
export function signsOf({ read, wrong, energyError }: LineScore): readonly Sign[] {
  const isOff = Math.abs(energyError) > MAX_SILENT_ERROR
  const signs = read.items.flatMap((item) => {
    const { basis, question, kind } = item
    const doubt = isUnsure(item) ? [`doubt: ${reasonOf(item)}`] : []
    const asked = question
      ? [`asked ${question.about}: ${kind}, ${basis.amount}${basis.isFilled ? ', filled' : ''}`]
      : []
    return [...doubt, ...asked].map((reason) => ({ reason, isRight: wrong.includes(item) }))
  })
  const told = signs.length + read.unknown.length
  return signs.map((sign) => ({ ...sign, isOnlyOfOff: isOff && told === 1 }))
}

/** What the causes come down to; a wrong amount and another food cost F1 an item that is missing and one too many. */
const groups: readonly (readonly [string, (cause: Cause) => boolean, number])[] = [
  ['food: name unknown or passed over', (cause) => cause === 'name unknown' || cause === 'passed over', 1],
  ['food: another one', (cause) => cause === 'another food', 2],
  ['food: one too many', (cause) => cause === 'one too many', 1],
  ['dish for its parts, or these for it', (cause) => /^dish for|^parts for/.test(cause), 2],
  ['amount: nobody said one', (cause) => /^amount, (?:usual|piece)$/.test(cause), 2],
  ['amount: of a count or a vessel', (cause) => /^amount, (?:counted|vessel)$/.test(cause), 2],
  ['amount: of a weight or a measure', (cause) => /^amount, (?:weighed|measured)$/.test(cause), 2],
]

/** Prints how often each cause is, and how right each reason for a sign was. */
export function printCauses(scores: readonly LineScore[], areAllListed: boolean): void {
  const misses = scores.flatMap(missesOf)
  const titles = ['misses', 'harmless', 'errors'].map((title) => title.padStart(10)).join('')
  console.log(`${'what went wrong'.padEnd(38)}${titles}`)
  for (const [name, isOf, cost] of groups) {
    const own = misses.filter(({ cause }) => isOf(cause))
    const counts = [own.length, own.filter(({ isHarmless }) => isHarmless).length, cost * own.length]
    console.log(`${name.padEnd(38)}${counts.map((count) => String(count).padStart(10)).join('')}`)
  }
  console.log()
  console.log(`${'cause'.padEnd(22)}${['misses', 'harmless'].map((title) => title.padStart(10)).join('')}`)
  const byCause = [...Map.groupBy(misses, ({ cause }) => cause)].toSorted(([, a], [, b]) => b.length - a.length)
  for (const [cause, own] of byCause) {
    const harmless = own.filter(({ isHarmless }) => isHarmless).length
    console.log(`${cause.padEnd(22)}${String(own.length).padStart(10)}${String(harmless).padStart(10)}`)
    if (areAllListed) for (const { what, isHarmless } of own) console.log(`    ${isHarmless ? ' ' : '!'} ${what}`)
  }
  const signs = Map.groupBy(scores.flatMap(signsOf), ({ reason }) => reason)
  console.log(`\n${'sign'.padEnd(46)}${['shown', 'right', 'alone'].map((title) => title.padStart(8)).join('')}`)
  for (const [reason, own] of [...signs].toSorted(([, a], [, b]) => b.length - a.length)) {
    const right = own.filter(({ isRight }) => isRight).length / own.length
    const alone = own.filter(({ isOnlyOfOff }) => isOnlyOfOff).length
    console.log(
      `${reason.padEnd(46)}${String(own.length).padStart(8)}${`${(100 * right).toFixed(0)}%`.padStart(8)}${String(alone).padStart(8)}`,
    )
  }
}
