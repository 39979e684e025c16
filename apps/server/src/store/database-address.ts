import type { Config } from '../config/settings.ts'

/** Where a database is; without an address of Postgres it is a file of the data folder. */
export type DatabaseAddress = Pick<Config, 'databaseUrl' | 'dataDir'> & {
  readonly databaseDirectUrl?: Config['databaseDirectUrl']
}

/**
 * The address of Postgres for what needs a session of its own, or may take longer than a request: past the pooler, where
 * there is one. Undefined on the embedded database.
 */
export const directDatabaseUrl = ({ databaseUrl, databaseDirectUrl }: DatabaseAddress): string | undefined =>
  databaseUrl === undefined ? undefined : (databaseDirectUrl ?? databaseUrl)
