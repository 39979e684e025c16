import 'fake-indexeddb/auto'
import { instantText, kilograms, localDate } from '@pacemeal/domain'
import { anEvent } from '@pacemeal/testing'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { RefusalCode } from '../refusal.ts'

/** A server that notes what reaches it, is down, or refuses what `refuses` names. */
const server = vi.hoisted(() => ({ isDown: false, refuses: '', status: 400, calls: [] as string[], week: '' }))

const refusalCodes = vi.hoisted(
  () =>
    new Map<number, RefusalCode>([
      [429, 'rate-limited'],
      [500, 'server'],
    ]),
)

const answer = vi.hoisted(() => async (call: string) => {
  const { ApiRefusal } = await import('../refusal.ts')
  if (server.isDown) throw new ApiRefusal('network')
  if (server.refuses !== '' && call.startsWith(server.refuses))
    throw new ApiRefusal(refusalCodes.get(server.status) ?? 'invalid-input', 'Too much of it.', server.status)
  server.calls.push(call)
})

vi.mock('../configuration.ts', () => ({ configuration: { basePath: '' } }))
vi.mock('../documents.ts', () => ({
  createDocument: ({ id: collection }: { id: string }, _owner: string, data: { mark?: string }, id = data.mark) =>
    answer(`create ${collection} ${id}`),
  updateDocument: ({ id: collection }: { id: string }, id: string, data: object) =>
    answer(`update ${collection} ${id} ${JSON.stringify(data)}`).then(() => ({ userId: id })),
  findDocument: async () => ({ activitySchedule: server.week }),
  deleteDocument: ({ id: collection }: { id: string }, id: string) => answer(`delete ${collection} ${id}`),
  listDocuments: async ({ id: collection }: { id: string }) => {
    const { ApiRefusal } = await import('../refusal.ts')
    if (server.isDown) throw new ApiRefusal('network')
    // The list of ticks is there; marks are not yet.
    const documents = collection === 'shopping_ticks' ? [{ $id: 'maya' }] : []
    return { total: documents.length, documents }
  },
}))

async function openPage() {
  vi.resetModules()
  const { writeQueue } = await import('./write-queue.ts')
  const logs = await import('./meal-log-writes.ts')
  return {
    writeQueue,
    ...logs,
    ...(await import('./event-writes.ts')),
    ...(await import('./favorite-writes.ts')),
    ...(await import('./meal-mark-writes.ts')),
    ...(await import('./notification-writes.ts')),
    ...(await import('./photo-writes.ts')),
    ...(await import('./shopping-writes.ts')),
    ...(await import('./training-week-writes.ts')),
    ...(await import('./weighing-writes.ts')),
  }
}

const day = localDate('2026-11-17')
const monday = localDate('2026-11-16')
const waiting = (entries: readonly { kind: string }[]) => entries.map(({ kind }) => kind)
const edit = (data: object) => ({ kind: 'meal-log-edit' as const, payload: { id: 'a', data } })
const create = { kind: 'meal-log-create' as const, payload: { id: 'a', at: '', data: { notes: 'Rice' } as never } }
const remove = { kind: 'meal-log-delete' as const, payload: { id: 'a' } }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', { getItem: () => null })
  Object.assign(server, { isDown: true, refuses: '', status: 400, calls: [], week: '' })
})

const goOnline = async (page: Awaited<ReturnType<typeof openPage>>) => {
  server.isDown = false
  await page.writeQueue.send('maya')
}

describe('writes of one subject', () => {
  test('the last mark of a meal is the one that is sent, and every tap is answered', async () => {
    const page = await openPage()
    const mark = (mark: 'finished' | 'skipped' | null, meal = 'lunch') =>
      page.writeMark('maya', { day, meal, mark }, 'Lunch')
    expect(await Promise.all([mark('finished'), mark(null), mark('skipped'), mark('finished', 'dinner')])).toEqual(
      Array(4).fill('kept'),
    )
    expect(page.withPendingMarks(new Map(), page.pendingMarks('maya'), day)).toEqual(
      new Map([
        ['lunch', 'skipped'],
        ['dinner', 'finished'],
      ]),
    )
    await goOnline(page)
    expect(server.calls).toEqual(['create meal_marks skipped', 'create meal_marks finished'])
  })

  test('an edit of a waiting log follows it; a later edit of the same fields takes its place', async () => {
    const page = await openPage()
    await page.writeLog('maya', create)
    await page.writeLog('maya', edit({ calories: 100 }))
    await page.writeLog('maya', edit({ feltFueled: true }))
    await page.writeLog('maya', edit({ calories: 200, protein: 5 }))
    await goOnline(page)
    expect(server.calls).toEqual([
      'create meal_logs a',
      'update meal_logs a {"feltFueled":true}',
      'update meal_logs a {"calories":200,"protein":5}',
    ])
  })

  test('a deletion of a waiting log drops its edits, and still follows what may have arrived already', async () => {
    const page = await openPage()
    await page.writeLog('maya', create)
    await page.writeLog('maya', edit({ calories: 100 }))
    await page.writeLog('maya', remove)
    await goOnline(page)
    expect(server.calls).toEqual(['create meal_logs a', 'delete meal_logs a'])
  })

  test('of training weeks the last one is sent, and says when another device had changed the week', async () => {
    const page = await openPage()
    const overwrites: string[] = []
    page.writeQueue.listen({ onOverwrites: ({ kind }) => overwrites.push(kind) })
    server.week = '"the week before"'
    for (const week of ['"one"', '"two"']) await page.writeTrainingWeek('maya', server.week, week)
    expect(page.pendingTrainingWeeks('maya')).toMatchObject([{ payload: { week: '"two"' } }])
    await goOnline(page)
    expect(server.calls).toEqual(['update user_profiles maya {"activitySchedule":"\\"two\\""}'])
    expect(overwrites).toEqual([])

    server.isDown = true
    await page.writeTrainingWeek('maya', '"two"', '"three"')
    server.week = '"of another device"'
    await goOnline(page)
    expect(server.calls.at(-1)).toBe('update user_profiles maya {"activitySchedule":"\\"three\\""}')
    expect(overwrites).toEqual(['training-week'])
  })

  test('a training week that goes over another device’s tells it once it has arrived, and once only', async () => {
    const page = await openPage()
    const overwrites: string[] = []
    page.writeQueue.listen({ onOverwrites: ({ kind }) => overwrites.push(kind) })
    server.week = '"the week before"'
    await page.writeTrainingWeek('maya', server.week, '"one"')
    Object.assign(server, { week: '"of another device"', refuses: 'update user_profiles', status: 500 })
    await goOnline(page)
    await page.writeQueue.send('maya')
    expect(overwrites).toEqual([])

    // The answer of the last try was lost: by now the own week stands there.
    Object.assign(server, { week: '"one"', refuses: '' })
    await page.writeQueue.send('maya')
    expect(page.pendingTrainingWeeks('maya')).toEqual([])
    expect(overwrites).toEqual(['training-week'])
  })

  /** Stores weeks, and answers with an error all the same. */
  const storesUnsaid = (week: string) => Object.assign(server, { week, refuses: 'update user_profiles', status: 500 })

  test('a week that was stored though its answer was an error is one’s own, for the next save and for one that waits', async () => {
    let page = await openPage()
    const overwrites: string[] = []
    const listen = () => page.writeQueue.listen({ onOverwrites: ({ kind }) => overwrites.push(kind) })
    listen()
    Object.assign(server, { isDown: false, week: '"the week before"' })
    storesUnsaid('"one"')
    await expect(page.writeTrainingWeek('maya', '"the week before"', '"one"')).rejects.toMatchObject({ status: 500 })
    server.refuses = ''
    expect(await page.writeTrainingWeek('maya', '"the week before"', '"two"')).toBe('stored')

    Object.assign(server, { isDown: true, week: '"two"' })
    expect(await page.writeTrainingWeek('maya', '"two"', '"three"')).toBe('kept')
    server.isDown = false
    storesUnsaid('"four"')
    await expect(page.writeTrainingWeek('maya', '"two"', '"four"')).rejects.toMatchObject({ status: 500 })
    page = await openPage()
    listen()
    server.refuses = ''
    await page.writeQueue.send('maya')
    expect(server.calls.at(-1)).toBe('update user_profiles maya {"activitySchedule":"\\"three\\""}')
    expect(overwrites).toEqual([])

    // Another device's week is told as ever.
    server.week = '"of another device"'
    expect(await page.writeTrainingWeek('maya', '"three"', '"five"')).toBe('stored')
    expect(overwrites).toEqual(['training-week'])
  })

  test.each([429, 500])(
    'a training week that the server answers with %i is not kept; one that waited already goes on waiting',
    async (status) => {
      const page = await openPage()
      Object.assign(server, { isDown: false, refuses: 'update user_profiles', status })
      await expect(page.writeTrainingWeek('maya', '', '"one"')).rejects.toMatchObject({ status })
      expect(await page.writeQueue.read('maya')).toEqual([])

      server.isDown = true
      expect(await page.writeTrainingWeek('maya', '', '"two"')).toBe('kept')
      await goOnline(page)
      await page.writeQueue.send('maya')
      expect(page.pendingTrainingWeeks('maya')).toMatchObject([{ payload: { week: '"two"' } }])
      await expect(page.writeTrainingWeek('maya', '', '"three"')).rejects.toMatchObject({ status })
      expect(page.pendingTrainingWeeks('maya')).toMatchObject([{ payload: { week: '"two"' } }])

      server.refuses = ''
      await page.writeQueue.send('maya')
      expect(server.calls).toEqual(['update user_profiles maya {"activitySchedule":"\\"two\\""}'])
      expect(await page.writeQueue.read('maya')).toEqual([])
    },
  )

  test('photos wait until they are dropped, ten of them at most, and are never sent', async () => {
    const page = await openPage()
    const photo = (id: number) => ({ id: `p${id}`, dataUrl: 'data:', width: 1, height: 1, request: '' })
    for (let id = 0; id < page.MAX_PHOTOS; id++) expect(await page.keepPhoto('maya', photo(id), 'Lunch')).toBe('kept')
    expect(await page.keepPhoto('maya', photo(99), 'Lunch')).toBe('full')
    // One that is opened again is the same.
    expect(await page.keepPhoto('maya', photo(3), 'Lunch')).toBe('kept')
    await goOnline(page)
    expect(server.calls).toEqual([])
    expect(page.pendingPhotos('maya')).toHaveLength(page.MAX_PHOTOS)
    await page.dropPhoto('maya', 'p3')
    const later = await openPage()
    await later.writeQueue.read('maya')
    expect(later.pendingPhotos('maya').map(({ payload }) => payload.id)).not.toContain('p3')
    expect(later.pendingPhotos('maya')).toHaveLength(page.MAX_PHOTOS - 1)
    expect(later.pendingPhotos('noah')).toEqual([])
  })

  test('ticks of the list that wait are one write, with all of them; what is taken back is taken back', async () => {
    const page = await openPage()
    const tick = (item: string, grams: number | null, at: number) =>
      page.writeTicks('maya', { weeks: { [monday]: { [item]: { grams, at } } }, atHome: {} })
    await tick('rice', 500, 1)
    await tick('milk', 1000, 2)
    await tick('rice', null, 3)
    await page.writeTicks('maya', { weeks: {}, atHome: { cumin: { grams: 0, at: 4 } } })
    const whole = {
      weeks: { [monday]: { rice: { grams: null, at: 3 }, milk: { grams: 1000, at: 2 } } },
      atHome: { cumin: { grams: 0, at: 4 } },
    }
    expect(page.withPendingTicks({ weeks: {}, atHome: {} }, page.pendingTicks('maya'))).toEqual(whole)
    expect(waiting(await page.writeQueue.read('maya'))).toEqual(['shopping-ticks'])
    await goOnline(page)
    expect(server.calls).toEqual([`update shopping_ticks maya ${JSON.stringify({ ticks: JSON.stringify(whole) })}`])
  })

  test('a weighing without a network stands in the log at once, its last correction alone follows, and each id once', async () => {
    const page = await openPage()
    const figures = {
      day,
      measuredAt: instantText(Date.parse('2026-11-17T06:10:00Z')),
      mass: kilograms(65),
      bodyFat: null,
    }
    expect(await page.addWeighing('maya', figures, '65 kg')).toBe('kept')
    const [first] = page.withPendingWeighings([], page.pendingWeighings('maya'))
    expect(first).toMatchObject({ mass: 65, source: 'hand', isImported: false })
    const id = first?.id ?? ''
    await page.changeWeighing('maya', id, { ...figures, mass: kilograms(64) }, '64 kg')
    await page.changeWeighing('maya', id, { ...figures, mass: kilograms(64.5) }, '64.5 kg')
    expect(page.withPendingWeighings([], page.pendingWeighings('maya'))).toMatchObject([{ id, mass: 64.5 }])
    expect(page.pendingWeighings('noah')).toEqual([])
    await goOnline(page)
    expect(server.calls).toEqual([`create body_log ${id}`, expect.stringMatching(`update body_log ${id} .*64.5`)])
    expect(await page.writeQueue.read('maya')).toEqual([])
  })

  test('an event without a network is there at once; its last change alone follows, and it is gone or back at once', async () => {
    const page = await openPage()
    const event = anEvent({ name: 'Hill Run', day })
    const { id, outcome } = await page.addEvent('maya', event)
    expect(outcome).toBe('kept')
    const stood = { id: 'earlier', event: anEvent({ day: localDate('2026-11-01') }), report: null }
    const later = { id: 'later', event: anEvent({ day: localDate('2026-12-24') }), report: null }
    const shown = () => page.withPendingEvents([later, stood], page.pendingEvents('maya'))
    expect(shown()).toEqual([later, { id, event, report: null }, stood])
    await page.changeEvent('maya', id, { ...event, name: 'Hill Race' })
    await page.changeEvent('maya', id, { ...event, name: 'Hill Race', day: localDate('2026-12-31') })
    expect(shown().map((one) => [one.id, one.event.name])[0]).toEqual([id, 'Hill Race'])
    await page.changeEvent('maya', stood.id, { ...stood.event, name: 'Moved' })
    expect(await page.removeEvent('maya', stood.id, 'Moved')).toBe('kept')
    await page.removeEvent('maya', later.id, 'Later')
    await page.addEvent('maya', later.event, later)
    expect(shown().map((one) => one.id)).toEqual([id, later.id])
    expect(page.pendingEvents('noah')).toEqual([])
    await goOnline(page)
    expect(server.calls).toEqual([
      `create events ${id}`,
      expect.stringMatching(`update events ${id} .*Hill Race.*2026-12-31`),
      `delete events ${stood.id}`,
      `delete events ${later.id}`,
      `create events ${later.id}`,
    ])
    expect(await page.writeQueue.read('maya')).toEqual([])
  })

  test('a star given without a network stands at once and is sent once; all stars of a food are taken back', async () => {
    const page = await openPage()
    await page.addFavorite('maya', 'food:banana', 'Banana')
    const stars = page.withPendingFavorites([{ id: 'tablet', food: 'food:banana' }], page.pendingFavorites('maya'))
    expect(stars.map(({ food }) => food)).toEqual(['food:banana', 'food:banana'])
    await page.removeFavorites('maya', stars, 'Banana')
    expect(page.withPendingFavorites(stars, page.pendingFavorites('maya'))).toEqual([])
    await goOnline(page)
    const [phone] = stars
    expect(server.calls).toEqual([
      `create favorite_foods ${phone?.id}`,
      `delete favorite_foods ${phone?.id}`,
      'delete favorite_foods tablet',
    ])
  })

  test('a weighing of a scale is marked as removed, and only the last word of it is sent', async () => {
    const page = await openPage()
    const scale = { id: 's', day, measuredAt: instantText(0), mass: kilograms(65), bodyFat: 20 } as const
    const weighing = { ...scale, source: 'wearable', provider: 'withings', isImported: true } as const
    await page.deleteWeighing('maya', weighing, '65 kg')
    expect(page.withPendingWeighings([weighing], page.pendingWeighings('maya'))).toEqual([])
    await page.restoreWeighing('maya', weighing, '65 kg')
    expect(page.withPendingWeighings([weighing], page.pendingWeighings('maya'))).toEqual([weighing])
    await goOnline(page)
    expect(server.calls).toEqual(['update body_log s {"isRemoved":false}'])
  })

  test('what was read is sent once, and all means all', async () => {
    const page = await openPage()
    const one = { $id: 'n1', $createdAt: '2026-11-17T08:00:00.000Z', read: false } as never
    await page.writeRead('maya', ['n1'])
    await page.writeAllRead('maya', [one], '2026-11-17T09:00:00.000Z')
    expect(page.withPendingReads([one], page.pendingNotificationWrites('maya'))).toMatchObject([{ read: true }])
    expect(page.unreadBeside(7, page.pendingNotificationWrites('maya'))).toBe(0)
    await goOnline(page)
    expect(server.calls).toEqual(['update notifications n1 {"read":true}'])
  })
})

describe('a write that is refused while nobody waits for it', () => {
  /** A page that finds a log, its edit and another mark that an earlier visit left, and a server that refuses the log. */
  async function openRefusedPage() {
    const earlier = await openPage()
    await earlier.writeLog('maya', create, 'Rice')
    await earlier.writeLog('maya', edit({ calories: 100 }))
    await earlier.writeMark('maya', { day, meal: 'lunch', mark: 'skipped' }, 'Lunch')
    const page = await openPage()
    server.refuses = 'create meal_logs'
    await goOnline(page)
    return page
  }

  test('stays with the server’s own words and counts nowhere; what follows of it waits, others do not', async () => {
    const page = await openRefusedPage()
    expect(server.calls).toEqual(['create meal_marks skipped'])
    const left = await page.writeQueue.read('maya')
    expect(waiting(left)).toEqual(['meal-log-create', 'meal-log-edit'])
    expect(left[0]).toMatchObject({ about: 'Rice', refused: { said: 'Too much of it.', status: 400 } })
    expect(waiting(page.pendingLogWrites('maya'))).toEqual(['meal-log-edit'])
  })

  test('is sent again on demand, and then what follows of it', async () => {
    const page = await openRefusedPage()
    server.refuses = ''
    const [log] = await page.writeQueue.read('maya')
    await page.writeQueue.retry('maya', log?.id ?? '')
    expect(server.calls.slice(1)).toEqual(['create meal_logs a', 'update meal_logs a {"calories":100}'])
    expect(await page.writeQueue.read('maya')).toEqual([])
  })

  test('is discarded with what follows of it', async () => {
    const page = await openRefusedPage()
    const [log] = await page.writeQueue.read('maya')
    await page.writeQueue.discard('maya', log?.id ?? '')
    expect(await page.writeQueue.read('maya')).toEqual([])
  })

  test('is gone once its log is deleted', async () => {
    const page = await openRefusedPage()
    await page.writeLog('maya', remove)
    await vi.waitFor(async () => expect(await page.writeQueue.read('maya')).toEqual([]))
  })
})

test('discarding all leaves what another person has waiting', async () => {
  const page = await openPage()
  await page.writeRead('maya', ['n1'])
  await page.writeRead('noah', ['n2'])
  await page.writeQueue.discardAll('maya')
  expect(await page.writeQueue.read('maya')).toEqual([])
  expect(await page.writeQueue.read('noah')).toHaveLength(1)
})

test('where the browser stores nothing an entry says that only this page holds it', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const page = await openPage()
  expect(await page.writeRead('maya', ['n1'])).toBe('held')
  expect(await page.writeQueue.read('maya')).toMatchObject([{ isHeld: true }])
})
