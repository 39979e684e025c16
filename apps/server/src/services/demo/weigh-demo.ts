import { instantOn, isWithin, kilograms, type LocalDate } from '@pacemeal/domain'
import { BODY_MASS } from '@pacemeal/domain/body'
import { bodyLog, writeBodyMeasurement } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { AllPorts, Ports } from '../../ports.ts'
import { unlessThere } from '../documents/ensure-document.ts'
import { createDocument } from '../documents/write-documents.ts'
import { asOf } from './as-of.ts'
import { chance, chanceWithin } from './chance.ts'
import type { DemoHistory } from './demo-history.ts'
import { historyDays } from './history-days.ts'

/** Mornings on the scale, of all mornings. */
const WEIGHED_SHARE = 0.6
/** Kilograms that water moves the scale to either side. */
const WATER = 0.45
/** Percent. */
const BODY_FAT = { usual: 23, scatter: 0.6 }

const findLastWeighing = async ({ store }: Ports<'store'>, user: string): Promise<string> => {
  const last = await store.db
    .selectFrom('body_log')
    .select('measuredAt')
    .where('user', '=', user)
    .orderBy('measuredAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.measuredAt ?? ''
}

/** The weighing of a morning; undefined on mornings without one. */
const weighingOn = (day: LocalDate, usual: number, zone: string) => {
  if (chance(day, 'weighed') >= WEIGHED_SHARE) return undefined
  const mass = usual + (2 * chance(day, 'mass') - 1) * WATER
  if (!isWithin(mass, BODY_MASS)) return undefined
  const bodyFat = BODY_FAT.usual + (2 * chance(day, 'fat') - 1) * BODY_FAT.scatter
  return {
    day,
    measuredAt: instantOn(day, chanceWithin(385, 425, day, 'scale'), zone),
    mass: kilograms(Number(mass.toFixed(1))),
    bodyFat: chance(day, 'has fat') < 0.5 ? Number(bodyFat.toFixed(1)) : null,
  }
}

/** Puts the mornings on the scale since the last one into the body log, up to now. */
export const weighDemo = async (backend: AllPorts, { demo, athlete, signal }: DemoHistory): Promise<void> => {
  const { zone, body } = athlete
  const { id: user } = demo.user
  const now = backend.clock.now()
  const last = await findLastWeighing(backend, user)
  for (const day of historyDays(last, now, zone)) {
    const weighing = weighingOn(day, body.mass, zone)
    if (weighing === undefined || weighing.measuredAt <= last) continue
    const moment = Date.parse(weighing.measuredAt)
    if (moment > now) continue
    signal.throwIfAborted()
    await unlessThere(() =>
      createDocument(asOf(backend, moment), demo, bodyLog, {
        documentId: idFromKey(`${user}/weighing/${day}`),
        data: writeBodyMeasurement(weighing, user),
        permissions: null,
      }),
    )
  }
}
