import type { Catalog } from '../catalog.ts'
import { wordsOf } from '../words.ts'
import { everydayDishes } from './everyday-dishes.ts'
import { furtherWorldDishes } from './further-world-dishes.ts'
import { germanDishes } from './german-dishes.ts'
import { moreFoods } from './more-foods.ts'
import { readMarked, withMarks } from './name-marks.ts'
import { restaurantDishes } from './restaurant-dishes.ts'
import { spanishDishes } from './spanish-dishes.ts'
import { spokenDishes } from './spoken-dishes.ts'
import { spokenFoods } from './spoken-foods.ts'
import { takeawayDishes } from './takeaway-dishes.ts'
import { worldDishes } from './world-dishes.ts'

/** A dish without a recipe of its own: foods with grams. */
export interface Dish {
  readonly id: string
  readonly name: string
  readonly parts: readonly { readonly food: string; readonly grams: number }[]
  /** The recipe that it is another name of. */
  readonly recipe?: string
  /** How many are eaten when nobody says how many: six nuggets. */
  readonly usualCount?: number
  /** It is a piece of a whole that is cut into so many: a slice of a cheesecake. */
  readonly ofWhole?: number
  /** Slices that a pizza comes in. */
  readonly slices?: number
  /** Kitchens make it so differently that its energy may be off by more than a quarter. */
  readonly isVaried?: boolean
  /** A chain or a shop sells it in one size. */
  readonly isSold?: true
}

/** What is eaten of a food when no amount is said, and what one of them weighs, in grams. */
export interface SpokenServing {
  readonly usual?: number
  readonly piece?: number
}

interface SpokenFoodRow {
  readonly id: string
  readonly serving: SpokenServing
  readonly names: readonly string[]
}

const gramsIn = (text: string): number | undefined => (text === '-' ? undefined : Number(text))

/** The rows of spoken foods. */
export const foodRows = (): readonly SpokenFoodRow[] =>
  [spokenFoods, moreFoods]
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => {
      const [, id = '', usual = '-', piece = '-', names = ''] = /^(\S+) ([^/\s]+)\/(\S+) (.+)$/.exec(line) ?? []
      const [usualGrams, pieceGrams] = [gramsIn(usual), gramsIn(piece)]
      const serving = { ...(usualGrams ? { usual: usualGrams } : {}), ...(pieceGrams ? { piece: pieceGrams } : {}) }
      return { id, serving, names: names.split(',').map((name) => name.trim()) }
    })

/** What common dishes are called, in English and in the languages of their countries. */
export const spokenDishNames = (): readonly string[] => [
  ...[spokenDishes, restaurantDishes, takeawayDishes, worldDishes, everydayDishes]
    .flatMap(rowsOf)
    .flatMap((row) => row.names),
  ...[germanDishes, spanishDishes].flatMap(regionalRowsOf).flatMap((row) => row.names),
]

/** The rows of spoken dishes that have an English name. */
export const dishRows = (catalog: Catalog): readonly DishRow[] =>
  [spokenDishes, restaurantDishes, takeawayDishes, worldDishes, everydayDishes, furtherWorldDishes]
    .flatMap(rowsOf)
    .flatMap((row) => apart(catalog, row))

/** A dish and everything that it is called. */
type DishRow = Dish & { readonly names: readonly string[] }

/** A row of a table, whose names may be marked: `kung pao chicken+p`. */
interface TableRow extends DishRow {
  readonly marks: readonly string[]
}

/** Each name that is marked is a dish of its own, made as its marks say. */
function apart(catalog: Catalog, { marks, ...row }: TableRow): readonly DishRow[] {
  const { id, names, parts } = row
  const of = (all: readonly string[], mark: string, own: string): DishRow => ({
    ...row,
    id: own,
    names: all,
    name: inUpperCase(all[0] ?? ''),
    parts: withMarks(catalog, parts, mark),
  })
  const plain = names.filter((_, at) => !marks[at])
  const marked = names.flatMap((name, at) => {
    const mark = marks[at]
    if (!mark) return []
    const own = plainName(name).join('-')
    return [of([name], mark, names.length > 1 && own === id ? `${own}-${mark}` : names.length > 1 ? own : id)]
  })
  return plain.length > 0 ? [of(plain, '', id), ...marked] : marked
}

const inUpperCase = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

/** The dishes of countries by their own names: known only in texts of their language, and where no English word is meant. */
export const regionalRows = (catalog: Catalog): readonly DishRow[] =>
  [germanDishes, spanishDishes].flatMap(regionalRowsOf).flatMap((row) => apart(catalog, row))

/** A name without accents and capitals, in words. */
export const plainName = (name: string): readonly string[] => wordsOf(name)

/** The dishes of a table in which each name is one of its own. */
export const regionalRowsOf = (table: string): readonly TableRow[] =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', ...rest] = row.split(' | ')
      return names.split(', ').flatMap((text) => {
        const id = plainName(readMarked(text).name).join('-')
        return rowsOf([id, text, ...rest].join(' | '))
      })
    })

/** `6` of `x6 n21301 76`. */
const numberBehind = (sign: string, marks: string): number | undefined => {
  const mark = marks.split(' ').find((one) => one.startsWith(sign))
  return mark === undefined ? undefined : Number(mark.slice(sign.length))
}

const rowsOf = (table: string): readonly TableRow[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', names = '', parts = '', marks = ''] = line.split('|').map((part) => part.trim())
      const all = names.split(',').map((name) => readMarked(name.trim()))
      const [{ name: first } = { name: id }] = all
      const usualCount = numberBehind('x', marks)
      const ofWhole = numberBehind('/', marks)
      return {
        id,
        names: all.map(({ name }) => name),
        marks: all.map((one) => one.marks),
        ...(usualCount ? { usualCount } : {}),
        ...(ofWhole ? { ofWhole } : {}),
        ...(marks.includes('?') ? { isVaried: true } : {}),
        ...(marks.includes('!') ? { isSold: true } : {}),
        name: inUpperCase(first),
        ...(parts.startsWith('=') ? { recipe: parts.slice(1).trim() } : {}),
        parts: (parts.startsWith('=') ? [] : parts.split(',')).map((part) => {
          const [food = '', grams = '0'] = part.trim().split(' ')
          return { food, grams: Number(grams) }
        }),
      }
    })
