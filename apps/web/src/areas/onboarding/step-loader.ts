import { findGap, type OnboardingStep, resumeStep, stepPath } from '@pacemeal/domain'
import { redirect, replace } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { profileQuery } from '../../api/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import { ApiRefusal } from '../../api/refusal.ts'
import { paths } from '../../navigation/paths.ts'
import {
  claimAnswers,
  forgetAnswers,
  isProfileFromTheseAnswers,
  readKeptAnswers,
  readWearableProgress,
} from './answers.ts'

/** Reads whose onboarding this is. The guard has let only signed-in people through. */
async function readPerson() {
  const account = await queryClient.fetchQuery(accountQuery)
  // The login, and then this address again.
  if (!account) throw new ApiRefusal('signed-out', '', 401)
  const query = profileQuery(account.id)
  // What this tab knows may be from before another tab came to the end.
  const profile = await queryClient.fetchQuery(claimAnswers(account.id) ? query : { ...query, staleTime: 0 })
  return { account, hasProfile: profile !== null }
}

/**
 * Home takes the place of a step that is over, so that the way back does not end at it. What another tab went on to answer
 * meanwhile is for nobody.
 */
function leadHome() {
  forgetAnswers()
  return replace(paths.home)
}

/** Leads /onboarding to the step at which this person goes on; with a profile it is over. */
export async function loadResume() {
  const { hasProfile } = await readPerson()
  if (hasProfile) return leadHome()
  return redirect(stepPath(resumeStep(readKeptAnswers(), readWearableProgress())))
}

/** Before a question: whoever has a profile is through, unless it was just made of these answers and is being corrected. */
export async function loadStep() {
  const { account, hasProfile } = await readPerson()
  return hasProfile && !isProfileFromTheseAnswers(account.id) ? leadHome() : null
}

/** Before processing: questions that are still open are asked first. Who has a profile that is not being corrected is through. */
export async function loadProcessing() {
  const { account, hasProfile } = await readPerson()
  if (hasProfile && !isProfileFromTheseAnswers(account.id)) return leadHome()
  const gap: OnboardingStep | undefined = hasProfile ? undefined : findGap(readKeptAnswers())
  return gap === undefined ? null : redirect(stepPath(gap))
}
