import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQuery, type SignedInAccount } from '../api/account.ts'
import { type Profile, profileQuery } from '../api/profile.ts'
import { ApiRefusal } from '../api/refusal.ts'

/** The signed-in account, on screens behind a guard. Thrown into the error boundary when there is none. */
export function useRequiredAccount(): SignedInAccount {
  const { data } = useSuspenseQuery(accountQuery)
  if (!data) throw new ApiRefusal('signed-out', 'no account: put this screen behind a guard')
  return data
}

/** The profile of the signed-in person, on screens behind the profile guard (which has read it already). */
export function useRequiredProfile(): Profile {
  const { id } = useRequiredAccount()
  const { data } = useSuspenseQuery(profileQuery(id))
  if (!data) throw new Error('This screen needs a profile; put it behind the profile guard.')
  return data
}
