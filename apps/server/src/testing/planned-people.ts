import { databaseId } from '@pacemeal/protocol'
import { aProfile } from '@pacemeal/testing'
import { type Models, Query } from 'appwrite'
import { type Browser, type Person, signUp } from './test-browser.ts'

/** Signs a new person up, with a profile that is enough for a plan. */
export const signUpAthlete = async (browser: Browser, id?: string): Promise<Person> => {
  const person = await signUp(browser, undefined, id)
  const { userId } = person
  const data = { ...aProfile(), userId }
  await person.databases.createDocument({ databaseId, collectionId: 'user_profiles', documentId: userId, data })
  return person
}

/** Asks for the person's plan; gives the execution. */
export const askForPlan = ({ functions, userId }: Person): Promise<Models.Execution> =>
  functions.createExecution({ functionId: 'meal-plan', body: JSON.stringify({ userId }), async: true })

/** The statuses of all plans that a person has. */
export const planStatuses = async ({ databases }: Browser): Promise<unknown[]> => {
  const queries = [Query.limit(100)]
  const { documents } = await databases.listDocuments({ databaseId, collectionId: 'meal_plans', queries })
  return documents.map((plan) => plan.status)
}

/** The same without the week ahead: whoever gets a plan late in a week is made the next one as well. */
export const presentPlanStatuses = async (browser: Browser): Promise<unknown[]> =>
  (await planStatuses(browser)).filter((status) => status !== 'upcoming')
