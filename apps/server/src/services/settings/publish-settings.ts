import { settings } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'

/** Tells screens what the configuration says, in public settings that follow it at every start. */
export const publishSettings = async (
  backend: Ports<'billing' | 'clock' | 'config' | 'events' | 'push' | 'store' | 'texts'>,
): Promise<void> => {
  const said = {
    supportAddress: backend.config.supportAddress,
    billing: backend.billing.name,
    pushPublicKey: backend.push.publicKey,
    textMessages: backend.texts === undefined ? 'off' : 'on',
  }
  for (const [key, value] of Object.entries(said)) {
    const data = { key, value, type: 'string' } as const
    await backend.store.transact(async (tx) => {
      if (await ensureOwnDocument(tx, backend, settings, data, key)) return
      await updateOwnDocument(tx, backend, settings, key, data)
    })
  }
}
