import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { useAnswersToTellBy } from './use-answers-to-tell-by.ts'
import { WarningLinks } from './warning-links.tsx'
import { tellPlanNotes } from './warnings.ts'

interface PlanNotesProps {
  /** Of the whole week, as the plan carries them. */
  warnings: readonly string[]
  /** Of the shown day. */
  flags: readonly string[]
}

/** What to know of the plan, quietly beside it; nothing when there is nothing to say. */
export function PlanNotes({ warnings, flags }: PlanNotesProps) {
  const { t } = useLingui()
  const notes = tellPlanNotes(warnings, flags, useAnswersToTellBy())
  if (notes.length === 0) return null
  return (
    <section aria-label={t`About this plan`} className="mt-2 flex gap-2.5 border-t border-line pt-3 text-14 text-muted">
      <Info size={18} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <ul className="flex flex-col gap-1.5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <WarningLinks warnings={warnings} />
      </div>
    </section>
  )
}
