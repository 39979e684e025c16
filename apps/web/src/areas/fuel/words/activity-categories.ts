import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ActivityCategory } from '@pacemeal/domain'

const names: Readonly<Record<ActivityCategory, MessageDescriptor>> = {
  Cardio: msg({ message: 'Cardio', comment: 'Category of a recorded activity' }),
  Strength: msg({ message: 'Strength', comment: 'Category of a recorded activity' }),
  Flexibility: msg({ message: 'Flexibility', comment: 'Category of a recorded activity' }),
  'High Intensity': msg({ message: 'High Intensity', comment: 'Category of a recorded activity' }),
  Training: msg({ message: 'Training', comment: 'Category of a recorded activity' }),
}

/** How screens call the category of an activity. */
export const activityCategoryName = (category: ActivityCategory): string => t(names[category])
