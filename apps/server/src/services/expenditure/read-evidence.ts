import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Athlete,
  addDays,
  dayAt,
  dayBounds,
  kcal,
  type LocalDate,
  minuteOfDay,
  mondayOf,
  type PlannedDay,
  sessionsOn,
} from '@pacemeal/domain'
import { dailyMeasurements } from '@pacemeal/domain/body'
import { healthDays } from '@pacemeal/domain/health'
import { settleActivities } from '@pacemeal/domain/one-session'
import { mergeRecorded, restingEnergy, sessionEnergy, weeklyTrainingHours } from '@pacemeal/nutrition'
import type { DayEvidence } from '@pacemeal/nutrition/expenditure'
import {
  bodyLog,
  dayNotes,
  mealLogs,
  mealMarks,
  readBodyMeasurement,
  readDayNote,
  readHealthRecord,
  readMealLog,
  readWearableActivity,
  wearableData,
} from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { findLastPlan } from '../meal-plans/active-plan.ts'
import { readDayChangesOf } from '../meal-plans/day-changes.ts'
import { recordedOn } from '../meal-plans/day-records.ts'

/** Days that an estimate looks back at: twelve weeks, after which it has learned what there is to learn. */
export const EVIDENCE_DAYS = 84
/** More than anybody keeps in those days. */
const MAX_DOCUMENTS = 5000

interface Span {
  readonly owner: string
  readonly first: LocalDate
  readonly today: LocalDate
  readonly zone: string
}

/** The planned days of the span by date. A plan is large, so that others are served between two weeks. */
async function readPlannedDays(handle: Handle, { owner, first, today }: Span) {
  const days = new Map<LocalDate, PlannedDay>()
  for (let monday = mondayOf(first); monday <= today; monday = addDays(monday, 7)) {
    const plan = await findLastPlan(handle, owner, monday)
    for (const day of plan?.week.days ?? []) days.set(day.date, day)
    await nextTurn()
  }
  return days
}

const momentsOf = ({ first, today, zone }: Span) => ({
  from: dayBounds(addDays(first, -1), zone).from,
  to: dayBounds(addDays(today, 1), zone).to,
})

async function readActivities(handle: Handle, span: Span) {
  const documents = await listOwnDocuments(handle, wearableData, {
    owner: span.owner,
    where: { data_type: 'activity' },
    between: { field: 'data_timestamp', ...momentsOf(span) },
    select: ['provider', 'data_type', 'metadata', 'data_timestamp'],
    limit: MAX_DOCUMENTS,
  })
  return settleActivities(documents.map((document) => readWearableActivity(document, span.zone)))
}

async function readSteps(handle: Handle, span: Span) {
  const documents = await listOwnDocuments(handle, wearableData, {
    owner: span.owner,
    where: { data_type: 'daily' },
    between: { field: 'data_timestamp', ...momentsOf(span) },
    select: ['provider', 'data_type', 'metadata', 'data_timestamp', 'healthSummary'],
    limit: MAX_DOCUMENTS,
  })
  const readings = documents.flatMap((document) => readHealthRecord(document, span.zone) ?? [])
  return new Map(healthDays(readings, span.today, EVIDENCE_DAYS).map(({ day, steps }) => [day, steps]))
}

async function readMarks(handle: Handle, { owner, first, today }: Span) {
  const between = { field: 'day', from: first, to: today } as const
  const marks = await listOwnDocuments(handle, mealMarks, { owner, between, limit: MAX_DOCUMENTS })
  return Map.groupBy(marks.toReversed(), ({ day }) => day)
}

async function readLogs(handle: Handle, span: Span) {
  const between = { field: 'loggedAt', ...momentsOf(span) } as const
  const logs = await listOwnDocuments(handle, mealLogs, { owner: span.owner, between, limit: MAX_DOCUMENTS })
  return Map.groupBy(logs.map(readMealLog), ({ loggedAt }) => dayAt(Date.parse(loggedAt), span.zone))
}

async function readWeighings(handle: Handle, { owner, first, today }: Span) {
  const between = { field: 'day', from: first, to: today } as const
  const documents = await listOwnDocuments(handle, bodyLog, { owner, between, limit: MAX_DOCUMENTS })
  return dailyMeasurements(documents.flatMap((document) => readBodyMeasurement(document) ?? []))
}

async function readNotes(handle: Handle, { owner, first, today }: Span) {
  const between = { field: 'day', from: first, to: today } as const
  const documents = await listOwnDocuments(handle, dayNotes, { owner, between, limit: MAX_DOCUMENTS })
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
  const span = { owner, first: addDays(today, 1 - EVIDENCE_DAYS), today, zone }
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
  const [plans, activities, steps, changes] = [
    await readPlannedDays(handle, { ...span, first }),
    await readActivities(handle, span),
    await readSteps(handle, span),
    await readDayChangesOf(handle, owner),
  ]
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
