import { useLingui } from '@lingui/react/macro'
import { type Diet, diets, readDiets, toggleDiet } from '@pacemeal/domain'
import { useState } from 'react'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import {
  DietNote,
  dietName,
  firstUnanswered,
  focusQuestion,
  HealthOffer,
  RestrictionsField,
  readerIfThere,
  useRestrictionReader,
  withTyped,
} from '../../profile/index.ts'
import { keepAnswer, readKeptAnswers } from '../answers.ts'
import { Choices } from '../choices.tsx'
import { Question } from '../question.tsx'
import { useWalk } from '../use-walk.ts'

export function DietaryPreferencesScreen() {
  const { t } = useLingui()
  const walk = useWalk('dietary-preferences')
  const [chosen, setChosen] = useState(() => readDiets(readKeptAnswers().selectedDiets))

  const [avoided, setAvoided] = useState<readonly string[]>(() => readKeptAnswers().avoidedFoods ?? [])
  const [typed, setTyped] = useState('')
  const reader = useRestrictionReader()
  const [isAsked, setAsked] = useState(false)

  const avoid = (foods: readonly string[]) => {
    setAvoided(foods)
    keepAnswer('avoidedFoods', foods)
  }
  const tap = (diet: Diet) => {
    const next = toggleDiet(chosen, diet)
    setChosen(next)
    // Choices outlive going back and forth between the steps.
    keepAnswer('selectedDiets', next)
  }
  const goOn = async () => {
    keepAnswer('selectedDiets', chosen)
    // What was typed is understood before the walk goes on, also when the reader has only begun to load.
    const loaded = reader ?? (await readerIfThere())
    // A food that was typed and not added is meant all the same.
    const foods = withTyped(loaded, avoided, typed)
    avoid(foods)
    setTyped('')
    if (firstUnanswered(loaded, foods) !== undefined) {
      setAsked(true)
      focusQuestion()
      return
    }
    walk.goOn()
  }
  const isUnanswered = isAsked && firstUnanswered(reader, avoided) !== undefined

  return (
    <Question
      walk={walk}
      title={t`How do you eat?`}
      lead={t`Choose all that apply. With none chosen, everything is on the table.`}
      onContinue={goOn}
    >
      <Choices label={t`Dietary preferences`} layout="pairs">
        {diets.map((diet) => (
          <ChoiceCard
            key={diet}
            type="checkbox"
            title={dietName(diet)}
            checked={chosen.includes(diet)}
            onChange={() => tap(diet)}
            // The first and the last stand alone, so that the others make even pairs.
            className={diet === 'classic' || diet === 'low-carb' ? 'col-span-full' : undefined}
            {...(diet === 'classic' ? { description: t`No preference` } : {})}
          />
        ))}
      </Choices>
      <div className="flex flex-col gap-4 pt-4 pb-2">
        <DietNote reader={reader} diets={chosen} restrictions={avoided} />
        <RestrictionsField
          reader={reader}
          restrictions={avoided}
          onChange={avoid}
          typed={typed}
          onType={setTyped}
          error={isUnanswered ? t`Answer the question below first` : undefined}
        />
        <HealthOffer />
      </div>
    </Question>
  )
}
