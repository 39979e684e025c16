import { type Athlete, type DayChanges, dayChangesOf, type LocalDate, scheduleAround } from '@pacemeal/domain'
import { dayChanges } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { Handle } from '../../store/open.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'

/** Days that may be changed at a time, and the ones just before, which the targets of today look back at. */
const MAX_DAYS = 60

/** A person's one-off changes of the days around now as they are stored, each with the moment of its last change. */
export const listDayChangesOf = (handle: Handle, userId: string): Promise<readonly WireDocument<typeof dayChanges>[]> =>
  listOwnDocuments(handle, dayChanges, { owner: userId, limit: MAX_DAYS })

/** A person's one-off changes of the days around now. */
export const readDayChangesOf = async (handle: Handle, userId: string): Promise<DayChanges> =>
  dayChangesOf(await listDayChangesOf(handle, userId))

/** The id of a person's changes of a day. */
export const dayChangesId = (userId: string, date: string): string => idFromKey(`day-changes/${userId}/${date}`)

/** The athlete as they train in the days around a date. */
export const athleteAround = (athlete: Athlete, changes: DayChanges, date: LocalDate): Athlete => ({
  ...athlete,
  schedule: scheduleAround(athlete.schedule, changes, date),
})
