import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Its small build: each document reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The globals of a page that axe was read into. */
interface Examined {
  readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> }
}

/**
 * What axe finds in the page itself: none of ours holds another page, so that nothing has to be put together in a blank one.
 * Axe is read once into each document.
 */
const found = async (page: Page, which: Pick<RunOptions, 'runOnly' | 'rules'>): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async (options) => (await (window as Examined).axe?.run(document, options))?.violations,
    { ...which, resultTypes: ['violations'] } satisfies RunOptions,
  )
  if (violations === undefined) throw new Error('The page has lost axe.')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Waits until nothing fades or changes colour any more: half a transition is no colour of either theme. */
const still = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
}

/** Shows a theme, once its colors no longer change. */
export const showTheme = async (page: Page, colorScheme: (typeof themes)[number]): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await still(page)
}

/** The rule that no heading skips a level below the one before it. */
export const headingOrder = 'heading-order'

/** The themes that people can choose. */
export const themes = ['light', 'dark'] as const

/**
 * What a screen reader, a keyboard or weak eyes would stumble over in a theme, in WCAG 2.2 AA and further rules.
 */
export const stumblesIn = async (
  page: Page,
  theme: (typeof themes)[number],
  further: readonly string[] = [],
): Promise<string[]> => {
  await showTheme(page, theme)
  const rules = Object.fromEntries(further.map((rule) => [rule, { enabled: true }]))
  const all = await found(page, { runOnly: { type: 'tag', values: wcag }, rules })
  return all.map((one) => (theme === 'light' ? one : `dark ${one}`))
}

/** The same in the light theme, then in the dark one, in which nothing but the colours differs. */
export const stumbles = async (page: Page): Promise<string[]> => {
  const light = await stumblesIn(page, 'light')
  await showTheme(page, 'dark')
  const dark = await found(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })
  return [...light, ...dark.map((one) => `dark ${one}`)]
}
