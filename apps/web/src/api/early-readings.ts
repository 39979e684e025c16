import { isJsonObject, parseJson } from '@pacemeal/domain'

/** What the server said before the app could ask. */
interface EarlyAnswer {
  readonly status: number
  readonly body: unknown
}

type Asked = Promise<EarlyAnswer | undefined>

interface EarlyReadings {
  /** By the address below the endpoint. */
  readonly answers: Map<string, Asked>
  /** `performance.now()` of the first question. */
  readonly askedAt: number
  /** The same moment, as an ISO time: questions of what is due are asked as of then. */
  readonly moment: string
}

declare global {
  /** Left by `early.ts`, which is a script of its own. */
  var earlyReadings: EarlyReadings | undefined
}

/** How long an early answer says what is true now, in milliseconds. */
const GOOD_FOR_MS = 10_000
/** How long its beginning is waited for: after that the app asks by itself, and says what is missing. Milliseconds. */
const PATIENCE_MS = 8_000

/** Stands for the person's id in an address, while the page does not know it; the server fills it in. */
export const OWN_ID = '-me-'

/** The address of the person behind the session. */
export const ACCOUNT = '/account'

/** Where the readings go, and by whom. */
export interface EarlyReader {
  readonly endpoint: string
  readonly projectId: string
  /** Undefined while the page does not know who is here. */
  readonly userId: string | undefined
}

async function fetchJson(reader: EarlyReader, address: string, init: RequestInit = {}): Asked {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(reader.endpoint + address, {
      ...init,
      headers: { 'X-Appwrite-Project': reader.projectId, 'Content-Type': 'application/json' },
      credentials: 'include',
      signal: patience.signal,
    })
    // What has begun to arrive is waited for: on a slow line it would only be asked for again.
    clearTimeout(timer)
    const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false
    return isJson ? { status: answer.status, body: parseJson(await answer.text()) } : undefined
  } catch {
    return undefined
  }
}

/** A server in trouble, or a stranger in its place, is asked again by the app and answered for there. */
const usable = (answer: EarlyAnswer | undefined): EarlyAnswer | undefined =>
  answer !== undefined && isJsonObject(answer.body) && (answer.status < 300 || answer.status === 401)
    ? answer
    : undefined

const idIn = (answer: EarlyAnswer | undefined): string | undefined => {
  if (answer?.status !== 200 || !isJsonObject(answer.body)) return undefined
  return typeof answer.body.$id === 'string' ? answer.body.$id : undefined
}

/** The answers of a batch, one for each address. A batch that is refused as a whole is refused for each. */
function answersIn(batch: EarlyAnswer | undefined, count: number): readonly (EarlyAnswer | undefined)[] {
  const answers = batch?.status === 200 && isJsonObject(batch.body) ? batch.body.answers : undefined
  if (!Array.isArray(answers)) return Array.from({ length: count }, () => (batch?.status === 401 ? batch : undefined))
  return answers.map((one) =>
    isJsonObject(one) && typeof one.status === 'number' ? { status: one.status, body: one.body } : undefined,
  )
}

/** All in one request; what is asked of a person who is not known yet has its address once they are. */
function readTogether(reader: EarlyReader, addresses: readonly string[], answers: Map<string, Asked>): void {
  const reads = reader.userId === undefined ? [ACCOUNT, ...addresses] : addresses
  const batch = fetchJson(reader, '/batch', { method: 'POST', body: JSON.stringify({ reads }) })
  const all = batch.then((batch) => answersIn(batch, reads.length).map(usable))
  const add = (userId: string, from: number) => {
    for (const [index, read] of reads.entries()) {
      if (index >= from)
        answers.set(
          read.replaceAll(OWN_ID, userId),
          all.then((found) => found[index]),
        )
    }
  }
  if (reader.userId !== undefined) {
    add(reader.userId, 0)
    return
  }
  const person = all.then(([account]) => {
    const id = idIn(account)
    if (id !== undefined) add(id, 1)
    return account
  })
  answers.set(ACCOUNT, person)
}

/** Whether a service worker answers this page, and keeps what it reads for the time without a network. */
export const isInstalled = (): boolean => Boolean(globalThis.navigator?.serviceWorker?.controller)

/** Each by itself: the installed app keeps every answer under its address, for the time without a network. */
function readApart(reader: EarlyReader, addresses: readonly string[], answers: Map<string, Asked>): void {
  const read = async (address: string) => usable(await fetchJson(reader, address))
  const readOf = (userId: string) => {
    for (const one of addresses) {
      const address = one.replaceAll(OWN_ID, userId)
      answers.set(address, read(address))
    }
  }
  if (reader.userId !== undefined) {
    readOf(reader.userId)
    return
  }
  const person = read(ACCOUNT).then((account) => {
    const id = idIn(account)
    if (id !== undefined) readOf(id)
    return account
  })
  answers.set(ACCOUNT, person)
}

/**
 * Begins the readings that the app will ask for once its code is here, and that of the person where they are not known.
 *
 * @param addresses - below the endpoint, with `OWN_ID` for the person
 * @param moment - now, as an ISO time
 */
export function readEarly(reader: EarlyReader, addresses: readonly string[], moment: string): void {
  const answers = new Map<string, Asked>()
  globalThis.earlyReadings = { answers, askedAt: performance.now(), moment }
  if (isInstalled()) readApart(reader, addresses, answers)
  else readTogether(reader, addresses, answers)
}

const current = (): EarlyReadings | undefined => {
  const readings = globalThis.earlyReadings
  return readings !== undefined && performance.now() - readings.askedAt <= GOOD_FOR_MS ? readings : undefined
}

/** The moment that questions of what is due are asked as of: that of the early readings while they count, else now. */
export const momentOfReading = (): string => current()?.moment ?? new Date().toISOString()

/** A refused answer as the SDK throws it, which is not here yet. */
const refused = ({ status, body }: EarlyAnswer): Error => {
  const { message, type } = isJsonObject(body) ? body : {}
  const facts = { name: 'AppwriteException', code: status, type, response: JSON.stringify(body) }
  return Object.assign(new Error(String(message)), facts)
}

/**
 * The answer that was asked for early, once; else, and when that one is none, what `ask` gives.
 *
 * @throws what the SDK would throw where the early answer is a refusal
 */
export async function earlyOr<T>(address: string, ask: () => Promise<T>): Promise<T> {
  const { answers } = current() ?? {}
  const asked = answers?.get(address)
  answers?.delete(address)
  const answer = await asked
  // A change since then has made it untrue.
  if (answer === undefined || current() === undefined) return ask()
  if (answer.status >= 300) throw refused(answer)
  return answer.body as T
}

/** Whether the answer was asked for early and still counts. */
export const isAskedEarly = (address: string): boolean => current()?.answers.has(address) ?? false

/** What was asked before a change says nothing of what is after it. */
export const dropEarlyAnswers = (): void => {
  globalThis.earlyReadings = undefined
}
