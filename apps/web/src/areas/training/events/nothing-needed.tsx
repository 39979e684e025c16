import { Trans } from '@lingui/react/macro'

/** That an event asks for nothing on the way; drink is told where no doctor may have set it. */
export function NothingNeeded({ areFluidsTold }: { areFluidsTold: boolean }) {
  return areFluidsTold ? (
    <Trans>Nothing is needed on the way. Drink when you are thirsty.</Trans>
  ) : (
    <Trans>Nothing is needed on the way.</Trans>
  )
}
