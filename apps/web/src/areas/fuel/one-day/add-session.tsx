import { Trans } from '@lingui/react/macro'
import {
  type ActivityForm,
  blankActivityForm,
  type LocalDate,
  readSessionForm,
  type Session,
  weekdayOf,
} from '@pacemeal/domain'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { tell } from '../../../notices/tell.ts'
import { Button } from '../../../ui/button.tsx'
import { SessionFields } from '../../training/index.ts'

/** A session that this day alone has: closed until it is asked for. */
export function AddSession({ day, onAdd }: { day: LocalDate; onAdd: (session: Session) => void }) {
  const [form, setForm] = useState<ActivityForm | null>(null)
  if (form === null) {
    return (
      <Button
        variant="quiet"
        icon={<Plus size={20} aria-hidden />}
        onClick={() => setForm(blankActivityForm(weekdayOf(day)))}
      >
        <Trans>Add a session</Trans>
      </Button>
    )
  }
  const add = () => {
    const read = readSessionForm(form)
    if (!read.ok) return tell(read.error.code)
    onAdd(read.value)
    setForm(null)
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line p-4">
      <SessionFields form={form} change={(part) => setForm(part(form))} />
      <div className="flex gap-2">
        <Button variant="secondary" onClick={() => setForm(null)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button className="grow" onClick={add}>
          <Trans>Add session</Trans>
        </Button>
      </div>
    </div>
  )
}
