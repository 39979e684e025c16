import type { LocalDate, MealMark } from '@pacemeal/domain'
import { mealMarks } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, deleteDocument, listDocuments, updateDocument } from './documents.ts'
import { mealMarkQueries } from './first-queries.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'

/** A mark as it is shown, by the meal's id. */
export type MealMarks = ReadonlyMap<string, MealMark>

const marksOf = async (userId: string, day: LocalDate) => {
  const { documents } = await listDocuments(mealMarks, mealMarkQueries(userId, day))
  return documents
}

/** What the person said of the day's planned meals, by the meal's id. */
export const mealMarksQuery = (userId: string, day: LocalDate) =>
  queryOptions({
    queryKey: queryKey('meal-marks', userId, day),
    queryFn: async (): Promise<MealMarks> =>
      new Map((await marksOf(userId, day)).map(({ meal, mark }) => [meal, mark])),
  })

/** Keeps one mark a user, day and meal; null takes it back. */
export async function storeMark(userId: string, day: LocalDate, meal: string, mark: MealMark | null): Promise<void> {
  const [kept, ...doubles] = (await marksOf(userId, day)).filter((one) => one.meal === meal)
  // Two devices at the same moment may each have made one.
  await Promise.all(doubles.map(({ $id }) => deleteDocument(mealMarks, $id)))
  if (mark === null) {
    if (kept) await deleteDocument(mealMarks, kept.$id)
  } else if (!kept) await createDocument(mealMarks, userId, { user: userId, day, meal, mark })
  else if (kept.mark !== mark) await updateDocument(mealMarks, kept.$id, { mark })
}

/** Reads the marks of a day again. */
export const refreshMealMarks = (userId: string, day: LocalDate): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: mealMarksQuery(userId, day).queryKey })
