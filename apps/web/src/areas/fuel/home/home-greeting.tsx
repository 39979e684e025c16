import { Trans, useLingui } from '@lingui/react/macro'
import { type LocalDate, providerName, wallMinuteAt } from '@pacemeal/domain'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { readWearableDevice } from '../../training/index.ts'
import { greetingText } from '../words/greeting.ts'
import { NextWeek, PreviousWeek } from './week-steps.tsx'

interface HomeGreetingProps {
  day: LocalDate
  onSelect: (day: LocalDate) => void
}

/** Who is here, what is linked, and the way to other weeks. */
export function HomeGreeting({ day, onSelect }: HomeGreetingProps) {
  const { t } = useLingui()
  const account = useRequiredAccount()
  const { profile } = useKnownProfile()
  const greeting = greetingText(wallMinuteAt(useMinute(), browserZone()))
  const [firstName = ''] = (profile.name ?? account.name).trim().split(/\s+/)
  const provider = readWearableDevice(profile.wearable_device)
  const device = provider && providerName(provider).toUpperCase()
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 wide:col-start-1 wide:row-start-1">
      <div className="min-w-0">
        <p className="text-16 font-semibold text-balance text-ink">
          {firstName ? t`${greeting}, ${firstName}` : greeting}
        </p>
        {device ? (
          <p className="truncate text-14 text-muted">
            <Trans>Synced with {device}</Trans>
          </p>
        ) : null}
      </div>
      <div className="-mr-2 flex shrink-0 wide:hidden">
        <PreviousWeek day={day} onSelect={onSelect} />
        <NextWeek day={day} onSelect={onSelect} />
      </div>
    </div>
  )
}
