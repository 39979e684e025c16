import { readFile } from 'node:fs/promises'
import { databaseId } from '@pacemeal/protocol'
import { expect, test } from 'vitest'
import { givePlan, giveProfile } from './harness/people.ts'
import { giveHistory } from './harness/trend-history.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

const world = openWorld()

test('trends are read by keyboard, as charts and as tables, over any time, and taken along', async () => {
  const { page, problems, member } = await world.athlete()
  giveHistory(world.server, member, 100)
  await page.goto(world.at('/home'))
  await page.getByRole('link', { name: 'Trends' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Trends' }).waitFor()

  const intake = page.getByRole('region', { name: 'Energy intake' })
  await intake.getByRole('img', { name: /Chart of Energy intake/ }).waitFor()
  expect(await intake.textContent()).toMatch(/Average of \d+ of 30 days/)
  await page.getByRole('img', { name: /Chart of Expenditure/ }).waitFor()

  // With a table in place of a chart; the longer one below differs in its count of rows.
  const table = intake.getByRole('table')
  await intake.getByRole('button', { name: 'Show Energy intake as table' }).press('Enter')
  await table.getByRole('row').first().waitFor()
  expect(await stumbles(page)).toEqual([])
  await intake.getByRole('button', { name: 'Show Energy intake as chart' }).press('Enter')
  await table.waitFor({ state: 'detached' })

  await page.getByRole('radio', { name: '30 days' }).press('ArrowRight')
  await intake.getByText(/Average of \d+ of 90 days/).waitFor()
  expect(new URL(page.url()).searchParams.get('days')).toBe('90')
  // Whole days hold 2,300 kcal and more, those logged in part less than half of it, today whatever it holds.
  const heights = (logged: string) =>
    intake
      .locator(`rect[data-logged=${logged}]`)
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))))
  const [whole, partly] = [await heights('whole'), await heights('partly')]
  expect(Math.min(...whole)).toBeGreaterThan(Math.max(...whole) / 2)
  expect(partly.filter((height) => height < Math.max(...whole) / 2).length).toBeGreaterThan(5)

  await intake.getByRole('button', { name: 'Show Energy intake as table' }).press('Enter')
  const rows = table.getByRole('row')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(91)
  expect(await table.textContent()).toMatch(/≥ \d/)
  expect(await table.textContent()).toMatch(/–/)

  const mass = page.getByRole('region', { name: 'Body mass' })
  await mass.getByText('lb', { exact: true }).waitFor()
  await page.getByRole('radio', { name: 'lb' }).press('ArrowRight')
  await mass.getByText('kg', { exact: true }).waitFor()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save CSV' }).press('Enter')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^pacemeal-trends-\d{4}-\d{2}-\d{2}-90-days\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(91)
  expect(lines[0]).toContain('Body mass (kg)')

  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('table', { name: 'All figures' })
  await printed.waitFor()
  // What was aimed at stands under what was eaten, on the same days.
  expect(await printed.getByRole('row', { name: /^Target/ }).textContent()).toMatch(/2,[3-6]\d\d125320/)
  await page.getByText(/Logged whole on \d+ of 90 days/).waitFor()
  expect(await page.getByRole('button', { name: 'Save CSV' }).count()).toBe(0)
  // What is fixed would stand on every sheet.
  expect(await page.getByRole('link', { name: 'Skip to content' }).count()).toBe(0)
  expect(problems).toEqual([])
})

test('what was aimed at is seen over what was eaten, and a legend names only what is drawn', async () => {
  const { page, problems, member } = await world.athlete()
  giveHistory(world.server, member, 4)
  await page.goto(world.at('/trends?days=365'))
  const nutrients = page.getByRole('region', { name: 'Fiber, sodium and iron' })
  await nutrients.getByRole('img', { name: /Chart of Sodium/ }).waitFor()
  // All of it lies in one week or two: bounds that are no wider than a point are drawn as wide as a bar.
  const bounds = nutrients.locator('svg[role=img]').nth(1).locator('[data-lone-target], .recharts-line path')
  await expect.poll(() => bounds.count()).toBeGreaterThan(1)
  const isUnderBars = await bounds.first().evaluate((line) => {
    const bars = [...(line.closest('svg')?.querySelectorAll('rect[data-logged]') ?? [])]
    return bars.some((bar) => (bar.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
  })
  expect(isUnderBars).toBe(false)
  const legend = nutrients.getByRole('list').nth(1)
  expect(await legend.getByRole('listitem').allTextContents()).toContain('Target range')

  const noPlan = await world.athlete()
  await noPlan.member.call('POST', `/databases/${databaseId}/collections/meal_logs/documents`, {
    documentId: 'unique()',
    data: { user: noPlan.member.userId, loggedAt: new Date().toISOString(), mealTime: 'general', calories: 600 },
  })
  await noPlan.page.goto(world.at('/trends?days=7'))
  const intake = noPlan.page.getByRole('region', { name: 'Energy intake' })
  await intake.getByRole('img', { name: /Chart of Energy intake/ }).waitFor()
  expect(await intake.getByRole('listitem').allTextContents()).toEqual(['Logged', 'Not all logged'])
  expect([...problems, ...noPlan.problems]).toEqual([])
})

/** A phone that has fetched no code yet, of somebody with a profile. */
const unusedPhone = async () => {
  const someone = await world.member({})
  await giveProfile(someone.member)
  return someone
}

test('a chart whose code is not served is missing alone, and comes when it is asked for again', async () => {
  const { page, member } = await unusedPhone()
  giveHistory(world.server, member, 30)
  await page.route(/trend-chart[^/]*\.js/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(world.at('/trends'))
  const intake = page.getByRole('region', { name: 'Energy intake' })
  await intake.getByRole('heading', { name: 'This part could not be loaded' }).waitFor()
  await intake.getByText(/Average of \d+ of 30 days/).waitFor()
  await page.unrouteAll()
  // Asked for within the same blink, it is not there yet: the button stays.
  await expect
    .poll(async () => {
      const again = intake.getByRole('button', { name: 'Try Again' })
      if (await again.isVisible()) await again.click()
      return intake.getByRole('img', { name: /Chart of Energy intake/ }).count()
    })
    .toBe(1)
})

test('home stands without the guidance whose code is not served', async () => {
  const { page, member } = await unusedPhone()
  await givePlan(member)
  await page.route(/home-guidance[^/]*\.js/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(world.at('/home'))
  await page
    .getByText(/^Lunch$|· Lunch$/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Trends' }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'This part could not be loaded' }).waitFor()
  expect(
    await page
      .getByText(/^Lunch$|· Lunch$/)
      .first()
      .isVisible(),
  ).toBe(true)
})
