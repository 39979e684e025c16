import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localDate } from '@pacemeal/domain'
import type { WeekInput, WeekPlan } from '@pacemeal/planner'
import { anAthlete } from '@pacemeal/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { threadedMenuPlanner } from '../providers/menu/threaded-menu-planner.ts'
import { withFixedSeed } from './fixed-seed.ts'
import { rememberedMenus } from './remembered-menus.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pacemeal-menus-'))
})
afterAll(() => rm(folder, { recursive: true }))

const { signal } = new AbortController()
const input = (seed: number): WeekInput => ({
  athlete: anAthlete(),
  monday: localDate('2026-03-02'),
  seed,
  recent: [],
  before: [],
  after: [],
})

test('a remembered week is the one that the planner gives anew', async () => {
  const planner = threadedMenuPlanner(2)
  const menus = rememberedMenus(planner, folder)
  const solve = (from: typeof planner) => from.planWeek(input(7), () => undefined, signal)
  const [first, anew] = await Promise.all([solve(menus), solve(planner)])
  expect(first.kind).toBe('planned')
  expect(first).toEqual(anew)
  expect(await solve(menus)).toEqual(anew)
  await menus.close()
})

test('each input is asked for once, in every app of the run, and tells its days each time', async () => {
  const planWeek = vi.fn(async ({ seed }: WeekInput, onStep: (done: number, of: number) => void) => {
    onStep(1, 2)
    onStep(2, 2)
    // The remembered planner looks into no answer.
    return { kind: 'planned', seed } as unknown as WeekPlan
  })
  const planner = { planWeek, swapMeal: vi.fn(), replan: vi.fn(), close: async () => undefined }
  const apps = [rememberedMenus(planner, folder), rememberedMenus(planner, folder)]
  for (const menus of apps) {
    const steps: (readonly number[])[] = []
    expect(await menus.planWeek(input(8), (...step) => steps.push(step), signal)).toMatchObject({ seed: 8 })
    expect(await menus.planWeek(input(9), () => undefined, signal)).toMatchObject({ seed: 9 })
    expect(steps).toEqual([
      [1, 2],
      [2, 2],
    ])
  }
  expect(planWeek).toHaveBeenCalledTimes(2)
  await expect(apps[0]?.planWeek(input(8), () => undefined, AbortSignal.abort())).rejects.toThrow()
})

test('an input that was put together otherwise is the same one; another in a map is not', async () => {
  const planWeek = vi.fn(async ({ seed }: WeekInput) => ({ kind: 'planned', seed }) as unknown as WeekPlan)
  const menus = rememberedMenus({ planWeek, swapMeal: vi.fn(), replan: vi.fn(), close: async () => undefined }, folder)
  const ask = (of: WeekInput) => menus.planWeek(of, () => undefined, signal)
  const name = { name: 'Oats', grams: 80 }
  // What the planner would read of them says nothing here.
  const locked = (...meals: readonly object[]): WeekInput =>
    ({ ...input(13), locked: new Map(meals.map((meal, at) => [`meal-${at}`, meal])) }) as unknown as WeekInput
  await ask(locked(name, name))
  await ask(locked({ ...name }, { ...name }))
  expect(planWeek).toHaveBeenCalledTimes(1)
  await ask(locked(name))
  await ask(locked({ ...name, grams: 90 }, name))
  expect(planWeek).toHaveBeenCalledTimes(3)
})

test('with a fixed seed people with the same answers share a menu, and a second week is another', async () => {
  const planWeek = vi.fn(
    async ({ seed, recent }: WeekInput) => ({ kind: 'planned', seed, recent }) as unknown as WeekPlan,
  )
  const menus = withFixedSeed(
    rememberedMenus({ planWeek, swapMeal: vi.fn(), replan: vi.fn(), close: async () => undefined }, folder),
  )
  const ask = (of: WeekInput) => menus.planWeek(of, () => undefined, signal)
  const first = await ask(input(11))
  expect(await ask(input(12))).toEqual(first)
  expect(await ask({ ...input(12), recent: ['lentil-stew'] })).toMatchObject({ recent: ['lentil-stew'] })
  expect(planWeek).toHaveBeenCalledTimes(2)
})

test('a planner that breaks is asked again', async () => {
  const planWeek = vi.fn(async () => Promise.reject(new Error('the solver broke')))
  const planner = { planWeek, swapMeal: vi.fn(), replan: vi.fn(), close: async () => undefined }
  const menus = rememberedMenus(planner, folder)
  for (const _ of [1, 2]) await expect(menus.planWeek(input(10), () => undefined, signal)).rejects.toThrow('broke')
  expect(planWeek).toHaveBeenCalledTimes(2)
})
