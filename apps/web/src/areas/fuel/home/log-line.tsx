import { Trans, useLingui } from '@lingui/react/macro'
import { isUnconfirmed, type MealLog } from '@pacemeal/domain'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { logName } from '../../../languages/kitchen.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useIsSentLater } from '../../../navigation/use-unsent.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SentLater } from '../../../ui/sent-later.tsx'
import { confirmLog, FeltFueled, removeLoggedMeal } from '../../log/index.ts'
import { energyText, shortMacrosText } from '../figures.ts'
import { useEditLog } from '../use-edit-log.ts'

/** One thing that was eaten: its figures, and the ways to correct it. A scan nobody confirmed says so. */
export function LogLine({ log }: { log: MealLog }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const edit = useEditLog()
  const isSentLater = useIsSentLater(userId, log.id)
  const name = logName(log)
  const { calories, carbs, protein, fat } = log.amounts
  return (
    <li className="border-line not-first:border-t">
      <div className="flex items-center gap-1 large-text:flex-col large-text:items-start">
        <button
          type="button"
          className="-ml-2 flex touch min-w-0 grow flex-col rounded-control py-2 pl-2 text-left hover:bg-sunken"
          onClick={() => edit(log)}
        >
          <span className="flex items-start gap-1.5 text-14 font-semibold text-ink">
            <span className="min-w-0">
              <span className="sr-only">
                <Trans>Edit</Trans>{' '}
              </span>
              {name}
            </span>
            <Pencil size={14} aria-hidden className="mt-0.75 shrink-0 text-muted" />
          </span>
          <EnergyFigures>
            <span className="figures text-14 text-muted">
              {calories === null ? t`Calories unknown` : energyText(calories)}
              {carbs === null && protein === null && fat === null ? '' : ` · ${shortMacrosText(log.amounts)}`}
            </span>
          </EnergyFigures>
          {isSentLater ? <SentLater /> : null}
        </button>
        <IconButton
          label={t`Delete ${name}`}
          className="-mr-2.5"
          onClick={() => void removeLoggedMeal(userId, log.id, log)}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {isUnconfirmed(log) ? (
        <div className="flex flex-wrap items-center justify-between gap-x-2 pb-2">
          <p className="text-14 text-warning-ink">
            <Trans>Not confirmed</Trans>
          </p>
          <div className="flex flex-wrap">
            <Button size="small" variant="secondary" onClick={() => void confirmLog(userId, log)}>
              <Trans>Confirm</Trans>
            </Button>
            <Button size="small" variant="danger-quiet" onClick={() => void removeLoggedMeal(userId, log.id, log)}>
              <Trans>Discard</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <Suspense fallback={<div className="touch" />}>
          <FeltFueled log={log} userId={userId} />
        </Suspense>
      )}
    </li>
  )
}
