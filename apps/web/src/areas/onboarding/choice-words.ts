import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OnboardingGoal, TrainingCategory } from '@pacemeal/domain'

/** What each goal means. */
export const goalDescriptions: Readonly<Record<OnboardingGoal, MessageDescriptor>> = {
  'maintain-weight': msg`Hold your weight and recover well between sessions.`,
  'fat-loss': msg`Lose fat steadily and keep the muscle you trained for.`,
  'lean-mass-gain': msg`Add muscle with a small, steady surplus.`,
  balanced: msg`Balanced fuel for your training. You can change it any time.`,
}

/** How each training category is called. */
export const categoryNames: Readonly<Record<TrainingCategory, MessageDescriptor>> = {
  'team-sports': msg`Team Sports`,
  'combat-weight-class': msg`Combat & Weight-Class Sports`,
  'endurance-sports': msg`Endurance Sports`,
  'hybrid-functional': msg`Hybrid / Functional Fitness`,
  'general-fitness': msg`General Fitness & Aesthetics`,
}

/** What each training category holds. */
export const categoryDescriptions: Readonly<Record<TrainingCategory, MessageDescriptor>> = {
  'team-sports': msg`Soccer, basketball, hockey: stop-and-go play with a season.`,
  'combat-weight-class': msg`Wrestling, boxing, judo, lifting: strength and skill at a body mass that counts.`,
  'endurance-sports': msg`Running, cycling, swimming, triathlon: long, steady work.`,
  'hybrid-functional': msg`Strength and conditioning mixed in the same week, or in the same hour.`,
  'general-fitness': msg`Training for health, shape and feeling good.`,
}
