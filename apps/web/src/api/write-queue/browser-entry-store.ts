import { configuration } from '../configuration.ts'
import { type EntryStore, openEntryStore } from './entry-store.ts'
import { cookiesOf } from './unsent-record.ts'

/** The entries of this browser; how much waits is noted in a cookie at once. */
export const openBrowserEntryStore = (): EntryStore => openEntryStore(cookiesOf(configuration.basePath || '/'))
