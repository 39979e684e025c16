import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  activityCategoryOf,
  DAY_MINUTES,
  dayOfActivity,
  intensityOf,
  type LocalDate,
  levelOf,
  minutesOnDay,
  type RecordedActivity,
  type TrainingActivity,
  weekdayOf,
  weekFromMonday,
} from '@pacemeal/domain'
import { Link } from 'react-router'
import { clockTime } from '../../../languages/clock-time.ts'
import { fullDate, longDate, timeOfDay } from '../../../languages/dates.ts'
import { durationBetween, durationSpanned } from '../../../languages/durations.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { intensityName, sessionTypeName } from '../../../languages/session-names.ts'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { daysText, recordedName, SportQuestion } from '../../training/index.ts'
import { energyText, macrosText } from '../figures.ts'
import { recordedFacts } from '../recorded-facts.ts'
import { mayBeShown, standingAfter, tellShownReasons } from '../shown-reasons.ts'
import { activityCategoryName } from '../words/activity-categories.ts'
import type { DetailsFrame } from './details-frame.ts'

interface TrainingDetailsProps {
  activity: TrainingActivity
  today: LocalDate
  frame: DetailsFrame
}

/** Training of the schedule: when it is, how hard, and the ways to its days. */
export function TrainingDetails({ activity, today, frame }: TrainingDetailsProps) {
  const { t } = useLingui()
  const { type, days, startTime, endTime, intensity } = activity
  const dates = weekFromMonday(today).filter((date) => days.includes(weekdayOf(date)))
  return (
    <Screen {...frame(t`${ph({ type: sessionTypeName(type) })} Workout`)}>
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="figures text-16 text-balance text-muted">
            {clockTime(startTime)} - {clockTime(endTime)} · {durationBetween(startTime, endTime)}
          </span>
          <Chip>
            <Trans>Upcoming</Trans>
          </Chip>
        </p>
        <h2 className="text-20 font-bold text-ink">{daysText(days)}</h2>
        <p className="flex gap-1.5">
          <Chip tone="ember">{intensityName(intensity)}</Chip>
          <Chip>{activityCategoryName(activityCategoryOf(type, levelOf(intensity)))}</Chip>
        </p>
      </header>
      <section aria-label={t`Days`}>
        <h3 className="pb-1 text-16 font-bold text-ink">
          <Trans>Fuel around it this week</Trans>
        </h3>
        <ul>
          {dates.map((date) => (
            <li key={date} className="border-t border-line">
              <Link
                to={`${paths.mealPlan}?${dayParameter}=${date}`}
                className="flex min-h-11 items-center rounded-control py-2 text-16 text-ember-ink hover:underline"
              >
                {lineStart(longDate(date))}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Link to={paths.schedule} className={buttonClass({ variant: 'secondary', full: true })}>
        <Trans>Activity Schedule</Trans>
      </Link>
    </Screen>
  )
}

interface RecordedDetailsProps {
  activity: RecordedActivity
  zone: string
  frame: DetailsFrame
}

/** Why the fuel after it is what it is, in the units of today; else the words that were kept with it. */
function reasonsAfter(activity: RecordedActivity): string {
  const { postFuel, reasoning = '' } = activity
  const because = postFuel?.because ?? []
  if (because.length === 0) return mayBeShown(reasoning) ? reasoning : ''
  const told = tellShownReasons(because, standingAfter(recordedName(activity), because))
  return told.map(({ words }) => words).join(' ')
}

/** Training that a device recorded, with the fuel that followed from it. */
export function RecordedDetails({ activity, zone, frame }: RecordedDetailsProps) {
  const { t } = useLingui()
  const day = dayOfActivity(activity, zone)
  const { start, end } = minutesOnDay(activity, day, zone)
  const { postFuel } = activity
  const reasons = reasonsAfter(activity)
  return (
    <Screen {...frame(recordedName(activity))}>
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="figures text-16 text-muted">
            {timeOfDay(start)} - {timeOfDay(end % DAY_MINUTES)} · {durationSpanned(activity)}
          </span>
          <Chip tone="success">
            <Trans>Finished</Trans>
          </Chip>
        </p>
        <h2 className="text-20 font-bold text-ink">{lineStart(fullDate(day))}</h2>
        <p className="flex gap-1.5">
          <Chip tone="ember">{intensityName(intensityOf(activity.level))}</Chip>
          <Chip>{activityCategoryName(activityCategoryOf(activity.name, activity.level))}</Chip>
        </p>
        <p className="figures text-16 text-ink">{recordedFacts(activity)}</p>
      </header>
      {activity.isTransition || (activity.code !== undefined && !activity.isSportTold) ? null : (
        <SportQuestion recordings={activity} />
      )}
      {postFuel ? (
        <section aria-label={t`Post-fuel`} className="flex flex-col gap-1">
          <h3 className="text-16 font-bold text-ink">
            <Trans>Post-fuel</Trans>
          </h3>
          <EnergyFigures>
            <p className="figures text-16 text-ink">
              {energyText(postFuel.target.calories)} · {macrosText(postFuel.target)}
            </p>
          </EnergyFigures>
          {reasons ? <p className="text-16 text-muted">{reasons}</p> : null}
        </section>
      ) : null}
    </Screen>
  )
}
