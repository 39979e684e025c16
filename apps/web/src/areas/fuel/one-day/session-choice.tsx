import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { isDayClock, longDate } from '../../../languages/dates.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { sessionTypeName } from '../../../languages/session-names.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { spanText } from '../figures.ts'
import type { SessionEntry } from './one-day-form.ts'

interface SessionChoiceProps {
  entry: SessionEntry
  /** The days that it may move to. */
  days: readonly LocalDate[]
  onChange: (part: Partial<SessionEntry>) => void
}

/** A scheduled session and how it goes on this day alone. */
export function SessionChoice({ entry, days, onChange }: SessionChoiceProps) {
  const { t } = useLingui()
  const { session, choice, date, time, period } = entry
  const type = sessionTypeName(session.type)
  const about = `${type}, ${spanText(session.start, session.end)}`
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4">
      <SegmentedControl
        label={about}
        isLabelShown
        value={choice}
        options={[
          { value: 'as-scheduled', label: t`As planned` },
          { value: 'skipped', label: t`Skip` },
          { value: 'moved', label: t`Move` },
        ]}
        onChange={(chosen) => onChange({ choice: chosen })}
      />
      {choice === 'moved' ? (
        <>
          <Select
            label={t`To which day`}
            value={date}
            options={days.map((day) => ({ value: day, label: lineStart(longDate(day)) }))}
            onChange={({ target }) => onChange({ date: target.value as LocalDate })}
          />
          <TimeField
            is24={isDayClock()}
            label={t`New start time`}
            time={time}
            period={period}
            onChange={(text, half) => onChange({ time: text, period: half })}
          />
          <p className="text-14 text-muted">
            <Trans>It stays as long as it is.</Trans>
          </p>
        </>
      ) : null}
    </li>
  )
}
