import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One thing that a careful dietitian would write down for a line. */
export interface ExpectedItem {
  /** Foods of the catalogue that are all right here. */
  readonly foods: readonly string[]
  /** What a composed dish is called, when no single food is meant. */
  readonly named: RegExp | undefined
  readonly amount: { readonly grams: number } | { readonly kcal: number }
  /** Greatest miss that is still right, as a share. */
  readonly tolerance: number
}

/** What somebody typed or dictated. */
export interface Line {
  readonly family: string
  readonly said: string
  /** The meal logged before it, in words, for `same again`. */
  readonly previous: string | undefined
  readonly items: readonly ExpectedItem[]
}

/**
 * Half of the lines that rules may be tuned on, or the half that is only summed up; and the two halves of newer lines (in English, and
 * in German and Spanish) and those of what stands beside something else, which are counted apart so that the older sums stay comparable.
 */
export type Half = 'tuning' | 'held-out' | 'voices' | 'held-out-voices' | 'languages' | 'held-out-languages' | 'context'

const TOLERANCES: Readonly<Record<string, number>> = { '!': 0.06, '': 0.25, '~': 0.5 }

const folder = join(import.meta.dirname)

const readGroups = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readFileSync(join(folder, 'groups.txt'), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [name = '', ids = ''] = line.split(' = ')
        return [name, ids.split(' ')]
      }),
  )

/** `egg 100; 'pizza' 850k; rice 180~`: foods or names, grams or kilocalories, `!` weighed and `~` vague. */
function readItem(text: string, groups: ReadonlyMap<string, readonly string[]>): ExpectedItem {
  const [, what = '', amount = '', isEnergy, how = ''] = /^(.+?) (\d+(?:\.\d+)?)(k?)([~!]?)$/.exec(text.trim()) ?? []
  const tolerance = TOLERANCES[how]
  if (what === '' || tolerance === undefined) throw new Error(`no item: ${text}`)
  const named = /'([^']+)'/.exec(what)?.[1]
  const foods = what
    .replace(/'[^']+'/, '')
    .split('|')
    .filter(Boolean)
  return {
    foods: foods.flatMap((name) => groups.get(name) ?? [name]),
    named: named === undefined ? undefined : new RegExp(named),
    amount: isEnergy ? { kcal: Number(amount) } : { grams: Number(amount) },
    tolerance,
  }
}

/** The files of each half. Those for tuning are the older lines and, apart, those of one more hand, of twelve people, of the styles of 22 more, of 26 kinds, of 21 manners, of sixteen countries and manners, of eight that are hard to read, of eleven everyday manners, and of five people. */
const files: Readonly<Record<Half, readonly string[]>> = {
  tuning: [
    'tuning',
    'tuning-hasty',
    'tuning-twelve',
    'tuning-styles',
    'tuning-kinds',
    'tuning-manners',
    'tuning-countries',
    'tuning-rush',
    'tuning-everyday',
    'tuning-five',
  ],
  'held-out': [
    'held-out',
    'held-out-twelve',
    'held-out-manners',
    'held-out-countries',
    'held-out-everyday',
    'held-out-five',
  ],
  voices: ['tuning-voices'],
  'held-out-voices': ['held-out-voices'],
  languages: ['tuning-languages'],
  'held-out-languages': ['held-out-languages'],
  context: ['tuning-context'],
}

/** The lines of one half, by family: `## family`, then `said ^ previous meal => items`. */
export function readLines(half: Half): readonly Line[] {
  return readTexts(files[half].map((file) => readFileSync(join(folder, `${file}.txt`), 'utf8')))
}

/** The lines of texts in that form. */
export function readTexts(texts: readonly string[]): readonly Line[] {
  const groups = readGroups()
  let family = ''
  return texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line): readonly Line[] => {
      if (line.startsWith('## ')) family = line.slice(3)
      if (line === '' || line.startsWith('#')) return []
      const [words = '', items = ''] = line.split(' => ')
      const [said = '', previous] = words.split(' ^ ')
      return [
        {
          family,
          said: said.replaceAll('\\n', '\n'),
          previous,
          items: items.split(';').map((item) => readItem(item, groups)),
        },
      ]
    })
}
