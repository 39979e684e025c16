import { Trans, useLingui } from '@lingui/react/macro'
import type { ShoppingChange } from '@pacemeal/catalog/shopping'
import { amountText, foodName } from '../../../languages/kitchen.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

interface ListChangesProps {
  changes: readonly ShoppingChange[]
  onSeen: () => void
}

/** What a new plan has changed in the list, said as changes. */
export function ListChanges({ changes, onSeen }: ListChangesProps) {
  const { t } = useLingui()
  if (changes.length === 0) return null
  return (
    <Card aria-labelledby="list-changes" className="flex flex-col gap-2 print:hidden">
      <h3 id="list-changes" className="text-16 font-bold text-ink">
        <Trans>Changed since you last looked</Trans>
      </h3>
      <ul aria-label={t`Changes`}>
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
      <Button variant="secondary" className="self-start" onClick={onSeen}>
        <Trans>Got It</Trans>
      </Button>
    </Card>
  )
}

function ChangeLine({ change }: { change: ShoppingChange }) {
  const { kind } = change
  const [before, after] = [amountText(change.before ?? ''), amountText(change.after ?? '')]
  const further = change.further && amountText(change.further)
  return (
    <li className="flex justify-between gap-4 border-t border-line py-2 text-16 first:border-t-0">
      <span className={kind === 'removed' ? 'text-muted line-through' : 'text-ink'}>{foodName(change.name)}</span>
      <span className="figures shrink-0 text-right font-semibold text-ink">
        {kind === 'added' ? (
          <Trans>New: {after}</Trans>
        ) : kind === 'removed' ? (
          <Trans>Not needed</Trans>
        ) : further ? (
          <Trans>{further} more</Trans>
        ) : (
          <Trans>
            {after}, was {before}
          </Trans>
        )}
      </span>
    </li>
  )
}
