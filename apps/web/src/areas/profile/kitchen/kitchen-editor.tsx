import { Trans, useLingui } from '@lingui/react/macro'
import { equipment, KITCHEN_BOUNDS, type KitchenPreferences, shopOf, shops } from '@pacemeal/domain'
import { writeKitchenPreferences } from '@pacemeal/protocol'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../api/drafts.ts'
import { listedWeekdays } from '../../../languages/calendar-week.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useLeaveGuard } from '../../../navigation/use-leave-guard.tsx'
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { dayName, PlanChangeSheet, usePreviewSheet } from '../../training/index.ts'
import { DishesField } from './dishes-field.tsx'
import {
  hasKitchenChanges,
  type KitchenErrors,
  type KitchenForm,
  kitchenFormOf,
  readKitchenForm,
} from './kitchen-form.ts'
import { equipmentNames, shopNames } from './kitchen-words.ts'
import { MealTimesField } from './meal-times-field.tsx'
import { MealsAwayField } from './meals-away-field.tsx'
import { TableField } from './table-field.tsx'
import { useDishNames } from './use-dish-names.ts'
import { useSaveKitchen } from './use-save-kitchen.ts'

interface KitchenEditorProps {
  userId: string
  preferences: KitchenPreferences
}

const sheetNames = ['liked', 'never', 'guest'] as const
type Bounded = Exclude<keyof typeof KITCHEN_BOUNDS, 'portion' | 'handsOnMinutes' | 'guests'>

const countsOf = (bounds: Bounded): readonly number[] => {
  const { min, max } = KITCHEN_BOUNDS[bounds]
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

/** The whole form. Nothing is kept before Save; then a new plan follows. */
export function KitchenEditor({ userId, preferences }: KitchenEditorProps) {
  const { t } = useLingui()
  const [edits, setEdits] = useDraft<Partial<KitchenForm>>('kitchen', () => ({}), keepEdits)
  const stored = kitchenFormOf(preferences)
  const form: KitchenForm = { ...stored, ...edits }
  const [errors, setErrors] = useState<KitchenErrors>({})
  const isChanged = hasKitchenChanges(form, stored)
  const guard = useLeaveGuard(isChanged, 'kitchen')
  const navigate = useNavigateFromHere()
  const preview = usePreviewSheet('kitchen')
  const save = useSaveKitchen({ userId, stored: preferences, onSaved: guard.allow })
  const sheets = usePageSheets(sheetNames)
  const names = useDishNames()
  const change = (part: Partial<KitchenForm>) => {
    setEdits((before) => ({ ...before, ...part }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const readForm = (element: HTMLFormElement | null): KitchenPreferences | undefined => {
    const read = readKitchenForm(form)
    if (read.ok) return read.value
    setErrors(read.error)
    element?.querySelector<HTMLInputElement>(`[name="${Object.keys(read.error)[0]}"]`)?.focus()
    return undefined
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readForm(event.currentTarget)
    if (wanted) save.mutate(wanted)
  }
  const look = (element: HTMLFormElement | null) => {
    const wanted = readForm(element)
    if (wanted) preview.look({ kitchen: writeKitchenPreferences(wanted) })
  }
  const count = (label: string, part: keyof KitchenForm['rotation']) => (
    <Select
      label={label}
      value={String(form.rotation[part])}
      options={countsOf(part).map((value) => ({ value: String(value), label: String(value) }))}
      onChange={({ target }) => change({ rotation: { ...form.rotation, [part]: Number(target.value) } })}
    />
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <p className="text-16 text-muted">
        <Trans>Your week is planned for this kitchen. When you save a change, a new plan is made.</Trans>
      </p>
      <FormSection
        part="time-to-cook"
        title={t`Time to cook`}
        about={t`Minutes at the stove or board. What cooks by itself does not count.`}
      >
        <div className="grid grid-cols-2 gap-4">
          {(['weekday', 'weekend'] as const).map((part) => (
            <TextField
              key={part}
              label={part === 'weekday' ? t`On a weekday` : t`On a weekend day`}
              name={part}
              unit={t`min`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={form[part]}
              error={errors[part]}
              onChange={({ target }) => change({ [part]: target.value })}
            />
          ))}
        </div>
        <ToggleChips
          label={t`Days to cook ahead`}
          hint={
            form.batchDays.includes('sunday')
              ? t`A plan runs from Monday to Sunday: what is cooked on Sunday feeds that day only.`
              : t`Choose none and the plan finds the best ones.`
          }
          options={listedWeekdays().map((value) => ({ value, label: dayName(value) }))}
          chosen={form.batchDays}
          onChange={(batchDays) => change({ batchDays })}
        />
        <SegmentedControl
          label={t`Leftovers keep for, in days`}
          isLabelShown
          options={countsOf('leftoverDays').map((days) => ({ value: String(days), label: String(days) }))}
          value={String(form.leftoverDays)}
          onChange={(days) => change({ leftoverDays: Number(days) })}
        />
      </FormSection>
      <FormSection
        part="dishes-a-week"
        title={t`Different dishes a week`}
        about={t`Fewer dishes mean less to buy and to cook.`}
      >
        <div className="grid grid-cols-3 gap-3 large-text:grid-cols-1">
          {count(t`Breakfasts`, 'breakfasts')}
          {count(t`Lunches`, 'lunches')}
          {count(t`Dinners`, 'dinners')}
        </div>
      </FormSection>
      <FormSection title={t`Meals eaten out or at work`}>
        <MealsAwayField mealsAway={form.mealsAway} onChange={(mealsAway) => change({ mealsAway })} />
      </FormSection>
      <FormSection title={t`People at the table`} about={t`They eat from the same pots, in their own portions.`}>
        <TableField
          table={form.table}
          onChange={(table) => change({ table })}
          opened={sheets.shown?.name === 'guest' ? sheets.shown.about : null}
          onOpen={(about) => sheets.open('guest', about)}
          onClose={sheets.close}
        />
      </FormSection>
      <FormSection
        part="meals-a-day"
        title={t`Meal times and number of meals`}
        about={t`Breakfast, lunch and dinner, and as many snacks as you choose. On days with two sessions their fuel stands for the snacks.`}
      >
        <MealTimesField mealTimes={form.mealTimes} onChange={(mealTimes) => change({ mealTimes })} />
        <SegmentedControl
          label={t`Snacks a day, at most`}
          isLabelShown
          options={countsOf('snacks').map((snacks) => ({ value: String(snacks), label: String(snacks) }))}
          value={String(form.snacks)}
          onChange={(snacks) => change({ snacks: Number(snacks) })}
        />
      </FormSection>
      <FormSection title={t`Shopping`} about={t`The list names the packs as your shop sells them.`}>
        <SegmentedControl
          label={t`Packs in`}
          isLabelShown
          options={shops.map((value) => ({ value, label: t(shopNames[value]) }))}
          value={shopOf(form, browserZone())}
          onChange={(shop) => change({ shop })}
        />
      </FormSection>
      <FormSection title={t`Equipment`}>
        <ToggleChips
          label={t`What your kitchen has`}
          options={equipment.map((value) => ({ value, label: t(equipmentNames[value]) }))}
          chosen={form.equipment}
          onChange={(chosen) => change({ equipment: chosen })}
        />
      </FormSection>
      <FormSection title={t`Dishes`}>
        <DishesField
          label={t`Liked`}
          about={t`They come more often.`}
          names={names}
          chosen={form.liked}
          isOpen={sheets.shown?.name === 'liked'}
          onOpen={() => sheets.open('liked')}
          onClose={sheets.close}
          onChange={(liked) => change({ liked, never: form.never.filter((id) => !liked.includes(id)) })}
        />
        <DishesField
          label={t`Never again`}
          about={t`They are not planned any more.`}
          names={names}
          chosen={form.never}
          isOpen={sheets.shown?.name === 'never'}
          onOpen={() => sheets.open('never')}
          onClose={sheets.close}
          onChange={(never) => change({ never, liked: form.liked.filter((id) => !never.includes(id)) })}
        />
      </FormSection>
      <ActionBar>
        {isChanged ? (
          <Button
            variant="secondary"
            size="large"
            disabled={save.isPending}
            onClick={({ currentTarget }) => look(currentTarget.form)}
          >
            <Trans>See what changes</Trans>
          </Button>
        ) : null}
        <Button type="submit" size="large" className="grow" busy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </ActionBar>
      <PlanChangeSheet
        preview={preview}
        about={t`Your kitchen with these changes.`}
        onApplied={() => {
          guard.allow()
          navigate(`${paths.mealPlan}?view=week`, { replace: true })
        }}
      />
      {guard.question}
    </form>
  )
}

const keepEdits = (edits: Partial<KitchenForm>): Partial<KitchenForm> | undefined =>
  Object.keys(edits).length > 0 ? edits : undefined
