import {
  DEFAULT_MEAL_NAME,
  type InstantText,
  type LoggedItem,
  type MealLog,
  type MealLogStatus,
  type MealTime,
  type NutrientAmounts,
  nutrients,
  recordOf,
} from '@pacemeal/domain'
import type { DraftFood } from './draft-foods.ts'

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
