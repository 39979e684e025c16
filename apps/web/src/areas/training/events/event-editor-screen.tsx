import { Trans, useLingui } from '@lingui/react/macro'
import { eventStart, type TrainingEvent } from '@pacemeal/domain/event'
import { allProducts } from '@pacemeal/nutrition/race'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDraft } from '../../../api/drafts.ts'
import type { StoredEvent } from '../../../api/events.ts'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { raceSettingsQuery } from '../../../api/race-settings.ts'
import { addEvent, changeEvent } from '../../../api/write-queue/event-writes.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useLeaveGuard } from '../../../navigation/use-leave-guard.tsx'
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EventFields } from './event-fields.tsx'
import { blankEventForm, type EventErrors, type EventForm, eventFormOf, readEventForm } from './event-form.ts'
import { EventPart } from './event-part.tsx'
import { moveSessionFuel } from './log-session-fuel.ts'
import { practiceEvent, readPractice } from './practice-event.ts'
import { eventFormIn } from './typed-units.ts'
import { useEvent } from './use-event.ts'
import { useEvents } from './use-events.ts'
import { useUnits } from './use-units.ts'
import { WeighInFields } from './weigh-in-fields.tsx'

/** The form of a new race or long session. */
export function NewEventScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [search] = useSearchParams()
  const practice = readPractice(search)
  const { query, events } = useEvents(userId)
  const isRead = !query.isPending
  const race = events?.find(({ id }) => id === practice?.race)?.event
  return (
    <Screen title={t`Add Event`} back={<BackLink to={paths.events} label={t`Back to events`} />}>
      {practice === null || isRead ? (
        <EventEditor
          key={practice?.session.day ?? 'new'}
          userId={userId}
          suggested={practice && race ? practiceEvent(race, practice.session) : undefined}
        />
      ) : (
        <LoadingRegion label={t`Loading your events`}>
          <Skeleton className="h-60 rounded-card" />
        </LoadingRegion>
      )}
    </Screen>
  )
}

/** The same form for an event that is there. */
export function EditEventScreen() {
  const { t } = useLingui()
  const named = useEvent()
  return (
    <Screen title={t`Edit Event`} back={<BackLink to={paths.event(named.id)} label={t`Back to the event`} />}>
      <EventPart named={named}>
        {(stored) => <EventEditor key={stored.id} userId={named.userId} stored={stored} />}
      </EventPart>
    </Screen>
  )
}

interface EventEditorProps {
  userId: string
  /** The event that is changed; none for a new one. */
  stored?: StoredEvent
  /** What a new one begins with. */
  suggested?: TrainingEvent | undefined
}

const isEmpty = (edits: Partial<EventForm>): boolean => Object.keys(edits).length === 0

function EventEditor({ userId, stored, suggested }: EventEditorProps) {
  const { t } = useLingui()
  const id = stored?.id
  const navigate = useNavigateFromHere()
  const [units, chooseUnits] = useUnits()
  const [edits, setEdits] = useDraft<Partial<EventForm>>(
    `event-${id ?? suggested?.day ?? 'new'}`,
    () => ({}),
    (all) => (isEmpty(all) ? undefined : all),
  )
  const [errors, setErrors] = useState<EventErrors>({})
  const [first] = useState(() => blankEventForm(presentDay(), browserZone()))
  const begun = stored?.event ?? suggested
  const form: EventForm = { ...(begun ? eventFormOf(begun, units) : first), ...edits }
  const settings = useQuery(raceSettingsQuery(userId))
  const answers = useQuery(healthAnswersQuery(userId)).data
  const guard = useLeaveGuard(!isEmpty(edits), 'event')
  const save = useMutation({
    mutationFn: async (event: TrainingEvent) => {
      if (stored === undefined) return addEvent(userId, event)
      const { id, report } = stored
      const outcome = await changeEvent(userId, id, event)
      if (report) await moveSessionFuel(userId, stored.event, event, report)
      return { id, outcome }
    },
    onSuccess: (kept, { name }) => {
      guard.allow()
      setEdits({})
      tell('event-saved', name, kept.outcome)
      navigate(paths.event(kept.id), { replace: true })
    },
    onError: (thrown) => tellRefusal('save-event', thrown),
  })
  const change = (part: Partial<EventForm>) => {
    setEdits((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readEventForm(form, units)
    const isAhead = read.ok && stored?.report && Date.parse(eventStart(read.value)) > Date.now()
    if (read.ok && !isAhead) return save.mutate(read.value)
    const wrongFields = read.ok
      ? { day: t`What was taken in it is logged. Add a new event for a later day` }
      : read.error
    setErrors(wrongFields)
    const names = new Set(Object.keys(wrongFields))
    const wrong = [...event.currentTarget.querySelectorAll<HTMLElement>('[name]')].find((field) =>
      names.has(field.getAttribute('name') ?? ''),
    )
    wrong?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <EventFields
        form={form}
        errors={errors}
        onChange={change}
        units={units}
        onUnits={(chosen) => {
          chooseUnits(chosen)
          setEdits((before) => eventFormIn(before, form.stationsBy, units, { ...units, ...chosen }))
        }}
        products={allProducts(settings.data ?? { products: [] })}
      />
      {answers?.hasWeighIns === true || form.weighIn !== null ? (
        <WeighInFields form={form} errors={errors} onChange={change} units={units} />
      ) : null}
      <ActionBar>
        <Button type="submit" size="large" full busy={save.isPending}>
          <Trans>Save Event</Trans>
        </Button>
      </ActionBar>
      {guard.question}
    </form>
  )
}
