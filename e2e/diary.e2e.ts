import { addDays, DAY_MS, dayAt, instantOn } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { aDiary, seededRandom } from '@pacemeal/testing'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { barcodePage } from './harness/barcode-page.ts'
import { openPage, PAGE_ZONE } from './harness/browser.ts'
import { openBrowserWithCamera } from './harness/camera.ts'
import { countTaps } from './harness/count-taps.ts'
import { giveSkyr, skyr } from './harness/packed-product.ts'
import { becomeMember, giveProfile, resting } from './harness/people.ts'
import { sharedServer } from './harness/shared-server.ts'
import { logSheet } from './screens/log-sheet.ts'

const isWhole = inject('allCases')
/** A usual run keeps it for the days in which habits begin. */
const DAYS = isWhole ? 30 : 3
/** A log takes up to four seconds beside other stories. */
const TIMEOUT_MS = isWhole ? 900_000 : 120_000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowserWithCamera(barcodePage(skyr.code))
  giveSkyr(sharedServer())
})
afterAll(() => browser?.close())

test(
  'a diary of weeks takes two taps for what was eaten before, three and the words or the camera for the rest',
  async () => {
    const { page, context, problems } = await openPage(browser, { permissions: ['camera'] })
    const member = await becomeMember(page, sharedServer())
    await giveProfile(member, resting)
    const today = dayAt(Date.now(), PAGE_ZONE)
    const diary = aDiary(seededRandom(1), today).filter(({ day }) => day < addDays(today, DAYS - 30))
    const momentOf = ({ day, minute }: (typeof diary)[number]) => Date.parse(instantOn(day, minute, PAGE_ZONE))
    let now = Date.parse(instantOn(addDays(today, -30), 6 * 60, PAGE_ZONE))
    await page.clock.install({ time: now })
    await page.goto(`${sharedServer().url}/home`)
    const taps = await countTaps(page)

    const scan = async (sheet: Locator): Promise<void> => {
      await sheet.getByRole('button', { name: 'Barcode', exact: true }).click()
      const product = page.getByRole('dialog', { name: 'Skyr natural' })
      await product.getByRole('button', { name: 'LOG & SAVE' }).click()
      await product.waitFor({ state: 'hidden' })
    }
    const say = async (sheet: Locator, words: string): Promise<void> => {
      await logSheet.words(sheet).click()
      await page.keyboard.type(words)
      await logSheet.foods(sheet).first().waitFor()
      await logSheet.save(sheet)
    }

    const eaten = new Set<string>()
    const taken: { readonly words: string; readonly wasEaten: boolean; readonly count: number }[] = []
    for (const entry of diary) {
      await page.clock.fastForward(momentOf(entry) - now)
      now = momentOf(entry)
      const before = await taps()
      const sheet = await logSheet.open(page)
      const isScanned = entry.words === 'skyr'
      const name = isScanned ? skyr.product_name : entry.words
      const row = sheet.getByRole('button', { name: `Log again: ${name}` }).first()
      if (await row.isVisible()) {
        await row.click()
        await sheet.waitFor({ state: 'hidden' })
      } else if (isScanned) await scan(sheet)
      else await say(sheet, entry.words)
      taken.push({ words: entry.words, wasEaten: eaten.has(entry.words), count: (await taps()) - before })
      eaten.add(entry.words)
    }

    const told = taken.map(({ words, count }) => `${count} ${words}`).join('\n')
    // No log takes more than three, the camera's among them, and nearly all that was eaten before takes two.
    expect(Math.max(...taken.map(({ count }) => count)), told).toBe(3)
    const again = taken.filter(({ wasEaten }) => wasEaten)
    expect(again.length, told).toBeGreaterThan(DAYS / 2)
    expect(again.filter(({ count }) => count === 2).length / again.length, told).toBeGreaterThan(0.9)

    // Each is kept once, on its day.
    const logs = async () =>
      (
        (await member.call(
          'GET',
          `/databases/${databaseId}/collections/meal_logs/documents?queries[]=${encodeURIComponent('{"method":"limit","values":[200]}')}`,
        )) as { documents: readonly { loggedAt: string }[] }
      ).documents
    await expect.poll(async () => (await logs()).length).toBe(diary.length)
    const daysOf = (instants: readonly number[]) => instants.map((instant) => dayAt(instant, PAGE_ZONE)).toSorted()
    expect(daysOf((await logs()).map(({ loggedAt }) => Date.parse(loggedAt)))).toEqual(
      diary.map(({ day }) => day).toSorted(),
    )
    expect(now).toBeLessThan(Date.now() + DAY_MS)
    expect(problems).toEqual([])
    await context.close()
  },
  TIMEOUT_MS,
)
