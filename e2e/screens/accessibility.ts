import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** Its small build: each document reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The globals of a page that axe was read into. */
interface Examined {
  readonly axe?: { run(context: Document | Element, options: RunOptions): Promise<AxeResults> }
}

/** Rules that measure each text or control for itself, which takes four fifths of a look. */
const measured = ['color-contrast', 'link-in-text-block', 'target-size'] as const

/**
 * What axe finds in the page itself: none of ours holds another page, so that nothing has to be put together in a blank one.
 * Axe is read once into each document. Where a sheet is open, what lies veiled behind it is not measured.
 */
const found = async (page: Page, rules: NonNullable<RunOptions['rules']>): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ({ tags, rules, measured }) => {
      const { axe } = window as Examined
      if (axe === undefined) return undefined
      const resultTypes: NonNullable<RunOptions['resultTypes']> = ['violations']
      const sheet = [...document.querySelectorAll('[role=dialog]')].findLast((one) => one.checkVisibility())
      const unmeasured = sheet ? Object.fromEntries(measured.map((rule) => [rule, { enabled: false }])) : {}
      const whole = await axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: { ...rules, ...unmeasured },
        resultTypes,
      })
      if (!sheet) return whole.violations
      const inSheet = await axe.run(sheet, { runOnly: { type: 'rule', values: measured }, resultTypes })
      return [...whole.violations, ...inSheet.violations]
    },
    { tags: wcag, rules, measured: [...measured] },
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
  const all = await found(page, Object.fromEntries(further.map((rule) => [rule, { enabled: true }])))
  return all.map((one) => (theme === 'light' ? one : `dark ${one}`))
}

const looks = new WeakMap<Page, number>()

/** The theme whose turn it is: stories begin with the one or the other by their names, and take them in turns. */
const nextTheme = (page: Page): (typeof themes)[number] => {
  const look = looks.get(page) ?? expect.getState().currentTestName?.length ?? 0
  looks.set(page, look + 1)
  return look % themes.length === 0 ? 'light' : 'dark'
}

/** The same in one of both themes, in which nothing but the colours differs; with all cases in both. */
export const stumbles = async (page: Page): Promise<string[]> => {
  const all: string[] = []
  for (const theme of inject('allCases') ? themes : [nextTheme(page)]) all.push(...(await stumblesIn(page, theme)))
  return all
}
