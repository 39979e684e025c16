import { addDays, dayAt, mondayOf } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { PAGE_ZONE } from './harness/browser.ts'
import { openScreen } from './harness/follow-link.ts'
import { givePlan, resting } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { mealPlan } from './screens/meal-plan.ts'
import { notice } from './screens/notices.ts'

const { logsOf } = mealPlan
const documents = `/databases/${databaseId}/collections/meal_logs/documents`
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }

describe('the home screen', () => {
  const world = openWorld()

  const openHome = async () => {
    const someone = await world.athlete()
    await givePlan(someone.member)
    await home.open(someone.page, world.server.url)
    await home.shown(someone.page)
    return someone
  }

  test('greets, picks days from Sunday, hides targets, and leads to schedule, help and feedback', async () => {
    const { page, problems } = await openHome()
    await page.getByText(/^Good (?:morning|afternoon|evening), Maya$/).waitFor()
    const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button', { name: /day, \w+ \d/ })
    expect(await days.count()).toBe(7)
    expect(await days.first().textContent()).toMatch(/^Sunday, /)
    await page.getByText("Today's Activities & Fuel", { exact: true }).waitFor()

    const target = page.getByText(/^\/ [\d,]+ kcal$/)
    await target.waitFor()
    await page.getByRole('switch', { name: 'Show targets' }).uncheck()
    await target.waitFor({ state: 'hidden' })
    await page.reload()
    await home.shown(page)
    expect(await target.count()).toBe(0)

    await page.getByRole('button', { name: 'Tutorial' }).click()
    await notice(page, 'Tutorial Coming Soon')
    expect(await page.getByRole('link', { name: 'Support', exact: true }).getAttribute('href')).toMatch(/^mailto:.+@/)
    await page.getByRole('button', { name: 'Help us Improve' }).click()
    await page.getByRole('dialog', { name: /feedback|help us improve/i }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Adjust Schedule' }).click()
    await page.waitForURL('**/activity-schedule')
    expect(problems).toEqual([])
  })

  test('begins its week, and the schedule, on the first day that is chosen, and the account keeps it', async () => {
    const { page, member, problems } = await openHome()
    await openScreen(page, world.at('/units'))
    const choices = page.getByRole('group', { name: 'First day of the week' })
    await page.getByText('Not chosen yet: calendars begin with Sunday, lists of weekdays with Monday.').waitFor()
    expect(await choices.getByRole('radio', { checked: true }).count()).toBe(0)
    await choices.getByText('Sunday', { exact: true }).click()
    await expect.poll(() => member.call('GET', '/account/prefs')).toMatchObject({ units: { firstDay: 'sunday' } })
    expect(await page.getByText(/^Not chosen yet: calendars/).count()).toBe(0)
    await choices.getByText('Monday', { exact: true }).click()
    await expect.poll(() => member.call('GET', '/account/prefs')).toMatchObject({ units: { firstDay: 'monday' } })
    await choices.getByText('Saturday', { exact: true }).click()
    await expect.poll(() => member.call('GET', '/account/prefs')).toMatchObject({ units: { firstDay: 'saturday' } })
    await openScreen(page, world.at('/home'))
    await home.shown(page)
    const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button', { name: /day, \w+ \d/ })
    expect(await days.first().textContent()).toMatch(/^Saturday, /)
    expect(await days.last().textContent()).toMatch(/^Friday, /)
    await page.getByRole('link', { name: 'Adjust Schedule' }).click()
    expect(await page.getByRole('heading', { level: 2, name: /day$/ }).first().textContent()).toBe('Saturday')
    expect(problems).toEqual([])
  })

  test('says why in the unit that weights are shown in, with the figures of the papers beside it', async () => {
    const { page, problems } = await openHome()
    const readWhy = async () => {
      await page.getByRole('button', { name: 'Why this target' }).click()
      const sheet = page.getByRole('dialog', { name: 'Why this' })
      await sheet.getByText(/^At rest you spend/).waitFor()
      const told = (await sheet.textContent()) ?? ''
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      return told
    }
    const inPounds = await readWhy()
    expect(inPounds).toMatch(/At rest you spend [\d,]+ kcal a day: 4\.54 × \d+(?:\.\d)? lb/)
    expect(inPounds).toMatch(/[\d.]+ g\/lb carbs for a day/)
    expect(inPounds).toMatch(/\d g\/kg \([\d.–to ]+ g\/lb\)/)
    // What stays in kilograms are the equations of the papers.
    expect(inPounds.replaceAll(/\d × (?:kg|cm)/g, '').replaceAll(/g\/kg/g, '')).not.toMatch(/\d kg\b|\bcm\b|\/kg/)
    await openScreen(page, world.at('/units'))
    const choice = page.getByRole('group', { name: 'Weight and height' })
    expect(await choice.getByRole('radio', { name: 'lb, ft' }).isChecked()).toBe(true)
    await choice.getByText('kg, cm', { exact: true }).click()
    await openScreen(page, world.at('/home'))
    await home.shown(page)
    const inKilograms = await readWhy()
    expect(inKilograms).toMatch(/At rest you spend [\d,]+ kcal a day: 10 × \d+(?:\.\d)? kg/)
    expect(inKilograms).not.toMatch(/\blb\b/)
    expect(problems).toEqual([])
  })

  test('every planned card offers why, ideas, logging and scanning, in one row on a phone', async () => {
    const { page } = await openHome()
    const cards = home.timeline(page).getByRole('article', { name: /, (?:planned|eaten|skipped)/ })
    const total = await cards.count()
    expect(total).toBeGreaterThan(3)
    for (let at = 0; at < total; at++) {
      const tops = await Promise.all(
        ['Why this', 'Fuel ideas', 'Log Meal', 'Scan Food'].map(async (action) => {
          const box = await cards
            .nth(at)
            .getByRole('button', { name: new RegExp(`^${action}: `) })
            .boundingBox()
          return Math.round(box?.y ?? Number.NaN)
        }),
      )
      expect(new Set(tops).size).toBe(1)
    }
    await cards
      .last()
      .getByRole('button', { name: /^Scan Food: / })
      .click()
    const quick = page.getByRole('dialog', { name: 'Scan Food' })
    await quick.getByRole('button', { name: 'Take Photo' }).waitFor()
    await quick.getByText('Upload Photo').waitFor()
  })

  test('an idea: two at first, three steps of it, adjusted in the form or logged with one tap', async () => {
    const { page, member, problems } = await openHome()
    const openIdeas = () =>
      page
        .getByRole('button', { name: /^Fuel ideas: Dinner/ })
        .first()
        .click()
    await openIdeas()
    const sheet = page.getByRole('dialog')
    const ideas = sheet.getByRole('listitem')
    await ideas.first().waitFor()
    expect(await ideas.count()).toBe(2)
    await sheet.getByRole('button', { name: 'See more ideas' }).click()
    await expect.poll(() => ideas.count()).toBeGreaterThan(2)
    const name = (await ideas.first().locator('span.font-semibold').first().textContent()) ?? ''
    await ideas.first().getByRole('button').click()

    await sheet.getByRole('heading', { name }).waitFor()
    await sheet.getByRole('heading', { name: 'Ingredients' }).waitFor()
    const steps = sheet.getByRole('region', { name: 'Instructions' }).getByRole('listitem')
    const all = sheet.getByRole('button', { name: /^Show all \d+ steps$/ })
    const more = await all.count()
    expect(await steps.count()).toBeLessThanOrEqual(3)
    if (more > 0) {
      await all.click()
      await expect.poll(() => steps.count()).toBeGreaterThan(3)
    }
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Adjust' }).click()
    const form = page.getByRole('dialog', { name: 'Log Food' })
    await form.getByText('Ready', { exact: true }).waitFor()
    expect(await form.getByLabel('Food name').inputValue()).toBe(name)
    expect(await form.getByLabel('Meal type').inputValue()).toBe('general')
    await form.getByText('General Meal', { exact: true }).first().waitFor()
    await form.getByRole('button', { name: 'Close' }).click()
    await form.waitFor({ state: 'hidden' })

    await openIdeas()
    await ideas.first().getByRole('button').click()
    await sheet.getByRole('button', { name: 'LOG THIS MEAL' }).click()
    await page.getByText(/^Logged [\d,]+ calories to Dinner for /).waitFor()
    await expect.poll(async () => (await logsOf(member)).map(({ notes }) => notes), patient).toEqual([name])
    await home
      .timeline(page)
      .getByRole('article', { name: /^Dinner, .*eaten/ })
      .waitFor()
    expect(problems).toEqual([])
  })

  test('a burst of meals told from another device is read a few times, and stands whole at the end', async () => {
    const { page, member, problems } = await world.athlete(resting)
    const listens = new Promise<void>((resolve) => {
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => String(payload).includes('collections.meal_logs') && resolve())
      })
    })
    await home.open(page, world.server.url)
    await home.ring(page).waitFor()
    await listens

    const reads: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes(documents)) reads.push(request.url())
    })
    const begun = performance.now()
    const [total, atOnce] = [60, 10]
    for (let made = 0; made < total; made += atOnce) {
      await Promise.all(
        Array.from({ length: atOnce }, (_, at) =>
          member.call('POST', documents, {
            documentId: 'unique()',
            data: {
              user: member.userId,
              notes: `Recording ${made + at}`,
              mealTime: 'general',
              loggedAt: new Date().toISOString(),
              calories: 10,
              status: 'Followed',
            },
          }),
        ),
      )
    }
    await expect.poll(() => home.ring(page).getAttribute('aria-label'), patient).toMatch(/^600 /)
    const seconds = (performance.now() - begun) / 1000
    const timesRead = [...Map.groupBy(reads, (url) => url).values()].map(({ length }) => length)
    // Once a second while it lasts, and once when it has ended.
    expect(Math.max(...timesRead)).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
    expect(problems).toEqual([])
  })

  test('a day with nothing says so, and builds a plan when it is asked to', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await home.open(page, world.server.url)
    await page.getByRole('heading', { name: 'No Activities or Meals Scheduled' }).waitFor()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('You have no fuel plan yet').waitFor()
    // The way to a plan is in sight, before figures that are empty without one.
    const main = page.getByRole('main')
    expect(await main.getByRole('heading').nth(1).textContent()).toBe('You have no fuel plan yet')
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Build My Plan' }).click()
    await home.shown(page)
    await page.getByText('Rest day').first().waitFor()
  })

  test('without a plan a session carries the default fuel', async () => {
    const { page } = await world.athlete()
    await home.open(page, world.at('').replace(/\/$/, ''))
    const timeline = home.timeline(page)
    // Of this or the next week: a day that is over keeps what stood on it.
    await page.goto(world.at(`/home?day=${mondayOf(addDays(dayAt(Date.now(), PAGE_ZONE), 6))}`))
    await timeline
      .getByRole('article', { name: /^Pre-fuel, 6:30 AM/ })
      .getByText('200')
      .first()
      .waitFor()
    await timeline
      .getByRole('article', { name: /^Pre-fuel, 6:30 AM/ })
      .getByText('30 g carbs · 15 g protein · 5 g fat')
      .waitFor()
    await timeline
      .getByRole('article', { name: /^Post-fuel, 8:00 AM/ })
      .getByText('40 g carbs · 25 g protein · 8 g fat')
      .waitFor()
  })
})
