import { useState } from 'react'
import { furtherOn, type PlanProgress } from './plan-run.ts'

/** The furthest that a run was seen to be, for as long as it is shown: what was reached is never taken back. */
export function useFurthest(read: PlanProgress | null): PlanProgress | null {
  const [shown, setShown] = useState(read)
  const furthest = furtherOn(shown, read)
  if (furthest !== shown) setShown(furthest)
  return furthest
}
