import { type Nutrient, nutrients } from '@pacemeal/domain'

/** Units that diaries give energy and nutrients in. */
const units = ['kcal', 'kj', 'g', 'mg', 'mcg'] as const
type Unit = (typeof units)[number]

/** A column of a figure: where it stands, and what its numbers are multiplied by to be in the unit of a log. */
export interface FigureColumn {
  readonly at: number
  readonly factor: number
  /** As the file names it. */
  readonly name: string
}

/** Where the columns of a food diary stand; -1 for one that it lacks. */
export interface DiaryColumns {
  readonly date: number
  readonly time: number
  readonly meal: number
  readonly name: number
  readonly amounts: readonly number[]
  readonly deleted: number
  readonly figures: Readonly<Partial<Record<Nutrient, FigureColumn>>>
}

/** A name without its unit, and the unit: `Fat (g)`, `fat_g`, `Cals( kcal)`. */
function partsOf(header: string): { readonly name: string; readonly unit: Unit | undefined } {
  const plain = header.replaceAll(/["#]/g, '').trim().toLowerCase().replaceAll('µg', 'mcg').replaceAll('ug)', 'mcg)')
  const [, before = plain, unit] = /^(.*?)[\s_]*(?:[([]\s*|_)(kcal|kj|g|mg|mcg)\s*[)\]]?$/.exec(plain) ?? []
  return { name: before.replaceAll('_', ' ').trim(), unit: units.find((one) => one === unit) }
}

/** Column names of the diaries that people bring, in the languages of the app. */
const DATE = /^(?:date|day|datum|tag|fecha|d[ií]a|date[/ ]time|logged at|timestamp)$/
const TIME = /^(?:time|uhrzeit|zeit|hora|hour)$/
const MEAL = /^(?:meal|meal type|group|type|mahlzeit|gruppe|comida|grupo|tipo)$/
const NAME = /^(?:food name|food|food item|name|item|description|lebensmittel|produkt|speise|alimento|nombre|producto)$/
/** In the order in which they are written behind the name. */
const AMOUNTS = [
  /^(?:amount|quantity|qty|serving qty|servings|menge|anzahl|cantidad|raciones)$/,
  /^(?:units?|serving size|measure|einheit|portion|unidad(?:es)?|porci[oó]n)$/,
]
const DELETED = /^(?:deleted|gel[oö]scht|eliminado)$/

/** What is eaten; budgets, exercise and parts of a nutrient have names of their own. */
const FIGURES: Readonly<Record<Nutrient, RegExp>> = {
  calories: /^(?:calories|(?:food )?cals?|energy|kcal|kj|kalorien|energie|brennwert|calor[ií]as|energ[ií]a)$/,
  protein: /^(?:proteins?|prot|eiwei(?:ß|ss)|prote[ií]nas?)$/,
  carbs: /^(?:(?:total )?carb(?:s|ohydrates?)?|kohlenhydrate|hidratos|carbohidratos|hidratos de carbono)$/,
  fat: /^(?:(?:total )?fat|fett|grasas?)$/,
  fiber: /^(?:(?:dietary )?fib(?:er|re)|ballaststoffe|fibra)$/,
  sugar: /^(?:(?:total )?sugars?|zucker|az[uú]car(?:es)?)$/,
  sodium: /^(?:sodium|sod|natrium|sodio)$/,
  potassium: /^(?:potassium|kalium|potasio)$/,
  iron: /^(?:iron|eisen|hierro)$/,
}
const SALT = /^(?:salt|salz|sal)$/
/** Salt is two fifths of sodium by weight, as labels of the European Union reckon it. */
const SODIUM_OF_SALT = 1 / 2.5

const KILOJOULES = 4.184

/** What figures of a column are multiplied by; undefined where it cannot be told: some diaries give iron in percent of a day. */
function factorOf(nutrient: Nutrient, unit: Unit | undefined, name: string): number | undefined {
  if (nutrient === 'calories') return unit === 'kj' || name === 'kj' ? 1 / KILOJOULES : 1
  const milligrams = unit === 'g' ? 1000 : unit === 'mcg' ? 1 / 1000 : 1
  if (nutrient === 'iron') return unit === undefined ? undefined : milligrams
  if (nutrient === 'sodium' || nutrient === 'potassium') return milligrams
  return unit === 'mg' ? 1 / 1000 : unit === 'mcg' ? 1 / 1_000_000 : 1
}

/** The columns that a header names; undefined where it names no date or no energy. */
export function findDiaryColumns(header: readonly string[]): DiaryColumns | undefined {
  const parts = header.map(partsOf)
  const find = (name: RegExp): number => parts.findIndex((one) => name.test(one.name))
  const figures: Partial<Record<Nutrient, FigureColumn>> = {}
  for (const nutrient of nutrients) {
    const named = parts.flatMap(({ name, unit }, at) => {
      const factor = FIGURES[nutrient].test(name) ? factorOf(nutrient, unit, name) : undefined
      return factor === undefined ? [] : [{ at, factor, name: header[at] ?? '' }]
    })
    // Of two of one nutrient, the one that needs no conversion: kilocalories before kilojoules.
    const column = named.find(({ factor }) => factor === 1) ?? named[0]
    if (column) figures[nutrient] = column
  }
  const salt = find(SALT)
  if (figures.sodium === undefined && salt !== -1) {
    figures.sodium = {
      at: salt,
      factor: (parts[salt]?.unit === 'mg' ? 1 : 1000) * SODIUM_OF_SALT,
      name: header[salt] ?? '',
    }
  }
  const date = find(DATE)
  if (date === -1 || figures.calories === undefined) return undefined
  return {
    date,
    time: find(TIME),
    meal: find(MEAL),
    name: find(NAME),
    amounts: AMOUNTS.map(find).filter((at) => at !== -1),
    deleted: find(DELETED),
    figures,
  }
}
