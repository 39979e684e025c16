import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { type Drafts, dropDraft, findDraft } from './lost-session.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import type { SignedInAccount } from './signed-in-store.ts'

/** What stands in the open forms, by their names. */
const open = new Map<string, unknown>()

/** What is typed and not saved at this moment, by the names of the forms. */
export const openDrafts = (): Drafts => Object.fromEntries(open)

const userId = (): string => queryClient.getQueryData<SignedInAccount | null>(queryKey('account'))?.id ?? ''

/** What the signed-in person had typed into a form when their session ended; undefined for nothing. */
export const findOwnDraft = (form: string): unknown => findDraft(userId(), form)

/** Keeps `value` for the person when the session ends while this is shown; undefined is not worth keeping. */
export function useKeptDraft(form: string, value: unknown): void {
  useEffect(() => {
    if (value === undefined) return
    open.set(form, value)
    return () => {
      open.delete(form)
    }
  }, [form, value])
  // The form has its draft back, and holds it from now on.
  useEffect(() => dropDraft(userId(), form), [form])
}

/**
 * The state of a form that outlives a lost session: when it ends while the form is open, what was typed is kept in this
 * tab, and the same person finds it again after logging in. `form` names it and what it is about; `keep` gives what may
 * be kept (a password never is), or undefined while nothing is worth it.
 */
export function useDraft<T>(
  form: string,
  initial: () => T,
  keep: (value: T) => T | undefined,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => (findOwnDraft(form) as T | undefined) ?? initial())
  useKeptDraft(form, keep(value))
  return [value, setValue]
}

/** Keeps a text that is not blank. */
export const unlessBlank = (text: string): string | undefined => (text.trim() === '' ? undefined : text)
