import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CookEvent } from '@pacemeal/domain'
import { ChevronRight, CookingPot } from 'lucide-react'
import { Link } from 'react-router'
import { shortDate, timeOfDay, weekdayName } from '../../../languages/dates.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DottedLine } from '../../../ui/dotted-line.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { findPlannedDay } from '../day-plan.ts'
import { mealPlaceText, servingsText } from '../kitchen/cook-words.ts'
import { useCookPlan } from './use-cook-plan.ts'

/** Everything that is cooked on one day, in the order in which it is best begun. */
export function CookDayScreen() {
  const { t } = useLingui()
  const { day } = useSelectedDay()
  const { query, plan, eventsOn } = useCookPlan(day)
  const isPlanned = findPlannedDay(plan, day) !== undefined
  const events = eventsOn(day)
  const name = weekdayName(day)
  const handsOn = wholeNumber(events.reduce((sum, event) => sum + event.handsOnMinutes, 0))
  const waiting = events.reduce((sum, event) => sum + event.waitingMinutes, 0)
  return (
    <Screen
      title={t`Cook on ${name}`}
      trailing={<span className="figures text-14 text-muted">{shortDate(day)}</span>}
      back={<BackLink to={`${paths.mealPlan}?${dayParameter}=${day}`} label={t`Back to Fuel Plan`} />}
    >
      {events.length > 0 ? (
        <>
          <p className="figures flex flex-wrap gap-2">
            <Chip tone="ember">{plural(events.length, { one: '# dish', other: '# dishes' })}</Chip>
            <Chip>{t`${handsOn} min hands-on`}</Chip>
            {waiting > 0 ? <Chip>{t`${waiting} min waiting`}</Chip> : null}
          </p>
          <ol className="flex flex-col gap-3">
            {events.map((event) => (
              <li key={event.id}>
                <DishCard event={event} />
              </li>
            ))}
          </ol>
        </>
      ) : query.isPending ? (
        <LoadingRegion label={t`Loading your plan`}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
          </div>
        </LoadingRegion>
      ) : query.isLoadingError ? (
        <ErrorState
          title={t`Failed to Load Meal Plan`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          <Trans>Your plan is kept on the server.</Trans>
        </ErrorState>
      ) : (
        <EmptyState
          title={isPlanned ? t`Nothing is cooked ahead on this day` : t`This day has no fuel plan yet`}
          icon={CookingPot}
          action={
            <Link to={`${paths.mealPlan}?${dayParameter}=${day}`} className={buttonClass()}>
              <Trans>Open Fuel Plan</Trans>
            </Link>
          }
        >
          {isPlanned ? (
            <Trans>Each dish of the day can be cooked from its own page.</Trans>
          ) : (
            <Trans>What is to be cooked stands here as soon as there is one.</Trans>
          )}
        </EmptyState>
      )}
    </Screen>
  )
}

function DishCard({ event }: { event: CookEvent }) {
  const { t } = useLingui()
  const { id, name, servingsCooked, handsOnMinutes, waitingMinutes, portions, at } = event
  const meals = [...new Set(portions.map(mealPlaceText))]
  return (
    <article className="rounded-card bg-surface shadow-soft">
      <Link to={paths.cookDish(id)} className="flex items-center gap-3 rounded-card px-4 py-3.5 hover:bg-sunken">
        <span className="min-w-0 grow">
          <span className="block text-20 font-bold text-ink">{name}</span>
          <span className="figures block text-14 text-muted">
            <DottedLine>
              {servingsText(servingsCooked)}
              {waitingMinutes > 0
                ? t`${handsOnMinutes} min hands-on, ${waitingMinutes} min waiting`
                : t`${handsOnMinutes} min`}
              {t`ready by ${{ time: timeOfDay(at) }}`}
            </DottedLine>
          </span>
          <span className="block pt-1 text-14 text-ink">{lineStart(meals.join(', '))}</span>
        </span>
        <ChevronRight size={22} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </article>
  )
}
