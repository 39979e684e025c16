import { t } from '@lingui/core/macro'
import { activityNameOf, type RecordedActivity, sportCodes, UNREADABLE_ACTIVITY } from '@pacemeal/domain'
import { sportName } from './sport-names.ts'

const codes: ReadonlyMap<string, number> = new Map(sportCodes.map((code) => [activityNameOf(code).toLowerCase(), code]))

/**
 * What a recorded activity is called: the name that its person or device gave it. Where that is only what kind of activity it
 * is, it is said in the reader's language; stored it is English.
 */
export function recordedName({ name, isTransition }: Pick<RecordedActivity, 'name' | 'isTransition'>): string {
  if (isTransition) return t`Transition`
  const code = codes.get(name.trim().toLowerCase())
  if (code !== undefined) return sportName(code)
  if (name === UNREADABLE_ACTIVITY.name) return t`Wearable activity`
  return name === activityNameOf(undefined) ? t`Activity` : name
}
