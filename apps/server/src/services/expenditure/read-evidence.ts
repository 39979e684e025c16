import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Athlete,
  addDays,
  kcal,
  type LocalDate,
  minuteOfDay,
  mondayOf,
  type PlannedDay,
  sessionsOn,
} from '@pacemeal/domain'
import { settleActivities } from '@pacemeal/domain/one-session'
import { mergeRecorded, restingEnergy, sessionEnergy, weeklyTrainingHours } from '@pacemeal/nutrition'
import type { DayEvidence } from '@pacemeal/nutrition/expenditure'
import { dayNotes, mealMarks, readDayNote, wearableData } from '@pacemeal/protocol'
import { readWearableActivity } from '@pacemeal/protocol/wearables'
import type { Handle } from '../../store/open.ts'
import { MAX_RECORDS, momentsAround, type RecordSpan, readDeviceDays, readWeighings } from '../body/body-records.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { findLastPlan } from '../meal-plans/active-plan.ts'
import { readDayChangesOf } from '../meal-plans/day-changes.ts'
import { recordedOn } from '../meal-plans/day-records.ts'
import { readTrendLogs } from '../trends/trend-rows.ts'

/** Days that an estimate looks back at: twelve weeks, after which it has learned what there is to learn. */
export const EVIDENCE_DAYS = 84

/** The planned days of the span by date. A plan is large, so that others are served between two weeks. */
async function readPlannedDays(handle: Handle, { owner, first, last }: RecordSpan) {
  const days = new Map<LocalDate, PlannedDay>()
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
    const plan = await findLastPlan(handle, owner, monday)
    for (const day of plan?.week.days ?? []) days.set(day.date, day)
    await nextTurn()
  }
  return days
}

async function readActivities(handle: Handle, span: RecordSpan) {
  const documents = await listOwnDocuments(handle, wearableData, {
    owner: span.owner,
    where: { data_type: 'activity' },
    between: { field: 'data_timestamp', ...momentsAround(span) },
    select: ['provider', 'data_type', 'metadata', 'data_timestamp'],
    limit: MAX_RECORDS,
  })
  return settleActivities(documents.map((document) => readWearableActivity(document, span.zone)))
}

async function readMarks(handle: Handle, { owner, first, last }: RecordSpan) {
  const between = { field: 'day', from: first, to: last } as const
  const marks = await listOwnDocuments(handle, mealMarks, { owner, between, limit: MAX_RECORDS })
  return Map.groupBy(marks.toReversed(), ({ day }) => day)
}

const readLogs = (handle: Handle, { owner: user, first: from, last: to, zone }: RecordSpan) =>
  readTrendLogs(handle, { user, from, to, zone })

async function readNotes(handle: Handle, { owner, first, last }: RecordSpan) {
  const between = { field: 'day', from: first, to: last } as const
  const documents = await listOwnDocuments(handle, dayNotes, { owner, between, limit: MAX_RECORDS })
  // The newest word about a day counts.
  return new Map(
    documents
      .toReversed()
      .flatMap((one) => readDayNote(one) ?? [])
      .map((note) => [note.day, note]),
  )
}

/**
 * What is stored of each of the last days, from the first that says anything to the present one: the evidence that
 * expenditure is learned from. Everything that a device and a plan both tell is there once.
 */
export async function readEvidence(
  handle: Handle,
  owner: string,
  athlete: Athlete,
  today: LocalDate,
): Promise<readonly DayEvidence[]> {
  const { body, categories, schedule, zone } = athlete
  const span = { owner, first: addDays(today, 1 - EVIDENCE_DAYS), last: today, zone }
  const weighings = await readWeighings(handle, span)
  const [logs, marks, notes] = [
    await readLogs(handle, span),
    await readMarks(handle, span),
    await readNotes(handle, span),
  ]
  const masses = new Map(weighings.map(({ day, mass }) => [day, mass]))
  const known = [...masses.keys(), ...logs.keys()].filter((day) => day >= span.first && day <= today)
  const [first] = known.toSorted()
  if (first === undefined) return []
  const [plans, activities, devices, changes] = [
    await readPlannedDays(handle, { ...span, first }),
    await readActivities(handle, span),
    await readDeviceDays(handle, span, EVIDENCE_DAYS),
    await readDayChangesOf(handle, owner),
  ]
  const steps = new Map(devices.map((one) => [one.day, one.steps]))
  const resting = restingEnergy(body, weeklyTrainingHours(schedule)).energy
  const days: DayEvidence[] = []
  for (let date = first; date <= today; date = addDays(date, 1)) {
    const planned = plans.get(date)
    const [mass, count, note] = [masses.get(date), steps.get(date), notes.get(date)]
    const sessions = planned?.sessions ?? sessionsOn(schedule, changes, date)
    const trained = mergeRecorded(
      sessions.map(({ type, intensity, start, end }) => ({
        type,
        intensity,
        start: minuteOfDay(start),
        end: minuteOfDay(end),
      })),
      recordedOn(activities, date, zone),
      body,
      resting,
    )
    days.push({
      date,
      logs: logs.get(date) ?? [],
      marks: new Map((marks.get(date) ?? []).map(({ meal, mark }) => [meal, mark])),
      sessionEnergy: kcal(trained.reduce((sum, one) => sum + sessionEnergy(one, body.mass, categories).energy, 0)),
      ...(planned === undefined ? {} : { planned }),
      ...(mass === undefined ? {} : { mass }),
      ...(count === undefined || count === null ? {} : { steps: count }),
      ...(note === undefined ? {} : { note }),
    })
  }
  return days
}
