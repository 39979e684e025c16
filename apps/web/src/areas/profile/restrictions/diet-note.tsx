import { useLingui } from '@lingui/react/macro'
import type { Diet } from '@pacemeal/domain'
import { useDeferredValue, useMemo } from 'react'
import { dietWords, traceWords } from './diet-words.ts'
import type { RestrictionReader } from './use-restriction-reader.ts'

interface DietNoteProps {
  /** Null while it is not here: then nothing is said. */
  reader: RestrictionReader | null
  diets: readonly Diet[]
  restrictions: readonly string[]
}

/** How many dishes a choice of diets and foods to avoid leaves, and what it does not promise, said while choosing. It stops nobody. */
export function DietNote({ reader, diets, restrictions }: DietNoteProps) {
  const { t } = useLingui()
  const chosen = useDeferredValue(diets)
  const avoided = useDeferredValue(restrictions)
  const words = useMemo(
    () => (reader ? dietWords(reader.report(chosen, avoided), chosen, avoided.length) : undefined),
    [reader, chosen, avoided],
  )
  const traces = traceWords(diets, restrictions.length)
  return (
    <>
      <div role="status" aria-label={t`Dishes that fit`}>
        {words?.warning ? (
          <p className="rounded-card bg-warning-tint p-4 text-14 text-ink">
            <strong>{words.count}</strong> {words.warning}
          </p>
        ) : null}
        {words && !words.warning ? <p className="text-14 text-muted">{words.count}</p> : null}
      </div>
      {traces ? <p className="pt-2 text-14 text-muted">{traces}</p> : null}
    </>
  )
}
