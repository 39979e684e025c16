import { instantWithin, MINUTE_MS } from '@pacemeal/domain'
import { mealLogs, type WearableInput, writeMealLog } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import { inTurns } from '../../in-turns.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import { applyValueRules } from '../documents/value-rules.ts'

type ImportedMeals = Pick<WearableInput<'/import-meals'>, 'zone' | 'meals'>

/** How far a device's clock may be ahead. */
const MAX_AHEAD_MS = 10 * MINUTE_MS

/** Refuses meals of days that are still to come, by the clock of their place. */
export const checkEaten = ({ zone, meals }: ImportedMeals, now: number): void => {
  const isPast = ({ day }: ImportedMeals['meals'][number]): boolean =>
    Date.parse(instantWithin(day, 0, zone)) <= now + MAX_AHEAD_MS
  if (meals.every(isPast)) return
  throw new Refusal('general_argument_invalid', 'Invalid `meals` param: takes meals of the past')
}

/**
 * Keeps meals that were read from the diary of another app; gives how many are new. A meal of the same day, hour, name and
 * figures is the same log, wherever the file is brought again: what its owner changed of it stays as they left it.
 */
export const importMeals = (
  backend: Ports<'clock' | 'events' | 'store'>,
  user: string,
  { zone, meals }: ImportedMeals,
): Promise<{ readonly fresh: number }> =>
  backend.store.transact(async (tx) => {
    let fresh = 0
    for await (const { day, minute, name, meal_time, amounts, nth } of inTurns(meals)) {
      const key = JSON.stringify([day, minute, name, meal_time, amounts, nth])
      const loggedAt = instantWithin(day, minute, zone)
      const log = writeMealLog({ name, mealTime: meal_time, loggedAt, zone, amounts }, user)
      applyValueRules(mealLogs, new Map(Object.entries(log)), backend.clock.now())
      const isNew = await ensureOwnDocument(tx, backend, mealLogs, log, idFromKey(`${user}/diary/${key}`))
      if (isNew) fresh += 1
    }
    return { fresh }
  })
