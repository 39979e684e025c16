import type { InstantText, MealLog } from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiRefusal } from '../../api/refusal.ts'
import { type MealLogWrite, writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { tell } from '../../notices/tell.ts'
import { findLogDraft } from './find-log-draft.ts'
import { draftOf, earlierLog, noAmounts } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'
import { changeLoggedMeal, logMeals, removeLoggedMeal } from './log-meal.ts'
import { replaceLoggedMeals } from './replace-logged-meals.ts'

vi.mock('../../api/write-queue/meal-log-writes.ts', () => ({
  writeLog: vi.fn(),
  newLogId: () => 'new',
  editOfLog: (_user: string, id: string, data: object, was?: object) => ({
    kind: 'meal-log-edit',
    payload: { id, data, known: was && [was] },
  }),
}))
vi.mock('../../notices/tell.ts', () => ({ tell: vi.fn() }))
vi.mock('./log-food-event.ts', () => ({ showLogFood: vi.fn() }))

const loggedAt = '2026-11-17T18:00:00.000Z' as InstantText
const gel = (id: string, carbs: number): MealLog => ({
  id,
  name: `Gel ${id}`,
  mealTime: 'general',
  loggedAt,
  amounts: { ...noAmounts, carbs },
  session: '2026-11-17/Run/1020',
  status: null,
  createdAt: loggedAt,
})
const more: SavedMeal = { name: 'Fuel', mealTime: 'general', loggedAt, amounts: { ...noAmounts, carbs: 75 } }

test('a meal is kept with the zone of the device, one that names its own with that', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Tokyo')
  await logMeals('maya', [more, { ...more, zone: 'America/New_York' }])
  const written = vi.mocked(writeLog).mock.calls.slice(-2)
  expect(written.map(([, write]) => 'data' in write.payload && write.payload.data.timeZone)).toEqual([
    'Asia/Tokyo',
    'America/New_York',
  ])
})

/** The stored carbs, by log. */
let stored: Map<string, number | null | undefined>
/** What the server will not have. */
let isRefused: (write: MealLogWrite) => boolean

beforeEach(() => {
  vi.mocked(tell).mockClear()
  vi.mocked(showLogFood).mockClear()
  stored = new Map([
    ['a', 60],
    ['b', 30],
  ])
  isRefused = () => false
  vi.mocked(writeLog).mockImplementation(async (_, write) => {
    if (isRefused(write)) throw new Error('refused')
    if (write.kind === 'meal-log-delete') stored.delete(write.payload.id)
    else if (write.kind === 'meal-log-create' || write.kind === 'meal-log-edit')
      stored.set(write.payload.id, write.payload.data.carbs)
    return 'stored'
  })
})

const told = () => vi.mocked(tell).mock.calls.map(([code]) => code)
/** What the last notice offers. */
const act = () => {
  const offered: unknown = vi.mocked(tell).mock.lastCall?.at(-1)
  if (typeof offered === 'function') offered()
}

test('a meal in the place of two is one change with one Undo', async () => {
  await replaceLoggedMeals('maya', [gel('a', 60), gel('b', 30)], more)
  expect([...stored.values()]).toEqual([75])
  expect(told()).toEqual(['log-changed'])
  act()
  await expect.poll(() => [...stored.values()].toSorted()).toEqual([30, 60])
  expect(told()).toEqual(['log-changed'])
})

test.each([
  ['the change', 'meal-log-edit'],
  ['the removal of another', 'meal-log-delete'],
])('when %s is refused all that was logged stays as it was', async (_, kind) => {
  let isFirst = true
  isRefused = (write) => {
    const refuses = isFirst && write.kind === kind
    if (refuses) isFirst = false
    return refuses
  }
  await replaceLoggedMeals('maya', [gel('a', 60), gel('b', 30)], more)
  expect([...stored]).toEqual([
    ['a', 60],
    ['b', 30],
  ])
  expect(told()).toEqual(['log-failed'])
})

test.each([
  ['refused', more, 'log-failed'],
  ['more than a log can hold', { ...more, amounts: { ...more.amounts, calories: 20_000 } }, 'log-beyond-bounds'],
] as const)(
  'a meal in the place of two that is %s takes it again from the sheet, and counts nothing twice',
  async (_, meal, code) => {
    isRefused = (write) => write.kind === 'meal-log-delete' && write.payload.id === 'c'
    stored.set('c', 15)
    await replaceLoggedMeals('maya', [gel('a', 60), gel('b', 30), gel('c', 15)], meal)
    await expect.poll(told).toEqual([code])
    const ids = [...stored.keys()]
    act()
    const draft = findLogDraft(vi.mocked(showLogFood).mock.lastCall?.[0])
    expect(draft?.logId).toBe('a')
    expect(draft?.replaces?.map((one) => findLogDraft(one)?.logId).toSorted()).toEqual(ids.toSorted())
  },
)

test('the Undo of a deleted log that holds more than a log can brings it back in the sheet, as a new one', async () => {
  const feast = { ...gel('a', 60), amounts: { ...noAmounts, calories: 20_000 } }
  await removeLoggedMeal('maya', 'a', feast)
  act()
  await expect.poll(told).toEqual(['log-removed', 'log-beyond-bounds'])
  expect(stored.has('new')).toBe(false)
  act()
  expect(vi.mocked(showLogFood)).toHaveBeenCalledOnce()
  const [draft] = vi.mocked(showLogFood).mock.lastCall ?? []
  expect(draft).toMatchObject({ name: 'Gel a', amounts: { calories: 20_000 }, session: '2026-11-17/Run/1020' })
  expect(draft).not.toHaveProperty('id')
})

test('what was deleted from the sheet comes back with all that was said of it', async () => {
  const felt = { ...gel('a', 60), feltFueled: true, status: 'Followed' as const }
  const draft = findLogDraft(draftOf(felt))
  const was = draft && earlierLog(draft, loggedAt)
  if (!was) throw new Error('no stored log')
  await removeLoggedMeal('maya', was.id, was)
  act()
  await expect.poll(() => stored.get('new')).toBe(60)
  const [, write] = vi.mocked(writeLog).mock.lastCall ?? []
  expect(write?.payload).toMatchObject({ data: { feltFueled: true, status: 'Followed', session: felt.session } })
})

test('an Undo that is refused offers the sheet with what was there', async () => {
  await removeLoggedMeal('maya', 'a', gel('a', 60))
  isRefused = () => true
  act()
  await expect.poll(told).toEqual(['log-removed', 'log-failed'])
  act()
  expect(vi.mocked(showLogFood)).toHaveBeenCalledWith(expect.objectContaining({ amounts: { ...noAmounts, carbs: 60 } }))
})

test('so does the Undo of a change', async () => {
  await changeLoggedMeal('maya', 'a', more, gel('a', 60))
  isRefused = () => true
  act()
  await expect.poll(told).toEqual(['log-changed', 'log-failed'])
  act()
  expect(vi.mocked(showLogFood)).toHaveBeenCalledWith(expect.objectContaining({ logId: 'a' }))
})

test('a change of a log and its Undo say what they go by: what was stored, then what was saved', async () => {
  await changeLoggedMeal('maya', 'a', more, { ...gel('a', 60), isStored: true })
  const [, change] = vi.mocked(writeLog).mock.lastCall ?? []
  expect(change?.payload).toMatchObject({ data: { carbs: 75 }, known: [{ carbs: 60 }] })
  act()
  await expect.poll(() => stored.get('a')).toBe(60)
  const [, undo] = vi.mocked(writeLog).mock.lastCall ?? []
  expect(undo?.payload).toMatchObject({ data: { carbs: 60 }, known: [{ carbs: 75 }] })
})

test('a change of a log that was deleted elsewhere meanwhile comes back as a new one', async () => {
  vi.mocked(writeLog).mockRejectedValue(new ApiRefusal('not-found', '', 404))
  await changeLoggedMeal('maya', 'a', more, gel('a', 60))
  expect(told()).toEqual(['log-gone'])
  act()
  expect(vi.mocked(showLogFood)).toHaveBeenCalledWith(more)
})

test('a scanned log that is saved becomes the fuel of its session, and no change takes a session away', async () => {
  const sent: unknown[] = []
  vi.mocked(writeLog).mockImplementation(async (_, { payload }) => {
    sent.push('data' in payload ? payload.data.session : null)
    return 'stored'
  })
  await changeLoggedMeal('maya', 'a', { ...more, session: '2026-11-17/Run/1020' }, { ...more, status: 'Ready' })
  await changeLoggedMeal('maya', 'a', more, gel('a', 60))
  expect(sent).toEqual(['2026-11-17/Run/1020', undefined])
})

test('what was changed in another tab meanwhile stays: only what is different is written, and taken back', async () => {
  const sent: unknown[] = []
  vi.mocked(writeLog).mockImplementation(async (_, { payload }) => {
    sent.push('data' in payload ? payload.data : null)
    return 'stored'
  })
  const was = { ...gel('a', 60), status: 'Followed' as const, isStored: true }
  await changeLoggedMeal('maya', 'a', { ...was, name: 'Two gels' }, was)
  act()
  await expect.poll(() => sent).toEqual([{ notes: 'Two gels' }, { notes: 'Gel a' }])
  // Figures and foods belong together.
  await changeLoggedMeal('maya', 'a', { ...was, amounts: { ...was.amounts, carbs: 75 } }, was)
  expect(sent.at(-1)).toEqual({ ...was.amounts, carbs: 75, items: null })
  // Nothing is written where nothing is different.
  await changeLoggedMeal('maya', 'a', was, was)
  expect(sent).toHaveLength(3)
  // Values that somebody else brings are all written.
  await changeLoggedMeal('maya', 'a', was, { ...was, isStored: false })
  expect(sent.at(-1)).toMatchObject({ notes: 'Gel a', mealTime: 'general', loggedAt })
})

test('meals of a whole day are counted by their notice, while several foods are told as their one meal', async () => {
  const meal = (mealTime: SavedMeal['mealTime']): SavedMeal => ({ ...more, mealTime })
  const words = () => vi.mocked(tell).mock.lastCall?.[1]
  await logMeals('maya', [meal('breakfast'), meal('lunch'), meal('dinner')])
  expect(words()).toMatchObject({ meals: 3 })
  await logMeals('maya', [meal('breakfast'), meal('breakfast')])
  expect(words()).toMatchObject({ mealType: 'Breakfast' })
  expect(words()).not.toHaveProperty('meals')
})
