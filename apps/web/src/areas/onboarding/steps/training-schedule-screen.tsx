import { useLingui } from '@lingui/react/macro'
import { groupActivities } from '@pacemeal/domain'
import { WeekEditor } from '../../training/index.ts'
import { keepAnswer } from '../answers.ts'
import { Question } from '../question.tsx'
import { useScheduleDraft } from '../use-schedule-draft.ts'
import { useWalk } from '../use-walk.ts'

export function TrainingScheduleScreen() {
  const { t } = useLingui()
  const walk = useWalk('training-schedule')
  const { schedule, change } = useScheduleDraft()
  const goOn = () => {
    keepAnswer('trainingActivities', groupActivities(schedule))
    walk.goOn()
  }

  return (
    <Question
      walk={walk}
      title={t`When do you train?`}
      lead={t`Your fuel is timed around these sessions. Days without one are rest days.`}
      onContinue={goOn}
    >
      <div className="flex flex-col gap-3">
        <WeekEditor
          schedule={schedule}
          onChange={change}
          addButton={{ variant: 'secondary', full: true, className: 'wide:w-60' }}
        />
      </div>
    </Question>
  )
}
