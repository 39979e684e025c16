import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CloudUpload, TriangleAlert } from 'lucide-react'
import { useSheets } from '../../navigation/use-sheets.ts'
import { useUnsent } from '../../navigation/use-unsent.ts'
import { classNames } from '../../ui/class-names.ts'

/** How many changes are not sent yet, or were refused; opens their list. Nothing while everything is sent. */
export function UnsentButton({ userId }: { userId: string }) {
  const { waiting, isLate, refused } = useUnsent(userId)
  const { openSheet } = useSheets()
  const isRefused = refused.length > 0
  const count = isRefused ? refused.length : isLate ? waiting.length : 0
  return (
    <div role="status" className="contents">
      {count === 0 ? null : <CountButton count={count} isRefused={isRefused} onOpen={() => openSheet('unsent')} />}
    </div>
  )
}

/** A part of its own, so that no number is formatted while there is none: the first one takes 40 ms of a fast processor. */
function CountButton(props: { count: number; isRefused: boolean; onOpen: () => void }) {
  const { count, isRefused, onOpen } = props
  const Icon = isRefused ? TriangleAlert : CloudUpload
  const label = isRefused
    ? plural(count, { one: '# change was not accepted', other: '# changes were not accepted' })
    : plural(count, { one: '# change is sent later', other: '# changes are sent later' })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={label}
      onClick={onOpen}
      className={classNames(
        'touch figures inline-flex items-center justify-center gap-1 rounded-full px-1 text-14 font-semibold hover:bg-sunken',
        isRefused ? 'text-warning-ink' : 'text-muted',
      )}
    >
      <Icon size={18} aria-hidden />
      <span aria-hidden className="wide:hidden">
        {count}
      </span>
      <span aria-hidden className="hidden wide:inline">
        {isRefused ? <Trans>{count} not saved</Trans> : <Trans>{count} unsent</Trans>}
      </span>
      <span className="sr-only">{label}</span>
    </button>
  )
}
