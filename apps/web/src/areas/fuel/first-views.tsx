import { useLingui } from '@lingui/react/macro'
import { dayAt } from '@pacemeal/domain'
import { TODAY } from '../../ui/prerendered.ts'
import { Screen } from '../../ui/screen.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DaySkeleton } from './home/day-skeletons.tsx'
import { HomeFrame } from './home/home-frame.tsx'
import { PlanSkeleton } from './plan/plan-skeleton.tsx'
import { planViews } from './plan/plan-view.ts'

// What home and the plan show before anything is known of who is here: `app/prerendered-views.tsx` draws it into their pages.

/** Any day: nothing that is drawn here says which. */
const ANY_DAY = dayAt(0, 'UTC')

const nothing = (): void => undefined

/** Seven days of the size of those of `WeekPicker`. */
const week = (
  <div className="grid grid-cols-7">
    {Array.from({ length: 7 }, (_, index) => (
      <span key={String(index)} className="flex flex-col items-center gap-1 py-1">
        <span className="h-4" />
        <Skeleton className="aspect-square w-full max-w-10 rounded-full" />
        <span className="size-1.5" />
      </span>
    ))}
  </div>
)

export function HomeFirstView() {
  const { t } = useLingui()
  const date = TODAY
  return (
    <HomeFrame
      day={ANY_DAY}
      onSelect={nothing}
      greeting={<Skeleton className="h-6 w-40" />}
      week={week}
      title={t`Fuel Plan for ${date}`}
      chip={<Skeleton className="h-7 w-28 shrink-0 rounded-full" />}
    >
      <DaySkeleton isOver={false} />
    </HomeFrame>
  )
}

export function PlanFirstView() {
  const { t } = useLingui()
  return (
    <Screen title={t`Fuel Plan`} width="full">
      <SegmentedControl
        label={t`View`}
        className="wide:w-96 print:hidden"
        options={planViews.map(({ value, label }) => ({ value, label: t(label) }))}
        value="day"
        onChange={nothing}
      />
      <PlanSkeleton date={TODAY} />
    </Screen>
  )
}
