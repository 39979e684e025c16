import { parseJson } from '@pacemeal/domain'
import { MAX_RECIPE_LINK } from '@pacemeal/domain/own-food'
import { readRecipePage } from '../../../api/recipe-pages.ts'
import { ingredientLines, recipeInData, servingsIn, type WrittenRecipe } from './recipe-data.ts'
import { recipeInText } from './recipe-text.ts'

/** Longest text that is looked through. */
const MAX_PASTED = 3_000_000

const textOfMarkup = (markup: string): string =>
  new DOMParser().parseFromString(markup.replaceAll(/<br\s*\/?>/gi, '\n'), 'text/html').body.textContent ?? ''

/** The recipe of a page's markup: its linked data, or its microdata. Nothing of the page is run or fetched. */
function recipeInPage(markup: string): WrittenRecipe | undefined {
  const page = new DOMParser().parseFromString(markup, 'text/html')
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    const found = recipeInData(parseJson(script.textContent ?? undefined), textOfMarkup)
    if (found) return found
  }
  const texts = (property: string) =>
    [...page.querySelectorAll(`[itemprop="${property}"]`)].map((one) => one.textContent ?? '')
  const lines = ingredientLines([...texts('recipeIngredient'), ...texts('ingredients')])
  const scope = page.querySelector('[itemtype$="/Recipe"]')
  if (lines.length === 0 || !scope) return undefined
  const [name = ''] = [...scope.querySelectorAll('[itemprop="name"]')].map((one) => one.textContent ?? '')
  return { name: name.trim(), servings: servingsIn(texts('recipeYield')), lines }
}

/** The recipe in what was pasted: a page, its linked data, or plain lines. Undefined when there is none. */
function readPastedRecipe(text: string): WrittenRecipe | undefined {
  const pasted = text.slice(0, MAX_PASTED).trim()
  if (/^[[{]/.test(pasted)) return recipeInData(parseJson(pasted), textOfMarkup)
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
  const written = recipeInData(await readRecipePage(link), textOfMarkup)
  return written && { written, link }
}
