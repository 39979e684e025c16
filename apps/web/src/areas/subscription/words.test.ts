import type { SubscriptionStatus } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { offerTitle } from './words.ts'

const status = (kind: SubscriptionStatus['kind']) => ({ kind, plan: 'monthly' }) as SubscriptionStatus

test('the plans are on the house only for who pays nothing', () => {
  expect((['none', 'trial', 'active', 'past-due', 'expired'] as const).map((kind) => offerTitle(status(kind)))).toEqual(
    ["This One's On Us", "This One's On Us", 'Change Your Plan', 'Change Your Plan', 'Choose Your Plan'],
  )
})
