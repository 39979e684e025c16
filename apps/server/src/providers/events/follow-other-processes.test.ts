import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { openStore, type Store } from '../../store/open.ts'
import { testClock } from '../../testing/test-clock.ts'
import type { BusEvent } from './event-bus.ts'
import { followOtherProcesses } from './follow-other-processes.ts'
import { inProcessEventBus } from './in-process-event-bus.ts'

const fail = (error: unknown) => {
  throw error
}

let folder: string
let here: Store
let there: Store

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pacemeal-two-processes-'))
  const config = readConfig({ DATA_DIR: folder })
  const open = () => openStore({ config, clock: testClock(), onError: fail })
  here = await open()
  there = await open()
  await sql`create table answers (text text)`.execute(here.db)
})

afterAll(async () => {
  await there.close()
  await here.close()
  await rm(folder, { recursive: true })
})

const write = (store: Store) => sql`insert into answers values ('Here it is.')`.execute(store.db)

test('the version of elsewhere changes with commits of other processes alone', async () => {
  const before = here.findVersionElsewhere()
  expect(before).toEqual(expect.any(Number))
  await write(here)
  await here.transact(async (tx) => void (await sql`delete from answers`.execute(tx.db)))
  expect(here.findVersionElsewhere()).toBe(before)
  await write(there)
  expect(here.findVersionElsewhere()).not.toBe(before)
})

test('what another process writes is told as a gap, once, and what is written here is not', async () => {
  const bus = inProcessEventBus(fail)
  const heard: BusEvent[] = []
  bus.subscribe((event) => heard.push(event))
  const stop = followOtherProcesses(here.findVersionElsewhere, bus, fail, 5)
  await write(here)
  await write(there)
  await expect.poll(() => heard).toEqual([{ kind: 'gap' }])
  await write(here)
  await write(there)
  await expect.poll(() => heard).toEqual([{ kind: 'gap' }, { kind: 'gap' }])
  stop()
})
