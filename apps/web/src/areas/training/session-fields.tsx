import { useLingui } from '@lingui/react/macro'
import {
  type ActivityForm,
  type Intensity,
  intensities,
  type SessionType,
  sessionTypes,
  withEnd,
  withStart,
} from '@pacemeal/domain'
import type { ReactNode } from 'react'
import { isDayClock } from '../../languages/dates.ts'
import { intensityName, sessionTypeName } from '../../languages/session-names.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { TimeField } from '../../ui/time-field.tsx'

interface SessionFieldsProps {
  form: ActivityForm
  change: (part: (before: ActivityForm) => ActivityForm) => void
  /** Stands between the type and the times: the days, where there are any to choose. */
  children?: ReactNode
}

/** The fields of a training session: its type, times and intensity. */
export function SessionFields({ form, change, children }: SessionFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`Activity type`}
        placeholder={t`Choose a type`}
        value={form.type ?? ''}
        options={sessionTypes.map((value) => ({ value, label: sessionTypeName(value) }))}
        onChange={(event) => {
          const type = event.target.value as SessionType
          change((before) => ({ ...before, type }))
        }}
      />
      {children}
      <TimeField
        is24={isDayClock()}
        label={t`Start time`}
        time={form.startTime}
        period={form.startPeriod}
        onChange={(time, period) => change((before) => withStart(before, time, period))}
      />
      <TimeField
        is24={isDayClock()}
        label={t`End time`}
        time={form.endTime}
        period={form.endPeriod}
        onChange={(time, period, isChosen) => change((before) => withEnd(before, time, period, isChosen))}
      />
      <SegmentedControl<Intensity | ''>
        label={t`Intensity`}
        isLabelShown
        value={form.intensity ?? ''}
        options={intensities.map((value) => ({ value, label: intensityName(value) }))}
        onChange={(intensity) => change((before) => ({ ...before, intensity: intensity === '' ? null : intensity }))}
      />
    </>
  )
}
