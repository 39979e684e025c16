import { plural, t } from '@lingui/core/macro'
import type { WriteOutcome } from '../api/write-queue/entry.ts'
import { isEnergyHidden } from '../ui/energy-figures.tsx'
import type { Notice } from '../ui/notice.ts'
import { fuelNotice, UNDO_MS, undo } from './timed-notice.ts'
import { waitingText } from './waiting-text.ts'

/** Where calories went and when, as the success of a log says it. */
export interface LoggedMeal {
  readonly calories: number
  /** The energy with its unit, for who reads another than calories. */
  readonly energy?: string | undefined
  /** The meal type's label: `Breakfast`. */
  readonly mealType: string
  /** How many meals of several types were logged at once; absent for what is one meal. */
  readonly meals?: number | undefined
  /** The day in words: `Tuesday, November 17`. */
  readonly date: string
}

/** What was typed is one tap away. */
const edit = (again?: () => void): Pick<Notice, 'action'> => (again ? { action: { label: t`Edit`, act: again } } : {})

/** Says that a meal is logged, and how it is sent where it has not reached the server. */
function mealLoggedText(meal: LoggedMeal, outcome: WriteOutcome): string {
  const logged = loggedText(meal)
  return outcome === 'stored' ? logged : `${logged}. ${waitingText(outcome)}`
}

/** What is logged where and when: without figures of energy for who has them hidden. */
function loggedText({ calories, energy, mealType, meals, date }: LoggedMeal): string {
  if (meals !== undefined) return mealsLoggedText({ calories, energy, meals, date })
  if (isEnergyHidden()) return t`Logged to ${mealType} for ${date}`
  if (energy !== undefined) return t`Logged ${energy} to ${mealType} for ${date}`
  const whole = Math.round(calories)
  return t`Logged ${whole} calories to ${mealType} for ${date}`
}

/** The same of meals of several types, which are counted. */
function mealsLoggedText({ calories, energy, meals, date }: Omit<LoggedMeal, 'mealType'> & { meals: number }): string {
  if (isEnergyHidden()) return plural(meals, { one: `Logged # meal for ${date}`, other: `Logged # meals for ${date}` })
  const amount = energy ?? plural(Math.round(calories), { one: '# calorie', other: '# calories' })
  return plural(meals, {
    one: `Logged # meal with ${amount} for ${date}`,
    other: `Logged # meals with ${amount} for ${date}`,
  })
}

/** Notices of the log and the scanner. */
export const logNotices = {
  'log-needs-login': () =>
    fuelNotice({ type: 'error', title: t`Authentication Error`, message: t`Please log in to log your food.` }),
  'future-log-date': () =>
    fuelNotice({ type: 'error', title: t`Invalid Date`, message: t`You cannot log meals for future dates` }),
  'past-log-date': () => fuelNotice({ type: 'warning', title: t`Past Date`, message: t`Logging meal for a past date` }),
  'log-not-stored': (again?: () => void) =>
    fuelNotice({ type: 'error', title: t`Logging Failed`, message: t`Failed to log meal to database`, ...edit(again) }),
  'log-gone': (again: () => void) =>
    fuelNotice({
      type: 'error',
      title: t`Log Was Deleted`,
      message: t`It was deleted elsewhere meanwhile. With Edit it can be logged anew.`,
      ...edit(again),
    }),
  'log-overwritten': () =>
    fuelNotice({
      type: 'warning',
      title: t`Log Was Changed Elsewhere`,
      message: t`It was changed on another device or in another tab meanwhile. What you saved here counts now.`,
    }),
  'log-failed': (again?: () => void) =>
    fuelNotice({
      type: 'error',
      title: t`Logging Failed`,
      message: t`Failed to log your food. Please try again.`,
      ...edit(again),
    }),
  'log-beyond-bounds': (name: string, fault: string, again: () => void) =>
    fuelNotice({
      type: 'error',
      title: t`More Than a Log Can Hold`,
      message: name ? t`${name} is not logged. ${fault}.` : t`The meal is not logged. ${fault}.`,
      ...edit(again),
    }),
  'photo-kept': (outcome: 'kept' | 'held') =>
    fuelNotice({
      type: 'info',
      title: t`Photo Kept`,
      message:
        outcome === 'kept'
          ? t`It waits on the home screen. Check it when you are online.`
          : t`This browser keeps nothing: it waits on the home screen as long as this page stays open.`,
    }),
  'shared-rest-left': (left: number) =>
    fuelNotice({
      type: 'warning',
      title: t`Only One Photo Taken`,
      message: plural(left, {
        one: '# other shared file was left out. Share it again by itself.',
        other: '# other shared files were left out. Share each again by itself.',
      }),
    }),
  'photo-logged': () =>
    fuelNotice({ type: 'info', title: t`Already Logged`, message: t`The meal in this photo is in your log.` }),
  'photo-not-kept': (most: number) =>
    fuelNotice({
      type: 'warning',
      title: t`Photo Not Kept`,
      message: plural(most, {
        one: '# photo waits here already. Check or discard it on the home screen.',
        other: '# photos wait here already. Check or discard some on the home screen.',
      }),
    }),
  'analysed-log-not-updated': () =>
    fuelNotice({ type: 'error', title: t`Logging Failed`, message: t`Failed to update analyzed meal log` }),
  'meal-logged': (meal: LoggedMeal, outcome: WriteOutcome, takeBack: () => void) =>
    fuelNotice({
      type: 'success',
      title: t`Meal Logged`,
      message: mealLoggedText(meal, outcome),
      ...undo(takeBack),
    }),
  'analysed-meal-updated': (calories: number, energy?: string) => {
    const whole = Math.round(calories)
    return fuelNotice({
      type: 'success',
      title: t`Meal Updated`,
      message: isEnergyHidden()
        ? t`Updated analyzed meal`
        : energy === undefined
          ? t`Updated analyzed meal with ${whole} calories`
          : t`Updated analyzed meal with ${energy}`,
    })
  },
  'log-changed': (name: string, takeBack: () => void) =>
    fuelNotice({
      type: 'success',
      title: t`Meal Updated`,
      message: name ? t`${name} is changed.` : t`Logged meal is changed.`,
      duration: UNDO_MS,
      ...undo(takeBack),
    }),
  'log-removed': (name: string, takeBack: () => void) =>
    fuelNotice({
      type: 'info',
      title: t`Meal Removed`,
      message: t`${name} no longer counts into this day.`,
      duration: UNDO_MS,
      ...undo(takeBack),
    }),
  'analysis-failed': (errors?: string) =>
    fuelNotice({
      type: 'error',
      title: t`Analysis Failed`,
      message: errors || t`We couldn't analyze your food image. Please try again or enter the details manually.`,
    }),
  'analysis-not-started': () =>
    fuelNotice({
      type: 'error',
      title: t`Analysis Failed`,
      message: t`Failed to analyze your food. Please try again.`,
    }),
  'analysis-not-read': () =>
    fuelNotice({
      type: 'error',
      title: t`Analysis Failed`,
      message: t`Failed to fetch analysis results. Please try again.`,
    }),
  'camera-unsupported': () =>
    fuelNotice({
      type: 'error',
      title: t`Camera Unavailable`,
      message: t`Camera is not supported on this device`,
    }),
  'camera-feed-failed': () =>
    fuelNotice({ type: 'error', title: t`Camera Unavailable`, message: t`Failed to load camera feed` }),
} as const
