import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const found = async (builder: AxeBuilder): Promise<string[]> => {
  const { violations } = await builder.analyze()
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

const showTheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await still(page)
}

/** What a screen reader, a keyboard or weak eyes would stumble over, in WCAG 2.2 AA: in the light theme, then in the dark one. */
export const stumbles = async (page: Page): Promise<string[]> => {
  await showTheme(page, 'light')
  const light = await found(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag))
  // Between the themes nothing but the colours differs.
  await showTheme(page, 'dark')
  const dark = await found(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
  return [...light, ...dark.map((one) => `dark ${one}`)]
}
