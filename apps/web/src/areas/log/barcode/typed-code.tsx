import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CodeProblem, type ProductCode, readProductCode } from '@pacemeal/domain/barcode'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const problemWords: Readonly<Record<CodeProblem, MessageDescriptor>> = {
  empty: msg`Enter the number below the bars`,
  'not-digits': msg`A barcode has digits only`,
  length: msg`A barcode has 8, 12 or 13 digits`,
  'check-digit': msg`These digits do not fit each other. Check them once more`,
  'in-store': msg`The shop made this number itself, so it says nothing elsewhere. Scan the label instead`,
  case: msg`This is the number of a whole case. Take the one on the pack`,
}

/** The number below the bars, typed. */
export function TypedCode({ onCode }: { onCode: (code: ProductCode) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const reading = readProductCode(text)
    if (reading.ok) onCode(reading.code)
    else setProblem(reading.problem)
  }
  return (
    <form noValidate onSubmit={find}>
      <TextField
        label={t`Barcode number`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={20}
        className="figures"
        value={text}
        error={problem === null ? undefined : t(problemWords[problem])}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
        beside={
          <Button type="submit" variant="secondary">
            <Trans>Find</Trans>
          </Button>
        }
      />
    </form>
  )
}
