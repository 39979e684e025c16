import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addDays, dayAt, instantOn, instantText, type LocalDate, mondayOf } from '@pacemeal/domain'
import { plannedFiguresOf } from '@pacemeal/domain/trends'
import { writeWeekTargets } from '@pacemeal/protocol/trends'
import { aPlannedWeek, seededRandom } from '@pacemeal/testing'
import type { Member } from './people.ts'
import type { RunningServer } from './running-server.ts'

const zone = 'America/New_York'

type Row = Readonly<Record<string, string | number | null>>

/** Past days of a member, as people, watches and plans leave them: most days whole, some in part, some not at all. */
export const giveHistory = (server: RunningServer, member: Member, count: number): void => {
  const { userId: user } = member
  const today = dayAt(Date.now(), zone)
  const random = seededRandom(7)
  const between = (low: number, high: number) => random.whole(Math.round(low), Math.round(high))
  // Nothing but the server writes watches' records and targets, so the story writes where the server reads.
  const database = new DatabaseSync(join(server.dataDir, 'pacemeal.db'), { timeout: 10_000 })
  let made = 0
  const insert = (table: string, day: LocalDate, row: Row) => {
    made += 1
    const at = instantText(Date.parse(instantOn(day, 1320, zone)))
    const own = `["read(\\"user:${user}\\")","update(\\"user:${user}\\")","delete(\\"user:${user}\\")"]`
    const id = `history-${user}-${made}`.slice(0, 36)
    const whole: Row = { _id: id, _createdAt: at, _updatedAt: at, _permissions: own, ...row }
    const names = Object.keys(whole)
    const places = names.map(() => '?').join(', ')
    const columns = names.map((name) => `"${name}"`).join(', ')
    database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`).run(...Object.values(whole))
  }
  const log = (day: LocalDate, hour: number, mealTime: string, share: number) => {
    const calories = between(2300 * share, 2800 * share)
    insert('meal_logs', day, {
      user,
      notes: mealTime,
      mealTime,
      loggedAt: instantOn(day, hour * 60, zone),
      status: 'Followed',
      calories,
      protein: Math.round((calories * 0.2) / 4),
      carbs: Math.round((calories * 0.52) / 4),
      fat: Math.round((calories * 0.28) / 9),
      fiber: Math.round(calories / 75),
      sodium: Math.round(calories * 1.05),
      iron: random.next() < 0.1 ? null : Math.round(calories / 16) / 10,
    })
  }
  const measure = (day: LocalDate, kind: string, from: number, to: number, summary: object) => {
    const [start_time, end_time] = [instantOn(day, from, zone), instantOn(day, to, zone)]
    insert('wearable_data', day, {
      appwrite_user_id: user,
      data_type: kind,
      provider: 'oura',
      metadata: JSON.stringify({ start_time, end_time, timestamp_localization: 0 }),
      data_timestamp: end_time,
      healthSummary: JSON.stringify(summary),
    })
  }
  try {
    database.exec('BEGIN')
    for (let back = count; back >= 0; back--) {
      const day = addDays(today, -back)
      const isLogged = back % 13 !== 5
      const isPartial = back % 9 === 4
      if (isLogged) {
        log(day, 8, 'breakfast', 0.27)
        if (!isPartial) log(day, 12.5, 'lunch', 0.3)
        if (!isPartial) log(day, 19, 'dinner', 0.33)
        if (back % 3 !== 0) log(day, 6, 'pre-workout', 0.08)
      }
      if (back % 2 === 0 || back % 7 === 3) {
        insert('body_log', day, {
          user,
          day,
          measuredAt: instantOn(day, 400, zone),
          massKilograms: 66 - (count - back) * 0.02 + between(-6, 6) / 10,
          bodyFatPercent: 23,
          isRemoved: 0,
        })
      }
      if (back % 11 !== 7) {
        const sleepSeconds = between(22_000, 30_000)
        measure(day, 'sleep', -70, 390, { sleepSeconds, restingHeartRate: between(46, 53) })
        measure(day, 'daily', 0, 1439, { steps: between(5000, 14_000) })
      }
      const monday = mondayOf(day)
      if (day === monday || back === count) {
        const { days } = aPlannedWeek(monday)
        const target = { calories: between(2300, 2600), protein: 125, carbs: 320, fat: 72 }
        const figures = days.map((one) => ({ ...plannedFiguresOf(one), target }))
        insert('week_targets', day, { user, weekStart: monday, days: writeWeekTargets(figures) })
      }
    }
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}
