import {
  DEFAULT_MEAL_NAME,
  type InstantText,
  isJsonObject,
  type JsonObject,
  type LoggedItem,
  type MealLog,
  type MealLogStatus,
  type MealTime,
  mealLogStatuses,
  mealTimeFromText,
  mealTimes,
  type NutrientAmounts,
  nutrients,
  recordOf,
} from '@pacemeal/domain'
import { readLogZone } from '@pacemeal/protocol'
import { amountsIn, type DraftFood, draftFoodsIn, textIn } from './draft-foods.ts'

/** What the Log Food sheet opens with. It travels in the history's state, so it is read back with suspicion. */
export interface LogDraft {
  /** The stored log that is edited; without it a new one is made. */
  readonly logId?: string
  /** Its values are those that are stored: of these, saving writes what was changed. */
  readonly isStored?: boolean
  readonly name: string
  readonly amounts: NutrientAmounts
  readonly mealTime: MealTime
  /** Words for what it is eaten as, e.g. `General Meal`. */
  readonly context?: string
  /** `Ready` until its owner saves it. */
  readonly status?: MealLogStatus
  /** When it was eaten; the present (on the selected day) when left out. */
  readonly loggedAt?: InstantText
  /** IANA zone that it was eaten in, where that is known. */
  readonly zone?: string
  /** Id of the plan's meal that it fulfils. */
  readonly plannedMeal?: string
  /** The session whose fuel it is (`sessionRef`). */
  readonly session?: string
  readonly imageUrl?: string
  /** Whether it fueled its owner well, as they said of the stored log: deleting it and Undo leave that as it was. */
  readonly feltFueled?: boolean
  /** Stored logs of which it takes the place when it is saved, `logId` among them; each is read as a draft. */
  readonly replaces?: readonly unknown[]
  /** The foods that the meal is known to be made of. */
  readonly items?: readonly LoggedItem[]
  /** Foods with figures of their own, off a label or a plate: they are listed, and fill name and amounts. */
  readonly foods?: readonly DraftFood[]
  /** What was eaten, in a person's words: the sheet opens with them read into foods. */
  readonly words?: string
  /** A picture brought nothing: `off` when nothing here reads plates. The sheet opens on words and search and says so. */
  readonly photo?: 'off'
}

/** No amount known. */
export const noAmounts = recordOf(nutrients, () => null)

/** A stored log, to be changed. */
export const draftOf = (log: MealLog): LogDraft => ({
  logId: log.id,
  name: log.name === DEFAULT_MEAL_NAME ? '' : log.name,
  amounts: log.amounts,
  mealTime: log.mealTime,
  loggedAt: log.loggedAt,
  ...(log.zone === undefined ? {} : { zone: log.zone }),
  ...(log.status === null ? {} : { status: log.status }),
  ...(log.plannedMeal === undefined ? {} : { plannedMeal: log.plannedMeal }),
  ...(log.session === undefined ? {} : { session: log.session }),
  ...(log.imageUrl === undefined ? {} : { imageUrl: log.imageUrl }),
  ...(log.feltFueled === undefined ? {} : { feltFueled: log.feltFueled }),
  ...(log.items === undefined ? {} : { items: log.items }),
})

/** The stored log that a draft edits, as it was; undefined for a new one. One without its own time was eaten at `now`. */
export const earlierLog = (draft: LogDraft, now: InstantText) =>
  draft.logId === undefined
    ? undefined
    : { ...draft, id: draft.logId, loggedAt: draft.loggedAt ?? now, status: draft.status ?? null }

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
