import { HOUR_SECONDS } from '@pacemeal/domain'
import {
  bodyLog,
  type Collection,
  checkInput,
  functionIds,
  isWearablePath,
  mealLogs,
  type WearableInput,
  type WearablePath,
  wearableData,
  wearablePaths,
} from '@pacemeal/protocol'
import { WearableFailure } from '../providers/wearable/wearable-failure.ts'
import { Refusal } from '../refusal.ts'
import { deleteAccount } from '../services/accounts/delete-account.ts'
import { requireProof, requireStillProven } from '../services/accounts/prove-person.ts'
import { checkWeighed, importWeighings } from '../services/body/import-weighings.ts'
import { requireSignedIn } from '../services/caller.ts'
import type { FunctionAnswer, FunctionCall, FunctionHandler, Work } from '../services/executions/function-handler.ts'
import { errorAnswer, refusedAnswer } from '../services/executions/told-answer.ts'
import type { RateLimit } from '../services/limits/rate-limit.ts'
import { checkEaten, importMeals } from '../services/meal-logs/import-meals.ts'
import { requireRoomForDocuments } from '../services/quotas/quotas.ts'
import * as wearable from '../services/wearable/answer-calls.ts'
import { DEMO_PROVIDER } from '../services/wearable/demo-device/demo-days.ts'
import { connectDemo, disconnectDemo, syncDemo } from '../services/wearable/demo-device/demo-link.ts'
import { checkEnded, importActivities } from '../services/wearable/import-activities.ts'

const requirePath = ({ path }: FunctionCall): WearablePath => {
  if (isWearablePath(path)) return path
  throw new Refusal(
    'general_argument_invalid',
    `Invalid \`path\` param: takes ${Object.keys(wearablePaths).join(', ')}`,
  )
}

const requireInput = <P extends WearablePath>(path: P, body: unknown): WearableInput<P> => {
  const input = checkInput(wearablePaths[path].input, body)
  if (!input.ok) throw new Refusal('general_argument_invalid', input.error.message)
  // The schema was looked up by this very path.
  return input.value as WearableInput<P>
}

/** Fields that name the caller. What else a body says of people is looked up in the caller's own connections, never believed. */
const ownFields: Partial<Record<WearablePath, string>> = {
  '/generate': 'reference_id',
  '/get-user': 'user_id',
  '/get-providers': 'user_id',
  '/import': 'user_id',
  '/import-weighings': 'user_id',
  '/import-meals': 'user_id',
  '/connect-demo': 'user_id',
  '/delete-account': 'appwrite_user_id',
}

/** Documents that a call brings from files. */
interface Brought {
  readonly one: Collection
  readonly count: number
}

/** Refuses what is not of the past; gives what a call of a file brings. */
const checkBrought = (path: WearablePath, input: WearableInput<WearablePath>, now: number): Brought | undefined => {
  if (path === '/import' && 'activities' in input) {
    checkEnded(input.activities, now)
    return { one: wearableData, count: input.activities.length }
  }
  if (path === '/import-weighings' && 'weighings' in input) {
    checkWeighed(input.weighings, now)
    return { one: bodyLog, count: input.weighings.length }
  }
  if (path === '/import-meals' && 'meals' in input) {
    checkEaten(input, now)
    return { one: mealLogs, count: input.meals.length }
  }
  return undefined
}

/** Refuses a body that does not fit its path, or that is about somebody else. The body of an import is read once: it is large. */
const checkCall = (path: WearablePath, { body, userId }: FunctionCall, now: number): Brought | undefined => {
  const input = requireInput(path, body)
  const brought = checkBrought(path, input, now)
  if (path === '/get-data') wearable.checkRange(requireInput('/get-data', body))
  const field = ownFields[path]
  const named = field === undefined ? userId : new Map<string, unknown>(Object.entries(input)).get(field)
  if (named !== userId)
    throw new Refusal('user_unauthorized', `Invalid \`${field}\` param: it must be your own user id.`)
  return brought
}

const limits: Partial<Record<WearablePath, RateLimit>> = {
  '/import': { name: 'import-activities', max: 60, windowSeconds: HOUR_SECONDS },
  '/import-weighings': { name: 'import-weighings', max: 60, windowSeconds: HOUR_SECONDS },
  '/import-meals': { name: 'import-meals', max: 60, windowSeconds: HOUR_SECONDS },
  '/connect-demo': { name: 'connect-demo', max: 10, windowSeconds: HOUR_SECONDS },
}

/** Counts a call; over the limit it is answered with 429. */
const findLimited = async ({ backend, call }: Work, path: WearablePath): Promise<FunctionAnswer | undefined> => {
  const limit = limits[path]
  const verdict = limit && (await backend.limits.count(limit, call.userId))
  if (verdict === undefined || verdict.allowed) return undefined
  return errorAnswer(429, ({ general }) => general.tooManyAttempts)
}

/** What is said of each path that worked. */
const succeeded: Readonly<Record<WearablePath, string>> = {
  '/generate': 'Authorization URL generated',
  '/get-user': 'Wearable user fetched',
  '/get-data': 'Health data fetched',
  '/deauthorize': 'Wearable disconnected',
  '/get-providers': 'Connected providers fetched',
  '/get-athlete': 'Athlete data fetched',
  '/import': 'Activities imported',
  '/import-weighings': 'Weighings imported',
  '/import-meals': 'Meals imported',
  '/connect-demo': 'Demo device connected',
  '/delete-account': 'User account deleted',
}

const answerOf = (path: WearablePath, body: Readonly<Record<string, unknown>>): FunctionAnswer => ({
  statusCode: 200,
  body: { status: 'success', message: succeeded[path], ...body },
})
const alone = ['/import', '/import-weighings', '/import-meals', '/connect-demo'] as const
type AlonePath = (typeof alone)[number]

const isAlone = (path: WearablePath): path is AlonePath => alone.some((one) => one === path)

/** What needs no wearable service: files, and a device that makes its days up. */
const answerAlone = async ({ backend, call }: Work, path: AlonePath): Promise<FunctionAnswer> => {
  const { userId, body } = call
  if (path === '/connect-demo') return answerOf(path, await connectDemo(backend, userId))
  if (path === '/import-meals') return answerOf(path, await importMeals(backend, userId, requireInput(path, body)))
  if (path === '/import-weighings') {
    return answerOf(path, await importWeighings(backend, userId, requireInput(path, body).weighings))
  }
  return answerOf(path, await importActivities(backend, userId, requireInput(path, body).activities))
}

const isDemoCall = (path: WearablePath, body: unknown): path is '/get-data' | '/deauthorize' =>
  (path === '/get-data' || path === '/deauthorize') && requireInput(path, body).provider === DEMO_PROVIDER

/** Answers for the caller's own demo device, whatever its id. */
const answerDemo = async ({ backend, call }: Work, path: '/get-data' | '/deauthorize'): Promise<FunctionAnswer> => {
  if (path === '/get-data') return answerOf(path, { data: [], fresh: await syncDemo(backend, call.userId) })
  await disconnectDemo(backend, call.userId)
  return answerOf(path, {})
}

const answer = async (
  { backend, call, signal }: Work,
  path: Exclude<WearablePath, AlonePath | '/delete-account'>,
): Promise<FunctionAnswer> => {
  const { wearables: service } = backend
  if (service === undefined) return errorAnswer(200, (words) => words.wearable.unconfigured)
  const { userId, body } = call
  const asked = { backend, service, userId, signal }
  switch (path) {
    case '/generate':
      return answerOf(path, await wearable.generateLink(asked, requireInput(path, body)))
    case '/get-user':
      return answerOf(path, await wearable.getUser(asked))
    case '/get-data':
      return answerOf(path, await wearable.getData(asked, requireInput(path, body)))
    case '/deauthorize':
      return answerOf(path, await wearable.deauthorize(asked, requireInput(path, body)))
    case '/get-providers':
      return answerOf(path, await wearable.getProviders(asked))
    case '/get-athlete':
      return answerOf(path, await wearable.getAthlete(asked, requireInput(path, body)))
  }
}

/** Wearables, and the end of an account: `/delete-account` works with and without a wearable service. */
export const wearableFunction: FunctionHandler = {
  id: functionIds.wearable,
  // The most recorded activities that one call brings, each with all its samples, come to half of it.
  maxBodyLength: 2 * 1024 * 1024,
  recordedAs: ({ path }) => (path === '/delete-account' ? 'account-deletion' : undefined),
  async authorise(backend, call) {
    if (call.path !== '/delete-account') return
    checkCall('/delete-account', call, backend.clock.now())
    const { password } = requireInput('/delete-account', call.body)
    await requireProof(backend, requireSignedIn(call.caller ?? null), password)
  },
  async admit(tx, backend, call) {
    const path = requirePath(call)
    const brought = checkCall(path, call, backend.clock.now())
    if (brought !== undefined) await requireRoomForDocuments(tx, backend, brought.one, call.userId, brought.count)
    if (path !== '/delete-account') return { kind: 'queue', jobKey: `wearable/${call.userId}`, inputs: '' }
    await requireStillProven(tx, requireSignedIn(call.caller ?? null))
    await deleteAccount(tx, backend, call.userId)
    return { kind: 'gone', answer: answerOf(path, {}) }
  },
  async run(work) {
    const path = requirePath(work.call)
    if (path === '/delete-account') return errorAnswer(409, (words) => words.wearable.accountNotDeleted)
    try {
      if (isAlone(path)) {
        return (await findLimited(work, path)) ?? (await answerAlone(work, path))
      }
      if (isDemoCall(path, work.call.body)) return await answerDemo(work, path)
      return await answer(work, path)
    } catch (error) {
      if (error instanceof Refusal) return refusedAnswer(404, error)
      if (!(error instanceof WearableFailure)) throw error
      work.backend.log.warn({ err: error, path }, 'the wearable service failed')
      return errorAnswer(
        error.isPassing ? 503 : 409,
        (words) => `${words.wearable.failed[path]}. ${words.wearable.why[error.reason]}`,
      )
    }
  },
}
