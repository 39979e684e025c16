import { useLingui } from '@lingui/react/macro'
import { onboardingGoals } from '@pacemeal/domain'
import { useState } from 'react'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { goalName } from '../../profile/index.ts'
import { keepAnswer, keepChoice, readChoice } from '../answers.ts'
import { goalDescriptions } from '../choice-words.ts'
import { Choices } from '../choices.tsx'
import { Question } from '../question.tsx'
import { useWalk } from '../use-walk.ts'

export function PerformanceObjectiveScreen() {
  const { t } = useLingui()
  const walk = useWalk('performance-objective')
  const [goal, setGoal] = useState(() => readChoice('performanceObjective'))
  const [error, setError] = useState<string>()

  const goOn = () => {
    if (goal === undefined) return setError(t`Choose a goal, or Not Sure`)
    keepAnswer('performanceObjective', goal)
    walk.goOn()
  }

  return (
    <Question
      walk={walk}
      title={t`What is your goal?`}
      lead={t`It moves your daily energy a little up or down. Your training stays fueled.`}
      onContinue={goOn}
    >
      <Choices label={t`Goal`} error={error} layout="list">
        {onboardingGoals.map((id) => (
          <ChoiceCard
            key={id}
            type="radio"
            name="goal"
            title={goalName(id)}
            description={t(goalDescriptions[id])}
            checked={goal === id}
            onChange={() => {
              setGoal(id)
              keepChoice('performanceObjective', id)
              setError(undefined)
            }}
          />
        ))}
      </Choices>
    </Question>
  )
}
