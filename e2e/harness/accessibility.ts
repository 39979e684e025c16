import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What a screen reader or a keyboard would stumble over, in both themes. */
export const stumbles = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    found.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`))
  }
  await page.emulateMedia({ colorScheme: null })
  return found
}
