import { i18n } from '@lingui/core'
import { DEFAULT_LOCALE } from '@pacemeal/domain'
import { Account, Client, Databases, Functions, Storage } from 'appwrite'
import { configuration } from './configuration.ts'
import { dropEarlyAnswers } from './early-readings.ts'
import { READ_WITHIN_MS } from './refusal.ts'
import { whenAdmitted } from './when-admitted.ts'

/**
 * A connection whose readings end. A browser opens six connections to a server without HTTP/2: readings that nobody
 * waits for any more would keep every other question from being asked.
 */
class TimedClient extends Client {
  override prepareRequest(...request: Parameters<Client['prepareRequest']>): ReturnType<Client['prepareRequest']> {
    // The server's reasons come in the person's language; English, which it says by itself, needs no header.
    if (i18n.locale !== DEFAULT_LOCALE) this.setLocale(i18n.locale)
    const { uri, options } = super.prepareRequest(...request)
    return {
      uri,
      options: options.method === 'GET' ? { ...options, signal: AbortSignal.timeout(READ_WITHIN_MS) } : options,
    }
  }

  /** After the first change, what was read early says nothing of what is. */
  override async call(...request: Parameters<Client['call']>): ReturnType<Client['call']> {
    const isReading = request[0].toLowerCase() === 'get'
    if (!isReading) dropEarlyAnswers()
    // Readings are tried again by who asks for them.
    return isReading ? super.call(...request) : whenAdmitted(() => super.call(...request))
  }
}

/** The one connection to the API. Nothing outside this folder imports the SDK. */
export const client = new TimedClient().setEndpoint(configuration.endpoint).setProject(configuration.projectId)

export const accountApi = new Account(client)
export const databasesApi = new Databases(client)
export const functionsApi = new Functions(client)
export const storageApi = new Storage(client)

export { ID, OAuthProvider, Permission, Role } from 'appwrite'
