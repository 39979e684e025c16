import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../days.ts'
import { minuteOfDay } from '../units.ts'
import { type DayChanges, readDayChanges, sessionsOn } from './day-changes.ts'
import { changesOfDraft, type DayDraft, draftOfDay } from './day-draft.ts'
import type { Session } from './session.ts'
import { emptySchedule } from './weekly-schedule.ts'

const monday = localDate('2026-11-16')
const friday = addDays(monday, 4)
const session = (type: Session['type'], start: number, end: number): Session => ({
  type,
  start: minuteOfDay(start),
  end: minuteOfDay(end),
  intensity: 'Moderate',
})
const lift = session('Lift', 420, 480)
const run = session('Conditioning', 1020, 1080)
const schedule = { ...emptySchedule, monday: [lift, run], friday: [run] }
const none: DayChanges = new Map()

/** The changes as they are stored after the form is applied. */
const applied = (before: DayChanges, draft: DayDraft, today = monday): DayChanges =>
  new Map([
    ...before,
    ...changesOfDraft(before, draft, today).map(
      ({ date, changes }) => [date, readDayChanges(JSON.stringify(changes))] as const,
    ),
  ])
const change = (before: DayChanges, date: typeof monday, part: (draft: DayDraft) => Partial<DayDraft>): DayChanges => {
  const draft = draftOfDay(schedule, before, date)
  return applied(before, { ...draft, ...part(draft) })
}
const withOutlook =
  (outlook: DayDraft['sessions'][number]['outlook']) =>
  ({ sessions: [first, ...others] }: DayDraft): Partial<DayDraft> =>
    first ? { sessions: [{ ...first, outlook }, ...others] } : {}
const toFriday = withOutlook({ kind: 'moved', date: friday, start: minuteOfDay(600) })
const asScheduled = withOutlook({ kind: 'as-scheduled' })

describe('a day that is changed just once', () => {
  test('asks for nothing while nothing is different', () => {
    expect(changesOfDraft(none, draftOfDay(schedule, none, monday), monday)).toEqual([])
  })

  test('leaves a session out, has one more, and a meal out, and shows all of it again', () => {
    const extra = session('Practice', 700, 760)
    const stored = change(none, monday, (draft) => ({
      ...withOutlook({ kind: 'skipped' })(draft),
      added: [extra],
      out: ['dinner'],
    }))
    expect(sessionsOn(schedule, stored, monday)).toEqual([extra, run])
    const shown = draftOfDay(schedule, stored, monday)
    expect(shown.sessions.map(({ outlook }) => outlook.kind)).toEqual(['skipped', 'as-scheduled'])
    expect(shown).toMatchObject({ added: [extra], out: ['dinner'] })
  })

  test('asks for nothing of a day that is over, when a session that came from it or went to it is taken back', () => {
    const tuesday = addDays(monday, 1)
    const moved = change(none, monday, toFriday)
    const draft = draftOfDay(schedule, moved, friday)
    const dropped = { ...draft, arrived: [] }
    expect(changesOfDraft(moved, dropped, monday).map(({ date }) => date)).toEqual([monday, friday])
    expect(changesOfDraft(moved, dropped, tuesday)).toEqual([{ date: friday, changes: [] }])
    const early = change(none, friday, withOutlook({ kind: 'moved', date: monday, start: minuteOfDay(600) }))
    const back = { ...draftOfDay(schedule, early, friday), ...asScheduled(draftOfDay(schedule, early, friday)) }
    expect(changesOfDraft(early, back, tuesday)).toEqual([{ date: friday, changes: [] }])
    expect(sessionsOn(schedule, applied(early, back, tuesday), friday)).toEqual([run])
  })

  test('moves a session within the day and takes that back', () => {
    const later = change(none, monday, withOutlook({ kind: 'moved', date: monday, start: minuteOfDay(600) }))
    expect(sessionsOn(schedule, later, monday)).toEqual([{ ...lift, start: 600, end: 660 }, run])
    const back = change(later, monday, asScheduled)
    expect(sessionsOn(schedule, back, monday)).toEqual([lift, run])
    expect(back.get(monday)).toEqual([])
  })

  test('moves a session to another day; both days show it, and either takes it back', () => {
    const moved = change(none, monday, toFriday)
    expect(sessionsOn(schedule, moved, monday)).toEqual([run])
    expect(sessionsOn(schedule, moved, friday)).toEqual([{ ...lift, start: 600, end: 660 }, run])
    expect(draftOfDay(schedule, moved, monday).sessions[0]?.outlook).toEqual({
      kind: 'moved',
      date: friday,
      start: 600,
    })
    for (const back of [change(moved, monday, asScheduled), change(moved, friday, () => ({ arrived: [] }))]) {
      expect(sessionsOn(schedule, back, monday)).toEqual([lift, run])
      expect(sessionsOn(schedule, back, friday)).toEqual([run])
    }
  })

  test('moves a session on to a third day, where it stands once', () => {
    const moved = change(none, monday, toFriday)
    const on = change(moved, monday, withOutlook({ kind: 'moved', date: addDays(monday, 1), start: lift.start }))
    expect(sessionsOn(schedule, on, friday)).toEqual([run])
    expect(sessionsOn(schedule, on, addDays(monday, 1))).toEqual([lift])
  })

  test('keeps what came from another day while something else of it changes', () => {
    const moved = change(none, monday, toFriday)
    const out = change(moved, friday, () => ({ out: ['lunch'] }))
    expect(sessionsOn(schedule, out, friday)).toHaveLength(2)
    expect(sessionsOn(schedule, out, monday)).toEqual([run])
  })
})
