import { isJsonObject, type JsonObject, parseJson } from '@pacemeal/domain'

/** A recipe of linked data as it stands there. */
export interface LinkedRecipe {
  readonly name: unknown
  /** Its ingredients, a text each; a text may hold several lines. */
  readonly ingredients: readonly string[]
  /** What it says of its yield, the wish of its writer first. */
  readonly servings: readonly unknown[]
}

/** How deep a recipe may lie in the data of a page, and a text in a recipe. */
const MAX_DEPTH = 10
const MAX_TEXT_DEPTH = 5
/** Most recipes of a page that are looked at. */
const MAX_RECIPES = 50

const isRecipe = (data: JsonObject): boolean =>
  [data['@type']].flat().some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/.test(type))

/** A property by its name, with the prefix of the vocabulary or without. */
const propertyOf = (data: JsonObject, name: string): unknown => data[name] ?? data[`schema:${name}`]

const amountOf = (data: JsonObject): string => {
  const amount = propertyOf(data, 'requiredQuantity') ?? propertyOf(data, 'value')
  const quantity = isJsonObject(amount) ? amount : { value: amount, unitText: propertyOf(data, 'unitText') }
  return [propertyOf(quantity, 'value'), propertyOf(quantity, 'unitText') ?? propertyOf(quantity, 'unitCode')]
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join(' ')
}

/**
 * The texts of a value as pages write it: plain, in a list, in a list of things (`ItemList`, `HowToSection`), with a language,
 * or as a supply with its amount.
 */
export function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return [value]
  if (depth > MAX_TEXT_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, depth + 1))
  if (!isJsonObject(value)) return []
  const inside = propertyOf(value, 'itemListElement') ?? propertyOf(value, 'item') ?? value['@value']
  if (inside !== undefined) return textsIn(inside, depth + 1)
  const [name] = textsIn(propertyOf(value, 'name') ?? propertyOf(value, 'text'), depth + 1)
  return name === undefined ? [] : [`${amountOf(value)} ${name}`.trim()]
}

/** All recipes in linked data, in its order: pages put them beside others, in lists and graphs. */
function recipeData(data: unknown, depth = 0): readonly JsonObject[] {
  if (depth > MAX_DEPTH) return []
  if (isJsonObject(data) && isRecipe(data)) return [data]
  const parts: readonly unknown[] = Array.isArray(data) ? data : isJsonObject(data) ? Object.values(data) : []
  return parts.flatMap((part) => recipeData(part, depth + 1))
}

/** The recipes in linked data (JSON-LD, schema.org), in its order; some of them may be mere links without ingredients. */
export const recipesIn = (data: unknown): readonly LinkedRecipe[] =>
  recipeData(data)
    .slice(0, MAX_RECIPES)
    .map((recipe) => {
      const lists = ['recipeIngredient', 'ingredients', 'supply'].map((name) => textsIn(propertyOf(recipe, name)))
      return {
        name: propertyOf(recipe, 'name') ?? propertyOf(recipe, 'headline'),
        ingredients: lists.find((texts) => texts.length > 0) ?? [],
        servings: [propertyOf(recipe, 'recipeYield'), propertyOf(recipe, 'yield')]
          .flat()
          .map((one) => (isJsonObject(one) ? amountOf(one) : one)),
      }
    })

/** Control characters, which JSON has in no text; pages that write their data by hand break lines within it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f]+/g
/** What stands around and between, for other readers: comments of markup, CDATA, a semicolon, a comma behind the last. */
const BEFORE = /^(?:\s|<!--|\/[/*]\s*<!\[CDATA\[\s*(?:\*\/)?|<!\[CDATA\[)+/
const BEHIND = [';', '-->', ']]>', '*/', '//', '/*']
const LAST_COMMA = /,(?=\s*[}\]])/g

/** The text without what stands behind its data, taken off mark by mark: the page that wrote it chose how many there are. */
function withoutBehind(text: string): string {
  let left = text.trimEnd()
  for (;;) {
    const mark = BEHIND.find((one) => left.endsWith(one))
    if (mark === undefined) return left
    left = left.slice(0, -mark.length).trimEnd()
  }
}

/** The linked data in a text as pages write it; undefined when it cannot be read. */
export const parseLinkedData = (text: string): unknown =>
  parseJson(text) ??
  parseJson(withoutBehind(text).replace(BEFORE, '').replaceAll(CONTROL, ' ').replaceAll(LAST_COMMA, ''))
