import { userProfiles, type WearableInput } from '@pacemeal/protocol'
import { publicUrl } from '../../config/public-url.ts'
import type { AllPorts } from '../../ports.ts'
import { WearableFailure } from '../../providers/wearable/wearable-failure.ts'
import type { ConnectedUser, WearableService } from '../../providers/wearable/wearable-service.ts'
import { Refusal } from '../../refusal.ts'
import type { WearableLinkRow } from '../../store/tables.ts'
import { findDocument } from '../documents/document-store.ts'
import { fetchTerraData } from './fetch-terra-data.ts'
import { activeLinksOf, endLink, findLink, keepLink } from './wearable-links.ts'

/** A person's call about their devices, and the service that answers it. */
export interface Asked {
  readonly backend: AllPorts
  readonly service: WearableService
  readonly userId: string
  readonly signal: AbortSignal
}

/** Most days that one call may ask for. */
const MAX_DAYS = 31

const dayOf = (date: string): string => date.slice(0, 10)

/** Refuses a range that ends before it begins, or is too long for one call. */
export const checkRange = ({ start_date, end_date }: WearableInput<'/get-data'>): void => {
  const from = Temporal.PlainDate.from(dayOf(start_date))
  const { days } = from.until(Temporal.PlainDate.from(dayOf(end_date)))
  if (days >= 0 && days <= MAX_DAYS) return
  throw new Refusal(
    'general_argument_invalid',
    `Invalid \`end_date\` param: takes a day from start_date on, at most ${MAX_DAYS} days later`,
  )
}

/** The caller's own connection; anybody else's, and an unknown one, is not found. */
const requireLink = async ({ backend, userId }: Asked, terraUserId: string): Promise<WearableLinkRow> => {
  const link = await findLink(backend.store, terraUserId)
  if (link?.userId === userId) return link
  throw new Refusal('document_not_found', (words) => words.wearable.noConnection)
}

const requireActive = async (asked: Asked, terraUserId: string): Promise<WearableLinkRow> => {
  const link = await requireLink(asked, terraUserId)
  if (link.status === 'active') return link
  throw new Refusal('document_not_found', (words) => words.wearable.noConnection)
}

/** A page where the person allows a device; it leads back to the app, or into the onboarding of somebody without a profile. */
export const generateLink = async (
  { backend, service, userId, signal }: Asked,
  { provider }: WearableInput<'/generate'>,
) => {
  const profile = await findDocument(backend.store, userProfiles, userId)
  const page = `${publicUrl(backend.config)}${profile ? '/callback' : '/onboarding/terra-callback'}`
  const back = (answer: Readonly<Record<string, string>>) =>
    `${page}?${new URLSearchParams({ ...answer, provider: provider.toLowerCase(), reference_id: userId })}`
  const link = await service.createLink(
    {
      provider,
      referenceId: userId,
      successUrl: back({ success: 'true', status: 'success' }),
      failureUrl: back({ success: 'false', status: 'error' }),
    },
    signal,
  )
  return { url: link.url, expires_in: link.expiresIn }
}

/** Asks the service whose devices it knows for the caller, and keeps what it did not tell us of by itself. */
const learnLinks = async ({ backend, service, userId, signal }: Asked): Promise<readonly ConnectedUser[]> => {
  const users = await service.listUsers(userId, signal)
  const active = users.filter(({ isActive }) => isActive)
  await backend.store.transact(async (tx) => {
    for (const { terraUserId, provider } of active) await keepLink(tx, backend, { terraUserId, userId, provider })
  })
  return users
}

/** The id of the caller's newest connection, or null. A service that does not answer is no reason to forget one. */
export const getUser = async (asked: Asked) => {
  const failure = await learnLinks(asked).then(
    () => undefined,
    (error: unknown) => error,
  )
  const [newest] = await activeLinksOf(asked.backend.store, asked.userId)
  if (failure !== undefined && (newest === undefined || !(failure instanceof WearableFailure))) throw failure
  return { terra_user_id: newest?.terraUserId ?? null, provider: newest?.provider ?? null }
}

/** The caller's connections as the service knows them. */
export const getProviders = async (asked: Asked) => {
  const users = await learnLinks(asked)
  return {
    users: users.map(({ terraUserId, provider, isActive, scopes, lastUpdate }) => ({
      user_id: terraUserId,
      provider,
      active: isActive,
      scopes,
      last_webhook_update: lastUpdate,
    })),
  }
}

const isSeries = (name: string): boolean => name === 'samples' || name.endsWith('_samples') || name === 'detailed'

/** A record without its series of samples, which only the server keeps. */
const withoutSamples = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSamples)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (isSeries(name) ? [] : [[name, withoutSamples(inner)]])),
  )
}

/** Records of a kind and range; they are kept here too. */
export const getData = async (asked: Asked, input: WearableInput<'/get-data'>) => {
  const { backend, service, signal } = asked
  const link = await requireActive(asked, input.user_id)
  const range = { from: dayOf(input.start_date), to: dayOf(input.end_date) }
  const { entries, fresh } = await fetchTerraData(backend, service, link, input.data_type, range, signal)
  return { data: entries.map(withoutSamples), fresh }
}

export const getAthlete = async (asked: Asked, { user_id }: WearableInput<'/get-athlete'>) => {
  const link = await requireActive(asked, user_id)
  return { athlete: await asked.service.readAthlete(link.terraUserId, asked.signal) }
}

/** Ends a connection at the service first, so that nothing says disconnected while data still flows. */
export const deauthorize = async (asked: Asked, { user_id }: WearableInput<'/deauthorize'>) => {
  const { backend, service, signal } = asked
  const link = await requireLink(asked, user_id)
  if (link.status === 'active') await service.endLink(link.terraUserId, signal)
  await backend.store.transact((tx) => endLink(tx, backend, link))
  return {}
}
