import { Trans, useLingui } from '@lingui/react/macro'
import type { Nutrient } from '@pacemeal/domain'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { amountLabel, isAmountHidden } from '../log-bounds-text.ts'
import type { LogFaults } from './log-faults.ts'
import { type LogForm, readField } from './log-form.ts'

interface AmountFieldsProps {
  amounts: LogForm['amounts']
  faults: LogFaults['amounts']
  onChange: (nutrient: Nutrient, text: string) => void
}

const always: readonly Nutrient[] = ['calories', 'protein', 'carbs', 'fat']
const further: readonly Nutrient[] = ['fiber', 'sugar', 'sodium', 'potassium', 'iron']

/** The four macros, and five more on request. What is no number counts as 0 and says so; what is empty is unknown. */
export function AmountFields({ amounts, faults, onChange }: AmountFieldsProps) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const [isAsked, setAsked] = useState(false)
  const isMore = isAsked || further.some((nutrient) => faults.has(nutrient))
  const id = useId()
  const fieldOf = (nutrient: Nutrient) => (
    <TextField
      key={nutrient}
      label={amountLabel(nutrient)}
      inputMode="decimal"
      autoComplete="off"
      value={amounts[nutrient]}
      hint={
        readField(nutrient, amounts[nutrient]).isUnread
          ? t`Not a number, so it counts as 0. Use digits, for example 12.5`
          : undefined
      }
      error={faults.get(nutrient)}
      onChange={(event) => onChange(nutrient, event.target.value)}
      className="figures"
    />
  )
  return (
    <div className="flex flex-col gap-3">
      {[...faults.keys()].some(isAmountHidden) ? (
        <p role="alert" className="text-14 font-medium text-danger">
          <Trans>This is more than one log can hold. Log less of it.</Trans>
        </p>
      ) : null}
      {isLight ? null : <div className="grid grid-cols-2 items-start gap-3">{always.map(fieldOf)}</div>}
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 self-start"
        aria-expanded={isMore}
        aria-controls={id}
        onClick={() => setAsked(!isMore)}
      >
        {isMore ? t`Show Less` : t`Show More`}
      </Button>
      <div id={id} hidden={!isMore} className={isMore ? 'grid grid-cols-2 items-start gap-3' : ''}>
        {isMore ? further.filter((nutrient) => !isAmountHidden(nutrient)).map(fieldOf) : null}
      </div>
    </div>
  )
}
