import { Trans, useLingui } from '@lingui/react/macro'
import { mealTimeAt, wallMinuteAt } from '@pacemeal/domain'
import { type KeptOwnFood, type OwnFood, ownFoodId } from '@pacemeal/domain/own-food'
import { readAmounts } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Apple, CookingPot, Plus } from 'lucide-react'
import { useState } from 'react'
import {
  addOwnFood,
  changeOwnFood,
  ownFoodsQuery,
  removeOwnFood,
  rereadOwnFoods,
  restoreOwnFood,
} from '../../../api/own-foods.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { energyWithUnit } from '../../../languages/energy.ts'
import { servingText } from '../../../languages/food-amounts.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { DraftFood, DraftServing } from '../draft-foods.ts'
import { type LogDraft, noAmounts } from '../log-draft.ts'
import { showLogFood } from '../log-food-event.ts'
import { isGone } from '../log-values.ts'
import { scaleAmounts } from '../sheet/eatable.ts'
import { FavoriteStar } from '../sheet/favorite-star.tsx'
import { OwnFoodSheet } from './own-food-sheet.tsx'
import { OwnRecipeSheet } from './own-recipe-sheet.tsx'

const FOOD_SHEET = 'food'
const RECIPE_SHEET = 'recipe'

/** The foods that a person made for themselves, to be logged, changed and deleted. */
export function OwnFoodsScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const query = useQuery(ownFoodsQuery(userId))
  const failure = useReadingFailure(query)
  return (
    <Screen title={t`My Foods`} back={<BackLink to={paths.home} label={t`Back to home`} />}>
      {query.data ? (
        <FoodList userId={userId} foods={query.data} />
      ) : failure === null ? (
        <LoadingRegion label={t`Loading your foods`}>
          <Skeleton className="h-60 rounded-card" />
        </LoadingRegion>
      ) : (
        <ErrorState
          title={t`Your foods could not be loaded`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          <Trans>What you saved is kept. Check your connection and try again.</Trans>
        </ErrorState>
      )}
    </Screen>
  )
}

function FoodList({ userId, foods }: { userId: string; foods: readonly KeptOwnFood[] }) {
  const { t } = useLingui()
  const sheets = usePageSheets([FOOD_SHEET, RECIPE_SHEET])
  const about = sheets.shown?.about ?? ''
  const isShared = /^https?:/.test(about)
  const edited = foods.find(({ id }) => id === about)
  // What is deleted elsewhere while it is changed here keeps what the form does not show: its allergens, its source.
  const [before, setBefore] = useState(edited)
  if (edited && edited !== before) setBefore(edited)
  const isDeleted = about !== '' && !isShared && !edited
  const food = edited ?? (isDeleted && before?.id === about ? before : undefined)
  const save = useMutation({
    mutationFn: (food: OwnFood) => (edited ? changeOwnFood(userId, edited.id, food) : addOwnFood(userId, food)),
    onSuccess: (_, food) => {
      tell('own-food-saved', food.name)
      sheets.close()
    },
    onError: (thrown) => (isGone(thrown) ? void rereadOwnFoods(userId) : tellRefusal('save-own-food', thrown)),
  })
  const remove = useMutation({
    mutationFn: (food: KeptOwnFood) => removeOwnFood(userId, food.id),
    onSuccess: (_, food) => {
      sheets.close()
      tell('own-food-deleted', food.name, () => undoOrWait('save-own-food', () => restoreOwnFood(userId, food)))
    },
    onError: (thrown) => (isGone(thrown) ? void rereadOwnFoods(userId) : tellRefusal('delete-own-food', thrown)),
  })
  const add = (
    <div className={classNames('flex flex-wrap gap-2', foods.length === 0 && 'justify-center')}>
      <Button icon={<Plus size={18} aria-hidden />} onClick={() => sheets.open(FOOD_SHEET)}>
        <Trans>Add Food</Trans>
      </Button>
      <Button variant="secondary" icon={<CookingPot size={18} aria-hidden />} onClick={() => sheets.open(RECIPE_SHEET)}>
        <Trans>Add Recipe</Trans>
      </Button>
    </div>
  )
  const { shown } = sheets
  const editor = {
    food,
    isDeleted,
    onClose: sheets.close,
    isBusy: save.isPending,
    onSave: (food: OwnFood) => save.mutate(food),
    onRemove: edited ? () => remove.mutate(edited) : undefined,
  }
  return (
    <>
      {foods.length === 0 ? (
        <EmptyState icon={Apple} title={t`No foods of your own yet`} action={add}>
          <Trans>
            Add what the search does not know: a food as its label says it, or a dish that you cook. It is found first
            from then on.
          </Trans>
        </EmptyState>
      ) : (
        <>
          {add}
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
            {foods.map((food) => (
              <FoodRow
                key={food.id}
                food={food}
                onOpen={() => sheets.open(food.recipe ? RECIPE_SHEET : FOOD_SHEET, food.id)}
              />
            ))}
          </ul>
        </>
      )}
      <OwnFoodSheet
        key={shown?.name === FOOD_SHEET ? `food ${shown.about}` : 'no food'}
        isOpen={shown?.name === FOOD_SHEET}
        {...editor}
      />
      <OwnRecipeSheet
        key={shown?.name === RECIPE_SHEET ? `recipe ${shown.about}` : 'no recipe'}
        isOpen={shown?.name === RECIPE_SHEET}
        shared={isShared ? about : ''}
        {...editor}
      />
    </>
  )
}

const firstServing = ({ portions: [first], unit }: KeptOwnFood): string =>
  first ? `1 ${first.unit} (${servingText(Math.round(first.grams), unit)})` : servingText(100, unit)

function FoodRow({ food, onOpen }: { food: KeptOwnFood; onOpen: () => void }) {
  const { t } = useLingui()
  const { name, brand, portions, per100 } = food
  const [first] = portions
  const energy = per100.calories === undefined ? null : (per100.calories * (first?.grams ?? 100)) / 100
  const serving = firstServing(food)
  return (
    <li className="flex items-center gap-1 pr-2">
      <button
        type="button"
        className="flex min-h-16 min-w-0 grow items-center gap-3 py-2 pl-4 text-left hover:bg-sunken"
        onClick={onOpen}
      >
        <span className="min-w-0 grow">
          <span className="block text-16 wrap-anywhere text-ink">{name}</span>
          <span className="block text-14 text-muted">{brand ? `${brand} · ${serving}` : serving}</span>
        </span>
        {energy === null ? null : (
          <EnergyFigures>
            <span className="figures shrink-0 text-14 text-ink">{energyWithUnit(energy)}</span>
          </EnergyFigures>
        )}
      </button>
      <FavoriteStar food={`food:${ownFoodId(food.id)}`} name={name} />
      <Button size="small" variant="quiet" aria-label={t`Log ${name}`} onClick={() => showLogFood(draftOfOwn(food))}>
        <Trans>Log</Trans>
      </Button>
    </li>
  )
}

/** The draft of a meal of that food, for the meal of the hour. */
function draftOfOwn(food: KeptOwnFood): LogDraft {
  const { id, name, brand, unit, portions, per100 } = food
  const whole: DraftServing = { name: servingText(100, unit), grams: 100, amounts: readAmounts(per100) }
  const servings = portions.map((one): DraftServing => {
    const size = servingText(Math.round(one.grams), unit)
    return {
      name: `${one.unit} (${size})`,
      grams: one.grams,
      amounts: scaleAmounts(whole.amounts, one.grams / 100),
    }
  })
  const [first = whole, ...rest] = [...servings, whole]
  const drafted: DraftFood = {
    name: brand ? `${name} (${brand})` : name,
    food: ownFoodId(id),
    servings: [first, ...rest],
    ...(unit === 'ml' ? { unit } : {}),
  }
  const mealTime = mealTimeAt(wallMinuteAt(Date.now(), browserZone()))
  return { name: '', amounts: noAmounts, mealTime, foods: [drafted] }
}
