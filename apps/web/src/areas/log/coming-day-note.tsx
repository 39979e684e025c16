import { Trans } from '@lingui/react/macro'

/** Stands where a meal would be logged, on a day that has not come. */
export const ComingDayNote = () => (
  <p className="text-14 text-muted">
    <Trans>This day is still to come. What you eat is logged on the day itself.</Trans>
  </p>
)
