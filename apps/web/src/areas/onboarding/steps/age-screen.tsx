import { useLingui } from '@lingui/react/macro'
import { type AgeRefusal, readAge } from '@pacemeal/domain'
import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { keepAnswer, keepTyped, readChoice } from '../answers.ts'
import { Question } from '../question.tsx'
import { useWalk } from '../use-walk.ts'
import { ageRefusalText } from './age-refusals.ts'
import { AgeRestriction } from './age-restriction.tsx'

export function AgeScreen() {
  const { t } = useLingui()
  const walk = useWalk('age')
  const [text, setText] = useState(() => String(readChoice('age') ?? ''))
  const [refusal, setRefusal] = useState<AgeRefusal>()

  const goOn = () => {
    const read = readAge(text)
    if (!read.ok) return setRefusal(read.error)
    keepAnswer('age', read.value)
    walk.goOn()
  }

  return (
    <Question
      walk={walk}
      title={t`How old are you?`}
      lead={t`What your body needs for the same training changes with age.`}
      onContinue={goOn}
    >
      <div className="wide:max-w-80">
        <TextField
          label={t`Age`}
          unit={t`years`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          // The one thing to do on this screen; the number pad opens with it.
          autoFocus
          value={text}
          error={refusal && ageRefusalText(refusal)}
          onChange={(event) => {
            setText(event.target.value)
            keepTyped('age', readAge(event.target.value))
            setRefusal(undefined)
          }}
          className="figures h-18! text-40! font-semibold"
        />
      </div>
      {refusal?.code === 'under-18' ? <AgeRestriction /> : null}
    </Question>
  )
}
