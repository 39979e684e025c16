import { findProductCode, type ProductCode } from '../barcode/product-code.ts'
import type { DetailedAmounts } from '../detailed-nutrients.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { findFaults, isLeftEmpty, withoutFaulty } from './find-faults.ts'
import type { Product, ProductServing, ProductUnit } from './product.ts'
import { figureIn, flatFigures, nestedFigures, type PanelReading, readPanel } from './product-figures.ts'

const MAX_NAME = 200
const MAX_INGREDIENTS = 2000

/** Text on one line and within bounds; null when there is none. */
const textIn = (value: unknown, max = MAX_NAME): string | null => {
  if (typeof value !== 'string') return null
  const text = value
    .replaceAll(/[\s\0]+/g, ' ')
    .trim()
    .toWellFormed()
  return text === '' ? null : text.slice(0, max).toWellFormed()
}

/** Tags of a list, or of text with commas between them. */
const tagsIn = (value: unknown): readonly string[] => {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const tags = parts.flatMap((part) =>
    typeof part === 'string' && part.trim() !== '' ? [part.trim().toLowerCase()] : [],
  )
  return [...new Set(tags.map((tag) => tag.slice(0, 60)))].slice(0, 60)
}

/** The product's own name first, then that in English, then any. */
const nameIn = (fields: JsonObject): string | null => {
  const own = textIn(fields.product_name) ?? textIn(fields.product_name_en) ?? textIn(fields.generic_name)
  if (own !== null) return own
  const other = Object.keys(fields).find((key) => /^product_name_[a-z]{2}$/.test(key) && textIn(fields[key]) !== null)
  return other === undefined ? null : textIn(fields[other])
}

const brandIn = (fields: JsonObject): string | null => {
  const [first] = Array.isArray(fields.brands) ? fields.brands : [fields.brands]
  return textIn(typeof first === 'string' ? first.split(',')[0] : null)
}

/** Grams or millilitres that a text names: `30 g`, `1 cup (55g)`, `0.5 l`, `33 cl`. */
function measureIn(text: string | null): { readonly amount: number; readonly unit: ProductUnit } | undefined {
  const found = [...(text ?? '').matchAll(/(\d+(?:[.,]\d+)?)\s*(kg|g|gr|grams?|ml|cl|dl|l|litres?|liters?)\b/gi)].at(-1)
  const [, figure, unit] = found ?? []
  const amount = Number(figure?.replace(',', '.'))
  if (unit === undefined || !(amount > 0)) return undefined
  const factors: Readonly<Record<string, number>> = { kg: 1000, cl: 10, dl: 100, l: 1000 }
  const short = unit.toLowerCase().replace(/^lit.*/, 'l')
  const isVolume = /^(?:ml|cl|dl|l)$/.test(short)
  return { amount: amount * (factors[short] ?? 1), unit: isVolume ? 'ml' : 'g' }
}

const MAX_SERVING = 2000

function servingIn(fields: JsonObject): ProductServing | null {
  const words = textIn(fields.serving_size, 80)
  const given = figureIn(fields.serving_quantity)
  const amount = given !== null && given > 0 && given <= MAX_SERVING ? given : (measureIn(words)?.amount ?? null)
  if (words === null && amount === null) return null
  return { words: words ?? `${amount} g`, amount: amount !== null && amount <= MAX_SERVING ? amount : null }
}

const unknownPanel = readPanel(() => null)
const isKnown = (amounts: DetailedAmounts): boolean => Object.values(amounts).some((amount) => amount !== null)

interface Panels {
  readonly per100: PanelReading
  readonly perServing: PanelReading
}

/** The figures of a product as it is sold, in any of the shapes that the data base has had. */
function panelsIn(fields: JsonObject): Panels {
  const { nutrition, nutriments } = fields
  if (isJsonObject(nutrition) && isJsonObject(nutrition.aggregated_set)) {
    const { nutrients, per, preparation } = nutrition.aggregated_set
    // What stands for a prepared dish is not what is in the pack.
    if (!isJsonObject(nutrients) || preparation === 'prepared')
      return { per100: unknownPanel, perServing: unknownPanel }
    const panel = readPanel(nestedFigures(nutrients))
    const isServing = per === 'serving'
    return { per100: isServing ? unknownPanel : panel, perServing: isServing ? panel : unknownPanel }
  }
  // Rows of the tables carry the figures beside everything else.
  const flat = isJsonObject(nutriments) ? nutriments : fields
  return { per100: readPanel(flatFigures(flat, '100g')), perServing: readPanel(flatFigures(flat, 'serving')) }
}

const isVolumeSet = ({ nutrition }: JsonObject): boolean =>
  isJsonObject(nutrition) && isJsonObject(nutrition.aggregated_set) && nutrition.aggregated_set.per === '100ml'

const fieldsOf = (record: JsonObject): JsonObject =>
  isJsonObject(record.product) ? { code: record.code, ...record.product } : record

const codeIn = ({ code }: JsonObject): ProductCode | undefined =>
  findProductCode(typeof code === 'number' ? String(code) : (textIn(code, 40) ?? ''))

/** Whether a record has the number of a product; with one, what makes it no product is that it has no name. */
export const hasProductCode = (record: JsonObject): boolean => codeIn(fieldsOf(record)) !== undefined

/**
 * A product out of a record of Open Food Facts: an answer of its API, a row of its JSONL dump, or a row of its table by the
 * names of the columns. Undefined when it has no valid number or no name. What cannot be right is told and left out.
 */
export function readProduct(record: unknown): Product | undefined {
  if (!isJsonObject(record)) return undefined
  const fields = fieldsOf(record)
  const code = codeIn(fields)
  const name = nameIn(fields)
  if (code === undefined || name === null) return undefined
  const { per100: entered, perServing } = panelsIn(fields)
  const categories = tagsIn(fields.categories_tags)
  const per100 = isLeftEmpty(entered, categories) ? unknownPanel : entered
  const quantity = textIn(fields.quantity, 60)
  const pack = measureIn(quantity)
  const serving = servingIn(fields)
  const servingAmount = serving?.amount ?? null
  const faults = findFaults(per100, { categories, perServing: perServing.amounts, servingAmount })
  const unit: ProductUnit =
    isVolumeSet(fields) || (pack?.unit === 'ml' && measureIn(serving?.words ?? null)?.unit !== 'g') ? 'ml' : 'g'
  const amount = figureIn(fields.product_quantity) ?? pack?.amount ?? null
  const needsServing = !isKnown(per100.amounts) && isKnown(perServing.amounts)
  return {
    code,
    name,
    brand: brandIn(fields),
    quantity,
    unit,
    per100: withoutFaulty(per100.amounts, faults),
    perServing: needsServing && !isLeftEmpty(perServing, categories) ? perServing.amounts : null,
    serving,
    packAmount: amount !== null && amount > 0 && amount <= 50_000 ? amount : null,
    allergens: tagsIn(fields.allergens_tags ?? fields.allergens),
    traces: tagsIn(fields.traces_tags ?? fields.traces),
    ingredients:
      textIn(fields.ingredients_text, MAX_INGREDIENTS) ?? textIn(fields.ingredients_text_en, MAX_INGREDIENTS),
    faults,
    changedAt: figureIn(fields.last_modified_t),
  }
}
