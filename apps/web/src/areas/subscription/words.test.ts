import { i18n } from '@lingui/core'
import type { SubscriptionStatus } from '@pacemeal/domain'
import { expect, onTestFinished, test } from 'vitest'
import { offerTitle, paymentTitle, planTitles } from './words.ts'

const status = (kind: SubscriptionStatus['kind']) => ({ kind, plan: 'monthly' }) as SubscriptionStatus

test('the plans are on the house only for who pays nothing', () => {
  expect((['none', 'trial', 'active', 'past-due', 'expired'] as const).map((kind) => offerTitle(status(kind)))).toEqual(
    ["This One's On Us", "This One's On Us", 'Change Your Plan', 'Change Your Plan', 'Choose Your Plan'],
  )
})

test('a payment for a plan is named in the language of the app, any other as it was recorded', () => {
  onTestFinished(() => i18n.activate('en'))
  i18n.loadAndActivate({ locale: 'de', messages: { [planTitles.yearly.id]: 'Jahresabo' } })
  expect(['Yearly plan', 'Gift of a friend'].map(paymentTitle)).toEqual(['Jahresabo', 'Gift of a friend'])
})
