import { type TrendSpan, trendSpans } from '@pacemeal/domain/trends'
import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { FIRST_TREND_SPAN } from '../../api/first-queries.ts'
import { atHand, queryClient } from '../../api/query-client.ts'
import { trendsQuery } from '../../api/trends.ts'
import { presentDay } from '../../navigation/local-day.ts'

export const DAYS_PARAMETER = 'days'

/** How much time the address asks for, in days. */
export function spanIn(search: URLSearchParams): TrendSpan {
  const asked = Number(search.get(DAYS_PARAMETER))
  return trendSpans.find((one) => one === asked) ?? FIRST_TREND_SPAN
}

/** Before the trends: their days, so that they are drawn once and in pieces, which the news of a query are not. */
export async function loadTrends({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  const span = spanIn(new URL(request.url).searchParams)
  await atHand(queryClient.prefetchQuery(trendsQuery(account.id, span, presentDay())))
  return null
}
