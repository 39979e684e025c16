import { projectId } from '@pacemeal/protocol'
import { Account, AppwriteException, Client, Databases, Functions, ID, Storage } from 'appwrite'

/** A person's browser: the official SDK over a jar of cookies. */
export interface Browser {
  readonly client: Client
  readonly account: Account
  readonly databases: Databases
  readonly storage: Storage
  readonly functions: Functions
  /** Cookies by name, as the server set them. */
  readonly cookies: ReadonlyMap<string, Cookie>
  /** A request beside the SDK with the same cookies; `path` starts after the server's address. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The id of the next person who signs up without one. */
  nextPerson(): string
  /** Ends the browser: cookies without a date are forgotten. */
  restart(): void
}

export interface Cookie {
  readonly value: string
  /** The rest of the Set-Cookie line, in lower case. */
  readonly attributes: string
}

type Jar = Map<string, Cookie>

const MARK = 'x-test-browser'
const jars = new Map<string, Jar>()

const keepCookies = (jar: Jar, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const cookie = { value: pair.slice(at + 1), attributes: attributes.join(';').toLowerCase() }
    if (/max-age=0|expires=thu, 01 jan 1970/.test(cookie.attributes)) jar.delete(name)
    else jar.set(name, cookie)
  }
}

const fetchWithJar = async (network: typeof fetch, jar: Jar, input: string | URL | Request, init: RequestInit) => {
  const headers = new Headers(init.headers)
  headers.delete(MARK)
  const cookies = [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
  if (cookies !== '') headers.set('cookie', cookies)
  const response = await network(input, { ...init, headers })
  keepCookies(jar, response)
  return response
}

/** Node's fetch keeps no cookies, a browser's does: calls of our browsers go through their jar, all others stay as they are. */
const network = globalThis.fetch
globalThis.fetch = async (input, init = {}) => {
  const mark = new Headers(init.headers).get(MARK)
  const jar = mark === null ? undefined : jars.get(mark)
  return jar === undefined ? network(input, init) : fetchWithJar(network, jar, input, init)
}

let opened = 0

export const openBrowser = (url: string, nextPerson: () => string = ID.unique): Browser => {
  opened += 1
  const mark = String(opened)
  const jar: Jar = new Map()
  jars.set(mark, jar)
  const client = new Client().setEndpoint(`${url}/v1`).setProject(projectId)
  client.headers[MARK] = mark
  return {
    client,
    account: new Account(client),
    databases: new Databases(client),
    storage: new Storage(client),
    functions: new Functions(client),
    cookies: jar,
    nextPerson,
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers)
      if (!headers.has('x-appwrite-project')) headers.set('x-appwrite-project', projectId)
      return fetchWithJar(network, jar, `${url}${path}`, { redirect: 'manual', ...init, headers })
    },
    restart() {
      for (const [name, { attributes }] of jar) if (!attributes.includes('expires=')) jar.delete(name)
    },
  }
}

export interface Person extends Browser {
  readonly userId: string
  readonly email: string
}

export const goodPassword = 'Oatmeal-2026'

/** Signs a new person up and in, under an id that is the same in each run of the test. */
export const signUp = async (
  browser: Browser,
  name = 'Maya Lindgren',
  userId: string = browser.nextPerson(),
): Promise<Person> => {
  const email = `${userId}@athletes.example`
  await browser.account.create({ userId, email, password: goodPassword, name })
  await browser.account.createEmailPasswordSession({ email, password: goodPassword })
  return { ...browser, userId, email }
}

/** What a call was refused with: `401 user_unauthorized`. Fails when it was not refused. */
export const refusal = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
  } catch (error) {
    if (error instanceof AppwriteException) return `${error.code} ${error.type}`
    throw error
  }
  throw new Error('The call was expected to be refused.')
}
