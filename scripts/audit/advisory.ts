/** One step of a range: the versions from here on are affected, or no longer. */
export interface RangeEvent {
  readonly introduced?: string
  readonly fixed?: string
  readonly last_affected?: string
}

/** What an advisory says of one package. */
export interface AffectedPackage {
  readonly package?: { readonly ecosystem?: string; readonly name?: string }
  readonly ranges?: readonly { readonly type?: string; readonly events?: readonly RangeEvent[] }[]
  readonly versions?: readonly string[]
}

/** An advisory in the OSV format, as osv.dev exports it; only the fields that matter here. */
export interface Advisory {
  readonly id: string
  /** When it was taken back. */
  readonly withdrawn?: string
  readonly severity?: readonly { readonly type?: string; readonly score?: string }[]
  readonly affected?: readonly AffectedPackage[]
  readonly database_specific?: { readonly severity?: unknown }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isItem))

const isText = (value: unknown): boolean => typeof value === 'string'

const isRange = (value: unknown): boolean =>
  isObject(value) && isListOf(value.events, (event) => isObject(event) && Object.values(event).every(isText))

const isAffected = (value: unknown): boolean =>
  isObject(value) &&
  (value.package === undefined || isObject(value.package)) &&
  isListOf(value.ranges, isRange) &&
  isListOf(value.versions, isText)

/** Whether a value is an advisory in the OSV format. */
export const isAdvisory = (value: unknown): value is Advisory =>
  isObject(value) &&
  isText(value.id) &&
  (value.withdrawn === undefined || value.withdrawn === null || isText(value.withdrawn)) &&
  isListOf(value.severity, isObject) &&
  (value.database_specific === undefined || value.database_specific === null || isObject(value.database_specific)) &&
  isListOf(value.affected, isAffected)

/** What an advisory that still holds says of packages of npm; nothing for one that was withdrawn. */
export const affectedOfNpm = ({ affected = [], withdrawn }: Advisory): readonly AffectedPackage[] =>
  withdrawn ? [] : affected.filter((one) => one.package?.ecosystem === 'npm')

/** How bad it is, where the advisory says so: a word, else the vector of CVSS. */
export const severityOf = ({ database_specific, severity = [] }: Advisory): string | undefined =>
  typeof database_specific?.severity === 'string' ? database_specific.severity.toLowerCase() : severity.at(-1)?.score
