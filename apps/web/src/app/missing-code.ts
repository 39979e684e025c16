import { MINUTE_MS } from '@pacemeal/domain'

/** Failures within this time, in milliseconds, are of parts that were asked for together. */
const TOGETHER_MS = 100
/** Pages that are loaded anew for their code, and fail again, wait this long before the next time, in milliseconds. */
const RELOAD_AT_MOST_EVERY_MS = MINUTE_MS
const RELOADED_AT = 'reloaded-for-code'

/** What the page offers to `watchMissingCode`. */
export interface CodePage {
  /** Adds a listener for code that could not be fetched. */
  readonly onMissing: (listen: (error: Error) => void) => void
  /** The status that the server answers for a file with; rejects without an answer. */
  readonly statusOf: (address: string) => Promise<number>
  readonly reload: () => void
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
}

/** Firefox and Chromium name the file in their words. */
const fileOf = ({ message }: Error): string | undefined => /https?:\S+/.exec(message)?.[0]

/** The server has the file, or has a newer app in its place. */
const helpsToReload = (status: number): boolean => status < 400 || status === 404 || status === 410

/** What is needed to load the page anew by itself. */
export type ReloadingPage = Pick<CodePage, 'reload' | 'storage' | 'now'>

/** Loads the page anew if that helps, at most once in a minute: a page that fails each time is not loaded without end. */
export async function reloadIf(helps: () => Promise<boolean>, { reload, storage, now }: ReloadingPage): Promise<void> {
  const isTooSoon = () => {
    const last = storage.getItem(RELOADED_AT)
    return last !== null && now() - Number(last) < RELOAD_AT_MOST_EVERY_MS
  }
  if (isTooSoon() || !(await helps()) || isTooSoon()) return
  storage.setItem(RELOADED_AT, String(now()))
  reload()
}

/**
 * Loads the page anew when code is asked for once more that could not be fetched before, and could be now: browsers keep a
 * module that failed as failed for as long as the page lives (HTML, "module map"), and with it all that import it, so that
 * asking again would fail without a question to the server. What was typed is kept in the tab. Without storage it stays missing.
 */
export function watchMissingCode({ onMissing, statusOf, ...page }: CodePage): void {
  const { now } = page
  const firstFailure = new Map<string, number>()
  const reloadIfServed = (error: Error) =>
    reloadIf(async () => helpsToReload(await statusOf(fileOf(error) ?? '')), page)
  onMissing((error) => {
    const before = firstFailure.get(error.message)
    if (before === undefined) firstFailure.set(error.message, now())
    else if (now() - before >= TOGETHER_MS) reloadIfServed(error).catch(() => undefined)
  })
}
