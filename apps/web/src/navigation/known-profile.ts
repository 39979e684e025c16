import { userProfiles } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import type { SignedInAccount } from '../api/account.ts'
import { type Profile, profileQuery } from '../api/profile.ts'
import { useReadingFailure } from '../api/use-reading-failure.ts'
import { useRequiredAccount } from './use-account.ts'

/** A profile of which nothing is known but whose it is. */
const unknownProfile = ({ id, name }: SignedInAccount): Profile => {
  const nothing = Object.fromEntries(Object.keys(userProfiles.fields).map((field) => [field, null]))
  return { ...nothing, restrictions: [], diet: [], trainingCompetition: [], $id: id, userId: id, name } as never
}

/** What is known of a profile, and what became of reading it. */
export interface KnownProfile {
  /** The account's own data with defaults, as long as the profile itself is not known. Never to be saved. */
  readonly profile: Profile
  readonly isKnown: boolean
  /** There is none: the onboarding is not finished. */
  readonly isMissing: boolean
  /** It could not be read, and is not known from before. */
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** For what can be shown without the profile; a form that saves one takes `useRequiredProfile`. */
export function useKnownProfile(): KnownProfile {
  const account = useRequiredAccount()
  const reading = useQuery(profileQuery(account.id))
  const { data, isFetching, refetch } = reading
  const failure = useReadingFailure(reading)
  return {
    profile: data ?? unknownProfile(account),
    isKnown: Boolean(data),
    isMissing: data === null,
    hasFailed: failure !== null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}
