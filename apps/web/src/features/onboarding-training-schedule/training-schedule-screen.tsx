import {
  addActivity,
  groupActivities,
  removeSession,
  ungroupActivities,
  type Weekday,
  type WeeklySchedule,
} from '@pacemeal/domain'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { keepSchedule, keepScheduleDraft, readScheduleDraft } from '../../onboarding/answers.ts'
import { Question } from '../../onboarding/question.tsx'
import { useWalk } from '../../onboarding/use-walk.ts'
import { AddActivitySheet } from '../../training/add-activity-sheet.tsx'
import { WeekList } from '../../training/week-list.tsx'
import { Button } from '../../ui/button.tsx'

export function TrainingScheduleScreen() {
  const walk = useWalk('training-schedule')
  const [schedule, setSchedule] = useState(() => ungroupActivities(readScheduleDraft()).schedule)
  const [adding, setAdding] = useState<{ day?: Weekday } | null>(null)

  const change = (next: WeeklySchedule) => {
    setSchedule(next)
    keepScheduleDraft(groupActivities(next))
  }
  const goOn = () => {
    keepSchedule(groupActivities(schedule))
    walk.goOn()
  }

  return (
    <Question
      walk={walk}
      title="When do you train?"
      lead="Your fuel is timed around these sessions. Days without one are rest days."
      onContinue={goOn}
    >
      <div className="flex flex-col gap-3">
        <WeekList
          schedule={schedule}
          onAdd={(day) => setAdding({ day })}
          onRemove={(day, session) => change(removeSession(schedule, day, session))}
        />
        <Button
          variant="secondary"
          full
          icon={<Plus size={20} aria-hidden />}
          onClick={() => setAdding({})}
          className="wide:w-60"
        >
          Add Activity
        </Button>
      </div>
      <AddActivitySheet
        isOpen={adding !== null}
        day={adding?.day}
        onClose={() => setAdding(null)}
        onAdd={(activity) => change(addActivity(schedule, activity))}
      />
    </Question>
  )
}
