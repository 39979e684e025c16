import { databaseId } from '@pacemeal/protocol'
import type { Locator, Page } from 'playwright-core'
import type { Member } from '../harness/people.ts'

interface StoredLog {
  readonly $id: string
  readonly notes: string
  readonly feltFueled: boolean | null
}

/** The plan page by what it calls its parts. */
export const mealPlan = {
  /** Opens a view and waits until it stands. */
  async open(page: Page, address: string): Promise<void> {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Fuel Plan', level: 1 }).waitFor()
    await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
  },
  entry: (page: Page, name: string): Locator =>
    page.getByRole('article', { name: new RegExp(`^${name}, \\d`) }).first(),
  /** What stands under the entry's name as its dish. */
  dish: async (page: Page, name: string): Promise<string> =>
    (await mealPlan.entry(page, name).getByRole('heading').textContent()) ?? '',
  notice: (page: Page, text: string | RegExp): Locator => page.getByRole('region', { name: /Notices/ }).getByText(text),
  /** What the member has logged, as it is stored. */
  async logsOf(member: Member): Promise<readonly StoredLog[]> {
    const path = `/databases/${databaseId}/collections/meal_logs/documents`
    return ((await member.call('GET', path)) as { documents: StoredLog[] }).documents
  },
}
