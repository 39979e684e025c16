import { Trans, useLingui } from '@lingui/react/macro'
import type { HealthAnswers, HealthCondition } from '@pacemeal/domain'
import { type FormEvent, useState } from 'react'
import { useLeaveGuard } from '../../../navigation/use-leave-guard.tsx'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { EnergySwitch } from '../energy-switch.tsx'
import { HealthFields } from './health-fields.tsx'
import { useSaveHealth } from './use-save-health.ts'

/** Conditions in which figures of energy may do harm. */
const OFFERS_FEWER_FIGURES: readonly HealthCondition[] = ['eatingDisorder', 'lowEnergySigns']

interface HealthEditorProps {
  userId: string
  stored: HealthAnswers
}

/** The whole page. Nothing is kept before Save, and no draft of it stays in the browser. */
export function HealthEditor({ userId, stored }: HealthEditorProps) {
  const { t } = useLingui()
  const [answers, setAnswers] = useState(stored)
  const guard = useLeaveGuard(JSON.stringify(answers) !== JSON.stringify(stored), 'health')
  const save = useSaveHealth({ userId, onSaved: guard.allow })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(answers)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <HealthFields answers={answers} onChange={setAnswers}>
        {answers.conditions.some((one) => OFFERS_FEWER_FIGURES.includes(one)) ? (
          <FormSection
            title={t`Fewer numbers`}
            about={t`Counting can weigh on you. Everything works without it. The switch stands in your profile too.`}
          >
            <EnergySwitch />
          </FormSection>
        ) : null}
      </HealthFields>
      <ActionBar>
        <Button type="submit" size="large" full busy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </ActionBar>
      {guard.question}
    </form>
  )
}
