import { Trans, useLingui } from '@lingui/react/macro'
import { mealTypeTexts } from '@pacemeal/domain'
import { Plus, ScanLine } from 'lucide-react'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { Card } from '../../../ui/card.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'

/** The sheet of the scanner, offered once it exists. */
const SCAN_SHEET = 'scan'

/** What was eaten beside the plan: scanned or written down. */
export function CustomizeCard() {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-40 grow basis-0">
        <h2 className="text-16 font-bold text-ink">
          <Trans>Customize Fuel Plan</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>Had something else? Scan it or write it down.</Trans>
        </p>
      </div>
      <div className="flex shrink-0 gap-1">
        <button
          type="button"
          aria-label={t`Scan food`}
          className={iconButtonClass()}
          onClick={() => openSheet(SCAN_SHEET, { context: mealTypeTexts.general })}
        >
          <ScanLine size={22} aria-hidden className="text-ember-ink" />
        </button>
        <button type="button" aria-label={t`Add food`} className={iconButtonClass()} onClick={() => openSheet('log')}>
          <Plus size={22} aria-hidden className="text-ember-ink" />
        </button>
      </div>
    </Card>
  )
}
