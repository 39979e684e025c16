import { digestTable } from '../services/backup/table-digest.ts'
import { readSnapshot } from '../store/snapshot.ts'
import { storedTables } from '../store/stored-tables.ts'
import type { TestDatabase } from './databases.ts'

/** Where a database of tests lies, as the store asks for it. */
export const placeOf = ({ settings }: Pick<TestDatabase, 'settings'>) => ({
  databaseUrl: settings.DATABASE_URL,
  dataDir: settings.DATA_DIR,
})

/** What every table of a database holds, as digests by name; columns that hold nothing tell of no difference. */
export const storedDigests = (database: Pick<TestDatabase, 'settings'>): Promise<Readonly<Record<string, string>>> =>
  readSnapshot(placeOf(database), async (snapshot) => {
    const digests: Record<string, string> = {}
    for (const table of await storedTables(snapshot)) digests[table.name] = (await digestTable(snapshot, table)).digest
    return digests
  })
