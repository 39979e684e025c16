import type { RecordedActivity } from '@pacemeal/domain'
import { recordedName } from '../../training/index.ts'
import { entryName, type HomeMeal, plainIdea } from '../day-plan.ts'

/** The fuel that was worked out for a recorded activity, as a card; null when there is none. */
export function fuelAfter(activity: RecordedActivity, end: number): HomeMeal | null {
  const { postFuel, reasoning } = activity
  if (!postFuel) return null
  return {
    id: `after-${activity.id}`,
    slot: 'post-fuel',
    at: end,
    target: postFuel.target,
    name: entryName('post-fuel'),
    ideas: postFuel.ideas.map(plainIdea),
    because: postFuel.because,
    after: recordedName(activity),
    ...(reasoning === undefined ? {} : { reasoning }),
  }
}
