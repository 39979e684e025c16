import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CookEvent, FOOD_EVENT, type LocalDate, type PlannedDay } from '@pacemeal/domain'
import { CalendarArrowUp, ChevronDown, ChevronRight, CookingPot } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { weekdayLetter, weekdayName } from '../../../languages/dates.ts'
import { listText } from '../../../languages/formats.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { servingsText } from '../kitchen/cook-words.ts'
import {
  type CookDay,
  cookDaysOf,
  countCookings,
  handsOnMinutesOf,
  type TrackDay,
  trackOf,
} from '../kitchen/kitchen-minutes.ts'
import { foldedNames } from './folded-names.ts'

interface WeekCookingProps {
  /** From Monday. */
  days: readonly LocalDate[]
  planned: readonly PlannedDay[]
  events: readonly CookEvent[]
  today: LocalDate
  /** Asks for another day for a pot. */
  onMove: (event: CookEvent['id']) => void
}

const columns = 'grid grid-cols-7'

/**
 * What is cooked when, and on which days it is eaten: a line for each pot through the week. The day that is cooked on next
 * stands open, the others open from a line each.
 */
export function WeekCooking({ days, planned, events, today, onMove }: WeekCookingProps) {
  const { t } = useLingui()
  const minutes = days.map((date) => {
    const day = planned.find((one) => one.date === date)
    return day && handsOnMinutesOf(date, events, day.meals)
  })
  const { cookings, quick } = countCookings(events)
  const cookDays = cookDaysOf(events, today)
  return (
    <section aria-labelledby="week-cooking" className="rounded-card bg-surface px-4 pt-4 pb-2 shadow-soft">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id="week-cooking" className="text-20 font-bold text-ink">
          <Trans>Cooking</Trans>
        </h3>
        <p className="text-14 text-muted">
          <Trans>
            <Plural value={cookings} one="Cook # time" other="Cook # times" />,{' '}
            <Plural value={quick} one="# quick dish" other="# quick dishes" />
          </Trans>
        </p>
      </header>
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:gap-x-6">
        <p className="pt-2 text-14 text-muted wide:self-end wide:pb-1">
          <Trans>Hands-on minutes a day</Trans>
        </p>
        <ol aria-label={t`Hands-on minutes a day`} className={classNames(columns, 'pt-1 pb-2')}>
          {days.map((date, index) => (
            <MinutesOfDay key={date} date={date} minutes={minutes[index]} isToday={date === today} />
          ))}
        </ol>
      </div>
      <ol aria-label={t`Cooking by day`}>
        {cookDays.days.map((day) => (
          <CookDayLine
            key={day.date}
            day={day}
            days={days}
            minutes={minutes[days.indexOf(day.date)] ?? 0}
            today={today}
            isNext={day.date === cookDays.next}
            onMove={onMove}
          />
        ))}
      </ol>
    </section>
  )
}

interface MinutesOfDayProps {
  date: LocalDate
  /** Left out where nothing is planned. */
  minutes: number | undefined
  isToday: boolean
}

/** A day's minutes below its letter, and the way to what is cooked on it; a dash where nothing is planned. */
function MinutesOfDay({ date, minutes, isToday }: MinutesOfDayProps) {
  const { t } = useLingui()
  const name = weekdayName(date)
  const look = classNames(
    'flex min-h-12 flex-col items-center justify-center rounded-control text-12',
    isToday ? 'font-bold text-ember-ink' : 'text-muted',
  )
  const content = (
    <>
      <span aria-hidden>{weekdayLetter(date)}</span>
      <span aria-hidden className={classNames('figures text-14 font-bold', minutes ? 'text-ink' : 'text-muted')}>
        {minutes ?? '–'}
      </span>
      <span className="sr-only">{minutes === undefined ? t`${name}, not planned` : t`${name}, ${minutes} min`}</span>
    </>
  )
  return (
    <li className="text-center">
      {minutes === undefined ? (
        <p className={look}>{content}</p>
      ) : (
        <Link to={`${paths.cook}?${dayParameter}=${date}`} className={classNames(look, 'hover:bg-sunken')}>
          {content}
        </Link>
      )}
    </li>
  )
}

interface CookDayLineProps extends Pick<WeekCookingProps, 'days' | 'today' | 'onMove'> {
  day: CookDay
  minutes: number
  isNext: boolean
}

/** A day in the kitchen: one line that opens to its pots; a day without any leads to what is put together on it. */
function CookDayLine({ day: { date, pots, quick }, days, minutes, today, isNext, onMove }: CookDayLineProps) {
  const { t } = useLingui()
  const listId = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isNext
  const name = weekdayName(date)
  const quickWords = <Plural value={quick} one="# quick dish" other="# quick dishes" />
  const names = pots.map((event) => event.name)
  const line =
    'flex min-h-12 w-full flex-wrap content-center items-center gap-x-3 rounded-control py-1.5 text-left hover:bg-sunken wide:flex-nowrap'
  const head = (
    <>
      <span className={classNames('shrink-0 text-16 font-bold', date === today ? 'text-ember-ink' : 'text-ink')}>
        {lineStart(name)}
      </span>
      {pots.length === 0 ? (
        <span className="min-w-0 grow basis-0 text-14 text-muted">{quickWords}</span>
      ) : isOpen ? null : (
        // On a phone the names stand below the day, as many as two lines hold; screen readers are told all of them.
        <span className="order-last min-w-0 basis-full text-14 text-muted print:hidden wide:order-none wide:grow wide:basis-0">
          <span className="sr-only wide:not-sr-only">{listText(names)}</span>
          <span aria-hidden className="line-clamp-2 wrap-anywhere wide:hidden">
            {foldedNames(names)}
          </span>
        </span>
      )}
      <span className="figures ml-auto shrink-0 text-14 text-muted">{t`${minutes} min`}</span>
    </>
  )
  const address = `${paths.cook}?${dayParameter}=${date}`
  return (
    <li className="border-t border-line py-1">
      {pots.length === 0 ? (
        <Link to={address} className={line}>
          {head}
          <ChevronRight size={20} aria-hidden className="shrink-0 text-muted print:hidden" />
        </Link>
      ) : (
        <>
          <h4>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              className={line}
              onClick={() => setChosen(!isOpen)}
            >
              {head}
              <ChevronDown
                size={20}
                aria-hidden
                className={classNames(
                  'shrink-0 text-muted transition-transform duration-150 motion-reduce:transition-none print:hidden',
                  isOpen && 'rotate-180',
                )}
              />
            </button>
          </h4>
          {/* On paper nothing can be opened. */}
          <div id={listId} className={isOpen ? undefined : 'hidden print:block'}>
            <ul aria-label={t`Cooked on ${name}`}>
              {pots.map((event) => (
                <PotLine key={event.id} event={event} days={days} onMove={canMove(event, today) ? onMove : undefined} />
              ))}
            </ul>
            {quick > 0 ? (
              <Link
                to={address}
                className="-mx-2 flex min-h-11 items-center justify-between rounded-control border-line px-2 text-14 text-muted hover:bg-sunken"
              >
                <span>{quickWords}</span>
                <ChevronRight size={20} aria-hidden className="shrink-0 print:hidden" />
              </Link>
            ) : null}
          </div>
        </>
      )}
    </li>
  )
}

/** Dishes that are still to be cooked; plain foods follow the dishes that take them. */
const canMove = ({ cookedOn, recipe }: CookEvent, today: LocalDate): boolean =>
  cookedOn >= today && !recipe.startsWith(FOOD_EVENT)

interface PotLineProps extends Pick<WeekCookingProps, 'days'> {
  event: CookEvent
  onMove: WeekCookingProps['onMove'] | undefined
}

function PotLine({ event, days, onMove }: PotLineProps) {
  const { t } = useLingui()
  const { id, name, servingsCooked, handsOnMinutes, waitingMinutes, cookedOn, portions } = event
  const track = trackOf(event, days)
  const cookDay = weekdayName(cookedOn)
  const eaten = listText([...new Set(portions.map(({ date }) => weekdayName(date)))])
  const minutes = handsOnMinutes + waitingMinutes
  return (
    <li className="break-inside-avoid border-t border-line wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:items-center wide:gap-x-6">
      <div className="flex items-center">
        <Link
          to={paths.cookDish(id)}
          className="-ml-2 flex min-h-11 min-w-0 grow items-center gap-2 rounded-control px-2 pt-2.5 last:-mr-2 hover:bg-sunken wide:py-2.5"
        >
          <span className="min-w-0 grow">
            <span className="block text-16 font-semibold text-ink">{name}</span>
            <span className="figures block text-14 text-muted">
              {servingsText(servingsCooked)} · {t`${minutes} min`}
            </span>
          </span>
          <ChevronRight size={20} aria-hidden className="shrink-0 text-muted wide:hidden print:hidden" />
        </Link>
        {onMove ? (
          <IconButton
            label={t`Cook ${name} on another day`}
            className="-mr-2 text-muted print:hidden"
            onClick={() => onMove(id)}
          >
            <CalendarArrowUp size={18} aria-hidden />
          </IconButton>
        ) : null}
      </div>
      <p className="sr-only">
        <Trans>
          Cooked on {cookDay}, eaten on {eaten}
        </Trans>
      </p>
      <div aria-hidden className={classNames(columns, 'py-2.5 [print-color-adjust:exact]')}>
        {track.map((day, index) => (
          <TrackCell
            key={day.date}
            day={day}
            isJoinedBefore={day.isKept && (track[index - 1]?.isKept ?? false)}
            isJoinedAfter={day.isKept && (track[index + 1]?.isKept ?? false)}
          />
        ))}
      </div>
    </li>
  )
}

function TrackCell({
  day: { isCooked, meals },
  isJoinedBefore,
  isJoinedAfter,
}: {
  day: TrackDay
  isJoinedBefore: boolean
  isJoinedAfter: boolean
}) {
  return (
    <span className="relative flex h-7 items-center justify-center">
      {isJoinedBefore ? <span className="absolute right-1/2 left-0 h-1 bg-ember" /> : null}
      {isJoinedAfter ? <span className="absolute right-0 left-1/2 h-1 bg-ember" /> : null}
      {isCooked ? (
        <span className="relative grid size-7 place-items-center rounded-full bg-action text-on-action">
          <CookingPot size={16} strokeWidth={2.5} />
        </span>
      ) : meals > 0 ? (
        <span className="figures relative grid size-6 place-items-center rounded-full border-3 border-ember bg-surface text-12 font-bold text-ember-ink">
          {meals > 1 ? meals : ''}
        </span>
      ) : isJoinedBefore || isJoinedAfter ? null : (
        <span className="size-1.5 rounded-full bg-track" />
      )}
    </span>
  )
}
