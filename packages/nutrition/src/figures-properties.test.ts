import { energyOf, intensities, minuteOfDay } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figureDay } from './day-figures.ts'
import { sizeUpDay } from './day-situation.ts'
import { energyFloor } from './goal.ts'
import { anyAthlete, anyDay } from './scenarios/arbitraries.ts'
import type { DayContext, TargetAthlete, TrainedSession } from './targets.ts'

const RUNS = { numRuns: 10_000 }
/** Rounding three macronutrients to whole grams moves energy by at most 2 + 2 + 4.5 kcal. */
const GRAM_ROUNDING = 8.5

const figures = (athlete: TargetAthlete, day: DayContext) => figureDay(sizeUpDay(athlete, day, {}))

/** The same day with one session longer by `minutes` or one step harder. */
function harder(day: DayContext, pick: number, minutes: number | null): DayContext {
  const index = pick % Math.max(1, day.today.length)
  const today = day.today.map((s, i): TrainedSession => {
    if (i !== index) return s
    if (minutes !== null) return { ...s, end: minuteOfDay(s.end + minutes) }
    const step = intensities[Math.min(2, intensities.indexOf(s.intensity) + 1)]
    return { ...s, intensity: step ?? s.intensity }
  })
  return { ...day, today }
}

describe('targets over ten thousand athletes', () => {
  test('a longer or harder session never lowers energy or carbohydrate', () => {
    fc.assert(
      fc.property(
        anyAthlete,
        anyDay.filter((d) => d.today.length > 0),
        fc.nat(2),
        fc.option(fc.integer({ min: 5, max: 180 })),
        (athlete, day, pick, minutes) => {
          const before = figures(athlete, day)
          const after = figures(athlete, harder(day, pick, minutes))
          expect(after.energy.target).toBeGreaterThanOrEqual(before.energy.target)
          expect(after.grams.carbs).toBeGreaterThanOrEqual(before.grams.carbs)
        },
      ),
      RUNS,
    )
  })

  test('energy and macronutrients agree, unrounded to half a percent and in whole grams to one', () => {
    fc.assert(
      fc.property(anyAthlete, anyDay, (athlete, day) => {
        const { energy, macros, grams } = figures(athlete, day)
        const { protein, carbs, fat } = macros
        const unrounded = energyOf({ protein: protein.grams, carbs: carbs.grams, fat: fat.grams })
        const whole = energyOf(grams)
        expect(Math.abs(unrounded - energy.target)).toBeLessThanOrEqual(0.005 * energy.target)
        expect(Math.abs(whole - energy.target)).toBeLessThanOrEqual(0.01 * energy.target)
        expect(Math.abs(whole - unrounded)).toBeLessThanOrEqual(GRAM_ROUNDING)
        expect(Math.min(protein.grams, carbs.grams, fat.grams)).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  test('no day is planned below a floor, and a raised day says so', () => {
    fc.assert(
      fc.property(anyAthlete, anyDay, (athlete, day) => {
        const situation = sizeUpDay(athlete, day, {})
        const { energy, expenditure } = figureDay(situation)
        const { floor, floors } = energyFloor(situation, expenditure.exercise)
        expect(energy.target).toBeGreaterThanOrEqual(Math.max(floors.resting, floors.minimum, floors.availability))
        const availability = (energy.target - expenditure.exercise) / situation.resting.fatFreeMass
        expect(availability).toBeGreaterThanOrEqual(30 - 1e-9)
        const isRaised = energy.because.some(({ rule }) => rule.startsWith('floor_'))
        expect(energy.flags.includes('raised_to_floor')).toBe(isRaised)
        if (isRaised) expect(energy.target).toBeLessThan(floor + 10)
      }),
      RUNS,
    )
  })

  test('a published band is left only with a named flag', () => {
    fc.assert(
      fc.property(anyAthlete, anyDay, (athlete, day) => {
        const situation = sizeUpDay(athlete, day, {})
        const { energy, macros } = figureDay(situation)
        const { band, flags } = macros
        const ref = situation.reference.mass
        const carbs = macros.carbs.grams / ref
        const isFlaggedLow = flags.some((flag) => flag.startsWith('carb_below_band'))
        // A gram is rounding; a conflict of low-carb eating already says that the band is missed.
        const isShort = macros.carbs.grams < band.low * ref - 1
        expect(isFlaggedLow).toBe(isShort && !flags.includes('low_carb_conflict'))
        expect(flags.includes('carb_above_band')).toBe(carbs > band.high + 1e-9)
        const protein = macros.protein.grams / ref
        expect(protein).toBeGreaterThanOrEqual(1.2)
        expect(protein).toBeLessThanOrEqual(2.7)
        const fatShare = (9 * macros.fat.grams) / energy.target
        const holdsMuchCarb = situation.load.load === 'very_high' || situation.isCompetition || situation.isEve
        expect(fatShare).toBeGreaterThanOrEqual((holdsMuchCarb ? 0.15 : 0.2) - 1e-9)
        expect(fatShare).toBeLessThanOrEqual((situation.isLowCarb ? 0.7 : holdsMuchCarb ? 0.3 : 0.35) + 1e-9)
      }),
      RUNS,
    )
  })
})
