/** What the server said before the app could ask: its status, and its body where that is JSON. */
export interface EarlyAnswer {
  readonly status: number
  readonly body: string
}

interface EarlyReadings {
  readonly answers: Map<string, Promise<EarlyAnswer | undefined>>
  /** `performance.now()` of the first question. */
  readonly askedAt: number
}

declare global {
  /** Left by `early.ts`, which is a script of its own. */
  var earlyReadings: EarlyReadings | undefined
}

/** How long an early answer says what is true now, in milliseconds. */
const GOOD_FOR_MS = 10_000
/** How long it is waited for: after that the app asks by itself, and says what is missing. Milliseconds. */
const PATIENCE_MS = 8_000

async function read(uri: string, projectId: string): Promise<EarlyAnswer | undefined> {
  try {
    const answer = await fetch(uri, {
      headers: { 'X-Appwrite-Project': projectId },
      credentials: 'include',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false
    // A server in trouble, or a stranger in its place, is asked again and answered for there.
    const isUsable = isJson && (answer.ok || answer.status === 401)
    return isUsable ? { status: answer.status, body: await answer.text() } : undefined
  } catch {
    return undefined
  }
}

/** Begins a reading that the app will ask for once its code is here. */
export function readEarly(uri: string, projectId: string): Promise<EarlyAnswer | undefined> {
  globalThis.earlyReadings ??= { answers: new Map(), askedAt: performance.now() }
  const answer = read(uri, projectId)
  globalThis.earlyReadings.answers.set(uri, answer)
  return answer
}

/** The answer that was asked for early; undefined when there is none any more. Each is given once. */
export function takeEarlyAnswer(uri: string): Promise<EarlyAnswer | undefined> | undefined {
  const { answers, askedAt } = globalThis.earlyReadings ?? {}
  if (answers === undefined || askedAt === undefined) return undefined
  if (performance.now() - askedAt > GOOD_FOR_MS) dropEarlyAnswers()
  const answer = answers.get(uri)
  answers.delete(uri)
  return answer
}

/** What was asked before a change says nothing of what is after it. */
export const dropEarlyAnswers = (): void => globalThis.earlyReadings?.answers.clear()
