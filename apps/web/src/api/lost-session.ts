import { parseJson } from '@pacemeal/domain'

// What a tab keeps for somebody whose session ended while they were here, until they have signed in again. It lives as
// long as the tab, and whoever else signs in gets none of it.

const SESSION_KEY = 'lost_session'
const DRAFTS_KEY = 'drafts'

/** What was typed and not saved, by the name of its form. */
export type Drafts = Readonly<Record<string, unknown>>

interface KeptDrafts {
  readonly userId: string
  readonly drafts: Drafts
}

const isKeptDrafts = (value: unknown): value is KeptDrafts =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'drafts' in value &&
  typeof value.drafts === 'object' &&
  value.drafts !== null

const write = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or blocked: the person signs in again and finds the home screen.
  }
}

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Notes whose session ended in this tab, and what they had typed. */
export function keepLostSession(userId: string, drafts: Drafts): void {
  write(SESSION_KEY, userId)
  if (Object.keys(drafts).length > 0) write(DRAFTS_KEY, JSON.stringify({ userId, drafts } satisfies KeptDrafts))
}

/** Id of the person whose session ended in this tab; null when nobody's did, or they have signed in again. */
export const findLostSession = (): string | null => read(SESSION_KEY)

/** Somebody signed in: the loss is over. What another person left here is dropped. */
export function settleLostSession(userId: string): void {
  if (findLostSession() === null) return
  sessionStorage.removeItem(SESSION_KEY)
  if (readDrafts(userId) === undefined) sessionStorage.removeItem(DRAFTS_KEY)
}

/** Somebody left on purpose, and nothing of theirs stays. */
export function forgetLostSession(): void {
  try {
    sessionStorage.removeItem(SESSION_KEY)
    sessionStorage.removeItem(DRAFTS_KEY)
  } catch {
    // Nothing was kept where nothing can be stored.
  }
}

function readDrafts(userId: string): Drafts | undefined {
  const kept = parseJson(read(DRAFTS_KEY))
  return isKeptDrafts(kept) && kept.userId === userId ? kept.drafts : undefined
}

/** What this person had typed into a form when their session ended; undefined for nothing. */
export const findDraft = (userId: string, form: string): unknown => readDrafts(userId)?.[form]

/** The form has its draft back, and holds it from now on. */
export function dropDraft(userId: string, form: string): void {
  const drafts = readDrafts(userId)
  if (drafts === undefined || !(form in drafts)) return
  const { [form]: _, ...others } = drafts
  if (Object.keys(others).length === 0) sessionStorage.removeItem(DRAFTS_KEY)
  else write(DRAFTS_KEY, JSON.stringify({ userId, drafts: others } satisfies KeptDrafts))
}
