import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { survivePromotion } from '../testing/kill-servers/survive-promotion.ts'

test('a primary crashes under load and its standby is promoted: what was acknowledged is there, the plan that was asked for comes once, and all go on by themselves', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'pacemeal-standby-'))
  const survived = await survivePromotion({
    settings: { DATA_DIR, LOG_LEVEL: 'silent' },
    writers: 2,
    workers: 1,
    plans: 1,
    afterMs: 300,
  })
  expect(survived.requests.failed).toEqual([])
  expect(survived).toMatchObject({ lost: [], extra: 0, wrongPlans: [], statusOnStandby: 503 })
  expect(survived.acknowledged).toBeGreaterThan(survived.before)
  await rm(DATA_DIR, { recursive: true })
})
