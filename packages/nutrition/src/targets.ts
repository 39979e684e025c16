import type {
  Athlete,
  Grams,
  Kcal,
  Kilograms,
  Macros,
  MealSlot,
  Milligrams,
  Millilitres,
  MinuteOfDay,
  Session,
} from '@pacemeal/domain'
import type { CarbLoading, EarlyStart } from '@pacemeal/domain/event'
import type { BodySign } from '@pacemeal/domain/trends'
import type { Reasons } from './rules.ts'

/** A figure with the reasons that lead to it, first the rule that set it. */
export interface Explained<T> {
  readonly value: T
  readonly because: Reasons
}

export type DayLoad = 'rest' | 'light' | 'moderate' | 'high' | 'very_high'

/** Named exceptions and warnings of a day. Shown to the athlete; never silent. */
export type DayFlag =
  | 'body_fat_ignored'
  | 'very_high_day'
  | 'raised_to_floor'
  | 'deficit_blocked_low_bmi'
  | 'carb_load_surplus'
  | 'carb_loading'
  | 'carb_loading_low_carb'
  | 'recovery_after'
  | 'carb_below_band'
  | 'carb_below_band_diet'
  | 'carb_below_band_floor'
  | 'low_carb_conflict'
  | 'low_carb_exceeded'
  | 'competition'
  | 'competition_eve'
  | 'short_gap_between_intense'
  | 'carb_above_band'
  | 'deficit_stopped_fast_loss'
  | 'deficit_stopped_for_health'
  | 'cut_ended'
  | 'protein_limited'
  | 'low_energy_warning'
  | 'check_with_care_team'

/** Fuel before, during and after one session. Grams are whole; energy is 4C + 4P + 9F of those grams. */
export interface SessionFuel {
  /** Index into the day's sessions. */
  readonly session: number
  /** Net energy that the session costs. */
  readonly energy: Explained<Kcal>
  readonly pre: null | { readonly at: MinuteOfDay; readonly minutesBefore: number; readonly target: Explained<Macros> }
  readonly during: Explained<{
    readonly carbsPerHour: Grams
    readonly carbs: Grams
    readonly drinkPerHour: Millilitres
    readonly sodiumPerHour: Milligrams
  }>
  readonly post: null | {
    readonly at: MinuteOfDay
    readonly within: number
    readonly rapid: boolean
    readonly target: Explained<Macros>
  }
}

/** A main meal or the snack, with its own share of the day. */
export interface MealTarget {
  readonly slot: Extract<MealSlot, 'breakfast' | 'lunch' | 'dinner' | 'snack'>
  readonly at: MinuteOfDay
  readonly target: Explained<Macros>
}

export interface DayTargets {
  readonly kind: 'targets'
  readonly load: DayLoad
  readonly referenceMass: Kilograms
  readonly energy: Explained<Kcal>
  readonly protein: Explained<Grams>
  readonly carbs: Explained<Grams>
  readonly fat: Explained<Grams>
  readonly fiber: Explained<Grams>
  readonly sodium: Explained<{ readonly low: Milligrams; readonly high: Milligrams }>
  readonly potassium: Explained<Milligrams>
  readonly iron: Explained<Milligrams>
  readonly freeSugarMax: Explained<Grams>
  readonly drinks: Explained<Millilitres>
  readonly energyAvailability: Explained<number>
  readonly fuel: readonly SessionFuel[]
  readonly meals: readonly MealTarget[]
  readonly flags: readonly DayFlag[]
}

/** Why no safe plan can be made, named, with words for the athlete in the web's table. */
export type RefusalCode =
  | 'under_18'
  | 'age_out_of_range'
  | 'height_out_of_range'
  | 'weight_out_of_range'
  | 'bmi_out_of_range'
  | 'bmi_too_low'
  | 'pregnant_or_lactating'
  | 'low_carb_with_diabetes_drugs'

export interface TargetsRefused {
  readonly kind: 'refused'
  readonly code: RefusalCode
  readonly inputs: Readonly<Record<string, number>>
}

/** A session with the energy above rest of its recording, when it has one (see `recordedActivityEnergy`). */
export interface TrainedSession extends Session {
  readonly measuredEnergy?: Kcal
  /** The whole energy that the device itself shows for it, rest counted, when it shows one. */
  readonly deviceEnergy?: Kcal
  /** Minutes of training in it, without pauses; all of it when absent. */
  readonly activeMinutes?: number
  /** Minutes that it ran longer than planned. */
  readonly overrun?: number
}

/** A dated race or long session as a day near it sees it. On its own day it is one of the day's sessions. */
export interface EventNear {
  /** Days until it; 0 on its day. */
  readonly inDays: number
  readonly start: MinuteOfDay
  /** Minutes that are raced. */
  readonly minutes: number
  readonly loading: CarbLoading
  /** It is loaded for like a shorter one, on the day before alone. */
  readonly isBrief?: boolean
  readonly early: EarlyStart
  /** What is taken during it. */
  readonly fuel: EventFuel
  /** Later events of its own day. */
  readonly later?: readonly Pick<EventNear, 'start' | 'minutes' | 'fuel'>[]
  /** The first event of the day after its own day. */
  readonly next?: Pick<EventNear, 'start' | 'early'>
}

/** What is taken during an event, whole figures. */
export interface EventFuel {
  readonly carbsPerHour: Grams
  readonly carbs: Grams
  readonly drinkPerHour: Millilitres
  readonly sodiumPerHour: Milligrams
}

/** One day and its neighbours. Sessions are that day's, ordered by start. */
export interface DayContext {
  readonly yesterday: readonly Session[]
  readonly today: readonly TrainedSession[]
  readonly tomorrow: readonly Session[]
  /** Scheduled training of the whole week in hours, all types but Recovery (chooses between the Cunningham equations). */
  readonly weeklyTrainingHours: number
  /** The event that this day is eaten for, if any. */
  readonly event?: EventNear
  /** The day as it was planned, where its training turned out otherwise. */
  readonly planned?: { readonly energy: number; readonly carbs: number }
}

/** Why a cut ends by itself: it has lasted its time, or energy availability was low for too much of it. */
export type CutEnd = 'duration' | 'availability'

/** The signs of body mass that stop a deficit: over 1 % a week for two weeks, or over 10 % in half a year beyond the plan. */
export const stoppingLosses = ['fast_loss', 'large_loss'] as const satisfies readonly BodySign[]
export type StoppingLoss = (typeof stoppingLosses)[number]

/** What the person has told of their health, and what their trend shows. Everything is optional; absent means not known. */
export interface Circumstances {
  readonly pregnantOrLactating?: boolean
  /** Insulin, a sulfonylurea or an SGLT2 inhibitor. */
  readonly diabetesDrugs?: boolean
  readonly kidneyDisease?: boolean
  /** Bariatric surgery, warfarin or the like: general ideas only. */
  readonly underMedicalCare?: boolean
  /** Stated, or repeated edits toward the least food. */
  readonly eatingDisorder?: boolean
  /** Missed periods, a stress fracture, dizziness, or three logged days under the floor of energy availability. */
  readonly lowEnergySigns?: boolean
  /** Why a cut has gone on long enough (see `findCutEnd`). */
  readonly cutEnd?: CutEnd
  /** A loss of body mass that the trend shows and no deficit may add to. */
  readonly stoppingLoss?: StoppingLoss
  /** A low-carb eater who wants carbohydrate around Intense sessions. */
  readonly fuelTheSession?: boolean
  /** Carbohydrate that the gut is known to take during a session, g/h; absent while nobody knows. */
  readonly gutTolerance?: number
}

/** The part of an athlete that targets depend on. */
export type TargetAthlete = Omit<Athlete, 'schedule' | 'zone' | 'restrictions'>

export type TargetsForDay = (
  athlete: TargetAthlete,
  day: DayContext,
  circumstances?: Circumstances,
) => DayTargets | TargetsRefused
