import { changesOfDraft, type DayChanges, draftOfDay, emptySchedule, localDate } from '@pacemeal/domain'
import { aSession } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { type OneDayForm, oneDayForm, readOneDayForm, type SessionEntry } from './one-day-form.ts'

const monday = localDate('2026-11-16')
const practice = aSession({ type: 'Practice', start: 990, end: 1080 } as never)
const schedule = { ...emptySchedule, monday: [practice] }
const none: DayChanges = new Map()

const formWith = (part: Partial<SessionEntry>): OneDayForm => {
  const form = oneDayForm(draftOfDay(schedule, none, monday))
  return { ...form, sessions: form.sessions.map((entry) => ({ ...entry, ...part })) }
}

test('the form shows a session at its own time, and asks for nothing until something is chosen', () => {
  const form = oneDayForm(draftOfDay(schedule, none, monday))
  expect(form.sessions[0]).toMatchObject({ choice: 'as-scheduled', date: monday, time: '4:30', period: 'PM' })
  const read = readOneDayForm(form)
  expect(read && changesOfDraft(none, read, read.date)).toEqual([])
})

test('a session moves to the time that was typed, and to none where it is none', () => {
  const read = readOneDayForm(formWith({ choice: 'moved', time: '6:15', period: 'PM' }))
  expect(read?.sessions[0]?.outlook).toEqual({ kind: 'moved', date: monday, start: 1095 })
  expect(readOneDayForm(formWith({ choice: 'moved', time: '6:75', period: 'PM' }))).toBeUndefined()
  // What is typed of a session that does not move is nobody's business.
  expect(readOneDayForm(formWith({ choice: 'skipped', time: '' }))).toBeDefined()
})
