import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type LocalDate, localDate } from '@pacemeal/domain'
import { type DayNote, type WaterShift, waterShifts } from '@pacemeal/domain/body'
import { readSex } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshCheckIn } from '../../../api/check-in.ts'
import { dayNoteQuery, storeDayNote } from '../../../api/day-notes.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Card } from '../../../ui/card.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'

const shiftNames: Readonly<Record<WaterShift, MessageDescriptor>> = {
  creatine: msg`Creatine begun or ended`,
  illness: msg`Illness`,
  travel: msg`Long journey`,
}

type Change = Partial<Pick<DayNote, 'waterShift' | 'isCycleStart'>>

/** What is still on its way once a change has arrived: what was changed again since stays. */
const without = (pending: Change, { waterShift, isCycleStart }: Change): Change => ({
  ...(pending.waterShift === undefined || pending.waterShift === waterShift ? {} : { waterShift: pending.waterShift }),
  ...(pending.isCycleStart === undefined || pending.isCycleStart === isCycleStart
    ? {}
    : { isCycleStart: pending.isCycleStart }),
})

const dayOf = (typed: string): LocalDate | null => {
  try {
    const day = localDate(typed)
    return day <= presentDay() ? day : null
  } catch {
    return null
  }
}

/** What moves the scale without moving tissue, noted by the day, so that the estimate does not take it for food. */
export function WaterNotesCard() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [typed, setTyped] = useState<string>(presentDay)
  const day = dayOf(typed)
  const note = useQuery({ ...dayNoteQuery(userId, day ?? presentDay()), enabled: day !== null })
  const [pending, setPending] = useState<Change>({})
  const save = useMutation({
    // One after the other: each reads the note that the one before has written.
    scope: { id: 'water-notes' },
    mutationFn: ({ on, change }: { on: LocalDate; change: Change }) => storeDayNote(userId, on, change),
    onSuccess: () => refreshCheckIn(userId),
    onError: (thrown) => tellRefusal('save-day-note', thrown),
    onSettled: (_, __, { change }) => setPending((before) => without(before, change)),
  })
  const say = (change: Change) => {
    if (day === null) return
    setPending((before) => ({ ...before, ...change }))
    save.mutate({ on: day, change })
  }
  const { profile, isKnown } = useKnownProfile()
  const mayHaveCycle = isKnown && readSex(profile.sex) !== 'Male'
  const { waterShift = null, isCycleStart = false } = { ...note.data, ...pending }
  return (
    <Card aria-labelledby="water-notes-title" className="flex flex-col gap-3">
      <h2 id="water-notes-title" className="text-20 font-semibold text-ink">
        <Trans>Only water?</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>Some things move the scale and not your body. Note the day, and your check-in allows for it.</Trans>
      </p>
      <TextField
        label={t`Day of the note`}
        type="date"
        max={presentDay()}
        value={typed}
        error={day === null ? t`Choose a day up to today` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setPending({})
        }}
      />
      {note.isError && note.data === undefined ? (
        <MissingPart
          heading="h3"
          title={t`Your notes could not be loaded`}
          onRetry={() => void note.refetch()}
          isRetrying={note.isFetching}
        >
          <Trans>What you noted before is kept.</Trans>
        </MissingPart>
      ) : (
        <fieldset disabled={day === null || note.data === undefined} className="contents">
          <legend className="sr-only">{t`Notes of the day`}</legend>
          <ToggleChips
            label={t`On this day`}
            options={waterShifts.map((value) => ({ value, label: t(shiftNames[value]) }))}
            chosen={waterShift === null ? [] : [waterShift]}
            onChange={(chosen) => say({ waterShift: chosen.find((one) => one !== waterShift) ?? null })}
          />
          {mayHaveCycle ? (
            <Switch
              label={t`My period began`}
              description={t`After two or three, the swing of your cycle is known.`}
              checked={isCycleStart}
              onChange={({ target }) => say({ isCycleStart: target.checked })}
            />
          ) : null}
        </fieldset>
      )}
    </Card>
  )
}
