import { t } from '@lingui/core/macro'
import {
  type EventReport,
  eventMinutes,
  type FuelTotals,
  perHour,
  type TrainingEvent,
  takenTotals,
} from '@pacemeal/domain/event'
import { fluidFigure, fluidText, fluidUnit } from '../../../languages/fluids.ts'
import { wholeNumber } from '../../../languages/numbers.ts'

/** From here the stomach asks for a step back, as in the gut ladder. */
const SYMPTOMS_BACK = 5
/** Less of what was planned than this is worth a word. */
const NEAR = 0.9

/** What was taken, and what had been planned. */
interface Compared {
  readonly taken: FuelTotals
  readonly planned: FuelTotals
}

/** By the hour; of a meet in all, for hours are no measure of starts and the pauses between them. */
function compare(event: TrainingEvent, report: EventReport): Compared {
  const taken = takenTotals(report)
  return event.sport === 'meet'
    ? { taken, planned: report.planned }
    : { taken: perHour(taken, report.minutes), planned: perHour(report.planned, eventMinutes(event)) }
}

/** A figure of the review; its name says the unit of both. */
interface ReviewRow {
  readonly name: string
  readonly taken: number
  readonly planned: number
}

/** Carbohydrate, fluid and sodium against the plan: by the hour, of a meet in all. Carbohydrate alone where fluids are not told. */
export function reviewRows(event: TrainingEvent, report: EventReport, areFluidsTold: boolean): readonly ReviewRow[] {
  const { taken, planned } = compare(event, report)
  const unit = fluidUnit()
  const isMeet = event.sport === 'meet'
  const carbs = { name: isMeet ? t`Carbs, g` : t`Carbs, g/h`, taken: taken.carbs, planned: planned.carbs }
  if (!areFluidsTold) return [carbs]
  return [
    carbs,
    {
      name: isMeet ? t`Fluid, ${unit}` : t`Fluid, ${unit}/h`,
      taken: fluidFigure(taken.fluid),
      planned: fluidFigure(planned.fluid),
    },
    { name: isMeet ? t`Sodium, mg` : t`Sodium, mg/h`, taken: taken.sodium, planned: planned.sodium },
  ]
}

/** How much carbohydrate had been planned: by the hour, of a meet in all. */
export function plannedText(event: TrainingEvent, report: EventReport): string {
  const carbs = wholeNumber(compare(event, report).planned.carbs)
  return event.sport === 'meet' ? t`Planned were ${carbs} g in all.` : t`Planned were ${carbs} g an hour.`
}

/** What to change next time, by what was taken against the plan and how it went. */
export function reviewTexts(event: TrainingEvent, report: EventReport, areFluidsTold: boolean): readonly string[] {
  const compared = compare(event, report)
  const isMeet = event.sport === 'meet'
  const texts = [
    ...(isMeet ? meetTexts(report, compared) : hourTexts(report, compared)),
    ...(areFluidsTold ? (isMeet ? meetDrinkTexts(compared) : hourDrinkTexts(compared)) : []),
  ]
  return report.feeling <= 2 && report.symptoms < SYMPTOMS_BACK
    ? [...texts, t`You felt bad though your stomach was fine. Look at loading, sleep and pacing before you take more.`]
    : texts
}

function hourTexts(report: EventReport, { taken, planned }: Compared): readonly string[] {
  const [symptoms, carbs, wanted] = [wholeNumber(report.symptoms), wholeNumber(taken.carbs), wholeNumber(planned.carbs)]
  const texts: string[] = []
  if (report.symptoms >= SYMPTOMS_BACK) {
    texts.push(t`Your stomach (${symptoms} of 10) did not stand ${carbs} g an hour. The next plan goes a step back.`)
  } else if (taken.carbs < NEAR * planned.carbs) {
    texts.push(
      t`You took ${carbs} of ${wanted} g an hour without trouble. Practise the planned amount in a long session.`,
    )
  } else if (planned.carbs > 0) {
    texts.push(t`${carbs} g an hour went down well. Your gut is now known to take it.`)
  }
  return texts
}

function hourDrinkTexts({ taken, planned }: Compared): readonly string[] {
  const fluid = fluidText(taken.fluid)
  const texts: string[] = []
  if (taken.fluid < NEAR * planned.fluid) {
    texts.push(t`You drank ${fluid} an hour, less than planned. Fill bottles at more stations, or carry one more.`)
  }
  if (taken.fluid > planned.fluid / NEAR && planned.fluid > 0) {
    texts.push(t`You drank ${fluid} an hour, more than planned. A sweat test tells whether that is too much.`)
  }
  return texts
}

/** Of a meet the gut learns nothing: what is eaten in a pause is eaten at rest. */
function meetTexts(report: EventReport, { taken, planned }: Compared): readonly string[] {
  const [symptoms, carbs, wanted] = [wholeNumber(report.symptoms), wholeNumber(taken.carbs), wholeNumber(planned.carbs)]
  const texts: string[] = []
  if (report.symptoms >= SYMPTOMS_BACK) {
    texts.push(
      t`Your stomach (${symptoms} of 10) did not stand ${carbs} g in the pauses. Take lighter food next time, and early in each pause.`,
    )
  } else if (taken.carbs < NEAR * planned.carbs) {
    texts.push(t`You took ${carbs} of ${wanted} g in the pauses. Have it ready before each of them begins.`)
  } else if (planned.carbs > 0) {
    texts.push(t`${carbs} g in the pauses went down well.`)
  }
  return texts
}

function meetDrinkTexts({ taken, planned }: Compared): readonly string[] {
  const fluid = fluidText(taken.fluid)
  const texts: string[] = []
  if (taken.fluid < NEAR * planned.fluid) {
    texts.push(t`You drank ${fluid}, less than planned. Keep a bottle within reach in each pause.`)
  }
  if (taken.fluid > planned.fluid / NEAR && planned.fluid > 0) {
    texts.push(t`You drank ${fluid}, more than planned. A sweat test tells whether that is too much.`)
  }
  return texts
}
