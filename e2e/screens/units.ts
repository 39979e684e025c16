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
  /\d[\d.,]*\s?(?:kcal|kg|km|cm|ml|l|litres?|liters?|°C|cups?|[AP]M)\b|\d C\b|\(\d[\d.,]* ?g\)|\b(?:eggplant|zucchini|cilantro|scallions?|shrimp|arugula)\b/i

/** Energy availability is known by its unit (kcal per kilogram of lean mass) and is never converted. */
const KEPT = /kcal\/kg|lean mass/

/** Texts of the page that name a unit other than the chosen one of `otherUnits`, or a food by its American name. */
export const foreignUnits = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const named = (element: Element) =>
      ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '')
    // A figure and its unit may stand in elements of their own: the smallest that hold both are read.
    const isLeafish = (element: Element) => element.children.length <= 3 && (element.textContent?.length ?? 0) <= 300
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.closest('script, style, svg') === null)
      .flatMap((element) => [...(isLeafish(element) ? [element.textContent ?? ''] : []), ...named(element)])
  })
  return [...new Set(texts.filter((text) => FOREIGN.test(text) && !KEPT.test(text)))].map((text) => `unit: ${text}`)
}
