import { t } from '@lingui/core/macro'
import { type EventReport, perHour, type TrainingEvent, takenTotals } from '@pacemeal/domain/event'
import { fluidText } from '../../../languages/fluids.ts'
import { wholeNumber } from '../../../languages/numbers.ts'

/** From here the stomach asks for a step back, as in the gut ladder. */
const SYMPTOMS_BACK = 5
/** Less of what was planned than this is worth a word. */
const NEAR = 0.9

/** What to change next time, by what was taken against the plan and how it went. */
export function reviewTexts(event: TrainingEvent, report: EventReport): readonly string[] {
  const taken = perHour(takenTotals(report), report.minutes)
  const planned = perHour(
    report.planned,
    event.legs.reduce((sum, { minutes }) => sum + minutes, 0),
  )
  const [symptoms, carbs, wanted] = [wholeNumber(report.symptoms), wholeNumber(taken.carbs), wholeNumber(planned.carbs)]
  const fluid = fluidText(taken.fluid)
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
  if (taken.fluid < NEAR * planned.fluid) {
    texts.push(t`You drank ${fluid} an hour, less than planned. Fill bottles at more stations, or carry one more.`)
  }
  if (taken.fluid > planned.fluid / NEAR && planned.fluid > 0) {
    texts.push(t`You drank ${fluid} an hour, more than planned. A sweat test tells whether that is too much.`)
  }
  if (report.feeling <= 2 && report.symptoms < SYMPTOMS_BACK) {
    texts.push(t`You felt bad though your stomach was fine. Look at loading, sleep and pacing before you take more.`)
  }
  return texts
}
