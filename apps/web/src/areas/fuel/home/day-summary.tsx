import { Trans, useLingui } from '@lingui/react/macro'
import { eatenPercent, type LocalDate } from '@pacemeal/domain'
import { useState } from 'react'
import { energyFigure, energyUnitBeside, energyWithUnit } from '../../../languages/energy.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { MacroBar } from '../../../ui/macro-bar.tsx'
import { Ring } from '../../../ui/ring.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { macrosText } from '../figures.ts'
import { NextFuel } from './next-fuel.tsx'
import type { HomeDay } from './use-home-day.ts'
import { useHomeSheets } from './use-home-sheets.ts'

const SHOWN_KEY = 'show_targets'

/** Whether targets stand beside what was eaten; the choice stays in this browser. */
function useTargetsShown(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(SHOWN_KEY) !== 'no')
  return [
    isShown,
    (next) => {
      setShown(next)
      localStorage.setItem(SHOWN_KEY, next ? 'yes' : 'no')
    },
  ]
}

const bars = ['protein', 'carbs', 'fat'] as const

interface DaySummaryProps {
  home: HomeDay
  day: LocalDate
  isBuilding: boolean
}

/** What to eat next, the ring and the macros: the answer of the screen. */
export function DaySummary({ home, day, isBuilding }: DaySummaryProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useTargetsShown()
  const { openWhy } = useHomeSheets()
  const { totals, plan } = home
  const { target } = plan
  const eaten = totals.calories.atLeast
  const isVague = [totals.calories, ...bars.map((macro) => totals[macro])].some(({ unknownFrom }) => unknownFrom > 0)
  const calories = energyFigure(eaten)
  const goal = target === null ? null : energyWithUnit(target.calories)
  const macros = target === null ? null : macrosText(target)
  const isLight = useEnergyHidden()
  const eatenEnergy = energyWithUnit(eaten)
  const label = goal === null ? t`${eatenEnergy} eaten` : t`${calories} of ${goal} eaten`
  return (
    <Card aria-label={t`Nutrition of the day`} className="flex flex-col gap-3.5">
      {isBuilding ? null : <NextFuel home={home} day={day} />}
      {home.isLogKnown ? null : (
        <p className="text-14 text-muted">
          {target && !isLight
            ? t`What you ate could not be loaded. Your target is ${goal}: ${macros}.`
            : t`What you ate could not be loaded.`}
        </p>
      )}
      {isLight && home.isLogKnown ? <EatenOfPlanned home={home} /> : null}
      {isLight ? null : (
        <div
          className={
            home.isLogKnown ? 'flex items-center gap-5 large-text:flex-col large-text:items-stretch' : 'hidden'
          }
        >
          <Ring label={label} share={target ? eatenPercent(eaten, target.calories) / 100 : 0} size={120} stroke={11}>
            <span className="figures block text-28 leading-none font-bold text-ink large-text:text-16">{calories}</span>
            <span className="figures mx-auto mt-1 block max-w-22 text-12 text-balance text-muted">
              {target && isShown ? `/ ${goal}` : energyUnitBeside(eaten)}
            </span>
          </Ring>
          <div className="flex min-w-0 grow flex-col gap-2.5">
            {bars.map((macro) => (
              <MacroBar
                key={macro}
                macro={macro}
                eaten={totals[macro].atLeast}
                target={target?.[macro] ?? null}
                isTargetHidden={!isShown}
              />
            ))}
          </div>
        </div>
      )}
      {isVague && home.isLogKnown && !isLight ? (
        <p className="text-14 text-muted">
          <Trans>Some of these meals do not state every amount. You ate at least this much.</Trans>
        </p>
      ) : null}
      <div className="-mb-2 flex items-center justify-between gap-2 border-t border-line pt-1 empty:hidden">
        {home.isLogKnown && !isLight ? (
          <Switch label={t`Show targets`} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        ) : null}
        {plan.because.length > 0 ? (
          <Button
            variant="quiet"
            size="small"
            className="-mr-3"
            aria-label={t`Why this target`}
            onClick={() => openWhy('day')}
          >
            <Trans>Why this</Trans>
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

/** In number-light mode: how much of what is planned was eaten, in meals. */
function EatenOfPlanned({ home: { timeline, plan } }: { home: HomeDay }) {
  const entries = timeline.entries.flatMap((entry) =>
    entry.kind === 'session' ? [...entry.pre, ...entry.post] : entry.kind === 'meal' ? [entry.entry] : [],
  )
  const eaten = entries.filter(({ state }) => state === 'eaten').length
  const all = plan.meals.length
  if (all === 0) return null
  return (
    <p className="text-20 font-bold text-ink">
      <Trans>
        {eaten} of {all} meals and snacks eaten
      </Trans>
    </p>
  )
}
