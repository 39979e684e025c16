import { ph, t } from '@lingui/core/macro'
import { type BodyRefusal, findRoundedHeight, findRoundedWeight, heightBounds, heightText } from '@pacemeal/domain'

/** What a field of a height says when it takes another, or none could be read. */
export function heightRangeText(isMetric: boolean): string {
  const { min, max } = heightBounds(isMetric)
  return isMetric
    ? t`Enter a height from ${min} to ${max} cm`
    : t`Enter a height from ${ph({ min: heightText(min) })} to ${ph({ max: heightText(max) })}`
}

/** What the field of a height or a weight says when it cannot be taken, in the units that were shown. */
export function bodyRefusalText(refusal: BodyRefusal): string {
  const { code, isMetric, accepted } = refusal
  const { min, max } = accepted
  switch (code) {
    case 'height-out-of-range':
      return heightRangeText(isMetric)
    case 'weight-out-of-range':
      return isMetric ? t`Enter a weight from ${min} to ${max} kg` : t`Enter a weight from ${min} to ${max} lb`
    case 'weight-unlike-height':
      return isMetric
        ? t`With a height of ${ph({ height: refusal.height })} cm, enter a weight from ${min} to ${max} kg`
        : t`With a height of ${ph({ height: heightText(refusal.height) })}, enter a weight from ${min} to ${max} lb`
  }
}

/** What to say beside a height that is kept otherwise than typed; undefined when it is kept as it is. */
export function roundedHeightText(typed: number, isMetric: boolean): string | undefined {
  const kept = findRoundedHeight(typed, isMetric)
  if (kept === undefined) return undefined
  return isMetric
    ? t`Kept as ${kept} cm, to the whole centimetre`
    : t`Kept as ${ph({ kept: heightText(kept) })}, to the whole inch`
}

/** What to say beside a weight that is kept otherwise than typed; undefined when it is kept as it is. */
export function roundedWeightText(typed: number, isMetric: boolean): string | undefined {
  const kept = findRoundedWeight(typed, isMetric)
  if (kept === undefined) return undefined
  return isMetric ? t`Kept as ${kept} kg, to the tenth of a kilogram` : t`Kept as ${kept} lb, to the whole pound`
}
