import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Intensity, SessionType } from '@pacemeal/domain'

const types: Readonly<Record<SessionType, MessageDescriptor>> = {
  Practice: msg({ message: 'Practice', comment: 'Kind of training' }),
  Lift: msg({ message: 'Lift', comment: 'Kind of training' }),
  Conditioning: msg({ message: 'Conditioning', comment: 'Kind of training' }),
  Competition: msg({ message: 'Competition', comment: 'Kind of training' }),
  Recovery: msg({ message: 'Recovery', comment: 'Kind of training' }),
  Hybrid: msg({ message: 'Hybrid', comment: 'Kind of training' }),
}

const intensityNames: Readonly<Record<Intensity, MessageDescriptor>> = {
  // The theme is called light, too.
  Light: msg({ message: 'Light', context: 'training', comment: 'How hard a training session is' }),
  Moderate: msg({ message: 'Moderate', comment: 'How hard a training session is' }),
  Intense: msg({ message: 'Intense', comment: 'How hard a training session is' }),
}

/** A kind of training. */
export const sessionTypeName = (type: SessionType): string => t(types[type])

/** How hard a session is. */
export const intensityName = (intensity: Intensity): string => t(intensityNames[intensity])
