import { accountQuery, forgetReadings } from './account.ts'
import { queryClient } from './query-client.ts'
import { findSignedIn, watchSignedIn } from './signed-in-store.ts'

// Another tab of this browser signed somebody out, or somebody else in: no page stays here in the name of who has left.
watchSignedIn(() => {
  const here = queryClient.getQueryData(accountQuery.queryKey)
  const now = findSignedIn()?.user
  if (!here || here.id === now?.id) return
  // What somebody was typing is not the next person's: the page begins anew.
  if (now) return location.reload()
  forgetReadings()
  queryClient.setQueryData(accountQuery.queryKey, null)
})
