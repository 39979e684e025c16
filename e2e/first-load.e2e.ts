import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'

/** Kilobytes (of 1024 bytes) of script after gzip that a screen may need before it stands: on a slow phone each costs time. */
const budgets = { login: 130, home: 220 } as const
/** How many files that may be: on a slow network each costs a round of its own. */
const MAX_FILES = { login: 10, home: 20 } as const

/** Notes every script that the page fetches from now on, with its size after gzip in kilobytes. */
const weighScripts = (page: Page): (() => Promise<Readonly<Record<string, number>>>) => {
  const scripts: Promise<readonly [string, number]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const name = new URL(response.url()).pathname
    scripts.push(response.body().then((body) => [name, gzipSync(body).length / 1024] as const))
  })
  return async () => Object.fromEntries(await Promise.all(scripts))
}

const sum = (weights: Readonly<Record<string, number>>): number =>
  Object.values(weights).reduce((total, one) => total + one, 0)

/** What is over the budget, heaviest first; empty when nothing is. */
const excess = (weights: Readonly<Record<string, number>>, budget: number): readonly string[] =>
  sum(weights) <= budget
    ? []
    : [
        `${sum(weights).toFixed(1)} of ${budget} kB`,
        ...Object.entries(weights)
          .toSorted(([, one], [, other]) => other - one)
          .map(([name, weight]) => `${weight.toFixed(1)} ${name}`),
      ]

describe('the first load is light', () => {
  const world = openWorld()

  test('of the login', async () => {
    const { page } = await world.guest()
    const weights = weighScripts(page)
    await page.goto(world.at('/login'), { waitUntil: 'networkidle' })
    await page.getByLabel('Email').waitFor()
    expect(sum(await weights())).toBeGreaterThan(50)
    expect(excess(await weights(), budgets.login)).toEqual([])
    expect(Object.keys(await weights()).length).toBeLessThanOrEqual(MAX_FILES.login)
  })

  test('of the home screen with its plan', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    const weights = weighScripts(page)
    await page.goto(world.at('/home'), { waitUntil: 'networkidle' })
    await page.getByText(/^Fuel Plan for /).waitFor()
    expect(sum(await weights())).toBeGreaterThan(100)
    expect(excess(await weights(), budgets.home)).toEqual([])
    expect(Object.keys(await weights()).length).toBeLessThanOrEqual(MAX_FILES.home)
  })
})
