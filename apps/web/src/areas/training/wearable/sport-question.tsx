import { useLingui } from '@lingui/react/macro'
import { providerName, sportCodes } from '@pacemeal/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type NamedRecordings, tellSport, toldSportsQuery } from '../../../api/activity-sports.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Select } from '../../../ui/select.tsx'
import { sportName } from './sport-names.ts'

interface SportQuestionProps {
  /** Whose source names no sport. */
  recordings: NamedRecordings
  /** Not shown for recordings of which it was told before. */
  isOnlyAsked?: boolean
}

/** Asks the sport of recordings whose source names none. It is remembered by source and name, and can be changed. */
export function SportQuestion({ recordings, isOnlyAsked = false }: SportQuestionProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { data: told } = useQuery(toldSportsQuery(userId))
  const { provider, name } = recordings
  const known = told?.find((one) => one.provider === provider && one.name === name)
  const tell = useMutation({ mutationFn: (code: number | null) => tellSport(userId, recordings, known, code) })
  if (told === undefined || (isOnlyAsked && known && tell.isIdle)) return null
  const source = providerName(provider)
  const sports = sportCodes
    .map((code) => ({ value: String(code), label: sportName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <Select
      label={known ? t`Sport` : t`What sport was it?`}
      hint={known ? t`Remembered for “${name}” of ${source}.` : t`${source} calls it “${name}”. It is asked once.`}
      error={tell.isError ? t`This could not be saved. Try again.` : undefined}
      placeholder={t`Choose a sport`}
      options={known ? [...sports, { value: FORGET, label: t`Forget the sport` }] : sports}
      value={String(tell.isPending ? (tell.variables ?? '') : (known?.code ?? ''))}
      disabled={tell.isPending}
      onChange={({ target }) => tell.mutate(target.value === FORGET ? null : Number(target.value))}
    />
  )
}

const FORGET = 'forget'
