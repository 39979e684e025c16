import { Trans, useLingui } from '@lingui/react/macro'
import {
  type HealthAnswers,
  type HealthCondition,
  healthConditions,
  isCaffeineSafe,
  isPreSleepProteinSafe,
  isWeighInRefuelSafe,
} from '@pacemeal/domain'
import type { ReactNode } from 'react'
import { bodyRateText } from '../../../languages/body-rates.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { conditionWords } from './health-words.ts'

interface HealthFieldsProps {
  answers: HealthAnswers
  onChange: (answers: HealthAnswers) => void
  /** Stands between what the food must fit and the suggestions. */
  children?: ReactNode
}

/** The questions of the health page; what follows from an answer is said as soon as it is given. */
export function HealthFields({ answers, onChange, children }: HealthFieldsProps) {
  const { t } = useLingui()
  const change = (part: Partial<HealthAnswers>) => onChange({ ...answers, ...part })
  const toggle = (condition: HealthCondition) =>
    change({
      conditions: healthConditions.filter((one) => answers.conditions.includes(one) !== (one === condition)),
    })
  const unsafe = t`Not with what you told above.`
  const [takesCaffeine, takesProtein, refuels] = [
    isCaffeineSafe(answers),
    isPreSleepProteinSafe(answers),
    isWeighInRefuelSafe(answers),
  ]
  return (
    <>
      <p className="text-16 text-muted">
        <Trans>
          Everything here is optional and private. It changes what is safe to plan for you, and nothing else. Only you
          see it, nothing of it is mailed, and it goes with your account.
        </Trans>
      </p>
      <FormSection
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
      </FormSection>
      {children}
      <FormSection title={t`Suggestions`} about={t`Off until you ask for them.`}>
        <Switch
          label={t`Caffeine before hard sessions`}
          description={
            takesCaffeine ? t`An amount for your weight, never late in the day, never above what is safe.` : unsafe
          }
          disabled={!takesCaffeine}
          checked={answers.wantsCaffeine && takesCaffeine}
          onChange={({ target }) => change({ wantsCaffeine: target.checked })}
        />
        <Switch
          label={t`Protein before sleep`}
          description={takesProtein ? t`After an evening of lifting.` : unsafe}
          disabled={!takesProtein}
          checked={answers.wantsPreSleepProtein && takesProtein}
          onChange={({ target }) => change({ wantsPreSleepProtein: target.checked })}
        />
        <Switch
          label={t`My sport weighs in`}
          description={
            refuels
              ? t`How to refuel after the scales. Never how to lose water before them.`
              : t`An event can name its weigh-in. With what you told above, nothing is said of weight lost.`
          }
          checked={answers.hasWeighIns}
          onChange={({ target }) => change({ hasWeighIns: target.checked })}
        />
      </FormSection>
    </>
  )
}

interface ConditionItemProps {
  condition: HealthCondition
  isTold: boolean
  onToggle: () => void
}

/** One condition; what follows from it is said as soon as it is told. */
function ConditionItem({ condition, isTold, onToggle }: ConditionItemProps) {
  const { t, i18n } = useLingui()
  const { label, about, plan, help } = conditionWords[condition]
  return (
    <div>
      <Checkbox label={t(label)} checked={isTold} onChange={onToggle} />
      <div className="-mt-1 flex flex-col gap-1 pl-9 text-14 text-muted">
        <p>{t(about)}</p>
        <div aria-live="polite">
          {isTold ? (
            <div className="mt-1 flex flex-col gap-1 rounded-control bg-sunken p-3 text-ink">
              <p className="font-semibold">{i18n._(plan.id, { protein: bodyRateText(1, 0) }, plan)}</p>
              <p>{t(help)}</p>
            </div>
          ) : null}
        </div>
      </div>
    </div>
  )
}
