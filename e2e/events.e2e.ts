import { readFile } from 'node:fs/promises'
import { addDays, dayAt, HOUR_MS, minuteOfDay, wallMinuteAt } from '@pacemeal/domain'
import { eventStart } from '@pacemeal/domain/event'
import { databaseId } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { aCourseFile } from '../apps/web/testing/recordings.ts'
import { PAGE_ZONE } from './harness/browser.ts'
import { drawJpeg, gelLabel } from './harness/camera.ts'
import { documentsOf } from './harness/documents.ts'
import { followLink, openScreen } from './harness/follow-link.ts'
import { installedAthlete, openInstalled } from './harness/installed.ts'
import { giveEvent } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { logSheet } from './screens/log-sheet.ts'
import { notice } from './screens/notices.ts'
import { scanner } from './screens/scanner.ts'

describe('a race', () => {
  const world = openWorld()

  test('that began yesterday and runs through the night is underway today, on home and among the coming ones', async () => {
    const { page, member, problems } = await world.athlete()
    const yesterday = addDays(dayAt(Date.now(), PAGE_ZONE), -1)
    // From a minute before midnight for a day: at any hour of the story it runs.
    const legs = [{ name: 'run', minutes: 1440, kilometres: 120, intake: 'open' as const, share: 1 }]
    const event = anEvent({ name: 'Night Ultra', day: yesterday, start: minuteOfDay(1439), zone: PAGE_ZONE, legs })
    await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day: event.day, details: JSON.stringify(event) },
    })
    await page.goto(world.at('/events'))
    const coming = page.getByRole('region', { name: 'Coming' })
    await coming.getByRole('link', { name: /Night Ultra.*Underway/s }).waitFor()
    expect(await page.getByRole('region', { name: 'Past' }).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
    await openScreen(page, world.at('/home'))
    await page.getByRole('link', { name: /^Night Ultra.*Underway until .+: open the race card/s }).click()
    await page.getByRole('list', { name: 'What to take' }).waitFor()
    expect(await page.getByText('Finished').count()).toBe(0)
    await page.getByRole('link', { name: 'Close the card' }).click()
    await page.getByRole('heading', { name: 'Schedule' }).waitFor()
    const ways = page.getByRole('link', { name: /^(Race Card|Fuel Taken)$/ })
    expect(await ways.allInnerTexts()).toEqual(['Race Card', 'Fuel Taken'])
    expect(problems).toEqual([])
  })

  test('of half an hour without a bottle asks for thirst alone, and its card offers to remind of nothing', async () => {
    const { page, member, problems } = await world.athlete()
    const event = anEvent({
      name: 'Park 5K',
      day: addDays(dayAt(Date.now(), PAGE_ZONE), 3),
      zone: PAGE_ZONE,
      legs: [{ name: 'run', minutes: 30, kilometres: 5, intake: 'open', share: 1 }],
      stations: { by: 'distance', at: [] },
      carry: { bottles: 0, bottle: 500, pockets: 8 },
    })
    await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day: event.day, details: JSON.stringify(event) },
    })
    await page.goto(world.at('/events'))
    await page.getByRole('link', { name: /Park 5K/ }).click()
    await page.getByText('Nothing is needed on the way. Drink when you are thirsty.').waitFor()
    expect(
      await page
        .getByRole('region', { name: 'Each hour' })
        .getByText(/ml|fl oz|mg/)
        .count(),
    ).toBe(0)
    expect(await page.getByText('Loading day').count()).toBe(0)
    await page.getByText('An event of 30 min does not empty the stores').waitFor()
    await page.getByRole('link', { name: 'Race Card' }).click()
    await page.getByRole('link', { name: 'Close the card' }).waitFor()
    await page.getByText('Nothing is needed on the way. Drink when you are thirsty.').waitFor()
    expect(await page.getByText(/In all 0 g/).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Something changed' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Notify Me of the Next Item' }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('that has ended says on home what the next 24 hours ask for, and how much to drink once it is told what was drunk', async () => {
    const { page, member, problems } = await world.athlete()
    const begun = Date.now() - 6 * HOUR_MS
    const day = dayAt(begun, PAGE_ZONE)
    const event = anEvent({
      name: 'Morning Marathon',
      day,
      start: minuteOfDay(wallMinuteAt(begun, PAGE_ZONE)),
      zone: PAGE_ZONE,
    })
    const stored = await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day, details: JSON.stringify(event) },
    })
    // So tall that what is put in place once it is seen is in sight, whatever is drawn above it meanwhile.
    await page.setViewportSize({ width: 390, height: 2400 })
    await home.open(page, world.server.url)
    const recovery = page.getByRole('region', { name: /^Recovery until \d/ })
    await recovery.getByText(/\d+ g of protein in each meal/).waitFor()
    expect(await recovery.getByText(/of water|what you sweated/).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
    await openScreen(page, world.at(`/events/${(stored as { $id: string }).$id}/report`))
    await page.getByRole('radio', { name: 'Planned' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    // The question of the report before has nearly the same words.
    await page.getByRole('heading', { name: 'How it went', exact: true }).waitFor({ state: 'attached' })
    await openScreen(page, world.at('/home'))
    await recovery.getByText(/^You (?:lost about|drank about what you sweated)/).waitFor()
    await recovery.getByRole('link', { name: 'How Morning Marathon went' }).click()
    await page.getByRole('heading', { name: 'The next 24 hours' }).waitFor()
    expect(problems).toEqual([])
  })

  const run = (minutes: number, kilometres: number) =>
    [{ name: 'run', minutes, kilometres, intake: 'open', share: 1 }] as const
  const hourly = (minutes: number) => Array.from({ length: minutes / 60 - 1 }, (_, hour) => 60 * (hour + 1))
  const marathon = anEvent({ name: 'Paper Marathon' })
  const halfIron = anEvent({
    name: 'Paper 70.3',
    sport: 'triathlon',
    legs: [
      { name: 'swim', minutes: 35, kilometres: 1.9, intake: 'none', share: 1 },
      { name: 'bike', minutes: 165, kilometres: 90, intake: 'open', share: 1 },
      { name: 'run', minutes: 110, kilometres: 21.1, intake: 'open', share: 0.85 },
    ],
    stations: { by: 'time', at: [220, 240, 260, 280, 300] },
    carry: { bottles: 2, bottle: 750, pockets: 8 },
    products: ['gel-mixed', 'mix', 'chew', 'salt'],
  })
  const ultra = anEvent({
    name: 'Paper Ultra',
    legs: run(1440, 150),
    intensity: 'Moderate',
    stations: { by: 'time', at: hourly(1440) },
    products: ['gel-mixed', 'mix', 'chew', 'banana', 'salt'],
  })

  test.each([
    // Points: an index card and half a letter sheet, A6 and A5.
    ['en-US', [288, 432], [612, 396]],
    ['en-GB', [298, 420], [595, 420]],
  ] as const)(
    'on paper, in %s: a marathon, a 70.3, a day and a night, each on one sheet',
    async (language, card, half) => {
      const { page, member } = await world.athlete()
      await page.addInitScript(
        (told: string) => Object.defineProperty(navigator, 'language', { get: () => told }),
        language,
      )
      const day = addDays(dayAt(Date.now(), PAGE_ZONE), 3)
      const sized = [
        [marathon, card],
        [halfIron, card],
        [ultra, half],
      ] as const
      // All of them before the page reads any.
      const ids = await Promise.all(sized.map(([event]) => giveEvent(member, { ...event, day })))
      for (const [index, [event, size]] of sized.entries()) {
        const path = `/events/${ids[index]}/card`
        await (index === 0 ? page.goto(world.at(path)) : followLink(page, path))
        await page.getByRole('heading', { name: event.name }).first().waitFor()
        await page.getByRole('list', { name: 'What to take' }).getByRole('listitem').first().waitFor()
        // Styles of paper come after everything that is looked at.
        const areStyled = () =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLLinkElement>('link[media="print"]')].every(({ sheet }) => sheet !== null),
          )
        await expect.poll(areStyled).toBe(true)
        const paper = await page.pdf({ preferCSSPageSize: true })
        const sheets = [...paper.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
        expect(
          sheets.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]),
          event.name,
        ).toEqual([size])
        expect(await page.getByText(/Fold it once in the middle/).count()).toBe(event === ultra ? 1 : 0)
      }
    },
  )

  test('is changed and deleted without a network: shown at once, told as waiting, and sent', async () => {
    const { page, member, problems } = await world.installed()
    const event = anEvent({ name: 'Hill Run', day: addDays(dayAt(Date.now(), PAGE_ZONE), 30), zone: PAGE_ZONE })
    await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day: event.day, details: JSON.stringify(event) },
    })
    const patient = { timeout: 30_000 }
    const waiting = page.getByRole('button', { name: '1 change is sent later' })
    const storedNames = async () =>
      (await documentsOf(member, 'events')).map(({ details }) => JSON.parse(String(details)).name)
    await openInstalled(page, world.at('/events'))
    await page.getByRole('link', { name: /Hill Run/ }).click()
    await page.getByRole('heading', { name: 'Schedule' }).waitFor()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.waitFor()
    await page.context().setOffline(true)
    await name.fill('Hill Race')
    await page.getByRole('button', { name: 'Save Event' }).click()
    await page.getByRole('heading', { name: 'Hill Race' }).waitFor()
    await waiting.click()
    await page.getByText('Change the event Hill Race').waitFor()
    expect(await storedNames()).toEqual(['Hill Run'])
    await page.context().setOffline(false)
    await expect.poll(storedNames, patient).toEqual(['Hill Race'])

    await page.goto(world.at('/events'))
    await page.getByRole('link', { name: /Hill Race/ }).click()
    await page.getByRole('heading', { name: 'Schedule' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No events yet').waitFor()
    await waiting.waitFor()
    expect(await storedNames()).toEqual(['Hill Race'])
    await page.context().setOffline(false)
    await expect.poll(storedNames, patient).toEqual([])
    await page.getByText('No events yet').waitFor()
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/.test(problem))).toEqual([])
  })

  test('whose deletion is answered late takes nobody away from where they went meanwhile', async () => {
    const { page, member, problems } = await world.athlete()
    const day = addDays(dayAt(Date.now(), PAGE_ZONE), 30)
    const id = await giveEvent(member, anEvent({ name: 'Hill Run', day, zone: PAGE_ZONE }))
    await page.goto(world.at(`/events/${id}`))
    const remove = page.getByRole('button', { name: 'Delete', exact: true })
    await remove.waitFor()
    const answer = Promise.withResolvers<void>()
    await page.route(/collections\/events\/documents\/./, (route) => answer.promise.then(() => route.continue()))
    await remove.click()
    await openScreen(page, world.at('/body'))
    answer.resolve()
    await notice(page, 'Event Deleted', 'Hill Run')
    expect(new URL(page.url()).pathname).toBe('/body')
    expect(await documentsOf(member, 'events')).toEqual([])
    expect(problems).toEqual([])
  })

  test('that was deleted leaves its log in its day, to be edited as any other', async () => {
    const { page, member, problems } = await world.athlete()
    const log = { notes: 'Lost Marathon', mealTime: 'general', loggedAt: new Date().toISOString(), carbs: 120 }
    await member.call('POST', `/databases/${databaseId}/collections/meal_logs/documents`, {
      documentId: 'unique()',
      data: { ...log, user: member.userId, status: 'Followed', event: 'of-yesterday' },
    })
    await home.open(page, world.server.url)
    await page.getByRole('button', { name: /^Edit Lost Marathon/ }).click()
    await page.getByRole('heading', { name: 'This event is not there' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit What Was Logged' }).click()
    const sheet = logSheet.in(page)
    expect(await sheet.getByLabel('Carbs').inputValue()).toBe('120')
    await sheet.getByLabel('Carbs').fill('90')
    await logSheet.save(sheet)
    await expect.poll(async () => (await documentsOf(member, 'meal_logs')).map(({ carbs }) => carbs)).toEqual([90])
    await page.getByRole('button', { name: 'Edit What Was Logged' }).waitFor()
    expect(problems).toEqual([])
  })

  test('is entered, planned to the card, drinks by a sweat test, and is logged in two taps', async () => {
    const { page, member, problems } = await world.athlete()
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const figure = (name: string) =>
      page.getByRole('region', { name: 'Each hour' }).locator('div').filter({ hasText: name }).getByRole('definition')

    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Events' }).click()
    await page.getByText('No events yet').waitFor()
    await page.getByRole('link', { name: 'Add Event' }).click()
    await page.getByRole('button', { name: 'Save Event' }).click()
    await page.getByText('Enter a name').waitFor()
    expect(await stumbles(page)).toEqual([])
    await field('Name').fill('Spring Marathon')
    // Past, so that it can be run and logged whatever the hour.
    await page.getByLabel('Date', { exact: true }).fill('2025-03-02')
    await field('Start time').fill('9:15')
    await field('Expected duration').fill('3:30')
    await page.getByRole('radio', { name: 'km, °C' }).check()
    await field('Distance').fill('42.2')
    await field('Temperature').fill('15')
    await field('Aid stations with water').fill('5, 10, 15, 20, 25, 30, 35, 40')
    await page.getByRole('button', { name: 'Save Event' }).click()
    await notice(page, 'Event Saved', 'Its fuel plan follows what you entered: Spring Marathon.')
    await page.getByRole('heading', { name: 'Schedule' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    // What is sipped from the bottles of the race card, in all.
    const sippedOnCard = async () => {
      await page.getByRole('link', { name: 'Race Card' }).click()
      const items = page.getByRole('list', { name: 'What to take' }).getByRole('listitem')
      await items.first().waitFor()
      const sips = (await items.allInnerTexts()).flatMap((text) => /sip ([\d,]+)/.exec(text)?.[1] ?? [])
      await page.goBack()
      await page.getByRole('heading', { name: 'Schedule' }).waitFor()
      return sips.map((sip) => Number(sip.replaceAll(',', '')))
    }
    const sum = (sips: readonly number[]) => sips.reduce((all, one) => all + one, 0)
    const sippedByNorm = await sippedOnCard()
    expect(sippedByNorm.length).toBeGreaterThan(0)
    const before = Number.parseInt((await figure('Fluid').innerText()).replaceAll(',', ''), 10)

    await page.getByRole('link', { name: 'Do a sweat test' }).click()
    await field('Duration').fill('1:00')
    await field('Weight before').fill('70')
    await field('Weight after').fill('69.2')
    await field('Drunk').fill('500')
    await field('Temperature').fill('15')
    await page.getByRole('radio', { name: 'Intense' }).check()
    await page.getByRole('button', { name: 'Save Test' }).click()
    await page.getByText('1.30 L an hour').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to events' }).click()
    await page.getByRole('link', { name: /^Spring Marathon/ }).click()
    await expect
      .poll(async () => Number.parseInt((await figure('Fluid').innerText()).replaceAll(',', ''), 10))
      .toBe(1000)
    expect(before).toBeLessThan(1000)
    const sippedByTest = await sippedOnCard()
    expect(sum(sippedByTest)).toBeGreaterThan(sum(sippedByNorm))
    expect(sippedByTest).not.toEqual(sippedByNorm)
    const total = await page
      .getByRole('region', { name: 'Schedule' })
      .getByText(/^In all/)
      .innerText()

    await page.getByRole('link', { name: 'Race Card' }).click()
    await page.getByText('Finished').waitFor()
    expect(await page.getByText(/^In all/).innerText()).toBe(total)
    expect(await stumbles(page)).toEqual([])

    // 4 by 6 inches in the United States, in points.
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1')).toMatch(/\/MediaBox \[0 0 288 432\]/)

    await page.getByRole('link', { name: 'Fuel Taken' }).click()
    await page.getByRole('radio', { name: 'Planned' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'How it went' }).waitFor()
    await expect.poll(async () => (await documentsOf(member, 'meal_logs')).length).toBe(1)
    const [log] = await documentsOf(member, 'meal_logs')
    const [event] = await documentsOf(member, 'events')
    expect(log).toMatchObject({
      notes: 'Spring Marathon',
      event: event?.$id,
      session: '2025-03-02/Competition/555',
    })
    expect(total).toContain(`In all ${log?.carbs}\u00a0g of carbohydrate`)

    // A log that was deleted since counts again with the next change of its report.
    await member.call('DELETE', `/databases/${databaseId}/collections/meal_logs/documents/${log?.$id}`)
    await page.goto(world.at(`/events/${event?.$id}/report`))
    await page.getByRole('radio', { name: 'Less' }).check()
    // Nobody takes 24.9 servings: whole and half ones, and what is measured out by its weight.
    const form = page.getByRole('region', { name: 'What you took' })
    const amounts = await form.getByRole('listitem').allInnerTexts()
    expect(amounts.length).toBeGreaterThan(0)
    for (const amount of amounts) expect(amount).not.toMatch(/\d[.,]\d+\s×/)
    const shown = Number.parseInt(await form.getByText(/^[\d,]+\sg of carbohydrate/).innerText(), 10)
    expect(shown).toBeLessThan(0.85 * Number(log?.carbs))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'How it went' }).waitFor()
    const less = async () => (await documentsOf(member, 'meal_logs')).map(({ carbs }) => carbs)
    await expect.poll(less).toEqual([shown])

    // What was run cannot be put off; where its date was wrong, its log goes along.
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Date', { exact: true }).fill('2097-03-02')
    await page.getByRole('button', { name: 'Save Event' }).click()
    await page.getByText('What was taken in it is logged. Add a new event for a later day').waitFor()
    await page.getByLabel('Date', { exact: true }).fill('2025-03-01')
    await page.getByRole('button', { name: 'Save Event' }).click()
    await page.getByRole('heading', { name: 'How it went' }).waitFor()
    const placed = async () => (await documentsOf(member, 'meal_logs')).map(({ session, carbs }) => [session, carbs])
    await expect.poll(placed).toEqual([['2025-03-01/Competition/555', shown]])

    // What was along and not planned can be told with a correction.
    await page.getByRole('link', { name: 'Change', exact: true }).click()
    await form.getByRole('button', { name: 'One Gel more' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'How it went' }).waitFor()
    await expect.poll(less).toEqual([shown + 25])
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  test('in heats and a final is entered start by start, and its pauses are fueled the same on card, list, file and log', async () => {
    const { page, member, problems } = await world.athlete()
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await page.goto(world.at('/events/new'))
    await field('Name').fill('Club Championships')
    await page.getByLabel('Date', { exact: true }).fill('2025-03-02')
    await page.getByRole('combobox', { name: 'Sport' }).selectOption('meet')
    await page.getByRole('radio', { name: 'km, °C' }).check()
    await page.getByRole('radio', { name: 'Moderate' }).check()
    await field('Temperature').fill('15')
    await field('Start 1').fill('9:00')
    await field('Start 1, duration').fill('10')
    await field('Start 2').fill('8:30')
    await field('Start 2, duration').fill('10')
    await page.getByRole('button', { name: 'Add Start' }).click()
    await page.getByRole('button', { name: 'Save Event' }).click()
    await page.getByText('Enter a time after the start before has ended').waitFor()
    expect(await stumbles(page)).toEqual([])
    await field('Start 2').fill('10:30')
    await field('Start 3').fill('12:00')
    await page.getByRole('group', { name: 'Start 3', exact: true }).getByRole('radio', { name: 'PM' }).check()
    await page.getByRole('button', { name: 'Save Event' }).click()

    const starts = page.getByRole('region', { name: 'Starts and pauses' })
    await starts.waitFor()
    expect((await starts.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(
        /^Start 1 · 9:00 AM · 10 min Pause of 1h 20m: \d+ g of carbohydrate and \d+ ml until 10:00 AM, then/,
      ),
      expect.stringMatching(
        /^Start 2 · 10:30 AM · 10 min Pause of 1h 20m: \d+ g of carbohydrate and \d+ ml until 11:30 AM, then/,
      ),
      expect.stringMatching(/^Start 3 · 12:00 PM · 10 min$/),
    ])
    expect(await stumbles(page)).toEqual([])
    const total = await page
      .getByRole('region', { name: 'Schedule' })
      .getByText(/^In all/)
      .innerText()
    expect(Number(/In all (\d+)\sg/.exec(total)?.[1])).toBeGreaterThan(40)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Calendar File' }).click()
    const saved = await (await downloading).path()
    const file = (await readFile(saved, 'utf8')).replaceAll('\r\n ', '')
    expect(file).toMatch(/DESCRIPTION:Starts at 9:00\sAM\\, 10:30\sAM\\, and 12:00\sPM\\n0:/)

    await page.getByRole('link', { name: 'Race Card' }).click()
    await page.getByText(/^Starts at 9:00\sAM, 10:30\sAM, and 12:00\sPM$/).waitFor()
    expect(await page.getByText(/^In all/).innerText()).toBe(total)
    await page.getByRole('link', { name: 'Fuel Taken' }).click()
    await page.getByRole('radio', { name: 'Planned' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'How it went' }).waitFor()
    await expect.poll(async () => (await documentsOf(member, 'meal_logs')).length).toBe(1)
    const [log] = await documentsOf(member, 'meal_logs')
    expect(total).toContain(`In all ${log?.carbs}\u00a0g of carbohydrate`)
    const review = page.getByRole('region', { name: 'How it went', exact: true })
    await review.getByText(/^\d+ g in the pauses went down well\.$/).waitFor()
    expect(await review.getByRole('rowheader').allInnerTexts()).toEqual(['Carbs, g', 'Fluid, ml', 'Sodium, mg'])
    expect(problems).toEqual([])
  })

  test('with scales says whether its class is in safe reach, and when to refuel after them', async () => {
    const { page, problems } = await world.athlete()
    await page.goto(world.at('/your-health'))
    await page.getByRole('switch', { name: 'My sport weighs in' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Health Saved', 'Your plan follows it.')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const bout = addDays(dayAt(Date.now(), PAGE_ZONE), 12)
    await openScreen(page, world.at('/events/new'))
    await page.getByRole('radio', { name: 'km, °C' }).check()
    await field('Name').fill('State Final')
    await page.getByLabel('Date', { exact: true }).fill(bout)
    await field('Start time').fill('11:00')
    await field('Expected duration').fill('0:30')
    await field('Temperature').fill('20')
    await page.getByRole('switch', { name: 'This event weighs in' }).check()
    await field('Limit of the class').fill('55')
    await page.getByLabel('Date of the weigh-in').fill(addDays(bout, 1))
    await field('Time of the weigh-in').fill('9:00')
    await page.getByRole('button', { name: 'Save Event' }).click()
    await page.getByText('The weigh-in is before the start').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByLabel('Date of the weigh-in').fill(addDays(bout, -1))
    await page.getByRole('button', { name: 'Save Event' }).click()
    const scales = page.getByRole('region', { name: 'Weigh-in' })
    await scales.getByText(/is out of safe reach by then: at 1% of your weight a week, the most that is safe/).waitFor()
    // 26 hours from the scales to the start: a whole day to fill the stores, 5 to 10 g/kg for 64.9 kg.
    await scales.getByText(/324 to 649 g carbs until you start\. Never lose water to make weight\.$/).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    expect(await page.getByLabel('Date of the weigh-in').inputValue()).toBe(addDays(bout, -1))
    await field('Limit of the class').fill('66')
    await page.getByRole('button', { name: 'Save Event' }).click()
    await scales.getByText(/^You are within the class of/).waitFor()
    expect(problems).toEqual([])
  })

  test('has its distance and aid stations from the file of its course', async () => {
    const { page, problems } = await world.athlete()
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await page.goto(world.at('/events/new'))
    await field('Name').fill('Hill Run')
    await page.getByLabel('Date', { exact: true }).fill('2025-03-02')
    await field('Start time').fill('9:15')
    await field('Expected duration').fill('2:00')
    await page.getByRole('radio', { name: 'km, °C' }).check()
    await field('Temperature').fill('15')
    const pick = (content: string) =>
      page
        .getByLabel('Course file')
        .setInputFiles({ name: 'hills.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(content) })
    await pick('<kml></kml>')
    await page.getByText('This file is no GPX file.').waitFor()
    const waypoints =
      '<wpt lat="0" lon="0.1"><name>Mill Aid</name></wpt><wpt lat="0" lon="0.15"><name>Old Bridge</name></wpt>'
    await pick(aCourseFile({ heights: Array.from({ length: 20 }, (_, index) => 100 + index * 10), waypoints }))
    await page.getByText('1 aid station was found.').waitFor()
    expect(await field('Distance').inputValue()).toBe('21.13')
    await page.getByRole('checkbox', { name: 'Old Bridge · 16.7 km' }).check()
    expect(await field('Aid stations with water').inputValue()).toBe('11.12, 16.68')
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Event' }).click()
    const course = page.getByRole('region', { name: 'Course', exact: true })
    await course.getByText('21.1 km · 190 m climb').waitFor()
    expect(await course.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Start\s+Leave with/),
      expect.stringMatching(/Mill Aid\s+Leave with/),
      expect.stringMatching(/Old Bridge\s/),
    ])
    expect(await stumbles(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('has its products off their labels, corrected before they are kept', async () => {
    const { page, member, problems } = await world.athlete()
    const field = (name: string) => sheet.getByRole('textbox', { name, exact: true })
    const sheet = page.getByRole('dialog', { name: 'Add Product' })
    await page.goto(world.at('/race-products'))
    await page.getByRole('button', { name: 'Add Product' }).click()
    await field('Name').fill('Gel of my shop')
    await sheet.getByRole('button', { name: 'Scan Its Label' }).click()
    await page.waitForURL('**/scanner?**')
    const browser = page.context().browser()
    if (browser === null) throw new Error('The page has no browser.')
    const buffer = await drawJpeg(browser, gelLabel)
    await scanner.upload(page, { name: 'gel.jpg', mimeType: 'image/jpeg', buffer })

    await sheet.getByText('These are the figures of the label.').waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(await field('Name').inputValue()).toBe('Gel of my shop')
    expect(await field('Serving, in words').inputValue()).toBe('32 g')
    expect(await field('Carbohydrate').inputValue()).toBe('25')
    expect(await field('Sodium').inputValue()).toBe('60')
    expect(await field('Caffeine').inputValue()).toBe('100')
    await sheet.getByRole('button', { name: 'Save Product' }).click()
    await sheet.getByText('Enter 0 to 500').waitFor()
    await field('Water to take with it').fill('100')
    await field('Sodium').fill('65')
    await sheet.getByRole('button', { name: 'Save Product' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: /^Gel of my shop/ })
      .getByText('65 mg sodium')
      .waitFor()
    // The scan leaves no meal and no picture behind.
    await expect.poll(async () => (await documentsOf(member, 'meal_logs')).length).toBe(0)
    expect(problems).toEqual([])
  })

  test('that comes soon stands at home and leads to its card, which needs no network and tells the next item', async () => {
    // Its clock is set, which those who used the phone after it would have, too.
    const { page, member, problems } = await installedAthlete(world)
    // A headless browser denies without asking: this one asks, and is allowed.
    await page.addInitScript(() => {
      let permission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        permission = 'granted'
        return 'granted'
      }
    })
    const event = anEvent({ day: addDays(dayAt(Date.now(), 'UTC'), 5) })
    await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day: event.day, details: JSON.stringify(event) },
    })
    await openInstalled(page, world.at('/home'))
    await page.getByRole('link', { name: /^Berlin Marathon\s*In \d days$/ }).click()
    await page.getByRole('link', { name: 'Race Card' }).click()
    const items = page.getByRole('list', { name: 'What to take' }).getByRole('listitem')
    await items.first().waitFor()
    await page.getByRole('button', { name: 'Notify Me of the Next Item' }).click()
    await page.getByText('While it is open behind another app, you get a notification.').waitFor()
    expect(await stumbles(page)).toEqual([])
    // What the worker answers for must have been read through it once.
    await page.reload()
    await items.first().waitFor()
    const told = await items.count()
    await page.context().setOffline(true)
    await page.reload()
    await items.nth(told - 1).waitFor()
    // Days ahead there is nothing to count down yet.
    const next = page.getByRole('region', { name: 'Next' })
    await next.getByText(/^In \d days$/).waitFor()
    expect(await next.getByRole('timer').count()).toBe(0)
    // Nor can it be started by hand until some hours before.
    await next.getByText(/^You can start it from .+ on$/).waitFor()
    await page.clock.setFixedTime(Date.parse(eventStart(event)) - HOUR_MS)
    await page.getByRole('button', { name: 'Start Now' }).click()
    await next.getByRole('timer').waitFor()
    await page.getByRole('button', { name: 'Taken', exact: true }).click()
    await expect.poll(() => items.count()).toBe(told - 1)
    await page.getByRole('button', { name: /^Undo Taken/ }).click()
    await expect.poll(() => items.count()).toBe(told)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Undo Start over' }).click()
    await page.getByRole('button', { name: 'Taken', exact: true }).waitFor()
    expect(problems).toEqual([])
  })
})
