import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Nutrient } from '@pacemeal/domain'
import { useId, useState } from 'react'
import { energyUnit } from '../../../languages/energy.ts'
import { Button } from '../../../ui/button.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type LogForm, readField } from './log-form.ts'

interface AmountFieldsProps {
  amounts: LogForm['amounts']
  onChange: (nutrient: Nutrient, text: string) => void
}

interface Field {
  readonly nutrient: Nutrient
  readonly label: MessageDescriptor
}

const always: readonly Field[] = [
  { nutrient: 'calories', label: msg`Calories` },
  { nutrient: 'protein', label: msg`Protein (g)` },
  { nutrient: 'carbs', label: msg`Carbs (g)` },
  { nutrient: 'fat', label: msg`Fat (g)` },
]
const further: readonly Field[] = [
  { nutrient: 'fiber', label: msg`Fiber (g)` },
  { nutrient: 'sugar', label: msg`Sugar (g)` },
  { nutrient: 'sodium', label: msg`Sodium (mg)` },
  { nutrient: 'potassium', label: msg`Potassium (mg)` },
  { nutrient: 'iron', label: msg`Iron (mg)` },
]

/** The four macros, and five more on request. What is no number counts as 0 and says so; what is empty is unknown. */
export function AmountFields({ amounts, onChange }: AmountFieldsProps) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const [isMore, setMore] = useState(false)
  const id = useId()
  const fieldOf = ({ nutrient, label }: Field) => (
    <TextField
      key={nutrient}
      label={nutrient === 'calories' && energyUnit() === 'kJ' ? t`Energy (kJ)` : t(label)}
      inputMode="decimal"
      autoComplete="off"
      value={amounts[nutrient]}
      hint={readField(nutrient, amounts[nutrient]).hint}
      onChange={(event) => onChange(nutrient, event.target.value)}
      className="figures"
    />
  )
  return (
    <div className="flex flex-col gap-3">
      {isLight ? null : <div className="grid grid-cols-2 items-start gap-3">{always.map(fieldOf)}</div>}
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 self-start"
        aria-expanded={isMore}
        aria-controls={id}
        onClick={() => setMore(!isMore)}
      >
        {isMore ? t`Show Less` : t`Show More`}
      </Button>
      <div id={id} hidden={!isMore} className={isMore ? 'grid grid-cols-2 items-start gap-3' : ''}>
        {isMore ? further.filter(({ nutrient }) => !(isLight && nutrient === 'sugar')).map(fieldOf) : null}
      </div>
    </div>
  )
}
