import { useLingui } from '@lingui/react/macro'
import type { Channels } from '@pacemeal/domain'
import { useId } from 'react'
import { Switch } from '../../../ui/switch.tsx'

export interface KindCardProps {
  title: string
  about: string
  channels: Channels
  /** Where each channel leads, or what it lacks. */
  descriptions: Readonly<Record<keyof Channels, string>>
  /** What cannot be switched on. It can still be switched off. */
  lacks: Readonly<Record<'sms' | 'push', boolean>>
  isPushBusy: boolean
  onChange: (channels: Channels) => void
  onPush: (isWanted: boolean) => void
}

/** One kind of message, and the channels that it goes by. */
export function KindCard(props: KindCardProps) {
  const { t } = useLingui()
  const { title, about, channels, descriptions, lacks, isPushBusy, onChange, onPush } = props
  const id = useId()
  return (
    <fieldset aria-describedby={id} className="min-w-0 rounded-card bg-surface px-4 pt-4 pb-2 shadow-soft">
      <legend className="float-left w-full text-16 font-semibold text-ink">{title}</legend>
      <p id={id} className="clear-both mb-2 text-14 text-muted">
        {about}
      </p>
      <div className="divide-y divide-line">
        <Switch
          className="py-2"
          label={t`Email`}
          description={descriptions.email}
          checked={channels.email}
          onChange={(event) => onChange({ ...channels, email: event.target.checked })}
        />
        <Switch
          className="py-2"
          label={t`SMS`}
          description={descriptions.sms}
          checked={channels.sms}
          disabled={lacks.sms && !channels.sms}
          onChange={(event) => onChange({ ...channels, sms: event.target.checked })}
        />
        <Switch
          className="py-2"
          label={t`Push`}
          description={descriptions.push}
          checked={channels.push}
          disabled={isPushBusy || (lacks.push && !channels.push)}
          onChange={(event) => onPush(event.target.checked)}
        />
      </div>
    </fieldset>
  )
}
