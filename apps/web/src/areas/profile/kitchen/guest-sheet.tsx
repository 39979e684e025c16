import { useLingui } from '@lingui/react/macro'
import { diets, MAX_GUEST_NAME, type TableGuest, tableMeals, toggleDiet } from '@pacemeal/domain'
import { useState } from 'react'
import { dietName } from '../../../languages/diet-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { focusQuestion } from '../restrictions/focus-question.ts'
import { RestrictionsField } from '../restrictions/restrictions-field.tsx'
import { firstUnanswered, withTyped } from '../restrictions/settle-restrictions.ts'
import { readerIfThere, useRestrictionReader } from '../restrictions/use-restriction-reader.ts'
import { mealNames, portionChoices, portionText } from './kitchen-words.ts'

interface GuestSheetProps {
  guest: TableGuest
  isNew: boolean
  isOpen: boolean
  onClose: () => void
  onSave: (guest: TableGuest) => void
}

/** Somebody at the table: who, how much, at which meals, and what they do not eat. */
export function GuestSheet({ guest, isNew, isOpen, onClose, onSave }: GuestSheetProps) {
  const { t } = useLingui()
  const { name } = guest
  const reader = useRestrictionReader()
  const [form, setForm] = useState({ ...guest, typed: '' })
  const [errors, setErrors] = useState<{ name?: string; meals?: string; restrictions?: string }>({})
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const save = async () => {
    const loaded = reader ?? (await readerIfThere())
    const restrictions = withTyped(loaded, form.restrictions, form.typed)
    const typedName = form.name.trim()
    const isAsked = firstUnanswered(loaded, restrictions, guest.restrictions) !== undefined
    if (typedName === '' || form.meals.length === 0 || isAsked) {
      setForm((before) => ({ ...before, restrictions, typed: '' }))
      setErrors({
        ...(typedName === '' ? { name: t`Enter a name` } : {}),
        ...(form.meals.length === 0 ? { meals: t`Choose at least one meal` } : {}),
        ...(isAsked ? { restrictions: t`Answer the question below first` } : {}),
      })
      if (isAsked) focusQuestion()
      return
    }
    const { typed: _, ...person } = form
    onSave({ ...person, name: typedName, restrictions })
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={isNew ? t`Add somebody` : t`Change ${name}`}
      description={t`A shared pot keeps to everybody’s diet and leaves out what anybody avoids.`}
      footer={
        <Button size="large" full onClick={() => void save()}>
          {isNew ? t`Add` : t`Done`}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={t`Name`}
          autoComplete="off"
          maxLength={MAX_GUEST_NAME}
          value={form.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Select
          label={t`Portion`}
          value={String(form.portion)}
          options={portionChoices.map((portion) => ({ value: String(portion), label: portionText(portion) }))}
          onChange={(event) => change({ portion: Number(event.target.value) })}
        />
        <ToggleChips
          label={t`Eats along at`}
          options={tableMeals.map((value) => ({ value, label: t(mealNames[value]) }))}
          chosen={form.meals}
          error={errors.meals}
          onChange={(meals) => change({ meals })}
        />
        <ToggleChips
          label={t`Diet Preferences`}
          options={diets.map((value) => ({ value, label: dietName(value) }))}
          chosen={form.diets}
          onChange={(chosen) => {
            const tapped = diets.find((diet) => chosen.includes(diet) !== form.diets.includes(diet))
            change({ diets: tapped ? toggleDiet(form.diets, tapped) : chosen })
          }}
        />
        <RestrictionsField
          reader={reader}
          restrictions={form.restrictions}
          onChange={(restrictions) => change({ restrictions })}
          typed={form.typed}
          onType={(typed) => change({ typed })}
          error={errors.restrictions}
        />
      </div>
    </Sheet>
  )
}
