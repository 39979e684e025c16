import { pluralOf } from '../portions.ts'
import { formerDishNames } from './former-dish-names.ts'
import type { KitchenTexts } from './kitchen-texts.ts'

/** Says the kitchen's English texts in another language. A text that it does not know stays as it is. */
export interface KitchenTranslator {
  /** A food as recipes weigh it, or as it stands in the shelf. */
  food(name: string): string
  /** A dish, alone or with what is served beside it; also by a name that it had before. */
  dish(name: string): string
  /** An amount as a cook or a shop says it: `3/4 cup (61 g)`, `2 × 400 g`, `2 cans`, `or 200 g dry`. */
  amount(text: string): string
  /** A household measure as it stands beside a count of one. */
  measure(unit: string): string
  aisle(name: string): string
}

/** What is done at home: the shelf does not say it (`shelfName` of the shopping list). */
const MADE_READY = /, (?:cooked|drained)$/
/** Plain foods that are cooked ahead are called without the way they are cooked. */
const COOKED_AHEAD = /, (?:cooked|boiled|baked|grilled|hard-boiled).*$/

const WITH_SIDES = /^(.+?), with (.+)$/
const OR_DRY = /^or (.+) dry$/
/** `2 × `, `1 1/2 `, `cups`, ` and a pinch`, ` (61 g)`. */
const AMOUNT =
  /^(?<packs>\d+ × )?(?<count>\d+(?:\.\d+)?(?: \d\/\d)?|\d\/\d) (?<unit>\D.*?)(?<pinch> and a pinch)?(?<grams> \([\d.,]+ (?:g|ml|oz|fl oz|lb)\))?$/
const PINCH = /^a pinch(?<grams> \([\d.]+ (?:g|oz)\))?$/

/** The name without what its ending says, by both languages; names that end otherwise are no entry. */
const shortened = (
  foods: Readonly<Record<string, string>>,
  ending: RegExp,
  translated: RegExp,
): readonly (readonly [string, string])[] =>
  Object.entries(foods).flatMap(([name, translation]) => {
    const short = name.replace(ending, '').replace(ending, '')
    return short === name ? [] : [[short, translation.replace(translated, '').replace(translated, '')]]
  })

/** Opens the translation of the kitchen's texts. */
export const openTranslator = (texts: KitchenTexts): KitchenTranslator => {
  const { phrases, measures, sides, dishes, aisles } = texts
  const foods = new Map([
    ...shortened(texts.foods, COOKED_AHEAD, phrases.madeReady),
    ...shortened(texts.foods, MADE_READY, phrases.madeReady),
    ...Object.entries(texts.foods),
  ])
  const forms = new Map(
    Object.entries(measures).flatMap(([unit, [one = unit, more = one]]) => [
      [unit, { one, more }] as const,
      [pluralOf(unit), { one, more }] as const,
    ]),
  )
  const decimals = (text: string): string => text.replaceAll(/(\d)\.(\d)/g, `$1${phrases.decimalMark}$2`)
  const sidesOf = (text: string): string | undefined => {
    const parts = text.split(/(, | and )/)
    const said = parts.map((part, at) => (at % 2 === 1 ? (part === ', ' ? part : phrases.and) : sides[part]))
    return said.includes(undefined) ? undefined : said.join('')
  }
  const dishOf = (name: string): string | undefined => dishes[name] ?? dishes[formerDishNames[name] ?? '']
  const dish = (name: string): string => {
    const own = dishOf(name)
    if (own !== undefined) return own
    const [, plain = '', beside = ''] = WITH_SIDES.exec(name) ?? []
    const [said, with_] = [dishOf(plain), sidesOf(beside)]
    return said === undefined || with_ === undefined ? (foods.get(name) ?? name) : phrases.withSides(said, with_)
  }
  const amount = (text: string): string => {
    const dry = OR_DRY.exec(text)?.[1]
    if (dry !== undefined) return phrases.orDry(amount(dry))
    const pinch = PINCH.exec(text)
    if (pinch) return decimals(`${phrases.aPinch}${pinch.groups?.grams ?? ''}`)
    const { packs = '', count = '', unit = '', pinch: more, grams = '' } = AMOUNT.exec(text)?.groups ?? {}
    const form = forms.get(unit)
    if (form === undefined) return decimals(text)
    const isOne = count === '1' || /^\d\/\d$/.test(count)
    const said = `${packs}${count} ${isOne ? form.one : form.more}${more === undefined ? '' : phrases.andAPinch}`
    return decimals(`${said}${grams}`)
  }
  return {
    food: (name) => foods.get(name) ?? name,
    dish,
    amount,
    measure: (unit) => forms.get(unit)?.one ?? unit,
    aisle: (name) => aisles[name] ?? name,
  }
}
