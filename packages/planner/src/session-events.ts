import type { Session } from '@pacemeal/domain'
import { spanMinutes } from '@pacemeal/domain'
import type { TrainedSession } from '@pacemeal/nutrition'
import type { ReplanDay, ReplanEvent } from './replan-events.ts'

/** A start that lies this near the planned one is the planned one: watches are started late. Minutes (own choice). */
const SAME_START = 15
/** A length that differs by less is the planned length. Minutes (own choice). */
const SAME_LENGTH = 5

const shared = (a: Session, b: Session): number => Math.min(a.end, b.end) - Math.max(a.start, b.start)

interface Pair {
  readonly was: Session
  readonly is: TrainedSession
}

/** Pairs that fit, the best first, each session in one pair at most. */
const pairUp = (planned: readonly Session[], actual: readonly TrainedSession[]): readonly Pair[] => {
  const isMoved = (was: Session, is: Session) => spanMinutes(was) === spanMinutes(is)
  const candidates = planned.flatMap((was) =>
    actual
      .filter((is) => is.type === was.type && (shared(was, is) > 0 || isMoved(was, is)))
      .map((is) => ({ was, is, fit: shared(was, is) })),
  )
  const pairs: Pair[] = []
  for (const { was, is } of candidates.toSorted((a, b) => b.fit - a.fit)) {
    if (!pairs.some((pair) => pair.was === was || pair.is === is)) pairs.push({ was, is })
  }
  return pairs
}

const changed = ({ was, is }: Pair, day: ReplanDay): readonly ReplanEvent[] => {
  const { start } = was
  // Its end stays where it was; the pauses before it are told beside.
  const minutes = spanMinutes(is)
  const facts = {
    ...(Math.abs(minutes - spanMinutes(was)) >= SAME_LENGTH ? { minutes } : {}),
    ...(is.intensity === was.intensity ? {} : { intensity: is.intensity }),
    ...(is.activeMinutes === undefined || is.activeMinutes === was.activeMinutes
      ? {}
      : { activeMinutes: is.activeMinutes }),
    ...(is.measuredEnergy === undefined ? {} : { energy: is.measuredEnergy }),
    ...(is.deviceEnergy === undefined ? {} : { deviceEnergy: is.deviceEnergy }),
  }
  return [
    ...(Object.keys(facts).length > 0 ? [{ kind: 'session-changed' as const, day, start, ...facts }] : []),
    ...(Math.abs(is.start - start) >= SAME_START ? [{ kind: 'session-moved' as const, day, start, to: is.start }] : []),
  ]
}

/**
 * What became of a day's planned sessions, by what was or will be trained: changed, moved, dropped, added. A session and
 * its plan are told together by their type and the time that they share, else by their length.
 */
export const findSessionEvents = (
  planned: readonly Session[],
  actual: readonly TrainedSession[],
  day: ReplanDay,
): readonly ReplanEvent[] => {
  const pairs = pairUp(planned, actual)
  const dropped = planned.filter((session) => !pairs.some(({ was }) => was === session))
  const added = actual.filter((session) => !pairs.some(({ is }) => is === session))
  return [
    ...pairs.flatMap((pair) => changed(pair, day)),
    ...dropped.map(({ start }): ReplanEvent => ({ kind: 'session-dropped', day, start })),
    ...added.map(
      ({ measuredEnergy, deviceEnergy: _, ...session }): ReplanEvent => ({
        kind: 'session-added',
        day,
        session,
        ...(measuredEnergy === undefined ? {} : { energy: measuredEnergy }),
      }),
    ),
  ]
}
