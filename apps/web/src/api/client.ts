import { Account, AppwriteException, Avatars, Client, Databases, Functions, Storage } from 'appwrite'
import { configuration } from './configuration.ts'
import { dropEarlyAnswers, type EarlyAnswer, takeEarlyAnswer } from './early-readings.ts'
import { READ_WITHIN_MS } from './refusal.ts'
import { whenAdmitted } from './when-admitted.ts'

/** An early answer as the SDK gives or refuses it. */
function settle({ status, body }: EarlyAnswer): unknown {
  const answer = JSON.parse(body)
  if (status < 400) return answer
  throw new AppwriteException(answer?.message, status, answer?.type, body)
}

/**
 * A connection whose readings end. A browser opens six connections to a server without HTTP/2: readings that nobody
 * waits for any more would keep every other question from being asked.
 */
class TimedClient extends Client {
  override prepareRequest(...request: Parameters<Client['prepareRequest']>): ReturnType<Client['prepareRequest']> {
    const { uri, options } = super.prepareRequest(...request)
    return {
      uri,
      options: options.method === 'GET' ? { ...options, signal: AbortSignal.timeout(READ_WITHIN_MS) } : options,
    }
  }

  /** Takes an answer that was asked for before this code was here. After the first change there are none. */
  override async call(...request: Parameters<Client['call']>): ReturnType<Client['call']> {
    const [method, url, headers, parameters] = request
    if (method.toLowerCase() !== 'get') dropEarlyAnswers()
    // The address is changed by preparing it.
    const early = takeEarlyAnswer(super.prepareRequest(method, new URL(url), headers, parameters).uri)
    const answer = await early
    if (answer !== undefined) return settle(answer)
    // Readings are tried again by who asks for them.
    return method.toLowerCase() === 'get' ? super.call(...request) : whenAdmitted(() => super.call(...request))
  }
}

/** The one connection to the API. Nothing outside this folder imports the SDK. */
export const client = new TimedClient().setEndpoint(configuration.endpoint).setProject(configuration.projectId)

export const accountApi = new Account(client)
export const databasesApi = new Databases(client)
export const functionsApi = new Functions(client)
export const storageApi = new Storage(client)
export const avatarsApi = new Avatars(client)

export { ID, OAuthProvider, Permission, Role } from 'appwrite'
