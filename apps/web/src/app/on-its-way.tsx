import { useLingui } from '@lingui/react/macro'

/** A line at the top of the page: the next screen or sheet is on its way. It appears late, so that a quick one shows none. */
export function OnItsWay() {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="animate-appear-late fixed inset-x-0 top-0 z-60 h-1 bg-ember"
    />
  )
}
