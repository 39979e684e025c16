import { Trans, useLingui } from '@lingui/react/macro'
import type { Kilograms } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { WeighingFigures } from '../../../api/weighings.ts'
import { addWeighing } from '../../../api/write-queue/weighing-writes.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { WeighingFields } from './weighing-fields.tsx'
import { type Doubted, findDoubt, readWeighing, type WeighingForm, type WeighingProblems } from './weighing-form.ts'
import { WeighingQuestion } from './weighing-question.tsx'
import { weightText } from './weight-text.ts'

const emptyForm = (): WeighingForm => ({ weight: '', bodyFat: '', day: presentDay() })

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body

interface WeighInCardProps {
  unit: WeightUnit
  /** The last weight that is known; undefined while none is. */
  before: Kilograms | undefined
}

/** A weighing by hand: today's weight takes one figure and one tap. */
export function WeighInCard({ unit, before }: WeighInCardProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [form, setForm] = useState(emptyForm)
  const [problems, setProblems] = useState<WeighingProblems>({})
  const [doubted, setDoubted] = useState<Doubted | null>(null)
  const card = useRef<HTMLFormElement>(null)
  const focusField = () => card.current?.querySelector('input')?.focus()
  useEffect(() => card.current?.querySelector('input')?.focus(), [])
  const save = useMutation({
    mutationFn: (figures: WeighingFigures) => addWeighing(userId, figures, weightText(figures.mass, unit)),
    onSuccess: (outcome, { mass }) => {
      setForm(emptyForm())
      setDoubted(null)
      tell('weighing-saved', weightText(mass, unit), outcome)
    },
    onError: (thrown) => tellRefusal('save-weighing', thrown),
  })
  const isBusy = save.isPending
  const asks = doubted !== null
  useEffect(() => {
    // The button that was pressed was disabled or is gone: its place, not the page's beginning, is where to go on.
    if (isBusy || !hasNoFocus()) return
    card.current?.querySelector<HTMLElement>(asks ? '[role="alert"] button' : 'button[type="submit"]')?.focus()
  }, [isBusy, asks])
  const change = (changed: WeighingForm) => {
    setForm(changed)
    setDoubted(null)
  }
  return (
    <Card aria-labelledby="weigh-in-title">
      <form
        ref={card}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const read = readWeighing(form, unit, { now: Date.now(), zone: browserZone() })
          setProblems(read.ok ? {} : read.error)
          if (!read.ok || save.isPending) return
          const doubt = findDoubt(read.value, unit, before)
          if (doubt === null) save.mutate(read.value)
          else setDoubted(doubt)
        }}
      >
        <h2 id="weigh-in-title" className="text-20 font-semibold text-ink">
          <Trans>Weigh in</Trans>
        </h2>
        <WeighingFields form={form} problems={problems} unit={unit} onChange={change} />
        {doubted && before !== undefined ? (
          <WeighingQuestion
            doubted={doubted}
            before={before}
            unit={unit}
            isBusy={isBusy}
            onSave={(mass) => save.mutate({ ...doubted.figures, mass })}
            onCorrect={() => {
              setDoubted(null)
              focusField()
            }}
          />
        ) : (
          <Button type="submit" full busy={isBusy}>
            {t`Save Weight`}
          </Button>
        )}
      </form>
    </Card>
  )
}
