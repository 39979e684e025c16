import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiRefusal, refusalOf } from './refusal.ts'

/** What is looked at of a question to the server. */
type Reading = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'errorUpdateCount'>

/** Whether an answer is still to come for the first time: it is neither known nor has it failed. */
export const isFirstLoading = ({ data, errorUpdateCount }: Omit<Reading, 'error'>): boolean =>
  data === undefined && errorUpdateCount === 0

/**
 * Why a reading failed, until an answer comes; null when it did not, or is known from before. TanStack Query calls a
 * failed question that is asked again "pending", as if nothing were known of it: a screen that follows that takes its
 * words and the button that was just pressed away, and what stands beside them.
 */
export function useReadingFailure({ data, error, errorUpdateCount }: Reading): ApiRefusal | null {
  const [last, setLast] = useState<unknown>(error)
  if (error !== null && error !== last) setLast(error)
  if (data !== undefined || errorUpdateCount === 0) return null
  const reason = error ?? last
  // It may have failed before this screen was opened.
  return reason === null ? new ApiRefusal('unexpected') : refusalOf(reason)
}
