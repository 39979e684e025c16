import { readZone, userProfiles } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'

/** The zone that a person's days are meant in. */
export const zoneOf = async (handle: Handle, userId: string): Promise<string> =>
  readZone((await findDocument(handle, userProfiles, userId))?.timeZone ?? null)
