import { Trans, useLingui } from '@lingui/react/macro'
import { areFluidsOpen } from '@pacemeal/domain'
import type { TrendSpan } from '@pacemeal/domain/trends'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight, FileSpreadsheet, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { healthAnswersQuery } from '../../api/health-answers.ts'
import { trendsQuery } from '../../api/trends.ts'
import { useReadingFailure } from '../../api/use-reading-failure.ts'
import { useWeightUnit, type WeightUnit } from '../../languages/weight-unit.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { useKnownProfile } from '../../navigation/known-profile.ts'
import { presentDay } from '../../navigation/local-day.ts'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { useAfter, useInPictures } from '../../ui/after-frame.ts'
import { Button } from '../../ui/button.tsx'
import { useEnergyHidden } from '../../ui/energy-figures.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Screen } from '../../ui/screen.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState, MissingPart } from '../../ui/states.tsx'
import { DAYS_PARAMETER, spanIn } from './load-trends.ts'
import { PrintHead, PrintTable } from './print-summary.tsx'
import { trendTopics } from './topics.ts'
import { TrendCard } from './trend-card.tsx'
import type { trendsCsv } from './trends-csv.ts'

/** How much time is shown; it stands in the address. */
function useSpan(): readonly [TrendSpan, (span: string) => void] {
  const [search, setSearch] = useSearchParams()
  return [spanIn(search), (span) => setSearch({ [DAYS_PARAMETER]: span }, { replace: true, preventScrollReset: true })]
}

/** Saves the days as a table. What writes it is fetched once somebody asks for one; rejects where it cannot be. */
async function saveCsv(name: string, ...table: Parameters<typeof trendsCsv>): Promise<void> {
  const { trendsCsv } = await import('./trends-csv.ts')
  // The mark lets spreadsheets read it as UTF-8.
  saveFile(new Blob(['\ufeff', trendsCsv(...table)], { type: 'text/csv;charset=utf-8' }), name)
}

/** What was eaten, trained, weighed and slept over time, against what was aimed at. */
export function TrendsScreen() {
  const { t } = useLingui()
  const account = useRequiredAccount()
  const { profile } = useKnownProfile()
  const [span, chooseSpan] = useSpan()
  const [unit, chooseUnit] = useWeightUnit()
  const today = presentDay()
  // The loader has asked anew.
  const reading = useQuery({
    ...trendsQuery(account.id, span, today),
    placeholderData: keepPreviousData,
    refetchOnMount: false,
  })
  const { data, isFetching, refetch } = reading
  const failure = useReadingFailure(reading)
  const isLight = useEnergyHidden()
  const answers = useQuery(healthAnswersQuery(account.id)).data
  const tellsSalt = answers !== undefined && areFluidsOpen(answers)
  const topics = trendTopics(unit, { isLight, tellsSalt })
  const shown = useInPictures(topics)
  const isAfterFirst = useAfter('content')
  const isShown = data !== undefined && data.days.length === span
  const [hasSaveFailed, setSaveFailed] = useState(false)
  const saveTable = () =>
    void saveCsv(`pacemeal-trends-${today}-${span}-days.csv`, data?.days ?? [], unit, isLight).then(
      () => setSaveFailed(false),
      () => setSaveFailed(true),
    )
  return (
    <Screen title={t`Trends`} width="full" back={<BackLink to={paths.home} label={t`Back to home`} />}>
      <div className="flex flex-wrap gap-2 print:hidden">
        <SegmentedControl
          label={t`Time shown`}
          className="w-full wide:w-96"
          value={String(span)}
          onChange={chooseSpan}
          options={[
            { value: '7', label: t`7 days` },
            { value: '30', label: t`30 days` },
            { value: '90', label: t`90 days` },
            { value: '365', label: t`1 year` },
          ]}
        />
        <SegmentedControl<WeightUnit>
          label={t`Unit of body mass`}
          className="w-28"
          value={unit}
          onChange={chooseUnit}
          options={[
            { value: 'lb', label: t`lb` },
            { value: 'kg', label: 'kg' },
          ]}
        />
        <div className="flex grow flex-wrap items-stretch gap-2 wide:ml-auto wide:grow-0">
          <Button
            variant="secondary"
            size="small"
            className="grow"
            disabled={!isShown}
            icon={<FileSpreadsheet size={18} aria-hidden />}
            onClick={saveTable}
          >
            <Trans>Save CSV</Trans>
          </Button>
          <Button
            variant="secondary"
            size="small"
            className="grow"
            disabled={!isShown}
            title={t`Print, or save as PDF`}
            icon={<Printer size={18} aria-hidden />}
            onClick={() => print()}
          >
            <Trans comment="What the button does: print the page">Print</Trans>
          </Button>
        </div>
      </div>
      {hasSaveFailed ? (
        <MissingPart title={t`This part could not be loaded`} onRetry={saveTable}>
          <Trans>Everything else works as usual.</Trans>
        </MissingPart>
      ) : null}
      <Link
        to={paths.nutrients}
        className="flex min-h-13 items-center justify-between rounded-card border border-line px-4 text-16 font-semibold text-ink transition-colors duration-150 hover:bg-surface print:hidden"
      >
        <Trans>Vitamins, minerals and more</Trans>
        <ChevronRight size={18} aria-hidden className="text-muted" />
      </Link>
      {failure !== null ? (
        <ErrorState title={t`Your trends could not be loaded`} onRetry={() => refetch()} isRetrying={isFetching}>
          <Trans>What you logged is kept. Check your connection and try again.</Trans>
        </ErrorState>
      ) : data === undefined ? (
        <LoadingRegion label={t`Loading your trends`}>
          <div className="grid gap-4 wide:grid-cols-2">
            {['mass', 'expenditure', 'intake', 'macros'].map((id) => (
              <Skeleton key={id} className="h-80 w-full rounded-card" />
            ))}
          </div>
        </LoadingRegion>
      ) : (
        <>
          {isAfterFirst ? <PrintHead name={profile.name || account.name} zone={data.zone} days={data.days} /> : null}
          <div
            aria-busy={!isShown}
            className="flex flex-col gap-4 wide:block wide:columns-2 print:block print:columns-1"
          >
            {shown.map((topic) => (
              <TrendCard key={topic.id} topic={topic} days={data.days} />
            ))}
          </div>
          {isAfterFirst ? <PrintTable topics={topics} days={data.days} /> : null}
        </>
      )}
    </Screen>
  )
}
