import { Account, Avatars, Client, Databases, Functions, Storage } from 'appwrite'
import { configuration } from './configuration.ts'
import { READ_WITHIN_MS } from './refusal.ts'

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
}

/** The one connection to the API. Nothing outside this folder imports the SDK. */
export const client = new TimedClient().setEndpoint(configuration.endpoint).setProject(configuration.projectId)

export const accountApi = new Account(client)
export const databasesApi = new Databases(client)
export const functionsApi = new Functions(client)
export const storageApi = new Storage(client)
export const avatarsApi = new Avatars(client)

export { ID, OAuthProvider, Permission, Role } from 'appwrite'
