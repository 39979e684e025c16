import { isIP } from 'node:net'
import { pushSubscriptions } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { findRow, removeDocument } from '../documents/document-store.ts'

/** More browsers than anybody uses. */
const MAX_SUBSCRIPTIONS = 20

/** Whether an address can be a push service: https on a public name. Our own network is nobody's push service. */
const isPushService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname: written, port, username } = new URL(endpoint)
  // `localhost.` is localhost: a dot at the end only says that the name is whole.
  const hostname = written.replace(/\.+$/, '')
  const isNamed = isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.')
  const isInner = /(^|\.)(localhost|local|internal|lan|home|arpa|test)$/.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && isNamed && !isInner
}

/**
 * A browser has one address, and belongs to whoever subscribed there last: subscribing twice brings no message twice, and
 * who signed in after somebody else does not see the other's messages.
 */
const takeOver = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  endpoint: string,
  own: string,
): Promise<void> => {
  const others = await tx.db
    .selectFrom(pushSubscriptions.id)
    .select('_id')
    .where('endpoint', '=', endpoint)
    .where('_id', '<>', own)
    .execute()
  for (const { _id } of others) {
    const row = await findRow(tx, pushSubscriptions, _id, { lock: true })
    if (row !== undefined) await removeDocument(tx, backend, pushSubscriptions, row)
  }
}

/** A subscription must name a push service, and one more than anybody needs is refused. */
export const checkNewPushAddress: DocumentReaction<Ports<'clock' | 'events'>, typeof pushSubscriptions> = {
  collection: pushSubscriptions,
  async created(tx, backend, person, created) {
    const { endpoint } = created
    if (!isPushService(endpoint)) {
      throw new Refusal(
        'document_invalid_structure',
        'Invalid document structure: Attribute "endpoint" takes the https address of a push service.',
      )
    }
    await takeOver(tx, backend, endpoint, created.$id)
    const own = await tx.db
      .selectFrom(pushSubscriptions.id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user', '=', person.user.id)
      .executeTakeFirstOrThrow()
    if (own.count > MAX_SUBSCRIPTIONS) {
      throw new Refusal('general_argument_invalid', ({ lists }) => lists.tooManyBrowsers(MAX_SUBSCRIPTIONS))
    }
  },
}
