import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditCategory, EditTiming } from '@pacemeal/domain'

/** When a meal of one's own is eaten, as a form says it. */
export const editTimingNames: Readonly<Record<EditTiming, MessageDescriptor>> = {
  '30min after workout': msg`30min after workout`,
  '30min before workout': msg`30min before workout`,
  'Immediately after training': msg`Immediately after training`,
  '10min after training': msg`10min after training`,
}

/** What a meal of one's own is for, as a form says it. */
export const editCategoryNames: Readonly<Record<EditCategory, MessageDescriptor>> = {
  'Quick Carbs': msg`Quick Carbs`,
  Protein: msg`Protein`,
  Fat: msg`Fat`,
  Mixed: msg`Mixed`,
  'Pre-workout': msg`Pre-workout`,
  'Post-workout': msg`Post-workout`,
}
