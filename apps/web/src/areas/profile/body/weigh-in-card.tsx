import { Trans, useLingui } from '@lingui/react/macro'
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
import { readWeighing, type WeighingProblems } from './weighing-form.ts'
import { weightText } from './weight-text.ts'

const emptyForm = () => ({ weight: '', bodyFat: '', day: presentDay() as string })

/** A weighing by hand: today's weight takes one figure and one tap. */
export function WeighInCard({ unit }: { unit: WeightUnit }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [form, setForm] = useState(emptyForm)
  const [problems, setProblems] = useState<WeighingProblems>({})
  const card = useRef<HTMLFormElement>(null)
  useEffect(() => card.current?.querySelector('input')?.focus(), [])
  const save = useMutation({
    mutationFn: (figures: WeighingFigures) => addWeighing(userId, figures, weightText(figures.mass, unit)),
    onSuccess: (outcome, { mass }) => {
      setForm(emptyForm())
      tell('weighing-saved', weightText(mass, unit), outcome)
    },
    onError: (thrown) => tellRefusal('save-weighing', thrown),
  })
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
          if (read.ok && !save.isPending) save.mutate(read.value)
        }}
      >
        <h2 id="weigh-in-title" className="text-16 font-semibold text-ink">
          <Trans>Weigh in</Trans>
        </h2>
        <WeighingFields form={form} problems={problems} unit={unit} onChange={setForm} />
        <Button type="submit" full busy={save.isPending}>
          {t`Save Weight`}
        </Button>
      </form>
    </Card>
  )
}
