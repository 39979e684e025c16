import type { SeededRandom } from '@pacemeal/testing'
import { kcalOf, kilojoulesOf, type MadeUpFood } from './food.ts'
import type { Panel, PanelLine, Truth } from './panel.ts'
import { type Language, type Wording, wordings } from './wordings.ts'

/** Reference intakes of Regulation (EU) 1169/2011, Annex XIII, part B. */
const REFERENCE: Readonly<Record<string, number>> = {
  energy: 2000,
  fat: 70,
  saturates: 20,
  carbs: 260,
  sugar: 90,
  protein: 50,
  salt: 6,
}

const fields = ['fat', 'saturates', 'carbs', 'sugar', 'polyols', 'fiber', 'protein', 'salt'] as const
type Field = (typeof fields)[number]

interface Printed {
  readonly text: string
  readonly value: number
}

interface Style {
  readonly decimal: '.' | ','
  /** Between number and unit. */
  readonly gap: string
  /** The unit stands behind the words, not behind each number. */
  readonly unitInLabel: boolean
  readonly thousands: string
}

const decimals = (value: number, digits: number, { decimal }: Style): Printed => {
  const text = value.toFixed(digits)
  return { text: text.replace('.', decimal), value: Number(text) }
}

/** The rounding of the Commission's guidance on tolerances (2012), table 4. */
const printGrams = (field: Field, value: number, style: Style): Printed => {
  const unit = style.unitInLabel ? '' : `${style.gap}g`
  const withUnit = ({ text, value: number }: Printed, before = ''): Printed => ({
    text: `${before}${text}${unit}`,
    value: number,
  })
  if (field === 'salt') {
    if (value <= 0.0125) return withUnit(decimals(0.01, 2, style), '<')
    return withUnit(decimals(value, value < 1 ? 2 : 1, style))
  }
  const least = field === 'saturates' ? 0.1 : 0.5
  if (value <= least) return withUnit(decimals(least, 1, style), '<')
  return withUnit(decimals(value, value >= 10 ? (value % 1 < 0.5 ? 0 : 1) : 1, style))
}

const wholeText = (value: number, style: Style): string =>
  value >= 1000 && style.thousands !== ''
    ? `${Math.floor(value / 1000)}${style.thousands}${String(value % 1000).padStart(3, '0')}`
    : String(value)

interface Column {
  readonly basis: 'per-100' | 'serving'
  readonly times: number
  readonly heading: string
}

const joined = (
  languages: readonly Wording[],
  random: SeededRandom,
  pick: (one: Wording) => readonly string[],
  between: string,
): string => languages.map((one) => random.pick(pick(one))).join(between)

export const euPanel = (random: SeededRandom, food: MadeUpFood, languages: readonly Language[]): Panel => {
  const said = languages.map((one) => wordings[one])
  const first = said[0] ?? wordings.en
  const isBritish = languages[0] === 'en'
  const style: Style = {
    decimal: first.decimal,
    gap: isBritish ? random.pick(['', '', ' ']) : random.pick(['', ' ', ' ']),
    unitInLabel: random.next() < 0.15,
    thousands: random.pick(['', '', isBritish ? ',' : ' ']),
  }
  const between = random.pick([' / ', ' / ', ' - '])
  const unit = food.unit
  const size = `${food.servingSize}${style.gap}${unit}`
  const heading = (basis: Column['basis']): string => {
    const words = (one: Wording) => (basis === 'per-100' ? one.per100 : one.perServing)
    const [main = first] = said
    return random.pick(words(main)).replace('$', unit).replace('#', size)
  }
  const bases = random.pick([
    ['per-100'],
    ['per-100', 'serving'],
    ['per-100', 'serving'],
    ['serving', 'per-100'],
  ] as const)
  const columns: Column[] = bases.map((basis) => ({
    basis,
    times: basis === 'serving' ? food.servingSize / 100 : 1,
    heading: heading(basis),
  }))
  const withReference = columns.some(({ basis }) => basis === 'serving') && random.next() < 0.4
  // In narrow columns packs break the two energies over two lines.
  const narrow = columns.length + (withReference ? 1 : 0)
  const stacked = random.next() < (narrow >= 3 ? 1 : narrow === 2 ? 0.7 : 0.35)
  const truth: Record<string, number> = { ...(columns.length > 1 ? { servingSize: food.servingSize } : {}) }

  const energyCells = columns.map(({ basis, times }) => {
    const kcal = Math.round(kcalOf(food) * times)
    const kilojoules = Math.round(kilojoulesOf(food) * times)
    truth[`${basis}.calories`] = kcal
    return {
      kcal: `${wholeText(kcal, style)}${style.gap}kcal`,
      kilojoules: `${wholeText(kilojoules, style)}${style.gap}kJ`,
    }
  })
  const reference = (share: string): string[] => (withReference ? [share] : [])
  const serving = columns.find(({ basis }) => basis === 'serving')
  const shareOf = (field: string, per100: number): string =>
    `${Math.round((100 * per100 * (serving?.times ?? 1)) / (REFERENCE[field] ?? 1))}${style.gap}%`
  const energyWords = joined(said, random, (one) => one.energy, between)
  const energyLines: PanelLine[] = stacked
    ? [
        { label: energyWords, cells: [...energyCells.map(({ kilojoules }) => kilojoules), ...reference('')] },
        { label: '', cells: [...energyCells.map(({ kcal }) => kcal), ...reference(shareOf('energy', kcalOf(food)))] },
      ]
    : [
        {
          label: energyWords,
          cells: [
            ...energyCells.map(({ kcal, kilojoules }) => `${kilojoules}${random.pick(['/', ' / '])}${kcal}`),
            ...reference(shareOf('energy', kcalOf(food))),
          ],
        },
      ]
  const shown = fields.filter((field) =>
    field === 'polyols' ? food.polyols > 0 : field !== 'fiber' || random.next() < 0.75,
  )
  const bold = random.next() < 0.5
  const lines = shown.map((field): PanelLine => {
    const cells = columns.map(({ basis, times }) => {
      const { text, value } = printGrams(field, food[field] * times, style)
      truth[field === 'salt' ? `${basis}.sodium` : `${basis}.${field}`] = field === 'salt' ? value * 400 : value
      return text
    })
    const isPart = field === 'saturates' || field === 'sugar' || field === 'polyols'
    const share = REFERENCE[field] === undefined ? '' : shareOf(field, food[field])
    return {
      label: `${joined(said, random, (one) => one[field], between)}${style.unitInLabel ? ' (g)' : ''}`,
      cells: [...cells, ...reference(share)],
      bold: bold && !isPart,
      indent: isPart,
    }
  })
  const tellsServings = columns.length > 1 && random.next() < 0.6
  if (tellsServings) truth.servingsPerPack = food.servings
  const found: Truth = truth
  return {
    format: isBritish ? 'uk' : 'eu',
    name: `${languages.join('+')}${columns.length > 1 ? ', two columns' : ''}`,
    title: joined(said, random, (one) => one.title, ' / '),
    above: [],
    header: [...columns.map((one) => one.heading), ...reference(first.reference)],
    lines: [...energyLines, ...lines],
    below: tellsServings ? [random.pick(first.servings).replace('#', String(food.servings))] : [],
    split: false,
    truth: found,
  }
}
