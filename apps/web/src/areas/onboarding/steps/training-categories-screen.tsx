import { useLingui } from '@lingui/react/macro'
import {
  checkCategories,
  MAX_CATEGORIES,
  type TrainingCategory,
  toggleCategory,
  trainingCategories,
} from '@pacemeal/domain'
import { useState } from 'react'
import { tell } from '../../../notices/tell.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { keepAnswer, keepChoice, readChoice } from '../answers.ts'
import { categoryDescriptions, categoryNames } from '../choice-words.ts'
import { Choices } from '../choices.tsx'
import { Question } from '../question.tsx'
import { useWalk } from '../use-walk.ts'

/** The known categories among kept ids, at most as many as may be chosen. */
const readCategories = (): readonly TrainingCategory[] =>
  trainingCategories.filter((one) => readChoice('trainingCategories')?.includes(one)).slice(0, MAX_CATEGORIES)

export function TrainingCategoriesScreen() {
  const { t } = useLingui()
  const walk = useWalk('training-categories')
  const [chosen, setChosen] = useState(readCategories)

  const tap = (category: TrainingCategory) => {
    const next = toggleCategory(chosen, category)
    if (!next.ok) return tell(next.error.code)
    setChosen(next.value)
    keepChoice('trainingCategories', next.value)
  }
  const goOn = () => {
    const checked = checkCategories(chosen)
    if (!checked.ok) return tell(checked.error.code)
    keepAnswer('trainingCategories', checked.value)
    walk.goOn()
  }

  return (
    <Question walk={walk} title={t`How do you train?`} lead={t`Choose one or two.`} onContinue={goOn}>
      <Choices label={t`Training categories`} layout="list">
        {trainingCategories.map((category) => (
          <ChoiceCard
            key={category}
            type="checkbox"
            title={t(categoryNames[category])}
            description={t(categoryDescriptions[category])}
            checked={chosen.includes(category)}
            onChange={() => tap(category)}
          />
        ))}
      </Choices>
    </Question>
  )
}
