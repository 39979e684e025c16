import { randomUUID } from 'node:crypto'
import { beganAt } from './test-terra-records.ts'
import type { DataType, Reply, Session, TerraPerson } from './test-terra-types.ts'

/** A call of the API as it arrived. */
export interface AskedOfTerra {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: string
}

/** What goes wrong with a call. */
export type Failure =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** A body that is not the documented one, with status 200. */
  | { readonly kind: 'body'; readonly body: string }
  /** No answer ever comes. */
  | { readonly kind: 'silence' }

interface Place {
  readonly isKnown: boolean
  readonly failure: Failure | undefined
  readonly people: ReadonlyMap<string, TerraPerson>
  readonly sessions: Map<string, Session>
  readonly url: string
  wireUser(person: TerraPerson): object
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})
const refuse = (status: number, message: string, headers = {}) => json(status, { status: 'error', message }, headers)

const play = (failure: Failure): Reply | undefined => {
  if (failure.kind === 'silence') return undefined
  if (failure.kind === 'body') return { status: 200, body: failure.body }
  const wait = failure.retryAfter === undefined ? {} : { 'retry-after': failure.retryAfter }
  return refuse(failure.status, 'as the test says', wait)
}

const openSession = (sessions: Map<string, Session>, provider: string, body: string): string => {
  const wanted = JSON.parse(body) as Record<string, string>
  const id = randomUUID()
  sessions.set(id, {
    provider,
    referenceId: wanted.reference_id ?? '',
    successUrl: wanted.auth_success_redirect_url ?? '',
    failureUrl: wanted.auth_failure_redirect_url ?? '',
  })
  return id
}

/** Makers with a page of their own; the others are on the service's page. */
const OWN_PAGES = new Set(['OURA', 'WHOOP', 'FITBIT', 'GARMIN', 'BIOSTRAP'])

const isData = (path: string): path is DataType => ['activity', 'body', 'sleep', 'daily'].includes(path)

/** Answers as the service documents it, or fails as it was told to. */
export const answerCall = (call: AskedOfTerra, place: Place): Reply | undefined => {
  const { method, path, query, body } = call
  const { isKnown, failure, people, sessions, url, wireUser } = place
  if (failure !== undefined) return play(failure)
  if (!isKnown) return refuse(403, 'Invalid dev-id or x-api-key')
  if (method === 'POST' && path === 'auth/authenticateUser') {
    const provider = query.resource ?? ''
    if (!OWN_PAGES.has(provider)) return refuse(404, 'There is no such resource')
    const id = openSession(sessions, provider, body)
    return json(200, { status: 'success', user_id: randomUUID(), auth_url: `${url}/authorise/${id}` })
  }
  if (method === 'POST' && path === 'auth/generateWidgetSession') {
    const { providers } = JSON.parse(body) as { providers: string }
    const id = openSession(sessions, providers, body)
    return json(200, { status: 'success', session_id: id, url: `${url}/authorise/${id}`, expires_in: 900 })
  }
  if (path === 'userInfo') {
    const users = [...people.values()].filter(({ referenceId }) => referenceId === query.reference_id)
    if (users.length === 0) return refuse(404, 'No user')
    return json(200, { status: 'success', users: users.map(wireUser) })
  }
  const person = people.get(query.user_id ?? '')
  if (person === undefined) return refuse(404, 'User ID not found')
  if (method === 'DELETE' && path === 'auth/deauthenticateUser') return json(200, { status: 'success' })
  if (!person.isActive) return refuse(401, 'The provider no longer accepts our token')
  const user = wireUser(person)
  if (path === 'athlete') return json(200, { status: 'success', user, athlete: { first_name: 'Maya', sex: 'female' } })
  if (!isData(path)) return refuse(404, 'There is no such call')
  const data = person.records[path].filter((entry) => {
    const day = beganAt(entry).slice(0, 10)
    return day >= (query.start_date ?? '') && day < (query.end_date ?? '9')
  })
  return json(200, { status: 'success', type: path, user, data })
}
