import { Trans } from '@lingui/react/macro'

/** In the place of fluid and salt where a doctor may have set them. */
export const CareTeamFluids = () => (
  <p className="text-14 text-ink">
    <Trans>
      Fluid and salt are for your care team to set: show them this plan. Amounts of drink in it only carry its carbs.
    </Trans>
  </p>
)
