import type { Catalog } from '@pacemeal/catalog'
import { mealLogs, writeMealLog } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { AllPorts, Ports } from '../../ports.ts'
import { unlessThere } from '../documents/ensure-document.ts'
import { createDocument } from '../documents/write-documents.ts'
import { asOf } from './as-of.ts'
import type { DemoHistory } from './demo-history.ts'
import { mealsEatenOn } from './demo-meals.ts'
import { historyDays } from './history-days.ts'

const findLastLog = async ({ store }: Ports<'store'>, user: string): Promise<string> => {
  const last = await store.db
    .selectFrom('meal_logs')
    .select('loggedAt')
    .where('user', '=', user)
    .orderBy('loggedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.loggedAt ?? ''
}

/** Logs what was eaten since the last log, up to now, each meal at its own time. */
export const logDemoMeals = async (
  backend: AllPorts,
  { demo, athlete, week, signal }: DemoHistory,
  catalog: Catalog,
): Promise<void> => {
  const { zone, diets, restrictions } = athlete
  const rules = catalog.rulesFor(diets, restrictions)
  const kitchen = { zone, week, catalog, snacks: catalog.allowed(rules, 'snack') }
  const now = backend.clock.now()
  const last = await findLastLog(backend, demo.user.id)
  for (const day of historyDays(last, now, zone)) {
    for (const { key, meal } of mealsEatenOn(day, kitchen)) {
      const moment = Date.parse(meal.loggedAt)
      if (meal.loggedAt <= last || moment > now) continue
      signal.throwIfAborted()
      await unlessThere(() =>
        createDocument(asOf(backend, moment), demo, mealLogs, {
          documentId: idFromKey(`${demo.user.id}/log/${key}`),
          data: writeMealLog(meal, demo.user.id),
          permissions: null,
        }),
      )
    }
  }
}
