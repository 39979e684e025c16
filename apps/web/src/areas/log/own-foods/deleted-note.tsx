import { Trans } from '@lingui/react/macro'

/** Says that what is being changed was deleted elsewhere, and that nothing typed is lost. */
export function DeletedNote({ isDeleted }: { isDeleted: boolean }) {
  return (
    <p role="alert" className={isDeleted ? 'text-14 text-warning-ink' : 'hidden'}>
      {isDeleted ? <Trans>This was deleted elsewhere. What you typed is still here.</Trans> : null}
    </p>
  )
}
