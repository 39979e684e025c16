import { Trans, useLingui } from '@lingui/react/macro'
import { checkLogDate, type LocalDate, type MealTime } from '@pacemeal/domain'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import type { Product } from '@pacemeal/domain/product'
import { readAmounts } from '@pacemeal/protocol'
import { type ReactNode, useId, useState } from 'react'
import { presentDay } from '../../../navigation/local-day.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { DateNote } from '../date-note.tsx'
import { noAmounts } from '../log-draft.ts'
import { type Eatable, eatableKept, eatableOwn } from '../sheet/eatable.ts'
import { type LogForm, openForm, pickFood, withPicked } from '../sheet/log-form.ts'
import { PickedFoods } from '../sheet/picked-foods.tsx'
import { MealTotal, UnusualMeal } from '../sheet/sheet-notes.tsx'
import { useLogCheck } from '../sheet/use-log-check.ts'
import { Attribution } from './attribution.tsx'
import { AllergenNotes, FaultNotes, useProductWarnings } from './product-notes.tsx'

/** A product as it can be logged: a food of the person's own, or that with what its record says. */
export interface FoundProduct {
  readonly food: KeptOwnFood
  /** Undefined when the food is kept already. */
  readonly product: Product | undefined
}

interface ProductViewProps {
  isOpen: boolean
  onClose: () => void
  found: FoundProduct
  mealTime: MealTime
  day: LocalDate
  zone: string
  description: ReactNode
  onLog: (form: LogForm) => void
  onLogToday: () => void
  onScanAnother: () => void
}

/** What is counted: a serving by its own figures where nobody knows what it weighs. */
function eatableOf({ food, product }: FoundProduct, serving: string): Eatable {
  if (!product?.perServing) return eatableKept(food)
  const amounts = readAmounts(product.perServing)
  return eatableOwn(
    { name: food.name, servings: [{ name: product.serving?.words ?? serving, grams: null, amounts }] },
    0,
  )
}

const contentsOf = ({ food, product }: FoundProduct) => ({
  code: food.barcode ?? food.id,
  name: food.name,
  allergens: product?.allergens ?? food.allergens ?? [],
  traces: product?.traces ?? food.traces ?? [],
  ingredients: product?.ingredients ?? food.ingredients ?? null,
})

/** The sheet of a product: what it is, what speaks against it, how much of it was eaten. */
export function ProductView(props: ProductViewProps) {
  const { isOpen, onClose, found, mealTime, day, zone, description, onLog, onLogToday, onScanAnother } = props
  const { t } = useLingui()
  const formId = useId()
  const { food, product } = found
  const [form, setForm] = useState(() =>
    withPicked(openForm({ name: '', amounts: noAmounts, mealTime }, Date.now(), zone), [
      pickFood(eatableOf(found, t`serving`)),
    ]),
  )
  const checked = useProductWarnings(contentsOf(found))
  const isWarned = (checked.warnings?.contains.length ?? 0) > 0
  const date = checkLogDate(day, presentDay())
  const check = useLogCheck(form)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={food.name}
      description={description}
      footer={
        <>
          <UnusualMeal calories={check.asked} />
          <EnergyFigures>
            <MealTotal amounts={form.amounts} />
          </EnergyFigures>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="large" className="grow" onClick={onScanAnother}>
              <Trans>Scan Another</Trans>
            </Button>
            {date.ok ? (
              <Button
                type="submit"
                form={formId}
                size="large"
                className="grow-99"
                variant={isWarned ? 'danger' : 'primary'}
                disabled={form.picked.length === 0}
              >
                {isWarned ? t`Log Anyway` : t`LOG & SAVE`}
              </Button>
            ) : (
              <Button size="large" className="grow-99" onClick={onLogToday}>
                <Trans>Log for Today</Trans>
              </Button>
            )}
          </div>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (check.pass(event.currentTarget)) onLog(form)
        }}
      >
        {date.ok ? null : <DateNote note={date.error.code} />}
        <AllergenNotes {...checked} />
        <FaultNotes faults={product?.faults ?? []} />
        <PickedFoods
          hasStars={product === undefined}
          picked={form.picked}
          onChange={(picked) => setForm(withPicked(form, picked))}
        />
        {[...check.faults.amounts.values()].slice(0, 1).map((fault) => (
          <p key={fault} role="alert" className="text-14 font-medium text-danger">
            {fault}
          </p>
        ))}
        {food.source === 'product' ? <Attribution code={food.barcode ?? ''} /> : null}
      </form>
    </Sheet>
  )
}
