import { Trans, useLingui } from '@lingui/react/macro'
import type { Kilograms } from '@pacemeal/domain'
import { providerName } from '@pacemeal/domain'
import { type BodyMeasurement, distinctMeasurements } from '@pacemeal/domain/body'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { decimalNumber } from '../../../languages/numbers.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SentLater } from '../../../ui/sent-later.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { WeighingSheet } from './weighing-sheet.tsx'
import { weighedText, weightText } from './weight-text.ts'

/** Weighings that are shown before more are asked for. */
const SHOWN = 14

interface WeighingListProps {
  /** Ids of those that the server does not know yet as they are shown. */
  waiting: ReadonlySet<string>
  weighings: readonly BodyMeasurement[]
  unit: WeightUnit
  /** Whether there are older ones that are not among them. */
  hasOlder: boolean
  isFetchingOlder: boolean
  onShowOlder: () => void
}

/** The weight that a weighing is compared with: the one before it, else the one after; of a list with the newest first. */
const besideOf = (all: readonly BodyMeasurement[], id: string): Kilograms | undefined => {
  const at = all.findIndex((one) => one.id === id)
  return at < 0 ? undefined : (all[at + 1] ?? all[at - 1])?.mass
}

/** The weighings, newest first; each opens to be corrected or taken out. */
export function WeighingList({ weighings, waiting, unit, hasOlder, isFetchingOlder, onShowOlder }: WeighingListProps) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const [opened, setOpened] = useState<{ weighing: BodyMeasurement; isOpen: boolean } | null>(null)
  const all = distinctMeasurements(weighings).toReversed()
  if (all.length === 0 && !hasOlder) {
    return (
      <EmptyState icon={Scale} title={t`No weighings yet`}>
        <Trans>Weigh yourself in the morning, two or three times a week. A connected scale does it by itself.</Trans>
      </EmptyState>
    )
  }
  return (
    <Card aria-labelledby="weighings-title" className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="weighings-title" className="text-20 font-semibold text-ink">
          <Trans>Body log</Trans>
        </h2>
        <Link to={paths.trends} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Trans>Trends</Trans>
        </Link>
      </header>
      <ul className="divide-y divide-line">
        {(isWhole ? all : all.slice(0, SHOWN)).map((weighing) => (
          <li key={weighing.id}>
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center gap-x-3 py-2 text-left transition-colors duration-150 hover:bg-sunken"
              onClick={() => setOpened({ weighing, isOpen: true })}
            >
              <span className="grow text-14 text-muted">
                {weighedText(weighing, browserZone())}
                <Source weighing={weighing} />
              </span>
              {waiting.has(weighing.id) ? <SentLater /> : null}
              <span className="figures text-16 font-semibold text-ink">
                {weightText(weighing.mass, unit)}
                <Fat percent={weighing.bodyFat} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && all.length > SHOWN ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          <Trans>Show all</Trans>
        </Button>
      ) : hasOlder ? (
        <Button variant="quiet" busy={isFetchingOlder} onClick={onShowOlder}>
          <Trans>Show those of more than a year ago</Trans>
        </Button>
      ) : null}
      {opened ? (
        <WeighingSheet
          key={`${opened.weighing.id} ${opened.weighing.mass} ${unit}`}
          {...opened}
          before={besideOf(all, opened.weighing.id)}
          unit={unit}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      ) : null}
    </Card>
  )
}

function Source({ weighing: { source, provider } }: { weighing: BodyMeasurement }) {
  if (source === 'hand') return null
  const name = provider === null ? '' : providerName(provider)
  return <> · {source === 'csv' || name === '' ? <Trans>from a file</Trans> : name}</>
}

function Fat({ percent }: { percent: number | null }) {
  const { t } = useLingui()
  if (percent === null) return null
  const shown = decimalNumber(percent, 1)
  return <span className="font-normal text-muted">{t` · ${shown}% fat`}</span>
}
