import { addDays, DAY_MS, dayAt, instantOn, instantText, type LocalDate, poundsToKilograms } from '@pacemeal/domain'
import { type CheckIn, databaseId, readCheckIn, readMealPlan } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { PAGE_ZONE } from './harness/browser.ts'
import { documentsOf } from './harness/documents.ts'
import { givePlan, giveWholeWeek, type Member } from './harness/people.ts'
import { openOwnWorld, openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { notice } from './screens/notices.ts'

const DAYS = 28
const POUNDS = 143
/** What the athlete spends beyond what the formula says, kcal a day. */
const BEYOND = 450

const create = (member: Member, collection: string, data: object) =>
  member.call('POST', `/databases/${databaseId}/collections/${collection}/documents`, { documentId: 'unique()', data })

const countWeighings = async (member: Member): Promise<unknown> => {
  const list = await member.call('GET', `/databases/${databaseId}/collections/body_log/documents`)
  return (list as { total: number }).total
}

const checkInOf = async (member: Member): Promise<CheckIn> => {
  const run = (await member.call('POST', '/functions/meal-plan/executions', {
    path: '/check-in',
    body: JSON.stringify({ userId: member.userId }),
  })) as { responseBody: string }
  const found = readCheckIn(JSON.parse(run.responseBody))
  if (found === undefined) throw new Error(`No check-in: ${run.responseBody}`)
  return found
}

/** Four weeks of whole days and of mornings on the scale, which tell that more is spent than the formula says. */
const giveFourWeeks = async (member: Member, zone: string): Promise<LocalDate> => {
  const { userId: user } = member
  const { inUse } = await checkInOf(member)
  const today = dayAt(Date.now(), zone)
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = addDays(today, -ago)
    const eaten = ['breakfast', 'lunch', 'dinner'].map((mealTime, index) =>
      create(member, 'meal_logs', {
        user,
        mealTime,
        loggedAt: instantOn(day, (8 + 5 * index) * 60, zone),
        calories: inUse / 3,
        status: 'Followed',
      }),
    )
    const massKilograms = poundsToKilograms(POUNDS) - (BEYOND * (DAYS - ago)) / 7700
    await Promise.all([
      ...eaten,
      create(member, 'body_log', { user, day, measuredAt: instantOn(day, 420, zone), massKilograms }),
    ])
  }
  return today
}

describe('the weekly check-in', () => {
  const world = openWorld()

  test('proposes what four weeks of logs and weighings tell; accepted, the plan follows', async () => {
    const { page, member, problems } = await world.athlete({ timeZone: PAGE_ZONE })
    await givePlan(member)
    await giveFourWeeks(member, PAGE_ZONE)

    await page.goto(world.at('/home'))
    await page.getByRole('link', { name: 'Weigh In' }).click()
    // The field has the focus: a figure and one tap are all it takes.
    const typed = page.getByRole('textbox', { name: 'Weight (lb)' }).and(page.locator(':focus'))
    const save = page.getByRole('button', { name: 'Save Weight' })
    // What fits in neither unit may be a typing error: it is asked about, and the focus goes along.
    await typed.fill('193,4')
    await save.press('Enter')
    await page.getByText(/^Is 193\.4 lb right\? That is [\d.]+ lb more than/).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Correct It' }).and(page.locator(':focus')).press('Enter')
    await typed.fill('139,4')
    await save.press('Enter')
    await notice(page, 'Weight Saved', '139.4 lb is in your body log.')
    await save.and(page.locator(':focus')).waitFor()

    const log = page.getByRole('region', { name: 'Body log' })
    // A correction that fits better in the other unit is asked about, too.
    await log.getByRole('button', { name: /139\.4 lb/ }).click()
    const opened = page.getByRole('dialog', { name: 'Weighing' })
    await opened.getByRole('textbox', { name: 'Weight (lb)' }).fill('68')
    await opened.getByRole('button', { name: 'Save', exact: true }).click()
    await opened.getByText(/^Is 68\.0 lb right\?/).waitFor()
    expect(await stumbles(page)).toEqual([])
    await opened.getByRole('button', { name: 'Save 68.0 kg' }).click()
    await log.getByRole('button', { name: /149\.9 lb/ }).click()
    await opened.getByRole('textbox', { name: 'Weight (lb)' }).fill('139.4')
    await opened.getByRole('button', { name: 'Save', exact: true }).click()
    await log.getByRole('button', { name: /139\.4 lb/ }).click()
    await page.getByRole('dialog', { name: 'Weighing' }).getByRole('button', { name: 'Delete' }).click()
    await log.getByRole('button', { name: /139\.4 lb/ }).waitFor({ state: 'detached' })
    await expect.poll(() => countWeighings(member)).toBe(DAYS)
    await page.getByRole('button', { name: 'Undo' }).click()
    await log.getByRole('button', { name: /139\.4 lb/ }).waitFor()
    await expect.poll(() => countWeighings(member)).toBe(DAYS + 1)

    // What is noted of a day as water is kept, and counts from then on.
    const water = page.getByRole('region', { name: 'Only water?' })
    await water.getByRole('checkbox', { name: 'Illness' }).check()
    await expect.poll(async () => (await documentsOf(member, 'day_notes'))[0]?.waterShift).toBe('illness')
    await water.getByRole('switch', { name: 'My period began' }).check()
    await expect.poll(async () => (await documentsOf(member, 'day_notes'))[0]?.isCycleStart).toBe(true)

    const checkIn = page.getByRole('region', { name: 'Weekly check-in' })
    await checkIn.getByText('You spend more than your targets are made for.').waitFor()
    expect(await stumbles(page)).toEqual([])
    const before = await checkInOf(member)
    // Another tab hears of the answer, and offers it no second time.
    const other = await page.context().newPage()
    const listens = new Promise<void>((resolve) => {
      other.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => String(payload).includes('collections.check_ins') && resolve())
      })
    })
    await other.goto(world.at('/body'))
    const proposedThere = other.getByRole('region', { name: 'Weekly check-in' })
    await proposedThere.getByRole('button', { name: 'Accept' }).waitFor()
    await listens
    // Without a network there is nothing to answer, which is said beside the buttons; with one they come back by themselves.
    const accept = checkIn.getByRole('button', { name: 'Accept' })
    await page.context().setOffline(true)
    await checkIn.getByText(/^An answer needs a connection/).waitFor()
    expect(await accept.isEnabled()).toBe(false)
    expect(await checkIn.getByRole('button', { name: 'Keep as It Is' }).isEnabled()).toBe(false)
    expect(await stumbles(page)).toEqual([])
    await page.context().setOffline(false)
    await checkIn.getByText(/^An answer needs a connection/).waitFor({ state: 'detached' })
    await accept.click()
    await notice(page, 'Check-In Accepted', 'A new plan that follows it is being made.')
    await page.getByText(/which you accepted at a check-in/).waitFor()
    await other.getByText(/which you accepted at a check-in/).waitFor()
    await proposedThere.waitFor({ state: 'detached' })
    await other.close()
    await expect.poll(() => page.getByRole('button', { name: 'Take Back the Accepted One' }).isEnabled()).toBe(true)
    await page.context().setOffline(true)
    await expect.poll(() => page.getByRole('button', { name: 'Take Back the Accepted One' }).isEnabled()).toBe(false)
    await page.context().setOffline(false)

    const [answered] = await documentsOf(member, 'check_ins')
    expect(answered?.answer).toBe('accepted')
    const after = await checkInOf(member)
    expect(after).toMatchObject({ isLearned: true, isDue: false })
    expect(after.inUse).toBeGreaterThan(before.inUse)
    const week = readMealPlan(await giveWholeWeek(member))
    if (!week.ok) throw new Error('The plan cannot be read.')
    const rules = week.value.days.map(({ because }) =>
      because.some(({ rule }) => rule === 'energy_expenditure_learned'),
    )
    expect(rules).toEqual(rules.map(() => true))
    expect(problems).toEqual([])
  })

  test('is worked out anew for who has travelled, once their zone is kept: what is shown can be accepted', async () => {
    // Whatever the hour, one of them has another day than the page.
    const today = dayAt(Date.now(), PAGE_ZONE)
    const left = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((zone) => dayAt(Date.now(), zone) !== today)
    const { page, member, problems } = await world.athlete({ timeZone: left })
    await givePlan(member)
    await giveFourWeeks(member, PAGE_ZONE)
    const { promise: isLooked, resolve: look } = Promise.withResolvers<void>()
    await page.route('**/collections/user_profiles/documents/*', async (route) => {
      if (route.request().method() === 'PATCH') await isLooked
      await route.fallback()
    })
    let asked = 0
    page.on('response', (response) => {
      if (response.request().postData()?.includes('/check-in') !== true) return
      void response.finished().then(() => {
        asked += 1
      })
    })
    await page.goto(world.at('/body'))
    const accept = page.getByRole('region', { name: 'Weekly check-in' }).getByRole('button', { name: 'Accept' })
    await accept.waitFor()
    const before = asked
    look()
    await expect.poll(async () => (await documentsOf(member, 'user_profiles'))[0]?.timeZone).toBe(PAGE_ZONE)
    await expect.poll(() => asked).toBeGreaterThan(before)
    // What has come is drawn.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
    await accept.click()
    await notice(page, 'Check-In Accepted', 'A new plan that follows it is being made.')
    expect((await documentsOf(member, 'check_ins'))[0]?.day).toBe(today)
    expect(problems).toEqual([])
  })

  test('weighings of more than a year ago are asked for, corrected and deleted like any other', async () => {
    const { page, member, problems } = await world.athlete({ timeZone: PAGE_ZONE })
    const today = dayAt(Date.now(), PAGE_ZONE)
    for (const [ago, massKilograms] of [
      [400, 70],
      [1095, 72],
    ] as const) {
      const day = addDays(today, -ago)
      await create(member, 'body_log', {
        user: member.userId,
        day,
        measuredAt: instantOn(day, 420, PAGE_ZONE),
        massKilograms,
      })
    }
    await page.goto(world.at('/body'))
    const log = page.getByRole('region', { name: 'Body log' })
    await log.getByRole('button', { name: 'Show those of more than a year ago' }).press('Enter')
    await log.getByRole('button', { name: /158\.7 lb/ }).click()
    await page.getByRole('dialog', { name: 'Weighing' }).getByRole('button', { name: 'Delete' }).click()
    await log.getByRole('button', { name: /158\.7 lb/ }).waitFor({ state: 'detached' })
    await log.getByRole('button', { name: /154\.3 lb/ }).waitFor()
    await expect.poll(() => countWeighings(member)).toBe(1)
    expect(await log.getByRole('button', { name: 'Show those of more than a year ago' }).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
    // The raw figures lead to the trend through them.
    await log.getByRole('link', { name: 'Trends' }).click()
    await page.getByRole('heading', { level: 1, name: 'Trends' }).waitFor()
    expect(problems).toEqual([])
  })
})

describe('four weeks, one day after the other', () => {
  const world = openOwnWorld()

  test('bring a check-in; accepted, the next plan stands on it', async () => {
    const { page, member, problems } = await world.athlete({ timeZone: PAGE_ZONE })
    const { userId: user } = member
    const { inUse } = await checkInOf(member)
    const begun = Date.now()
    for (let days = 0; days < DAYS; days += 1) {
      const now = begun + days * DAY_MS
      const massKilograms = poundsToKilograms(POUNDS) - (BEYOND * days) / 7700
      await create(member, 'body_log', {
        user,
        day: dayAt(now, PAGE_ZONE),
        measuredAt: instantText(now),
        massKilograms,
      })
      for (const mealTime of ['breakfast', 'lunch', 'dinner']) {
        const meal = { user, mealTime, loggedAt: instantText(now), calories: inUse / 3, status: 'Followed' }
        await create(member, 'meal_logs', meal)
      }
      await world.server.moveClock(1)
    }
    await page.clock.install({ time: begun + DAYS * DAY_MS })
    await givePlan(member)
    await page.goto(world.at('/body'))
    await page.getByRole('region', { name: 'Weekly check-in' }).getByRole('button', { name: 'Accept' }).click()
    await page.getByText(/which you accepted at a check-in/).waitFor()
    expect((await checkInOf(member)).inUse).toBeGreaterThan(inUse)
    const rules = async () => {
      const active = (await documentsOf(member, 'meal_plans')).find(({ status }) => status === 'active')
      const week = readMealPlan(active ?? {})
      return week.ok ? new Set(week.value.days.flatMap(({ because }) => because.map(({ rule }) => rule))) : new Set()
    }
    await expect.poll(async () => (await rules()).has('energy_expenditure_learned'), { timeout: 60_000 }).toBe(true)
    expect(problems).toEqual([])
  })
})

describe('a check-in that proposes something', () => {
  const world = openOwnWorld()

  test('is told of on the next morning, and its message leads to it', async () => {
    const { page, member, problems } = await world.athlete({ timeZone: PAGE_ZONE })
    await givePlan(member)
    await giveFourWeeks(member, PAGE_ZONE)
    const now = Date.now()
    // People are told at eight.
    const morning = Date.parse(instantOn(addDays(dayAt(now, PAGE_ZONE), 1), 8 * 60 + 1, PAGE_ZONE))
    await world.server.moveClock((morning - now) / DAY_MS)
    await page.clock.install({ time: morning })
    await page.goto(world.at('/notifications'))
    await page.getByRole('link', { name: /^Unread: Your Weekly Check-In/ }).click()
    const checkIn = page.getByRole('region', { name: 'Weekly check-in' })
    await checkIn.getByRole('button', { name: 'Accept' }).waitFor()
    expect(problems).toEqual([])
  })
})
