import type { Intensity, Kcal, Macros, MinuteOfDay, Reason, ReplanRule, Session } from '@pacemeal/domain'
import { isJsonObject } from '@pacemeal/domain'
import { sessionMinutes, type TrainedSession } from '@pacemeal/nutrition'

export type ReplanDay = 'today' | 'tomorrow'

/** A session that no plan knew of; `activeMinutes` leaves its pauses out. */
export type AddedSession = Session & Pick<TrainedSession, 'activeMinutes'>

/** What happened since the plan was made. Sessions are named by their start in the plan; meals by their id. */
export type ReplanEvent =
  /** Eaten, as planned unless `figures` say otherwise. */
  | { readonly kind: 'eaten'; readonly meal: string; readonly figures?: Macros }
  /** Eaten beside the plan; less than nothing where less was taken in a session than the plan counts. `id` tells two of them apart. */
  | { readonly kind: 'eaten-extra'; readonly id: string; readonly figures: Macros }
  | { readonly kind: 'skipped'; readonly meal: string }
  /** The dish of a meal still to come must stay as it is. */
  | { readonly kind: 'locked'; readonly meal: string }
  | { readonly kind: 'session-added'; readonly day: ReplanDay; readonly session: AddedSession; readonly energy?: Kcal }
  | { readonly kind: 'session-moved'; readonly day: ReplanDay; readonly start: MinuteOfDay; readonly to: MinuteOfDay }
  | { readonly kind: 'session-dropped'; readonly day: ReplanDay; readonly start: MinuteOfDay }
  /** Ran longer, shorter, harder or easier than planned; `energy` is that of its recording above rest. */
  | {
      readonly kind: 'session-changed'
      readonly day: ReplanDay
      readonly start: MinuteOfDay
      readonly minutes?: number
      /** Minutes of training in it, without pauses. */
      readonly activeMinutes?: number
      readonly intensity?: Intensity
      readonly energy?: Kcal
      /** The whole energy that the device shows for it. */
      readonly deviceEnergy?: Kcal
    }

/** Session changes apply in this order whatever the order of the events. */
const sessionOrder: readonly ReplanEvent['kind'][] = [
  'session-changed',
  'session-moved',
  'session-dropped',
  'session-added',
]

/** Events in one order, each once: the same events told in any order are the same story. */
export const inOrder = (events: readonly ReplanEvent[]): readonly ReplanEvent[] => {
  const rank = ({ kind }: ReplanEvent) => sessionOrder.indexOf(kind)
  const keyed = new Map(events.map((event) => [stableText(event), event]))
  return [...keyed]
    .toSorted(([a, first], [b, second]) => rank(first) - rank(second) || (a < b ? -1 : 1))
    .map(([, event]) => event)
}

const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isJsonObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )

/** A session as it was or will be; `planned` is its start in the plan, by which events name it, null for an added one. */
export interface RevisedSession {
  readonly planned: number | null
  readonly session: TrainedSession
}

/** A session of a day that was adjusted before counts from the length that the day was first planned with. */
const longer = ({ start, end, overrun = 0 }: TrainedSession, minutes: number) => {
  const more = minutes - (end - start) + overrun
  return more > 0 ? { overrun: more } : {}
}

const withoutOverrun = ({ overrun: _, ...session }: TrainedSession): TrainedSession => session

const change = (session: TrainedSession, event: Extract<ReplanEvent, { kind: 'session-changed' }>): TrainedSession => ({
  ...(event.minutes === undefined ? session : withoutOverrun(session)),
  ...(event.minutes === undefined
    ? {}
    : {
        end: (session.start + event.minutes) as MinuteOfDay,
        ...longer(session, event.activeMinutes ?? event.minutes),
      }),
  ...(event.activeMinutes === undefined ? {} : { activeMinutes: event.activeMinutes }),
  ...(event.intensity === undefined ? {} : { intensity: event.intensity }),
  ...(event.energy === undefined ? {} : { measuredEnergy: event.energy }),
})

const move = (session: TrainedSession, to: MinuteOfDay): TrainedSession => ({
  ...session,
  start: to,
  end: (to + session.end - session.start) as MinuteOfDay,
})

const apply = (sessions: readonly RevisedSession[], event: ReplanEvent): readonly RevisedSession[] => {
  const onNamed = (start: number, revise: (session: TrainedSession) => TrainedSession): readonly RevisedSession[] =>
    sessions.map((item) => (item.planned === start ? { ...item, session: revise(item.session) } : item))
  switch (event.kind) {
    case 'session-changed':
      return onNamed(event.start, (session) => change(session, event))
    case 'session-moved':
      return onNamed(event.start, (session) => move(session, event.to))
    case 'session-dropped':
      return sessions.filter(({ planned }) => planned !== event.start)
    case 'session-added': {
      const measured = event.energy === undefined ? {} : { measuredEnergy: event.energy }
      return [...sessions, { planned: null, session: { ...event.session, ...measured } }]
    }
    default:
      return sessions
  }
}

/** A day's sessions after what happened to them, ordered by start. */
export const reviseSessions = (
  planned: readonly TrainedSession[],
  events: readonly ReplanEvent[],
  day: ReplanDay,
): readonly RevisedSession[] =>
  inOrder(events)
    .filter((event) => 'day' in event && event.day === day)
    .reduce(
      apply,
      planned.map((session): RevisedSession => ({ planned: session.start, session })),
    )
    .toSorted((a, b) => a.session.start - b.session.start)

const because = (rule: ReplanRule, inputs: Reason['inputs']): Reason => ({ rule, inputs, source: 'H' })

const sessionReason = (event: ReplanEvent, planned: readonly Session[]): readonly Reason[] => {
  if (event.kind === 'session-added') {
    const { type, intensity, start } = event.session
    return [because('session_added', { type, intensity, start, minutes: sessionMinutes(event.session) })]
  }
  if (!('start' in event)) return []
  const session = planned.find(({ start }) => start === event.start)
  if (!session) return []
  const { type, start, end, intensity } = session
  if (event.kind === 'session-moved') return [because('session_moved', { type, from: start, to: event.to })]
  if (event.kind === 'session-dropped') return [because('session_dropped', { type, start, minutes: end - start })]
  const trained = event.activeMinutes ?? event.minutes
  const shown = event.deviceEnergy === undefined ? {} : { deviceEnergy: event.deviceEnergy }
  const more = trained === undefined ? 0 : Math.round(trained - (end - start))
  return [
    ...(more > 0 ? [because('session_longer', { type, minutes: more })] : []),
    ...(more < 0 ? [because('session_shorter', { type, minutes: -more })] : []),
    ...(event.intensity && event.intensity !== intensity
      ? [because('session_intensity', { type, from: intensity, to: event.intensity })]
      : []),
    ...(event.energy === undefined ? [] : [because('session_measured', { type, energy: event.energy, ...shown })]),
  ]
}

/** Why an adjusted day changes to which nothing has happened (any more). */
export const adjustedForLess: Reason = because('adjusted_for_less', {})

/** Why a plan changed, in data: one reason or more for every event that bears on it. */
export const eventReasons = (
  events: readonly ReplanEvent[],
  planned: Readonly<Record<ReplanDay, readonly Session[]>>,
): readonly Reason[] =>
  inOrder(events).flatMap((event) => {
    if ('day' in event) return sessionReason(event, planned[event.day])
    if (event.kind === 'skipped') return [because('meal_skipped', { meal: event.meal })]
    if (event.kind === 'eaten-extra') {
      const { calories } = event.figures
      // Of a session less can be taken than the plan counted.
      return [calories < 0 ? because('fuel_less', { calories: -calories }) : because('eaten_extra', { calories })]
    }
    if (event.kind === 'eaten' && event.figures) {
      return [because('eaten_differently', { meal: event.meal, calories: event.figures.calories })]
    }
    return []
  })
