import {
  type InstantText,
  isJsonObject,
  type JsonObject,
  type LoggedItem,
  type MealTime,
  mealLogStatuses,
  mealTimeFromText,
  mealTimes,
} from '@pacemeal/domain'
import { readLogZone } from '@pacemeal/protocol'
import { amountsIn, draftFoodsIn, textIn } from './draft-foods.ts'
import type { LogDraft } from './log-draft.ts'

const said = <K extends string, V extends string>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  value ? ({ [key]: value } as { readonly [P in K]?: V }) : {}

const itemsIn = (value: unknown): readonly LoggedItem[] =>
  Array.isArray(value)
    ? value
        .filter(isJsonObject)
        .flatMap(({ food, grams }): readonly LoggedItem[] =>
          typeof food === 'string' && typeof grams === 'number' && grams > 0 ? [{ food, grams }] : [],
        )
    : []

const mealTimeIn = (fields: JsonObject, context: string): MealTime =>
  mealTimes.find((one) => one === fields.mealTime) ?? mealTimeFromText(context || textIn(fields.mealType))

const instantIn = (value: unknown): InstantText | undefined => {
  const at = Date.parse(textIn(value))
  return Number.isNaN(at) ? undefined : (new Date(at).toISOString() as InstantText)
}

/**
 * A draft from data of any origin: our own state, or the `detail` of the browser event, whose `mealLog` may be a stored
 * document (`$id`, `notes`) or a plain one (`id`, `foodName`, `mealName`). Undefined when it is no draft at all.
 */
export function findLogDraft(value: unknown): LogDraft | undefined {
  if (!isJsonObject(value)) return undefined
  const log = isJsonObject(value.mealLog) ? value.mealLog : value
  const context = textIn(value.context) || textIn(log.context)
  const foods = draftFoodsIn(log.foods)
  const items = itemsIn(log.items)
  const isDraft = [
    'name',
    'notes',
    'foodName',
    'mealName',
    'mealTime',
    'calories',
    'amounts',
    'foods',
    'words',
    'photo',
  ].some((key) => key in log)
  if (!isDraft && context === '') return undefined
  return {
    name: [log.name, log.foodName, log.notes, log.mealName].map(textIn).find((text) => text !== '') ?? '',
    amounts: amountsIn(isJsonObject(log.amounts) ? log.amounts : log),
    mealTime: mealTimeIn(log, context),
    ...said('logId', textIn(log.logId) || textIn(log.$id) || textIn(log.id)),
    ...(log.isStored === true ? { isStored: true } : {}),
    ...said('context', context),
    ...said(
      'status',
      mealLogStatuses.find((one) => one === log.status),
    ),
    ...said('loggedAt', instantIn(log.loggedAt)),
    ...said('zone', readLogZone(textIn(log.zone) || textIn(log.timeZone))),
    ...said('plannedMeal', textIn(log.plannedMeal) || textIn(log.mealPlans)),
    ...said('session', textIn(log.session)),
    ...said('imageUrl', textIn(log.imageUrl)),
    ...(typeof log.feltFueled === 'boolean' ? { feltFueled: log.feltFueled } : {}),
    ...(Array.isArray(log.replaces) ? { replaces: log.replaces } : {}),
    ...(foods.length > 0 ? { foods } : {}),
    ...(items.length > 0 ? { items } : {}),
    ...said('words', textIn(log.words)),
    ...said('photo', log.photo === 'off' ? 'off' : undefined),
  }
}
