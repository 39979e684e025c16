import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { MINUTE_MS } from '@pacemeal/domain'
import { type AskedOfTerra, answerCall, type Failure } from './test-terra-api.ts'
import { authorisePage, page, peoplePage, usedUp } from './test-terra-pages.ts'
import { aWorkout, believableHistory } from './test-terra-records.ts'
import type { Reply, Session, TerraPerson } from './test-terra-types.ts'

/** How an event is signed: properly, with another secret, long ago, or not at all. */
export type Signing = 'proper' | 'forged' | 'old' | 'none'

/** The wearable service in this process: its API, its page where people allow or deny, and its signed events. */
export interface TestTerra {
  readonly url: string
  readonly settings: {
    readonly TERRA_DEV_ID: string
    readonly TERRA_API_KEY: string
    readonly TERRA_SIGNING_SECRET: string
    readonly TERRA_BASE_URL: string
  }
  /** Every call of the API so far. */
  readonly asked: readonly AskedOfTerra[]
  readonly people: ReadonlyMap<string, TerraPerson>
  /** Where events go; nowhere until it is set. */
  webhook: string
  /** How the next calls of a path fail; `times` of them. */
  fail(path: string, failure: Failure, times?: number): void
  /** Connects somebody without the page, and tells nobody. */
  connect(referenceId: string, provider: string): TerraPerson
  /** Sends an event; gives what it was answered. */
  send(
    event: object,
    signing?: Signing,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; text: string }>
  /** The event that a connection makes, ends, or brings data. */
  event(type: string, person: TerraPerson, more?: object): object
  close(): Promise<void>
}

export interface TestTerraOptions {
  /** The time by which events are signed. */
  readonly now?: () => number
  /** New people bring four weeks of records. */
  readonly withHistory?: boolean
  readonly port?: number
}

const DEV_ID = 'pacemeal-test'
const API_KEY = 'a-key-of-this-test'
const SECRET = 'a-signing-secret-of-this-test'
const OLD_MS = 10 * MINUTE_MS

const goTo = (location: string): Reply => ({ status: 303, body: '', headers: { location } })

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const wireUser = ({ userId, referenceId, provider, isActive }: TerraPerson) => ({
  user_id: userId,
  reference_id: referenceId,
  provider,
  active: isActive,
  scopes: 'ACTIVITY_EXPORT,HEALTH_EXPORT',
  last_webhook_update: null,
})

/** Starts the double. Close it when the story is over. */
export const startTestTerra = async (options: TestTerraOptions = {}): Promise<TestTerra> => {
  const { now = Date.now, withHistory = false, port = 0 } = options
  const asked: AskedOfTerra[] = []
  const people = new Map<string, TerraPerson>()
  const sessions = new Map<string, Session>()
  const failures = new Map<string, { failure: Failure; times: number }>()

  const connect = (referenceId: string, provider: string): TerraPerson => {
    const empty = { activity: [], body: [], sleep: [], daily: [] }
    const records = withHistory ? believableHistory(now()) : empty
    const person = { userId: randomUUID(), referenceId, provider: provider.toUpperCase(), isActive: true, records }
    people.set(person.userId, person)
    return person
  }
  const event = (type: string, person: TerraPerson, more: object = {}) => ({
    type,
    status: 'success',
    user: wireUser(person),
    version: '2022-03-16',
    ...more,
  })
  const send: TestTerra['send'] = async (sent, signing = 'proper', headers = {}) => {
    const body = JSON.stringify(sent)
    const stamp = Math.floor((now() - (signing === 'old' ? OLD_MS : 0)) / 1000)
    const secret = signing === 'forged' ? 'somebody else' : SECRET
    const hash = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
    const signature = signing === 'none' ? {} : { 'terra-signature': `t=${stamp},v1=${hash}` }
    const response = await fetch(terra.webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signature, ...headers },
      body,
    })
    return { status: response.status, text: await response.text() }
  }
  /** An event that nobody may be there to hear. */
  const tell = async (sent: object): Promise<void> => {
    if (terra.webhook !== '') await send(sent).catch(() => undefined)
  }

  const decide = async (id: string, isAllowed: boolean): Promise<Reply> => {
    const session = sessions.get(id)
    if (session === undefined) return usedUp()
    sessions.delete(id)
    const { referenceId, provider, successUrl, failureUrl } = session
    const target = new URL(isAllowed ? successUrl : failureUrl)
    if (isAllowed) {
      const person = connect(referenceId, provider)
      await tell(event('auth', person, { message: 'User has successfully authenticated', reference_id: referenceId }))
      target.searchParams.append('user_id', person.userId)
    } else target.searchParams.append('reason', 'access_denied')
    target.searchParams.append('reference_id', referenceId)
    target.searchParams.append('resource', provider)
    return goTo(target.href)
  }
  const finishWorkout = async (userId: string): Promise<Reply> => {
    const person = people.get(userId)
    if (person === undefined) return page(404, 'Nobody is connected by this id', '')
    const workout = aWorkout({
      id: randomUUID(),
      start: now() - 50 * MINUTE_MS,
      minutes: 50,
      name: 'Hard run',
      bpm: 164,
      kcal: 640,
    })
    person.records.activity.push(workout)
    await tell(event('activity', person, { data: [workout] }))
    return goTo('/')
  }

  const answerApi = async (call: AskedOfTerra, isKnown: boolean): Promise<Reply | undefined> => {
    asked.push(call)
    const planned = failures.get(call.path)
    if (planned !== undefined && --planned.times <= 0) failures.delete(call.path)
    const reply = answerCall(call, { isKnown, failure: planned?.failure, people, sessions, url: terra.url, wireUser })
    const person = people.get(call.query.user_id ?? '')
    if (call.method === 'DELETE' && reply?.status === 200 && person !== undefined) {
      people.delete(person.userId)
      await tell(event('deauth', { ...person, isActive: false }))
    }
    return reply
  }
  const answer = async (request: IncomingMessage): Promise<Reply | undefined> => {
    const body = await readBody(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://terra')
    const [, area, id = '', choice] = pathname.split('/')
    if (area === 'authorise' && request.method === 'GET') return authorisePage(id, sessions.get(id))
    if (area === 'authorise') return decide(id, choice === 'allow')
    if (area === 'finish') return finishWorkout(id)
    if (area !== 'v2') return peoplePage([...people.values()])
    const query = Object.fromEntries(searchParams)
    const isKnown = request.headers['dev-id'] === DEV_ID && request.headers['x-api-key'] === API_KEY
    return answerApi({ method: request.method ?? '', path: pathname.slice('/v2/'.length), query, body }, isKnown)
  }
  const server = createServer(async (request, response) => {
    const reply = await answer(request)
    if (reply !== undefined) response.writeHead(reply.status, reply.headers).end(reply.body)
  })

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  const terra: TestTerra = {
    url,
    settings: {
      TERRA_DEV_ID: DEV_ID,
      TERRA_API_KEY: API_KEY,
      TERRA_SIGNING_SECRET: SECRET,
      TERRA_BASE_URL: `${url}/v2`,
    },
    asked,
    people,
    webhook: '',
    fail(path, failure, times = 1) {
      failures.set(path, { failure, times })
    },
    connect,
    send,
    event,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return terra
}
