import type { UnitChoices } from '@pacemeal/domain'
import type { Page } from 'playwright-core'

/** Choices that none of the texts of a screen stands in by itself, so that each has to be converted. */
export const otherUnits = {
  mass: 'lb',
  distance: 'mi',
  temperature: 'F',
  volume: 'fl-oz',
  food: 'oz',
  measures: 'fl-oz',
  energy: 'kJ',
  clock: '24',
  names: 'GB',
} as const satisfies UnitChoices

/** A figure in a unit that was not chosen. Nutrients are in grams for everybody: only the weight beside a measure is a food's. */
const FOREIGN =
  /\d[\d.,]*\s?(?:kcal|kg|km|cm|ml|l|litres?|liters?|°C|cups?|[AP]M)(?!\p{L})|\d C(?!\p{L})|\(\d[\d.,]* ?g\)|(?<!kcal)\/kg(?!\p{L})/iu

/** Foods by their American names; other languages have words of the same letters. */
const AMERICAN = /\b(?:eggplant|zucchini|cilantro|scallions?|shrimp|arugula)\b/i

/** Energy availability is known by its unit (kcal per kilogram of lean mass) and is never converted. */
const KEPT = /kcal\/kg|lean mass/

/** Texts of the page that name a unit other than the chosen one of `otherUnits`, or a food by its American name. */
export const foreignUnits = async (page: Page): Promise<readonly string[]> => {
  const { language, texts } = await page.evaluate(() => {
    // What is told on a tap is told in the same units.
    for (const details of document.querySelectorAll('details')) details.open = true
    const named = (element: Element) =>
      ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '')
    // A figure and its unit may stand in elements of their own: the smallest that hold both are read.
    const isLeafish = (element: Element) => element.children.length <= 3 && (element.textContent?.length ?? 0) <= 300
    const texts = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.closest('script, style, svg') === null)
      .flatMap((element) => [...(isLeafish(element) ? [element.textContent ?? ''] : []), ...named(element)])
    return { language: document.documentElement.lang, texts }
  })
  const isForeign = (text: string) => FOREIGN.test(text) || (language.startsWith('en') && AMERICAN.test(text))
  return [...new Set(texts.filter((text) => isForeign(text) && !KEPT.test(text)))].map((text) => `unit: ${text}`)
}
