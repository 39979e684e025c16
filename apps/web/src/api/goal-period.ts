import { type GoalPeriod, goalPeriods, readGoalPeriod } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { findOwnDocument } from './own-document.ts'
import { queryKey } from './query-keys.ts'

/** How the person's goal goes; null before their profile was kept. */
export const goalPeriodQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('goal-period', userId),
    queryFn: async (): Promise<GoalPeriod | null> => {
      const found = await findOwnDocument(goalPeriods, userId)
      return found && readGoalPeriod(found)
    },
  })
