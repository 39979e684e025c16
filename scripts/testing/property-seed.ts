import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * The same cases for every property in every run, so that a run tells of the code and not of its luck. `PROPERTY_SEED=any`
 * looks for new ones; a number repeats those of a failure, whose message names it.
 */
const seed = process.env.PROPERTY_SEED ?? '20260302'
const { testPath } = expect.getState()
if (seed !== 'any' && testPath && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: Number(seed) })
}
