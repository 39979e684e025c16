import { MAX_OWN_FOOD_NAME, MAX_RECIPE_LINK } from '@pacemeal/domain/own-food'
import { readRecipePage } from '../../../api/recipe-pages.ts'
import { parseLinkedData } from './linked-recipes.ts'
import { ingredientLines, recipeInData, type WrittenRecipe } from './recipe-data.ts'
import { recipeInText } from './recipe-text.ts'
import { servingsIn } from './recipe-yield.ts'

/** Longest text that is looked through. */
const MAX_PASTED = 3_000_000

const parsed = (markup: string): string =>
  new DOMParser().parseFromString(markup.replaceAll(/<br\s*\/?>/gi, '\n'), 'text/html').body.textContent ?? ''

/** Text of markup. Pages whose entities were written twice say `&amp;frac12;` for a half. */
const textOfMarkup = (markup: string): string => {
  const text = parsed(markup)
  return /&(?:#\d{2,5}|#x[\da-f]{2,5}|[a-z]{2,8}\d{0,2});/i.test(text) ? parsed(text) : text
}

/** The recipe of a page's markup: its linked data, or its microdata. Nothing of the page is run or fetched. */
function recipeInPage(markup: string): WrittenRecipe | undefined {
  const page = new DOMParser().parseFromString(markup, 'text/html')
  for (const script of page.querySelectorAll('script[type*="ld+json" i]')) {
    const found = recipeInData(parseLinkedData(script.textContent ?? ''), textOfMarkup)
    if (found) return found
  }
  const recipes = [...page.querySelectorAll('[itemtype$="/Recipe" i]')].map(recipeInMicrodata)
  return recipes.find((recipe) => recipe !== undefined)
}

/** What a property says: pages write what is not shown as an attribute. */
const saidBy = (property: Element): string =>
  property.getAttribute('content') ?? (property.textContent || property.getAttribute('value')) ?? ''

/** The recipe of an element that says in microdata that it is one. What its writer or its reviews are called is not its name. */
function recipeInMicrodata(recipe: Element): WrittenRecipe | undefined {
  const texts = (property: string) =>
    [...recipe.querySelectorAll(`[itemprop~="${property}"]`)]
      .filter((one) => one.parentElement?.closest('[itemscope]') === recipe)
      .map(saidBy)
  const listed = [...texts('recipeIngredient'), ...texts('ingredients')].flatMap((text) => text.split('\n'))
  const lines = ingredientLines(listed)
  if (lines.length === 0) return undefined
  const [name = ''] = texts('name')
  return {
    name: name.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_OWN_FOOD_NAME),
    servings: servingsIn(texts('recipeYield')),
    lines,
  }
}

/** The recipe in what was pasted: a page, its linked data, or plain lines. Undefined when there is none. */
function readPastedRecipe(text: string): WrittenRecipe | undefined {
  const pasted = text.slice(0, MAX_PASTED).trim()
  const data = /^[[{]/.test(pasted) ? parseLinkedData(pasted) : undefined
  if (data !== undefined) return recipeInData(data, textOfMarkup)
  if (/<[a-z!/]/i.test(pasted)) return recipeInPage(pasted)
  return recipeInText(pasted)
}

/** A recipe with the page that it came from. */
export interface FoundRecipe {
  readonly written: WrittenRecipe
  readonly link?: string
}

/** The address that was pasted alone; undefined for any other text. */
const addressIn = (text: string): string | undefined => {
  const address = text.trim().replace(/^http:/i, 'https:')
  return /^https:\/\/\S+$/i.test(address) && address.length <= MAX_RECIPE_LINK && URL.canParse(address)
    ? address
    : undefined
}

/** The recipe of what was pasted. The page of an address is fetched by the server; rejects when that cannot be read. */
export async function findPastedRecipe(text: string): Promise<FoundRecipe | undefined> {
  const link = addressIn(text)
  if (link === undefined) {
    const written = readPastedRecipe(text)
    return written && { written }
  }
  const { blocks, markup } = await readRecipePage(link)
  const written = recipeInData(blocks.map(parseLinkedData), textOfMarkup) ?? recipeInPage(markup)
  return written && { written, link }
}
