import { Trans, useLingui } from '@lingui/react/macro'
import { DAY_MINUTES, type LocalDate } from '@pacemeal/domain'
import type { curveSessionsOf } from '@pacemeal/nutrition/curve-sessions'
import { fuelCurve, lowestFrom, pointAt } from '@pacemeal/nutrition/fuel-curve'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { timeOfDay } from '../../../languages/dates.ts'
import { Details } from '../../../ui/details.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { HomeDay } from '../home/use-home-day.ts'
import { curveInputOf, recordedOf } from './curve-input.ts'
import { shareText } from './share-text.ts'
import { useGuidanceDay } from './use-guidance-day.ts'

interface FuelCurveProps {
  home: HomeDay
  day: LocalDate
}

const CurveNumbers = lazyPart(async () => (await import('./curve-numbers.tsx')).CurveNumbers)

const WIDTH = 320
const HEIGHT = 64

const x = (minute: number): number => (minute / DAY_MINUTES) * WIDTH
const y = (share: number): number => HEIGHT - share * (HEIGHT - 4)

/** What puts recordings in the place of planned sessions, fetched for a day that has some; undefined until it is here. */
function useMergeRecorded(isWanted: boolean): typeof curveSessionsOf | undefined {
  const [merge, setMerge] = useState<typeof curveSessionsOf>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    import('@pacemeal/nutrition/curve-sessions').then(
      (rules) => isHere && setMerge(() => rules.curveSessionsOf),
      // Without it nothing is drawn: planned training in the place of what was done would be another day.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return merge
}

/** How full the stores of carbohydrate are through the day, drawn; in numbers and with its limits in one tap. */
export function FuelCurve({ home, day }: FuelCurveProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const about = useGuidanceDay(home, day)
  const now = about?.now ?? 0
  const athlete = about?.athlete
  const hasRecorded = recordedOf(home).length > 0
  const merge = useMergeRecorded(hasRecorded)
  const isReady = !hasRecorded || merge !== undefined
  const input = useMemo(
    () => (athlete === undefined || !isReady ? null : curveInputOf(home, { athlete, day }, now, merge)),
    [home, athlete, day, now, merge, isReady],
  )
  const curve = useMemo(() => (input === null ? null : fuelCurve(input)), [input])
  if (about === null || input === null || curve === null || day < home.today) return null
  // Without the plan, the log or the marks nobody knows what was or will be eaten.
  if (!home.plan.isPlanned || !home.isLogKnown || !home.areMarksKnown) return null
  // A day without training has nothing to tell.
  if (input.sessions.length === 0) return null
  const present = pointAt(curve, now)
  const low = lowestFrom(curve, now)
  if (!present || !low) return null
  const line = curve.points.map(({ minute, share }) => `${x(minute).toFixed(1)},${y(share).toFixed(1)}`).join(' ')
  const [nowShare, lowShare, lowAt] = [shareText(present.share), shareText(low.share), timeOfDay(low.minute)]
  const words = !about.isToday
    ? t`Lowest about ${lowShare} at ${lowAt}`
    : low.minute > present.minute
      ? t`About ${nowShare} full now, lowest ${lowShare} at ${lowAt}`
      : t`About ${nowShare} full now, and not lower again today`
  return (
    <section aria-label={t`Fuel in store`} className="flex flex-col gap-1">
      <p className="figures text-14 text-muted">
        <span className="font-semibold text-ink">
          <Trans>Fuel in store</Trans>
        </span>{' '}
        {words}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-16 w-full text-ember-ink"
        preserveAspectRatio="none"
        aria-hidden
      >
        {input.sessions.map(({ start, end }) => (
          <rect key={start} x={x(start)} y={0} width={x(end - start)} height={HEIGHT} className="fill-sunken" />
        ))}
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill="currentColor" opacity={0.15} />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        {about.isToday ? (
          <line x1={x(now)} x2={x(now)} y1={0} y2={HEIGHT} className="stroke-edge" vectorEffect="non-scaling-stroke" />
        ) : null}
      </svg>
      <Details summary={<Trans>What this shows</Trans>} onToggle={() => setIsOpen(true)}>
        {isOpen ? (
          <Suspense fallback={null}>
            <CurveNumbers curve={curve} sessions={input.sessions} />
          </Suspense>
        ) : null}
      </Details>
    </section>
  )
}
