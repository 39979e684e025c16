import { UNUSUAL_LOG_ENERGY } from '@pacemeal/domain'
import { useState } from 'react'
import type { LogDraft } from '../log-draft.ts'
import { faultsOfForm, isLoggable, type LogFaults } from './log-faults.ts'
import { type LogForm, readAmountFields } from './log-form.ts'

/** What stands between a form and its log. */
export interface LogCheck {
  readonly faults: LogFaults
  /** Kilocalories that are asked about; null when there is nothing to ask. */
  readonly asked: number | null
  /** Whether the form may be saved now. Leads to the first field that is wrong, and asks once about an unusual amount. */
  readonly pass: (form: HTMLFormElement) => boolean
}

/** Checks a form against what a log can hold. A log that is as large as it was before is not asked about again. */
export function useLogCheck(form: LogForm, draft?: LogDraft): LogCheck {
  const [asked, setAsked] = useState<number | null>(null)
  const faults = faultsOfForm(form, draft)
  const energy = readAmountFields(form, draft).calories ?? 0
  const isAsBefore = draft?.logId !== undefined && draft.amounts.calories === energy
  const isUnusual = energy > UNUSUAL_LOG_ENERGY && !isAsBefore
  const pass = (element: HTMLFormElement): boolean => {
    if (!isLoggable(faults)) {
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return false
    }
    if (!isUnusual || asked === energy) return true
    setAsked(energy)
    return false
  }
  return { faults, asked: isUnusual && asked === energy ? energy : null, pass }
}
