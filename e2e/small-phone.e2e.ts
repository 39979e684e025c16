import { addDays, dayAt, instantOn, locales } from '@pacemeal/domain'
import { databaseId, readMealChoices } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PAGE_ZONE } from './harness/browser.ts'
import { openScreen, openSheet } from './harness/follow-link.ts'
import { givePlan } from './harness/people.ts'
import { turnOf } from './harness/turns.ts'
import { openWorld } from './harness/world.ts'
import { sheetAddresses } from './screens/addresses.ts'
import { home } from './screens/home.ts'
import { cutTexts, wideOverflow, withLargeText } from './screens/layout.ts'

/** The narrowest phone that anything is laid out for, and what its keyboard leaves of it. */
const small = { width: 320, height: 568 } as const
const besideKeyboard = { width: 320, height: 300 } as const
/** A usual phone, for letters twice as large. */
const usual = { width: 390, height: 844 } as const

/** The part of the open sheet that scrolls: what is seen of it at a time, and whether it also moves sideways. */
const scrolling = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const parts = [dialog, ...dialog.querySelectorAll('*')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY),
    )
    const whole = parts.filter((element) => element.scrollHeight > element.clientHeight + 1)
    return {
      seen: Math.min(...whole.map(({ clientHeight }) => clientHeight)),
      isSideways: parts.some((element) => element.scrollWidth > element.clientWidth + 1),
    }
  })

describe('on a small phone', () => {
  const world = openWorld()

  test.each(locales.map((locale, turn) => [locale, turn] as const))(
    'sheets leave room to read and to type, beside the keyboard and in large letters, in %s',
    async (locale, turn) => {
      const { page } = await world.athlete()
      await page.addInitScript((language) => localStorage.setItem('language', language), locale)
      const wrong: Record<string, readonly string[]> = {}
      for (const address of turnOf(sheetAddresses, turn, locales.length)) {
        await page.setViewportSize(small)
        await openSheet(page, world.at(address))
        const cut = await cutTexts(page)
        await page.setViewportSize(besideKeyboard)
        const { seen, isSideways } = await scrolling(page)
        await page.setViewportSize(usual)
        const inLarge = await withLargeText(page, async () => [
          ...(await cutTexts(page)),
          ...((await scrolling(page)).isSideways ? ['sideways'] : []),
        ])
        const found = [
          ...cut,
          ...(seen < besideKeyboard.height / 2 ? [`${seen} px beside the keyboard`] : []),
          ...(isSideways ? ['sideways'] : []),
          ...inLarge.map((fault) => `text at 200%, ${fault}`),
        ]
        if (found.length > 0) wrong[address] = found
      }
      expect(wrong).toEqual({})
    },
  )

  test('the plan of who hides calories is no wider than the phone in large letters', async () => {
    const { page, member } = await world.athlete({ hidesEnergy: true })
    await givePlan(member)
    await page.addInitScript(() => localStorage.setItem('language', 'de'))
    await page.setViewportSize(small)
    await page.goto(world.at('/meal-plan'))
    await page.getByText('Trainingstag', { exact: true }).waitFor()
    expect(await withLargeText(page, () => wideOverflow(page))).toEqual([])
  })

  test('other dishes for a meal are told in the person’s language, and fit in large letters', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.addInitScript(() => localStorage.setItem('language', 'de'))
    await page.setViewportSize(usual)
    await page.goto(world.at('/meal-plan'))
    const offered = page.waitForResponse((answer) => /\/swap\b/.test(answer.request().postData() ?? ''))
    await page
      .getByRole('button', { name: /^Tauschen: / })
      .first()
      .click()
    const choices = page.getByRole('list', { name: /^Auswahl für / }).getByRole('article')
    await choices.first().waitFor()
    const { responseBody } = (await (await offered).json()) as { responseBody: string }
    const english = (readMealChoices(JSON.parse(responseBody)) ?? []).map(({ description }) => description)
    expect(english).not.toEqual([])
    const told = () => choices.locator('header + p').allTextContents()
    await expect.poll(async () => (await told()).filter((text) => english.includes(text))).toEqual([])
    expect((await told()).length).toBeGreaterThan(0)
    const { cut, isSideways } = await withLargeText(page, async () => ({
      cut: await cutTexts(page),
      ...(await scrolling(page)),
    }))
    expect({ cut, isSideways }).toEqual({ cut: [], isSideways: false })
  })

  test('what can be done with a meal stands in one row, and figures of a race in their fields', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(world.at('/home'))
    const meal = page.getByRole('article', { name: /^Dinner, / })
    const ways = await Promise.all(
      ['Why this', 'Fuel ideas', 'Log Meal', 'Scan Food'].map((name) =>
        meal.getByRole('button', { name: new RegExp(`^${name}: `) }).boundingBox(),
      ),
    )
    expect(new Set(ways.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1)
    // Neither over one another nor out of the card.
    expect(
      ways.every((box, at) => at === 0 || (box?.x ?? 0) >= (ways[at - 1]?.x ?? 0) + (ways[at - 1]?.width ?? 0)),
    ).toBe(true)

    await page.goto(world.at('/events/new'))
    const bottle = page.getByLabel('One holds')
    await bottle.fill('750')
    const room = await bottle.evaluate((field) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(field)
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      if (pen) pen.font = font
      return (
        field.clientWidth -
        Number.parseFloat(paddingLeft) -
        Number.parseFloat(paddingRight) -
        (pen?.measureText('750').width ?? 0)
      )
    })
    expect(room).toBeGreaterThanOrEqual(0)
  })

  test('on its side a form has the screen, and ends with its Save', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto(world.at('/kitchen'))
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.waitFor()
    const low = async () => ((await save.boundingBox())?.y ?? 0) - 360
    expect(await low()).toBeGreaterThan(0)
    await save.scrollIntoViewIfNeeded()
    expect(await low()).toBeLessThan(0)
  })

  test('what can be done with an event stands in one line', async () => {
    const { page, member } = await world.athlete()
    const day = addDays(dayAt(Date.now(), PAGE_ZONE), 5)
    const { $id } = (await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day, details: JSON.stringify(anEvent({ day })) },
    })) as { $id: string }
    await page.setViewportSize({ width: 360, height: 740 })
    const middleOf = async (name: string, role: 'link' | 'button') => {
      const box = await page.getByRole('main').getByRole(role, { name, exact: true }).first().boundingBox()
      return box ? Math.round(box.y + box.height / 2) : Number.NaN
    }
    for (const [language, edit, remove] of [
      ['en', 'Edit', 'Delete'],
      ['de', 'Bearbeiten', 'Löschen'],
      ['es', 'Editar', 'Eliminar'],
    ] as const) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await page.goto(world.at(`/events/${$id}`))
      await page.getByRole('main').getByRole('button', { name: remove, exact: true }).waitFor()
      expect(await middleOf(remove, 'button'), language).toBe(await middleOf(edit, 'link'))
    }
  })

  test('a day with meals, the week and the profile keep to the narrowest phone in the largest letters', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await member.call('POST', `/databases/${databaseId}/collections/meal_logs/documents`, {
      documentId: 'unique()',
      data: {
        user: member.userId,
        notes: 'Oats',
        loggedAt: instantOn(dayAt(Date.now(), PAGE_ZONE), 450, PAGE_ZONE),
        mealTime: 'breakfast',
        calories: 135,
        protein: 5,
        carbs: 20,
        fat: 3,
        status: 'Followed',
      },
    })
    await page.setViewportSize(small)
    await home.open(page, world.at(''))
    await home.shown(page)
    await page
      .getByText(/of\s[\d,]+\skcal/)
      .first()
      .waitFor()
    await page.getByRole('group', { name: /^Did this fuel you well/ }).waitFor()
    expect(await withLargeText(page, wideOverflow)).toEqual([])

    for (const address of ['/meal-plan?view=week', '/profile']) {
      await openScreen(page, world.at(address))
      const items = page.getByRole('main').getByRole('listitem')
      await items.first().waitFor()
      const rights = await withLargeText(page, () =>
        items.evaluateAll((rows) =>
          rows.flatMap((row) => [...row.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
        ),
      )
      expect(Math.max(...rights), address).toBeLessThanOrEqual(small.width)
    }
  })
})
