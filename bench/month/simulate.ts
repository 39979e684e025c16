import { DAY_MS } from '@pacemeal/domain'
import type { SeededRandom } from '@pacemeal/testing'
import { type Action, changesOfDay, join, logsOfDay } from './actions.ts'
import { movedClock } from './clock.ts'
import { compare, type Report } from './compare.ts'
import type { Logged } from './expected.ts'
import type { Life } from './life.ts'
import { somePerson } from './people.ts'
import { openWorld, readVersion, type World } from './world.ts'

const SECOND = 1000
/** The server looks every second; a poll that is late, or a restart, may take this much of the minute that is allowed. */
const LATEST_POLL_SECONDS = 15
const MAX_RESTART_SECONDS = 40

export interface Simulation {
  readonly settings: Readonly<Record<string, string>>
  readonly athletes: number
  readonly days: number
  readonly random: SeededRandom
  tell(step: string): void
}

const record = async (world: World, lives: ReadonlyMap<string, Life>): Promise<void> => {
  const from = world.server().backend.clock.now()
  for (const id of await world.takeChanged()) {
    const version = await readVersion(world.server(), id)
    if (version !== undefined) lives.get(id)?.versions.push({ from, ...version })
  }
}

/** Lets the days pass, one happening after the other, and compares what was sent with what the records ask for. */
export const simulate = async ({ settings, athletes, days, random, tell }: Simulation): Promise<Report> => {
  // Through the clock changes of America (8 March), Europe (29 March) and, in 30 days, short of Australia's.
  const start = Date.parse('2026-03-03T00:00:00Z')
  const end = start + days * DAY_MS
  const clock = movedClock(start)
  const world = await openWorld(settings, clock)
  const lives = new Map<string, Life>()
  for (let number = 0; number < athletes; number++) {
    const person = somePerson(random, number)
    lives.set(person.id, {
      person,
      settings: person.settings,
      versions: [],
      logs: [],
      schedule: { now: person.schedule },
    })
    await join(world, person)
  }
  await world.settle()
  await record(world, lives)

  let actions: Action[] = []
  let restarts = 0
  for (let day = start; day < end; day += DAY_MS) {
    tell(`${new Date(day).toISOString().slice(0, 10)}, ${world.delivered.length} messages so far`)
    clock.moveTo(day)
    for (const { person, versions, logs, schedule } of lives.values()) {
      const version = versions.at(-1)
      const keep = (log: Logged) => logs.push(log)
      if (version !== undefined) actions.push(...logsOfDay(world, random, person, version, keep))
      actions.push(...changesOfDay(world, random, person, schedule))
    }
    actions.push({
      at: day + random.whole(0, DAY_MS / SECOND - 1) * SECOND,
      async run() {
        restarts += 1
        clock.moveTo(clock.now() + random.whole(0, MAX_RESTART_SECONDS) * SECOND)
        await world.restart()
      },
    })
    actions = actions.toSorted((a, b) => a.at - b.at)
    for (;;) {
      const due = (await world.nextDue()) ?? Number.POSITIVE_INFINITY
      const [action] = actions
      const next = Math.min(due, action?.at ?? Number.POSITIVE_INFINITY)
      if (next >= day + DAY_MS) break
      if (action !== undefined && action.at <= due) {
        actions.shift()
        clock.moveTo(action.at)
        await action.run()
      } else {
        clock.moveTo(due + random.whole(0, LATEST_POLL_SECONDS * SECOND))
      }
      await world.settle()
      await record(world, lives)
    }
  }
  clock.moveTo(end)
  const report = await compare(world, [...lives.values()], { start, end, restarts })
  await world.close()
  return report
}
