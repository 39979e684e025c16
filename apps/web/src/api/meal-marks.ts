import type { LocalDate, MealMark } from '@pacemeal/domain'
import { mealMarks } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listDocuments } from './documents.ts'

/** What the person said of the day's planned meals, by the meal's id. */
export const mealMarksQuery = (userId: string, day: LocalDate) =>
  queryOptions({
    queryKey: ['meal-marks', userId, day],
    queryFn: async (): Promise<ReadonlyMap<string, MealMark>> => {
      const { documents } = await listDocuments(mealMarks, [
        Query.equal('user', userId),
        Query.equal('day', day),
        Query.limit(100),
      ])
      return new Map(documents.map(({ meal, mark }) => [meal, mark]))
    },
  })
