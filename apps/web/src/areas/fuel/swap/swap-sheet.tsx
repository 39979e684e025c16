import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate, Macros, MealOption, Weekday } from '@pacemeal/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseDish, readSwapChoices, takeChoiceBack } from '../../../api/meal-changes.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { optionInLanguage } from '../../../languages/kitchen.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { usePreviewSheet } from '../../training/index.ts'
import { DishPreference, NeverAgainSheet } from '../kitchen/dish-preference.tsx'
import { SwapChoice } from './swap-choice.tsx'

/** A meal of a plan that another dish may stand in for. */
export interface SwappableMeal {
  readonly weekStart: LocalDate | undefined
  readonly day: Weekday
  readonly id: string
  /** `Lunch`. */
  readonly name: string
  readonly target: Macros
  /** The dish that is planned now. */
  readonly dish: Pick<MealOption, 'recipe' | 'name'>
}

interface SwapSheetProps {
  meal: SwappableMeal
  isOpen: boolean
  onClose: () => void
}

/** Rounds that give other dishes; then they begin anew. */
const ROUNDS = 5

/** Three dishes that may stand in a meal's place, near its own target, best first; one tap plans another, Undo takes it back. */
export function SwapSheet({ meal, isOpen, onClose }: SwapSheetProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [round, setRound] = useState(0)
  const preview = usePreviewSheet('swap', { isOpen, close: onClose })
  const inPlan = { userId, weekStart: meal.weekStart, day: meal.day, mealId: meal.id }
  const mealName = withinSentence(meal.name)
  const dishName = meal.dish.name
  const choices = useQuery({
    queryKey: queryKey('meal-choices', userId, meal.weekStart, meal.day, meal.id, meal.dish.recipe, round),
    queryFn: async () => (await readSwapChoices(inPlan, round)).map(optionInLanguage),
    enabled: isOpen,
    gcTime: 0,
    retry: false,
  })
  const choose = useMutation({
    mutationFn: ({ recipe }: MealOption) => chooseDish(inPlan, recipe, round),
    // By the time it is done the meal shown here is the new one already.
    onMutate: () => ({ before: meal.dish.recipe }),
    onSuccess: (proposal, { name }, { before }) => {
      tell('meal-swapped', meal.name, name, () =>
        undoOrWait('change-plan', () => takeChoiceBack(inPlan, { proposal, before, round })),
      )
      onClose()
    },
    onError: (thrown) => tellRefusal('change-plan', thrown),
  })
  return (
    <>
      <Sheet
        isOpen={isOpen && preview.change === null}
        onClose={onClose}
        title={t`Swap ${mealName}`}
        description={t`Now: ${dishName}. The rest of the day stays as it is.`}
        footer={
          <Button
            variant="secondary"
            full
            disabled={choices.isFetching || choose.isPending}
            onClick={() => setRound((round + 1) % ROUNDS)}
          >
            <Trans>Show other dishes</Trans>
          </Button>
        }
      >
        <div className="pb-2">
          <DishPreference recipe={meal.dish.recipe} name={dishName} onPreview={preview.look} />
        </div>
        {choices.isError && !choices.isFetching ? (
          <ErrorState title={t`No choices could be loaded`} onRetry={() => void choices.refetch()}>
            {refusalOf(choices.error).code === 'network'
              ? t`There is no connection. Your plan is as it was.`
              : refusalOf(choices.error).isForeign
                ? t`The server could not be reached. Your plan is as it was.`
                : refusalOf(choices.error).message}
          </ErrorState>
        ) : choices.isFetching || choices.data === undefined ? (
          <ChoicesSkeleton />
        ) : choices.data.length === 0 ? (
          <p className="py-4 text-16 text-muted">
            <Trans>No other dish fits your diet and this meal’s target. Your plan is as it was.</Trans>
          </p>
        ) : (
          <ol aria-label={t`Choices for ${mealName}`} className="flex flex-col">
            {choices.data.map((option) => (
              <SwapChoice
                key={option.recipe}
                option={option}
                target={meal.target}
                isBusy={choose.isPending && choose.variables.recipe === option.recipe}
                isDisabled={choose.isPending}
                onChoose={() => choose.mutate(option)}
              />
            ))}
          </ol>
        )}
      </Sheet>
      <NeverAgainSheet preview={preview} name={dishName} />
    </>
  )
}

function ChoicesSkeleton() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading choices`}>
      <div className="flex flex-col gap-3 py-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-28 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  )
}
