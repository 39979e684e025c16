import { type LoaderFunctionArgs, redirect } from 'react-router'
import { refreshAccount } from '../../../api/account.ts'
import { overviewQuery } from '../../../api/admin.ts'
import { pathInApp } from '../../../api/configuration.ts'
import { queryClient } from '../../../api/query-client.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { paths } from '../../../navigation/paths.ts'
import { rememberPath } from '../../../navigation/remembered-path.ts'

/** Leads everybody but operators where unknown addresses lead. What else goes wrong is told by the screen. */
export async function loadAdmin({ request }: LoaderFunctionArgs): Promise<null> {
  try {
    await queryClient.fetchQuery(overviewQuery)
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') return null
    // Nothing is here for somebody whose session has ended, either: they come back once they have signed in.
    const here = await refreshAccount().catch(() => undefined)
    const { pathname, search } = new URL(request.url)
    if (here === null) rememberPath(`${pathInApp(pathname)}${search}`)
    throw redirect(paths.login)
  }
  return null
}
