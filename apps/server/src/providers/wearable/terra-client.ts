import { AUTHORISATION_LINK_SECONDS } from '@pacemeal/protocol'
import { type TerraHttpOptions, terraHttp } from './terra-http.ts'
import {
  athleteAnswer,
  authenticationAnswer,
  connectedUser,
  dataAnswer,
  refusalAnswer,
  usersAnswer,
  widgetAnswer,
} from './terra-shapes.ts'
import { isSignedBy } from './terra-signature.ts'
import { WearableFailure } from './wearable-failure.ts'
import type { LinkRequest, WearableService } from './wearable-service.ts'

export interface TerraOptions extends TerraHttpOptions {
  readonly signingSecret: string
}

/** The day after, as the service's ranges leave out their end. */
const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

const pagesFor = ({ referenceId, successUrl, failureUrl }: LinkRequest) => ({
  language: 'en',
  reference_id: referenceId,
  auth_success_redirect_url: successUrl,
  auth_failure_redirect_url: failureUrl,
})

const undefinedIfUnknown = (error: unknown): undefined => {
  if (error instanceof WearableFailure && error.reason === 'not-found') return undefined
  throw error
}

/** Reads devices through Terra's API, version 2. */
export const terraClient = (options: TerraOptions): WearableService => {
  const ask = terraHttp(options)

  /** The page of the very maker that was asked for. */
  const askMaker = async (request: LinkRequest, signal?: AbortSignal) => {
    const answer = await ask(
      {
        method: 'POST',
        path: 'auth/authenticateUser',
        query: { resource: request.provider.toUpperCase() },
        body: pagesFor(request),
        signal,
      },
      authenticationAnswer,
    )
    return { url: answer.auth_url, expiresIn: AUTHORISATION_LINK_SECONDS }
  }
  /** The service's own page with that maker on it, for makers without a page of their own. */
  const askWidget = async (request: LinkRequest, signal?: AbortSignal) => {
    const body = { ...pagesFor(request), providers: request.provider.toUpperCase() }
    const answer = await ask({ method: 'POST', path: 'auth/generateWidgetSession', body, signal }, widgetAnswer)
    return { url: answer.url, expiresIn: answer.expires_in ?? AUTHORISATION_LINK_SECONDS }
  }

  return {
    async createLink(request, signal) {
      const own = await askMaker(request, signal).catch(undefinedIfUnknown)
      return own ?? askWidget(request, signal)
    },
    async listUsers(referenceId, signal) {
      const query = { reference_id: referenceId }
      const answer = await ask({ method: 'GET', path: 'userInfo', query, signal }, usersAnswer).catch(
        undefinedIfUnknown,
      )
      const users = answer?.users ?? (answer?.user ? [answer.user] : [])
      // What belongs to somebody else is never taken for ours, whatever the answer says.
      return users.map(connectedUser).filter((user) => user.referenceId === referenceId)
    },
    async readAthlete(terraUserId, signal) {
      const query = { user_id: terraUserId, to_webhook: 'false' }
      return (await ask({ method: 'GET', path: 'athlete', query, signal }, athleteAnswer)).athlete
    },
    async readData(type, terraUserId, { from, to }, signal) {
      const query = {
        user_id: terraUserId,
        start_date: from,
        end_date: dayAfter(to),
        to_webhook: 'false',
        with_samples: 'true',
      }
      const { data, retry_after_seconds } = await ask({ method: 'GET', path: type, query, signal }, dataAnswer)
      if (data) return data
      throw new WearableFailure('pending', `${type} is still being fetched`, {
        retryAfterMs: (retry_after_seconds ?? 60) * 1000,
      })
    },
    async endLink(terraUserId, signal) {
      const query = { user_id: terraUserId }
      await ask({ method: 'DELETE', path: 'auth/deauthenticateUser', query, signal }, refusalAnswer).catch(
        undefinedIfUnknown,
      )
    },
    isGenuine: (signature, body, now) => isSignedBy(options.signingSecret, signature, body, now),
  }
}
