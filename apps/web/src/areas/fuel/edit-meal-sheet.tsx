import { Trans, useLingui } from '@lingui/react/macro'
import {
  EDIT_DESCRIPTION_LENGTH,
  editCategories,
  editTimings,
  type LocalDate,
  type MealEditForm,
  mealEditForm,
  type PlannedMeal,
  readMealEdit,
  type Weekday,
} from '@pacemeal/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { chooseDish, editMealInPlan, takeEditBack } from '../../api/meal-changes.ts'
import { queryKey } from '../../api/query-keys.ts'
import { timeOfDay } from '../../languages/dates.ts'
import { energyUnit } from '../../languages/energy.ts'
import { energyTyped, readWholeEnergy } from '../../languages/typed-energy.ts'
import { useKnownProfile } from '../../navigation/known-profile.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { undoOrWait } from '../../notices/undo-or-wait.ts'
import { Button } from '../../ui/button.tsx'
import { EnergyFigures } from '../../ui/energy-figures.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TableNote } from './kitchen/table-note.tsx'
import { editCategoryNames, editTimingNames } from './words/meal-edit.ts'
import { nutrientNames, nutrientUnits } from './words/nutrients.ts'

interface EditMealSheetProps {
  weekStart: LocalDate | undefined
  day: Weekday
  date: LocalDate
  /** `Lunch`. */
  name: string
  meal: PlannedMeal
  isOpen: boolean
  onClose: () => void
}

const KEEP = 'keep'
/** Room for a figure with its unit: `41,836 kJ`. */
const ENERGY_LENGTH = 9
const figures = ['calories', 'protein', 'carbs', 'fat'] as const

/** The form with its energy in the chosen unit, as the field shows it, and back. */
const formOf = (meal: PlannedMeal): MealEditForm => {
  const form = mealEditForm(meal)
  return { ...form, calories: energyTyped(Number(form.calories)) }
}
const inKilocalories = (form: MealEditForm): MealEditForm => ({
  ...form,
  calories: String(readWholeEnergy(form.calories)),
})

const tellRefused = (thrown: unknown): void => tellRefusal('change-plan', thrown)

/** A planned meal in its owner's own words and figures. It stands in the plan until the plan is made anew. */
export function EditMealSheet({ weekStart, day, date, name, meal, isOpen, onClose }: EditMealSheetProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [form, setForm] = useState(() => formOf(meal))
  const [wasOpen, setWasOpen] = useState(isOpen)
  // A sheet that opens again starts from the meal as it is then.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setForm(formOf(meal))
  }
  const change = (part: Partial<MealEditForm>) => setForm((before) => ({ ...before, ...part }))
  const formId = useId()
  const time = timeOfDay(meal.at)
  const inPlan = { userId, weekStart, day, mealId: meal.id }
  const planned = meal.options.find(({ own }) => own === undefined)
  const save = useMutation({
    mutationFn: () => editMealInPlan(inPlan, readMealEdit(inKilocalories(form))),
    onSuccess: (proposal) => {
      const takeBack =
        proposal === undefined ? undefined : () => undoOrWait('change-plan', () => takeEditBack(userId, proposal))
      tell('meal-edited', name, takeBack)
      onClose()
    },
    onError: tellRefused,
  })
  const restore = useMutation({
    mutationFn: (recipe: string) => chooseDish(inPlan, recipe, 0),
    onSuccess: onClose,
    onError: tellRefused,
  })
  const isBusy = save.isPending || restore.isPending
  const typed = form.description.trim()
  const isUnlisted = typed === '' || typed === meal.options[0].name ? meal.options[0].ingredients.length === 0 : true

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Edit Meal`}
      description={t`${name}, ${time}. Your changes stay until your plan is made anew.`}
      footer={
        <>
          <Button type="submit" form={formId} size="large" full busy={save.isPending} disabled={isBusy}>
            <Trans>Save</Trans>
          </Button>
          {meal.options[0].own && planned ? (
            <Button
              variant="quiet"
              full
              busy={restore.isPending}
              disabled={isBusy}
              onClick={() => restore.mutate(planned.recipe)}
            >
              <Trans>Back to the planned dish</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <TextArea
          label={t`Description`}
          rows={2}
          maxLength={EDIT_DESCRIPTION_LENGTH}
          value={form.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <AvoidedNote description={form.description} />
        {isUnlisted ? <TableNote day={date} slot={meal.slot} /> : null}
        <EnergyFigures>
          <div className="grid grid-cols-2 gap-3">
            {figures.map((field) => (
              <TextField
                key={field}
                label={t(nutrientNames[field])}
                unit={field === 'calories' ? energyUnit() : nutrientUnits[field]}
                inputMode="numeric"
                maxLength={field === 'calories' ? ENERGY_LENGTH : 4}
                autoComplete="off"
                className="figures"
                value={form[field]}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            ))}
          </div>
        </EnergyFigures>
        <Select
          label={t`Time`}
          value={form.timing ?? KEEP}
          options={[
            { value: KEEP, label: t`Keep ${time}` },
            ...editTimings.map((value) => ({ value, label: t(editTimingNames[value]) })),
          ]}
          onChange={({ target }) => change({ timing: editTimings.find((one) => one === target.value) ?? null })}
        />
        <Select
          label={t`Category`}
          value={form.category}
          options={editCategories.map((value) => ({ value, label: t(editCategoryNames[value]) }))}
          onChange={({ target }) => {
            const category = editCategories.find((one) => one === target.value)
            if (category) change({ category })
          }}
        />
      </form>
    </Sheet>
  )
}

/** Points out what the words hold against diet and restrictions. It does not stand in the way. */
function AvoidedNote({ description }: { description: string }) {
  const { profile, isKnown } = useKnownProfile()
  const { diet, restrictions } = profile
  const text = useDeferredValue(description)
  const avoided = useQuery({
    queryKey: queryKey('avoided-words', diet, restrictions, text),
    queryFn: async () => (await import('./avoided-in.ts')).avoidedIn(diet, restrictions, text),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data
  const foods = avoided?.join(', ')
  return (
    <div role="status">
      {isKnown ? null : (
        <p className="text-14 text-warning-ink">
          <Trans>Your profile could not be loaded, so this is not checked against what you avoid.</Trans>
        </p>
      )}
      {avoided && avoided.length > 0 ? (
        <p className="flex gap-2 rounded-control bg-warning-tint px-3 py-2.5 text-14 text-warning-ink">
          <TriangleAlert size={18} aria-hidden className="shrink-0" />
          <span>
            <Trans>
              Your profile says that you avoid <strong>{foods}</strong>. You can save it all the same.
            </Trans>
          </span>
        </p>
      ) : null}
    </div>
  )
}
