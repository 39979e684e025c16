import { onboardingSexes, readGender } from '@pacemeal/domain'
import { useState } from 'react'
import { keepAnswer, readKeptAnswers } from '../../onboarding/answers.ts'
import { Choices } from '../../onboarding/choices.tsx'
import { Question } from '../../onboarding/question.tsx'
import { useWalk } from '../../onboarding/use-walk.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'

export function GenderScreen() {
  const walk = useWalk('gender')
  const [gender, setGender] = useState(() => readKeptAnswers().gender)
  const [error, setError] = useState<string>()

  const goOn = () => {
    const read = readGender(gender)
    if (!read.ok) return setError(read.error.message)
    keepAnswer('gender', read.value)
    walk.goOn()
  }

  return (
    <Question
      walk={walk}
      title="What is your gender?"
      lead="The energy your body uses at rest is estimated by it."
      onContinue={goOn}
    >
      <Choices label="Gender" error={error}>
        {onboardingSexes.map((sex) => (
          <ChoiceCard
            key={sex}
            type="radio"
            name="gender"
            title={sex}
            checked={gender === sex}
            onChange={() => {
              setGender(sex)
              setError(undefined)
            }}
          />
        ))}
      </Choices>
    </Question>
  )
}
