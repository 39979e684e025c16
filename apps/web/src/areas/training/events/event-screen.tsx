import { Trans, useLingui } from '@lingui/react/macro'
import { instantText } from '@pacemeal/domain'
import { eventKilometres, eventMinutes, eventPhaseAt, eventStarts, type TrainingEvent } from '@pacemeal/domain/event'
import { isTooShortToLoad } from '@pacemeal/nutrition/race'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { addEvent, removeEvent } from '../../../api/write-queue/event-writes.ts'
import { fullDate, timeOfDay } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { unbroken } from '../../../languages/numbers.ts'
import { intensityName } from '../../../languages/session-names.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Screen } from '../../../ui/screen.tsx'
import { BeforeEvent } from './before-event.tsx'
import { calendarFile, plainFileName } from './calendar-file.ts'
import { CourseCard } from './course-card.tsx'
import { EventPart } from './event-part.tsx'
import {
  eventWhenText,
  otherClockText,
  priorityMeaning,
  priorityName,
  sportName,
  startsText,
  startTimesText,
} from './event-words.ts'
import { lineAbout, lineTitle, toldLines, whenText } from './fuel-line-words.ts'
import { GutTrainingCard } from './gut-training-card.tsx'
import { HourTargets } from './hour-targets.tsx'
import { PackingCard } from './packing-card.tsx'
import { PausesCard } from './pauses-card.tsx'
import type { RacePlan } from './race-plan.ts'
import { RacePlanPart } from './race-plan-part.tsx'
import { ReviewCard } from './review-card.tsx'
import { ScheduleList } from './schedule-list.tsx'
import { distanceText, heightText, temperatureText, type Units } from './units.ts'
import { useEvent } from './use-event.ts'
import { useRacePlan } from './use-race-plan.ts'
import { useUnits } from './use-units.ts'
import { WeighInCard } from './weigh-in-card.tsx'

/** An event with its fuel: before, on the way, and what to pack. */
export function EventScreen() {
  const { t } = useLingui()
  const named = useEvent()
  return (
    <Screen
      title={named.stored?.event.name ?? t`Event`}
      back={<BackLink to={paths.events} label={t`Back to events`} />}
      width="full"
    >
      <EventPart named={named} columns={2}>
        {(stored) => <EventView userId={named.userId} stored={stored} />}
      </EventPart>
    </Screen>
  )
}

function EventView({ userId, stored }: { userId: string; stored: StoredEvent }) {
  const state = useRacePlan(userId, stored)
  return (
    <RacePlanPart state={state} columns={2}>
      {(plan) => (
        <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:items-start wide:gap-6">
          <div className="flex flex-col gap-4">
            <EventFacts userId={userId} stored={stored} plan={plan} />
            {stored.report ? (
              <ReviewCard id={stored.id} event={stored.event} report={stored.report} plan={plan} />
            ) : null}
            {stored.event.sport === 'meet' ? (
              <PausesCard event={stored.event} plan={plan} />
            ) : (
              <HourTargets plan={plan} />
            )}
            {state.kind === 'ready' ? (
              <WeighInCard event={stored.event} known={{ ...state.known, height: state.height }} />
            ) : null}
            <BeforeEvent event={stored.event} plan={plan} />
            <GutTrainingCard userId={userId} stored={stored} plan={plan} />
            <CourseCard event={stored.event} plan={plan} />
          </div>
          <div className="flex flex-col gap-4">
            <ScheduleList id={stored.id} plan={plan} />
            <PackingCard plan={plan} />
          </div>
        </div>
      )}
    </RacePlanPart>
  )
}

/** Saves the event for any calendar, with its fuel by the minute. */
function saveCalendarFile(id: string, event: TrainingEvent, plan: RacePlan, units: Units): void {
  const lines = toldLines(plan)
    .map((line) =>
      [whenText(plan.race, line.minute, units), lineTitle(line), lineAbout(line, plan.areFluidsTold)]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n')
  const description = event.sport === 'meet' ? `${startTimesText(event)}\n${lines}` : lines
  const text = calendarFile({ id, event, description, made: instantText(Date.now()) })
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${plainFileName(event.name)}.ics`)
}

/** Deletes an event, with Undo, which keeps it again. */
function useRemoveEvent(userId: string, { id, event, report }: StoredEvent) {
  const navigate = useNavigateFromHere()
  return useMutation({
    mutationFn: () => removeEvent(userId, id, event.name),
    onSuccess: (outcome) => {
      tell('event-deleted', event.name, outcome, () => {
        addEvent(userId, event, { id, report }).catch((thrown: unknown) => tellRefusal('save-event', thrown))
      })
      navigate(paths.events, { replace: true })
    },
    onError: (thrown) => tellRefusal('delete-event', thrown),
  })
}

function EventFacts({ userId, stored, plan }: { userId: string; stored: StoredEvent; plan: RacePlan }) {
  const { t } = useLingui()
  const { id, event, report } = stored
  const now = useMinute()
  const [units] = useUnits()
  const remove = useRemoveEvent(userId, stored)
  const phase = eventPhaseAt({ ...event, minutes: eventMinutes(event) }, now)
  const isToBeTold = phase !== 'ahead' && report === null
  const isTellingFirst = phase === 'ended' && isToBeTold
  const starts = eventStarts(event).length
  const otherClock = otherClockText(event, browserZone())
  const kilometres = eventKilometres(event)
  const facts = [
    sportName(event.sport),
    ...(starts === 0 ? [durationText(eventMinutes(event))] : [startsText(starts)]),
    ...(kilometres === null ? [] : [distanceText(kilometres, units)]),
    intensityName(event.intensity),
  ]
  const height = heightText(event.conditions.altitude, units)
  const air = [
    temperatureText(event.conditions.celsius, units),
    ...(event.conditions.altitude > 0 ? [t`${height} altitude`] : []),
  ]
  return (
    <Card aria-label={t`About the event`} className="flex flex-col gap-3">
      <div>
        <p className="text-14 font-semibold text-ember-ink">{eventWhenText(event, now)}</p>
        <p className="text-16 font-semibold text-ink">
          {lineStart(fullDate(event.day))}, {unbroken(timeOfDay(event.start))}
        </p>
        {otherClock === undefined ? null : <p className="figures text-14 text-muted">{otherClock}</p>}
        <p className="figures text-14 text-ink">{facts.join(' · ')}</p>
        <p className="figures text-14 text-muted">{air.join(' · ')}</p>
        {event.goal === '' ? null : <p className="text-14 text-muted">{t`Goal: ${event.goal}`}</p>}
        <p className="text-14 text-muted">{t`Priority ${priorityName(event.priority)}`}</p>
        {event.priority === 'A' || event.loading === 'none' || isTooShortToLoad(event) ? null : (
          <p className="text-14 text-muted">{priorityMeaning(event.priority, false)}</p>
        )}
      </div>

      {isTellingFirst ? <TellLink id={id} isFirst /> : null}
      <Link
        to={paths.eventCard(id)}
        className={buttonClass({ size: 'large', full: true, variant: phase === 'ended' ? 'secondary' : 'primary' })}
      >
        <Trans>Race Card</Trans>
      </Link>
      {isToBeTold && !isTellingFirst ? <TellLink id={id} /> : null}
      <div className="flex flex-wrap gap-2">
        <Link to={paths.editEvent(id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <Trans>Edit</Trans>
        </Link>
        <Button variant="secondary" size="small" onClick={() => saveCalendarFile(id, event, plan, units)}>
          <Trans>Calendar File</Trans>
        </Button>
        <IconButton
          label={t`Delete`}
          className="ml-auto text-muted"
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </Card>
  )
}

/** To what was taken: what comes first once an event has ended, and follows its card while it runs. */
function TellLink({ id, isFirst = false }: { id: string; isFirst?: boolean }) {
  return (
    <Link
      to={paths.eventReport(id)}
      className={buttonClass({ size: 'large', full: true, variant: isFirst ? 'primary' : 'secondary' })}
    >
      <Trans>Fuel Taken</Trans>
    </Link>
  )
}
