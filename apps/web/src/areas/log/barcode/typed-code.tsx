import { Trans, useLingui } from '@lingui/react/macro'
import { type CodeProblem, type ProductCode, readProductCode } from '@pacemeal/domain/barcode'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { problemWords } from './code-problem-words.ts'

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
