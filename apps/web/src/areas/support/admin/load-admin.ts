import { redirect } from 'react-router'
import { overviewQuery } from '../../../api/admin.ts'
import { queryClient } from '../../../api/query-client.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { paths } from '../../../navigation/paths.ts'

/** Leads everybody but operators where unknown addresses lead. What else goes wrong is told by the screen. */
export async function loadAdmin(): Promise<null> {
  try {
    await queryClient.fetchQuery(overviewQuery)
  } catch (thrown) {
    if (refusalOf(thrown).code === 'not-found') throw redirect(paths.login)
  }
  return null
}
