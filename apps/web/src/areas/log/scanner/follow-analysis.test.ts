import { describe, expect, test } from 'vitest'
import type { AnalysisRun } from '../../../api/food-analysis.ts'
import { ApiRefusal } from '../../../api/refusal.ts'
import { type AnalysisView, followAnalysis } from './follow-analysis.ts'

const waiting: AnalysisRun = { kind: 'running', status: 'waiting' }
const processing: AnalysisRun = { kind: 'running', status: 'processing' }
const noLabel: AnalysisRun = { kind: 'failed', code: 'no-label-found', message: 'No table.', imageFileId: 'f1' }
const nothing = { calories: null, protein: null, carbs: null, fat: null }
const rest = { fiber: null, sugar: null, sodium: null, potassium: null, iron: null }
const done: AnalysisRun = {
  kind: 'done',
  analysis: {
    mode: 'plate',
    mealLogId: 'log',
    imageFileId: 'f1',
    analysis: { meal_name: 'Rice', ...nothing },
    amounts: { ...nothing, ...rest },
  },
}
const lost = new ApiRefusal('network', 'No answer from the server.')

/** Follows a run whose looks answer in this order. */
async function follow(answers: readonly (AnalysisRun | Error)[], signs: readonly ('time' | 'sign')[] = []) {
  const views: AnalysisView[] = []
  let looks = 0
  let waits = 0
  const end = await followAnalysis(
    {
      start: async () => 'run',
      read: async () => {
        const answer = answers[looks++]
        if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often')
        return answer
      },
      wait: async () => signs[waits++] ?? 'time',
    },
    (view) => views.push(view),
  )
  return { end, percents: views.map(({ progress }) => progress.percent), views }
}

describe('an analysis', () => {
  test('moves by the rules to its end', async () => {
    const { end, percents } = await follow([waiting, processing, processing, done])
    expect(percents).toEqual([10, 20, 25, 35, 45, 100])
    expect(end).toBe(done)
  })

  test('fails with the server’s words and keeps where it was', async () => {
    const { end, percents } = await follow([processing, noLabel])
    expect(percents).toEqual([10, 20, 30, 30])
    expect(end).toBe(noLabel)
  })

  test('outlives a look that fails, and says that there is no connection', async () => {
    const { end, views } = await follow([processing, lost, lost, done])
    expect(views.map(({ isReachable }) => isReachable)).toEqual([true, true, true, false, false, true])
    expect(end).toBe(done)
  })

  test('is not hurried by realtime, which still brings its end and a new status', async () => {
    const { percents } = await follow([processing, processing, processing, done], ['sign', 'sign', 'time', 'sign'])
    expect(percents).toEqual([10, 20, 30, 30, 40, 100])
  })

  test('that nobody may read any more ends', async () => {
    const { end } = await follow([new ApiRefusal('signed-out', '')])
    expect(end).toMatchObject({ message: 'Failed to fetch analysis results. Please try again.' })
  })

  test.each([
    [lost, /^Failed to analyze your food\. Please try again\. Check your internet connection/],
    [new ApiRefusal('rate-limited', 'Wait 5 minutes.', 429), /^Failed to analyze.* Wait 5 minutes\.$/],
    [new ApiRefusal('server', 'secret', 500), /^Failed to analyze your food\. Please try again\.$/],
  ])('that cannot start says so (%#)', async (thrown, words) => {
    const ways = { start: () => Promise.reject(thrown), read: async () => done, wait: async () => 'time' as const }
    const end = await followAnalysis(ways, () => undefined)
    expect(end).toMatchObject({ kind: 'failed', code: null, message: expect.stringMatching(words) })
  })
})
