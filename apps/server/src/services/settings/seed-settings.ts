import { type DocumentData, settings } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'

type Setting = Pick<DocumentData<typeof settings>, 'key' | 'value' | 'type'>

const defaults: readonly Setting[] = [
  {
    key: 'ageRestrictionText',
    type: 'string',
    value:
      'Pacemeal is for people of 18 and over. Its targets come from studies of adults, and a body that still grows ' +
      'needs more than they say. If you are younger, please plan your food with a parent and a sports dietitian.',
  },
]

/** Gives the app its texts that an operator may change: a key that has a document keeps it. */
export const seedSettings = (backend: Ports<'clock' | 'events' | 'store'>): Promise<void> =>
  backend.store.transact(async (tx) => {
    for (const one of defaults) {
      const present = await tx.db.selectFrom('settings').select('_id').where('key', '=', one.key).executeTakeFirst()
      if (present === undefined) await ensureOwnDocument(tx, backend, settings, one, one.key)
    }
  })
