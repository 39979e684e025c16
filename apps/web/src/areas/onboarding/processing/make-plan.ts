import { t } from '@lingui/core/macro'
import { defaultNotificationSettings } from '@pacemeal/domain'
import { profileFromAnswers } from '@pacemeal/protocol'
import type { SignedInAccount } from '../../../api/account.ts'
import type { Execution } from '../../../api/executions.ts'
import { startPlan } from '../../../api/meal-plans.ts'
import { createProfile, saveProfile } from '../../../api/profile.ts'
import { ApiRefusal } from '../../../api/refusal.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { isProfileFromTheseAnswers, markProfileCreated, readKeptAnswers } from '../answers.ts'

/**
 * Makes the profile of the kept answers. A profile that is there already stays as it is, unless it was made of these
 * very answers and they were corrected since.
 */
async function keepProfile(account: SignedInAccount, hasProfile: boolean): Promise<void> {
  const isCorrection = isProfileFromTheseAnswers(account.id)
  if (hasProfile && !isCorrection) return
  const answers = readKeptAnswers()
  const profile = profileFromAnswers(
    { ...answers, notificationSettings: answers.notificationSettings ?? defaultNotificationSettings },
    {
      userId: account.id,
      name: account.name,
      timeZone: browserZone(),
      provider: account.hasPassword ? 'email' : 'google',
    },
  )
  if (!profile.ok) {
    throw new ApiRefusal(
      'invalid-input',
      t`Your answer is missing: ${{ questions: profile.error.missing.join(', ') }}.`,
    )
  }
  // A device that was connected on the way is put in by the server.
  if (isCorrection) await saveProfile(account.id, profile.value)
  else await createProfile(account.id, profile.value)
  markProfileCreated(account.id)
}

/** Keeps the profile, then asks for the first plan; gives the run that makes it. */
export async function makeFirstPlan(account: SignedInAccount, hasProfile: boolean): Promise<Execution> {
  await keepProfile(account, hasProfile)
  return startPlan(account.id, false)
}
