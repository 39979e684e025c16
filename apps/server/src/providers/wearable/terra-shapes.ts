import { z } from 'zod'
import type { ConnectedUser } from './wearable-service.ts'

/** The shapes of the service's answers and events, as far as we read them. Whatever else it says is passed over. */

const text = z.string().max(2000)
const id = z.string().min(1).max(128)

export const terraUser = z.object({
  user_id: id,
  provider: z.string().min(1).max(40),
  reference_id: text.nullish(),
  active: z.boolean().nullish(),
  scopes: text.nullish(),
  last_webhook_update: text.nullish(),
})
export type TerraUser = z.infer<typeof terraUser>

export const connectedUser = (user: TerraUser): ConnectedUser => ({
  terraUserId: user.user_id,
  provider: user.provider.toLowerCase(),
  referenceId: user.reference_id ?? null,
  isActive: user.active !== false,
  scopes: (user.scopes ?? '').split(',').filter((scope) => scope !== ''),
  lastUpdate: user.last_webhook_update ?? null,
})

export const authenticationAnswer = z.object({ auth_url: z.url({ protocol: /^https?$/ }) })
export const widgetAnswer = z.object({
  url: z.url({ protocol: /^https?$/ }),
  expires_in: z.number().int().positive().nullish(),
})
export const usersAnswer = z.object({ users: z.array(terraUser).nullish(), user: terraUser.nullish() })
export const athleteAnswer = z.object({ athlete: z.record(z.string(), z.unknown()) })
/** Data of a range; without `data` the service is still fetching it. */
export const dataAnswer = z.object({
  data: z.array(z.unknown()).nullish(),
  type: text.nullish(),
  retry_after_seconds: z.number().nullish(),
})
/** What every refusal says. */
export const refusalAnswer = z.object({ message: text.nullish(), reason: text.nullish() })

/** Records of one event: the service sends 10 MB at most, and a record has hundreds of bytes. */
const MAX_RECORDS = 20_000

const userEvents = ['deauth', 'access_revoked', 'connection_error', 'permission_change'] as const
const dataEvents = ['activity', 'body', 'sleep', 'daily'] as const

/** Events that we act on. */
export const terraEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth'), status: text, user: terraUser.nullish(), reference_id: text.nullish() }),
  z.object({ type: z.literal('user_reauth'), old_user: terraUser, new_user: terraUser }),
  z.object({ type: z.enum(userEvents), user: terraUser }),
  z.object({ type: z.enum(dataEvents), user: terraUser, data: z.array(z.unknown()).max(MAX_RECORDS) }),
])
export type TerraEvent = z.infer<typeof terraEvent>

/** Any event at all; there are kinds that only inform. */
export const anyEvent = z.object({ type: z.string().max(100) })
