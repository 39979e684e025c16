import { Trans, useLingui } from '@lingui/react/macro'
import type { Kilograms } from '@pacemeal/domain'
import type { BodyMeasurement } from '@pacemeal/domain/body'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { WeighingFigures } from '../../../api/weighings.ts'
import { changeWeighing, deleteWeighing, restoreWeighing } from '../../../api/write-queue/weighing-writes.ts'
import { typedDecimal } from '../../../languages/numbers.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell, tellWithUndo } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { WeighingFields } from './weighing-fields.tsx'
import { type Doubted, findDoubt, readWeighing, type WeighingProblems } from './weighing-form.ts'
import { WeighingQuestion } from './weighing-question.tsx'
import { weightText, weightTyped } from './weight-text.ts'

interface WeighingSheetProps {
  weighing: BodyMeasurement
  /** The weighing beside it, the one before where there is one; undefined for the only one. */
  before: Kilograms | undefined
  unit: WeightUnit
  isOpen: boolean
  onClose: () => void
}

/** One weighing: corrected, or deleted with Undo. */
export function WeighingSheet({ weighing, before, unit, isOpen, onClose }: WeighingSheetProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState({
    weight: weightTyped(weighing.mass, unit),
    bodyFat: weighing.bodyFat === null ? '' : typedDecimal(weighing.bodyFat, 1),
    day: weighing.day as string,
  })
  const [doubted, setDoubted] = useState<Doubted | null>(null)
  const [problems, setProblems] = useState<WeighingProblems>({})
  const weight = weightText(weighing.mass, unit)
  const change = useMutation({
    mutationFn: (figures: WeighingFigures) =>
      changeWeighing(userId, weighing.id, figures, weightText(figures.mass, unit)),
    onSuccess: (outcome, { mass }) => {
      onClose()
      tell('weighing-saved', weightText(mass, unit), outcome)
    },
    onError: (thrown) => tellRefusal('save-weighing', thrown),
  })
  const restore = useMutation({
    mutationFn: () => restoreWeighing(userId, weighing, weight),
    onError: (thrown) => tellRefusal('save-weighing', thrown),
  })
  const remove = useMutation({
    mutationFn: () => deleteWeighing(userId, weighing, weight),
    onSuccess: () => {
      onClose()
      tellWithUndo(() => restore.mutate(), 'weighing-removed', weight)
    },
    onError: (thrown) => tellRefusal('save-weighing', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Weighing`}
      footer={
        <div className="flex gap-2">
          <Button variant="danger-quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Delete</Trans>
          </Button>
          <Button type="submit" form={formId} full busy={change.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      }
    >
      <form
        ref={fields}
        id={formId}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const read = readWeighing(form, unit, { now: Date.now(), zone: browserZone(), before: weighing })
          setProblems(read.ok ? {} : read.error)
          if (!read.ok || change.isPending) return
          const doubt = findDoubt(read.value, unit, before)
          if (doubt === null || read.value.mass === weighing.mass) change.mutate(read.value)
          else setDoubted(doubt)
        }}
      >
        <WeighingFields
          form={form}
          problems={problems}
          unit={unit}
          onChange={(changed) => {
            setForm(changed)
            setDoubted(null)
          }}
        />
        {doubted && before !== undefined ? (
          <WeighingQuestion
            doubted={doubted}
            before={before}
            unit={unit}
            isBusy={change.isPending}
            onSave={(mass) => change.mutate({ ...doubted.figures, mass })}
            onCorrect={() => {
              setDoubted(null)
              fields.current?.querySelector('input')?.focus()
            }}
          />
        ) : null}
      </form>
    </Sheet>
  )
}
