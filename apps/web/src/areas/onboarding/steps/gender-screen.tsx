import { useLingui } from '@lingui/react/macro'
import { onboardingSexes, readGender } from '@pacemeal/domain'
import { Mars, Venus } from 'lucide-react'
import { useState } from 'react'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { keepAnswer, keepChoice, readChoice } from '../answers.ts'
import { Choices } from '../choices.tsx'
import { Question } from '../question.tsx'
import { sexNames } from '../step-words.ts'
import { useWalk } from '../use-walk.ts'

const icons = { Male: <Mars size={28} aria-hidden />, Female: <Venus size={28} aria-hidden /> } as const

export function GenderScreen() {
  const { t } = useLingui()
  const walk = useWalk('gender')
  const [gender, setGender] = useState(() => readChoice('gender'))
  const [error, setError] = useState<string>()

  const goOn = () => {
    const read = readGender(gender)
    if (!read.ok) return setError(t`Choose Male or Female`)
    keepAnswer('gender', read.value)
    walk.goOn()
  }

  return (
    <Question
      walk={walk}
      title={t`What is your gender?`}
      lead={t`It sets the energy your body uses at rest.`}
      onContinue={goOn}
    >
      <Choices label={t`Gender`} error={error}>
        {onboardingSexes.map((sex) => (
          <ChoiceCard
            key={sex}
            type="radio"
            name="gender"
            title={t(sexNames[sex])}
            icon={icons[sex]}
            className="min-h-28"
            checked={gender === sex}
            onChange={() => {
              setGender(sex)
              keepChoice('gender', sex)
              setError(undefined)
            }}
          />
        ))}
      </Choices>
    </Question>
  )
}
