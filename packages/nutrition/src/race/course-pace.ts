import { type CourseHeight, type EventLeg, MIN_HEIGHTS, type TrainingEvent } from '@pacemeal/domain/event'
import type { PacePoint } from './race.ts'
import { type PaceModel, slopeMinutes } from './slope-pace.ts'

/** How the pace of a leg follows its slopes. A swim is flat, and of other sports nobody says what a climb costs. */
function modelOf({ sport }: Pick<TrainingEvent, 'sport'>, { name }: Pick<EventLeg, 'name'>): PaceModel {
  if (sport === 'run' || (sport === 'triathlon' && name === 'run')) return 'foot'
  if (sport === 'ride' || (sport === 'triathlon' && name === 'bike')) return 'ride'
  return 'even'
}

/** The stretches between heights, over the whole of the course: before the first and after the last it is flat. */
function slopesOf(heights: readonly CourseHeight[], kilometres: number) {
  const [first, last] = [heights[0], heights.at(-1)]
  const all = [
    ...(first && first.kilometre > 0 ? [{ ...first, kilometre: 0 }] : []),
    ...heights,
    ...(last && last.kilometre < kilometres ? [{ ...last, kilometre: kilometres }] : []),
  ]
  return all.slice(1).flatMap((to, index) => {
    const from = all[index]
    const length = from === undefined ? 0 : to.kilometre - from.kilometre
    if (from === undefined || length <= 0) return []
    return [{ kilometres: length, grade: (to.height - from.height) / (length * 1000) }]
  })
}

/**
 * When each kilometre of a leg is reached at an even effort over the climbs of its course, within the leg's own minutes;
 * undefined where no heights are known, or the leg has no distance.
 */
export function coursePace(event: TrainingEvent, index: number): readonly PacePoint[] | undefined {
  const { course } = event
  const leg = event.legs[index]
  const heights = course?.heights ?? []
  if (!course || !leg || course.leg !== index || leg.kilometres === null || heights.length < MIN_HEIGHTS)
    return undefined
  const model = modelOf(event, leg)
  if (model === 'even') return undefined
  const slopes = slopesOf(heights, Math.max(course.kilometres, heights.at(-1)?.kilometre ?? 0))
  if (slopes.length === 0) return undefined
  const minutes = slopeMinutes(model, slopes, leg.minutes)
  // A distance that was corrected by hand stretches the course.
  const stretch = leg.kilometres / slopes.reduce((sum, { kilometres }) => sum + kilometres, 0)
  let [kilometre, minute] = [0, 0]
  return [
    { kilometre, minute },
    ...slopes.map((slope, at) => {
      kilometre += slope.kilometres * stretch
      minute += minutes[at] ?? 0
      return { kilometre, minute }
    }),
  ]
}
