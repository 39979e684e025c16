import { t } from '@lingui/core/macro'
import { intensities, type Reason } from '@pacemeal/domain'
import { type ToldReason, tellReasons } from '@pacemeal/nutrition/reason-words'
import { activeLocale } from '../../languages/active-locale.ts'
import { intensityName } from '../../languages/session-names.ts'
import { toldUnits } from '../../languages/units.ts'
import { isEnergyHidden } from '../../ui/energy-figures.tsx'

/** A figure of energy, or of grams, in any language: `2,860 kcal`, `30 kcal × 52 kg`, `5.5 g/kg`, `80 g carbs`. */
const ENERGY_FIGURE = /kcal|kJ\b|[ck]alor(?:ie|ía)|\d\s*g(?:\/kg)?\b|\d\s*%/iu

/** Whether a text may stand on the screen: in number-light mode only without figures of energy. */
export const mayBeShown = (text: string): boolean => !isEnergyHidden() || !ENERGY_FIGURE.test(text)

/** A text as it is shown: in number-light mode without its sentences that hold figures of energy. */
export const shownText = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter(mayBeShown)
    .join(' ')

/** The reasons in words as they are shown: in number-light mode those that can be told without figures of energy. */
export const tellShownReasons = (because: readonly Reason[], standing?: string): readonly ToldReason[] =>
  tellReasons(because, standing, activeLocale(), toldUnits()).flatMap(({ claim, ...told }) =>
    mayBeShown(told.words) ? [claim !== undefined && mayBeShown(claim) ? { ...told, claim } : told] : [],
  )

/** How fuel stands to the recorded activity that it follows: `right after Running (Moderate)`. */
export function standingAfter(activity: string, because: readonly Reason[]): string {
  const told = because.find(({ rule }) => rule === 'post_fuel')?.inputs.intensity
  const intensity = intensities.find((one) => one === told)
  const training = intensity === undefined ? activity : `${activity} (${intensityName(intensity)})`
  return t`right after ${training}`
}
