import { databaseId, projectId } from '@pacemeal/protocol'
import { openSocket } from '../../apps/server/src/testing/test-realtime.ts'
import type { Answer } from './cases.ts'

/** Somebody who is signed in, as plain requests: the SDK would refuse or reshape what is sent here. */
export interface Person {
  readonly url: string
  readonly userId: string
  /** Cookie and project. */
  readonly headers: Readonly<Record<string, string>>
}

const PASSWORD = 'Oatmeal-2026'
const json = { 'content-type': 'application/json', 'x-appwrite-project': projectId }

export const collectionPath = (collection: string): string =>
  `/v1/databases/${databaseId}/collections/${collection}/documents`

/** Signs a new person up and in. */
export const signUp = async (url: string, userId: string): Promise<Person> => {
  const account = { email: `${userId}@bench.example`, password: PASSWORD }
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
  const created = await post('/v1/account', { ...account, userId, name: 'Bench Athlete' })
  if (created.status !== 201) throw new Error(`Nobody could sign up: ${await created.text()}`)
  const session = await post('/v1/account/sessions/email', account)
  const cookies = session.headers.getSetCookie().map((line) => line.split(';')[0])
  return { url, userId, headers: { cookie: cookies.join('; '), 'x-appwrite-project': projectId } }
}

const messageOf = (text: string): string => {
  try {
    const { message, errors, responseBody }: Record<string, unknown> = JSON.parse(text)
    return [message, errors, responseBody].find((one) => typeof one === 'string' && one !== '') as string
  } catch {
    return text
  }
}

/** What is said to a request, whose body is ready to be sent. */
export const send = async (
  person: Person,
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer> | FormData,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const answer = await fetch(`${person.url}${path}`, {
    method,
    headers: { ...person.headers, ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  return { status: answer.status, message: answer.status < 300 ? '' : messageOf(text), length: text.length }
}

/** What is said to a frame over a new socket: the first answer after the greeting, or the code of the close. */
export const sendFrame = async (person: Person, frame: string, query = ''): Promise<Answer> => {
  const socket = openSocket(person.url, { headers: person.headers, query: `project=${projectId}${query}` })
  try {
    let said = await socket.next()
    if (said.type === 'connected') {
      socket.send(frame)
      said = await socket.next()
    }
    if (!('data' in said)) return { status: said.code, message: 'The connection was closed.', length: 0 }
    const { code = 200, message = '' } = said.data
    return { status: Number(code), message: String(message), length: JSON.stringify(said).length }
  } finally {
    socket.close()
  }
}
