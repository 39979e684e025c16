import { addDays, kcal, kilograms, type LocalDate, localDate } from '@pacemeal/domain'
import type { DayIntake, ExpenditureDay, ExpenditurePrior } from '@pacemeal/nutrition/expenditure'
import { type Draws, drawsFrom } from './draws.ts'
import type { Family } from './family.ts'

/** A simulated athlete: what was logged, and what is true in logged units. */
export interface SimulatedAthlete {
  readonly prior: ExpenditurePrior
  readonly log: readonly ExpenditureDay[]
  /** The same log with the scale free of the water of cycle, loading and sodium. */
  readonly logWithoutWater: readonly ExpenditureDay[]
  /** The same log with every partial day logged in full. */
  readonly logWithoutPartials: readonly ExpenditureDay[]
  /** Whether the day was logged in part, told or not. */
  readonly isPartial: readonly boolean[]
  /** True base, true cost of a told kcal of session, both in logged units, and mass without water, for each morning. */
  readonly truth: readonly { readonly base: number; readonly scale: number; readonly tissue: number }[]
  /** Day on which the base stepped, and by how much in logged units; null for none. */
  readonly step: { readonly day: number; readonly size: number } | null
  readonly traits: AthleteTraits
}

/** What a reader of the benchmark may group athletes by. */
export interface AthleteTraits {
  readonly sex: 'female' | 'male'
  /** Years. */
  readonly age: number
  /** Body mass at the start, kg. */
  readonly mass: number
  readonly hasCycle: boolean
  readonly tracksCycle: boolean
  /** Share of what is eaten that reaches the log. */
  readonly logged: number
}

/** Days that are simulated: twelve weeks and the day on which the last is judged. */
export const SIMULATED_DAYS = 85
const FIRST_DAY = localDate('2026-03-02')
const CYCLE_DAYS = 28
/** Share of women among those whose water follows no cycle. */
const WOMEN_WITHOUT_CYCLE = 0.15

/** Water, kg a day, that comes on the given days, stays for some and leaves as a share each day. */
function pulses(draws: Draws, { share, water, flagged }: Family['loading'], everyDays: number, lasts: number) {
  const has = draws.chance(share)
  const isTold = draws.chance(flagged)
  const start = Math.floor(draws.uniform(0, everyDays))
  const size = Math.abs(draws.normal(water, water * 0.3))
  return (day: number): { water: number; isFlagged: boolean } => {
    if (!has || day < start) return { water: 0, isFlagged: false }
    const since = (day - start) % everyDays
    // Two days of it; the mornings after carry the water.
    const held = since === 0 ? 0 : since <= 2 ? (size * since) / 2 : size * (1 - 1 / lasts) ** (since - 2)
    return { water: held, isFlagged: isTold && since < 2 }
  }
}

/**
 * Makes one athlete of a family; the same seed gives the same one. `mayStep` false takes the step of the base away and
 * leaves all else as it is.
 */
export function simulateAthlete(family: Family, seed: number, mayStep = true): SimulatedAthlete {
  const draws = drawsFrom(seed)
  const noise = drawsFrom(seed + 0x5bd1e995)
  const traits = drawsFrom(seed + 0x2545f491)
  const scatter = family.hasHeavyTails ? draws.heavy : draws.normal
  const dayScatter = family.hasHeavyTails ? noise.heavy : noise.normal

  const formulaBase = draws.uniform(1700, 2700)
  const startBase = Math.max(0.55, Math.min(1.5, scatter(1, family.baseDeviation))) * formulaBase
  const sessionScale = Math.max(0.3, Math.min(1.9, scatter(1, family.scaleDeviation)))
  const logged = 1 - draws.uniform(...family.underLogging)
  const density = draws.uniform(...family.density)
  const startMass = draws.uniform(50, 100)
  const goalChange = [-400, -250, 0, 0, 300][Math.floor(draws.uniform(0, 5))] ?? 0
  // Told session energy of the week, Monday first; the device or formula tells the same for the same training.
  const week = Array.from({ length: 7 }, () => (draws.chance(0.65) ? draws.uniform(250, 900) : 0))
  const usualTold = week.reduce((sum, told) => sum + told, 0) / week.length
  const eatsForSessions = draws.uniform(0.2, 0.9)
  // How far the athlete eats by the plan (the formula's) rather than by appetite (the truth).
  const followsPlan = draws.uniform(...family.followsPlan)

  const hasStep = draws.chance(family.step.share) && mayStep
  const stepDay = Math.floor(draws.uniform(28, 45))
  const stepSize = (draws.chance(0.5) ? 1 : -1) * family.step.size
  const showsSteps = draws.chance(0.5)
  const usualSteps = draws.uniform(5000, 12_000)

  const gapStart = family.gapDays > 0 ? Math.floor(draws.uniform(10, 60)) : Number.POSITIVE_INFINITY
  const hasCycle = draws.chance(family.cycle.share)
  const tracksCycle = draws.chance(family.cycle.tracked)
  const cycleStart = Math.floor(draws.uniform(0, CYCLE_DAYS))
  const swing = Math.abs(draws.normal(family.cycle.swing, family.cycle.swing * 0.3))
  const loading = pulses(draws, family.loading, 21, 4)
  const sodium = pulses(draws, family.sodium, 9, 2)
  const hasCreatine = draws.chance(family.creatine.share)
  const tellsCreatine = draws.chance(family.creatine.flagged)
  const creatineDay = Math.floor(draws.uniform(5, 50))
  const illDay = draws.chance(family.illness) ? Math.floor(draws.uniform(10, 70)) : Number.POSITIVE_INFINITY
  const isIllAt = (day: number) => day >= illDay && day < illDay + 5

  // Some women have no cycle of their own: after the menopause, with some contraception.
  const isWoman = hasCycle || traits.chance(WOMEN_WITHOUT_CYCLE)
  const age = hasCycle ? traits.uniform(18, 50) : traits.uniform(18, 75)
  const surplus = traits.normal(0, family.lastingSurplus)

  let tissue = startMass
  let base = startBase
  let water = noise.normal(0, family.water)
  const log: ExpenditureDay[] = []
  const logWithoutWater: ExpenditureDay[] = []
  const logWithoutPartials: ExpenditureDay[] = []
  const partialDays: boolean[] = []
  const truth: { base: number; scale: number; tissue: number }[] = []

  for (let day = 0; day < SIMULATED_DAYS; day++) {
    const date: LocalDate = addDays(FIRST_DAY, day)
    const isIll = isIllAt(day)
    const stepped = hasStep && day >= stepDay ? stepSize : 0
    const trueBase = base + stepped + (isIll ? 150 : 0)
    truth.push({ base: (base + stepped) * logged, scale: sessionScale * logged, tissue })

    // The morning's scale.
    const inGap = day >= gapStart && day < gapStart + family.gapDays
    const isWeighed = noise.chance(family.weighInsPerWeek / 7) && !inGap
    const phase = (2 * Math.PI * ((day + cycleStart) % CYCLE_DAYS)) / CYCLE_DAYS
    const ofCycle = hasCycle ? swing * Math.cos(phase) : 0
    const loaded = loading(day)
    const salted = sodium(day)
    const ofCreatine =
      hasCreatine && day > creatineDay ? family.creatine.water * Math.min(1, (day - creatineDay) / 6) : 0
    const ofIllness = day > illDay && day <= illDay + 8 ? -1 : 0
    const plainMass = tissue + water + ofCreatine + ofIllness + dayScatter(0, family.scaleError)
    const mass = plainMass + ofCycle + loaded.water + salted.water

    // The day's training and intake.
    const told = isIll ? 0 : Math.max(0, (week[day % 7] ?? 0) * noise.normal(1, 0.15) * (noise.chance(0.1) ? 0 : 1))
    const isWeekend = day % 7 >= 5
    const isUnlogged = noise.chance(family.unlogged) || inGap
    const planned = formulaBase + told
    const needed = startBase + sessionScale * (usualTold * (1 - eatsForSessions) + told * eatsForSessions)
    const aim = followsPlan * planned + (1 - followsPlan) * needed + goalChange + surplus
    const intake = Math.max(
      600,
      dayScatter(aim, family.intakeDeviation) +
        (isWeekend ? family.weekendExtra : 0) +
        (isUnlogged ? family.unloggedExtra : 0) -
        (isIll ? 700 : 0),
    )
    const full = Math.max(0, intake * logged * noise.normal(1, family.logDeviation))
    const isPartial = noise.chance(family.partial)
    const isHidden = noise.chance(family.hiddenPartial)
    const hasPlan = noise.chance(family.planned)
    const share = noise.uniform(0.25, 0.7)
    const entry: DayIntake = isUnlogged
      ? hasPlan
        ? { kind: 'planned', energy: kcal(formulaBase + told + goalChange) }
        : { kind: 'unlogged' }
      : isPartial
        ? { kind: 'partial', energy: kcal(full * share) }
        : { kind: 'full', energy: kcal(isHidden ? full * share : full) }
    const steps = Math.max(
      500,
      noise.normal(usualSteps, usualSteps * 0.2) * (1 + (stepped / formulaBase) * (showsSteps ? 5 : 0)),
    )
    const common = {
      date,
      intake: entry,
      sessionEnergy: kcal(told),
      steps,
      ...(hasCycle && tracksCycle ? { cycleDay: ((day + cycleStart) % CYCLE_DAYS) + 1 } : {}),
      isCarbLoading: loaded.isFlagged,
      isHighSodium: salted.isFlagged,
      // As in the app: an illness is noted when it begins and when it is over.
      isIll: (isIll && day === illDay) || day === illDay + 8,
      isWaterShift:
        (hasCreatine && tellsCreatine && day >= creatineDay && day < creatineDay + 6) ||
        (isIll && day === illDay) ||
        day === illDay + 8,
    }
    const whole = { ...common, intake: isUnlogged ? entry : { kind: 'full' as const, energy: kcal(full) } }
    logWithoutPartials.push(isWeighed ? { ...whole, mass: kilograms(mass) } : whole)
    partialDays.push(!isUnlogged && (isPartial || isHidden))
    log.push(isWeighed ? { ...common, mass: kilograms(mass) } : common)
    logWithoutWater.push(isWeighed ? { ...common, mass: kilograms(plainMass) } : common)

    // What the day does to the body.
    const balance = intake - trueBase - sessionScale * told
    tissue += balance / density
    base += noise.normal(0, family.drift) + (family.adaptation * balance) / density
    water = family.waterPersistence * water + dayScatter(0, family.water * Math.sqrt(1 - family.waterPersistence ** 2))
  }
  return {
    prior: { base: kcal(formulaBase), goalChange: kcal(goalChange), mayHaveCycle: isWoman && age < 55 },
    log,
    logWithoutWater,
    logWithoutPartials,
    isPartial: partialDays,
    truth,
    step: hasStep ? { day: stepDay, size: stepSize * logged } : null,
    traits: {
      sex: isWoman ? 'female' : 'male',
      age,
      mass: startMass,
      hasCycle,
      tracksCycle: hasCycle && tracksCycle,
      logged,
    },
  }
}
