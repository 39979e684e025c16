import { Trans, useLingui } from '@lingui/react/macro'
import { type HealthAnswers, type HealthCondition, healthConditions, mayHaveCaffeine } from '@pacemeal/domain'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useLeaveGuard } from '../../../navigation/use-leave-guard.tsx'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { EnergySwitch } from '../energy-switch.tsx'
import { conditionWords } from './health-words.ts'
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
  const change = (part: Partial<HealthAnswers>) => setAnswers((before) => ({ ...before, ...part }))
  const toggle = (condition: HealthCondition) =>
    change({
      conditions: healthConditions.filter((one) => answers.conditions.includes(one) !== (one === condition)),
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(answers)
  }
  const isCaffeineUnsafe = !mayHaveCaffeine({ ...answers, wantsCaffeine: true })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <p className="text-16 text-muted">
        <Trans>
          Everything here is optional and private. It changes what is safe to plan for you, and nothing else. Only you
          see it, nothing of it is mailed, and it goes with your account.
        </Trans>
      </p>
      <Group
        title={t`What your food must fit`}
        about={t`Pacemeal gives general ideas, no medical advice. Your care team comes first.`}
      >
        {healthConditions.map((condition) => (
          <ConditionItem
            key={condition}
            condition={condition}
            isTold={answers.conditions.includes(condition)}
            onToggle={() => toggle(condition)}
          />
        ))}
      </Group>
      {answers.conditions.some((one) => OFFERS_FEWER_FIGURES.includes(one)) ? (
        <Group
          title={t`Fewer numbers`}
          about={t`Counting can weigh on you. Everything works without it. The switch stands in your profile too.`}
        >
          <EnergySwitch />
        </Group>
      ) : null}
      <Group title={t`Suggestions`} about={t`Off until you ask for them.`}>
        <Switch
          label={t`Caffeine before hard sessions`}
          description={
            isCaffeineUnsafe
              ? t`Not with what you told above.`
              : t`An amount for your weight, never late in the day, never above what is safe.`
          }
          disabled={isCaffeineUnsafe}
          checked={answers.wantsCaffeine && !isCaffeineUnsafe}
          onChange={({ target }) => change({ wantsCaffeine: target.checked })}
        />
        <Switch
          label={t`Protein before sleep`}
          description={t`After an evening of lifting.`}
          checked={answers.wantsPreSleepProtein}
          onChange={({ target }) => change({ wantsPreSleepProtein: target.checked })}
        />
        <Switch
          label={t`My sport weighs in`}
          description={t`How to refuel after the scales. Never how to lose water before them.`}
          checked={answers.hasWeighIns}
          onChange={({ target }) => change({ hasWeighIns: target.checked })}
        />
      </Group>
      <ActionBar>
        <Button type="submit" size="large" full busy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </ActionBar>
      {guard.question}
    </form>
  )
}

interface ConditionItemProps {
  condition: HealthCondition
  isTold: boolean
  onToggle: () => void
}

/** One condition; what follows from it is said as soon as it is told. */
function ConditionItem({ condition, isTold, onToggle }: ConditionItemProps) {
  const { t } = useLingui()
  const { label, about, plan, help } = conditionWords[condition]
  return (
    <div className="flex flex-col gap-1">
      <Checkbox label={t(label)} checked={isTold} onChange={onToggle} />
      <div className="flex flex-col gap-1 pl-9 text-14 text-muted">
        <p>{t(about)}</p>
        <div aria-live="polite">
          {isTold ? (
            <div className="mt-1 flex flex-col gap-1 rounded-control bg-sunken p-3 text-ink">
              <p className="font-semibold">{t(plan)}</p>
              <p>{t(help)}</p>
            </div>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Group({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-5">
      <header>
        <h2 id={id} className="text-20 font-bold text-ink">
          {title}
        </h2>
        <p className="text-14 text-muted">{about}</p>
      </header>
      {children}
    </section>
  )
}
