import { DAY_MS, MINUTE_MS } from '@pacemeal/domain'
import { expectedNudges, mondaysBetween, quietUntil } from './expected.ts'
import type { Life } from './life.ts'
import type { Delivered, World } from './world.ts'

export interface Report {
  readonly lines: Readonly<Record<string, string | number>>
  readonly problems: readonly string[]
}

interface Told {
  readonly key: string
  readonly title: string
  readonly at: number
}

interface Span {
  readonly start: number
  readonly end: number
  readonly restarts: number
}

const toldTo = async ({ server }: World, user: string): Promise<readonly Told[]> => {
  const rows = await server()
    .backend.store.db.selectFrom('notifications')
    .select(['_createdAt', 'title', 'metadata'])
    .where('user', '=', user)
    .orderBy('_sequence')
    .execute()
  return rows.map(({ _createdAt, title, metadata }) => {
    const { day, meal }: { day?: string; meal?: string } = JSON.parse(metadata ?? '{}')
    return { key: meal === undefined ? '' : `${day}/${meal}`, title, at: Date.parse(_createdAt) }
  })
}

/** Timers that were given up, with why. */
const givenUp = async ({ server }: World): Promise<readonly string[]> => {
  const { db } = server().backend.store
  const rows = await db.selectFrom('timers').select(['key', 'error']).where('status', '=', 'dead').execute()
  return rows.map(({ key, error }) => `${key} was given up: ${error}`)
}

const zoneAt = ({ versions, person }: Life, moment: number): string =>
  versions.findLast(({ from }) => from <= moment)?.zone ?? person.zone

/** When a message leaves: at once, or at the end of the quiet hours of wherever the person is by then. */
const leavesAt = (life: Life, told: number): number => {
  let leaves = told
  for (;;) {
    const later = quietUntil(leaves, life.settings.quietHours, zoneAt(life, leaves))
    if (later === undefined) return leaves
    leaves = later
  }
}

/** Compares the month of every person with what its records ask for. */
export const compare = async (
  world: World,
  lives: readonly Life[],
  { start, end, restarts }: Span,
): Promise<Report> => {
  const problems = [...(await givenUp(world))]
  const late: number[] = []
  const sums = { due: 0, told: 0, silent: 0, pushes: 0, mails: 0, quiet: 0, mondays: 0, renewed: 0 }
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem)
  }

  for (const life of lives) {
    const { person, settings } = life
    const told = await toldTo(world, person.id)
    // The last step may lead a little beyond the end.
    const nudges = told.filter(({ key, at }) => key !== '' && at < end)
    const due = expectedNudges(life.versions, life.logs, end)
    sums.due += due.length
    sums.told += nudges.length
    for (const { key, at } of due) {
      const found = nudges.filter((one) => one.key === key)
      const isNearEnd = at > end - 2 * MINUTE_MS
      check(
        found.length === 1 || isNearEnd,
        `${person.id}: ${key}, due ${new Date(at).toISOString()}, was told ${found.length} times`,
      )
      for (const one of found) late.push(one.at - at)
    }
    const wanted = new Set(due.map(({ key }) => key))
    for (const { key } of nudges) check(wanted.has(key), `${person.id}: ${key} was told without being due`)
    sums.silent += life.logs.filter(({ date, meal }) => !wanted.has(`${date}/${meal}`)).length

    const sent = world.delivered.filter(({ to }) => to === person.email || to.endsWith(`/${person.id}`))
    const sentOf = (channel: Delivered['channel'], title: string, from: number, to: number) =>
      sent.filter((one) => one.channel === channel && one.title === title && one.at >= from && one.at <= to)
    for (const one of nudges) {
      const zone = zoneAt(life, one.at)
      const isQuiet = quietUntil(one.at, settings.quietHours, zone) !== undefined
      if (isQuiet) sums.quiet += 1
      for (const channel of ['push', 'email'] as const) {
        const count = sentOf(channel, one.title, one.at, one.at + MINUTE_MS).length
        const expected = settings.fuelReminders[channel] && !isQuiet ? 1 : 0
        const twins = nudges.filter(
          (other) => other.title === one.title && Math.abs(other.at - one.at) <= MINUTE_MS,
        ).length
        check(
          count === expected * twins,
          `${person.id}: ${one.title} at ${new Date(one.at).toISOString()} went out ${count} times by ${channel}, not ${expected}`,
        )
      }
    }
    for (const one of told.filter(({ key }) => key === '')) {
      const leaves = leavesAt(life, one.at)
      if (leaves > end - 2 * MINUTE_MS) continue
      const twins = told.filter((other) => other.title === one.title && Math.abs(other.at - one.at) < DAY_MS).length
      const count = sentOf('email', one.title, one.at, leaves + MINUTE_MS).length
      check(
        count >= 1 && count <= twins,
        `${person.id}: ${one.title} at ${new Date(one.at).toISOString()} was mailed ${count} times`,
      )
    }
    const total = told.filter(({ key }) => key === '').length
    const mails = sent.filter(
      ({ channel, title }) => channel === 'email' && told.some((one) => one.key === '' && one.title === title),
    ).length
    check(mails <= total, `${person.id}: ${mails} mails for ${total} messages of the plan`)
    sums.pushes += sent.filter(({ channel }) => channel === 'push').length
    sums.mails += sent.filter(({ channel }) => channel === 'email').length

    // A journey moves Mondays, so only people who stayed are asked about theirs.
    if (new Set(life.versions.map(({ zone }) => zone)).size > 1) continue
    for (const { date, at } of mondaysBetween(start, end - 2 * MINUTE_MS, person.zone)) {
      sums.mondays += 1
      const active = life.versions.findLast(({ from }) => from <= at + MINUTE_MS)
      check(
        active?.week.days[0]?.date === date,
        `${person.id}: the week of ${date} had not begun a minute after midnight`,
      )
      sums.renewed += active?.week.days[0]?.date === date ? 1 : 0
    }
  }
  const worst = Math.max(0, ...late)
  check(worst <= MINUTE_MS, `a nudge came ${Math.round(worst / 1000)} s after its time`)
  check(Math.min(0, ...late) >= 0, 'a nudge came before its time')
  const sorted = late.toSorted((a, b) => a - b)
  const percentile = (share: number) =>
    `${((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(1)} s`
  return {
    problems,
    lines: {
      'restarts of the server': restarts,
      'nudges due by the records': sums.due,
      'nudges told': sums.told,
      'fuel logged in time, so nobody was nudged': sums.silent,
      'nudges in quiet hours, kept in the app': sums.quiet,
      'pushes delivered': sums.pushes,
      'mails delivered': sums.mails,
      'Mondays, and weeks that began with them': `${sums.mondays}, ${sums.renewed}`,
      'after its time, median': percentile(0.5),
      'after its time, 99th percentile': percentile(0.99),
      'after its time, worst': `${(worst / 1000).toFixed(1)} s`,
      'messages lost, doubled, late or against a log': problems.length,
    },
  }
}
