import {
  type Channels,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
  readNotificationSettings,
  writeNotificationSettings,
} from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { saveProfile } from '../../api/profile.ts'
import { BackLink } from '../../app/back-link.tsx'
import { paths } from '../../app/paths.ts'
import { tellRefusal } from '../../app/tell-refusal.ts'
import { useRequiredAccount, useRequiredProfile } from '../../app/use-account.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Switch } from '../../ui/switch.tsx'

const words: Readonly<Record<NotificationKind, { title: string; about: string }>> = {
  mealPlanReadyNotification: {
    title: 'Meal Plan Updates',
    about: 'When a new fuel plan is ready, or the old one was recalculated.',
  },
  wearableDataNotifications: {
    title: 'Wearable Data Updates',
    about: 'When your watch has sent an activity and its fuel is worked out.',
  },
  fuelReminders: {
    title: 'Fuel Reminders',
    about: 'Before a session, when its fuel is due, and after it. Silent once the fuel is logged.',
  },
}

const isSame = (one: NotificationSettings, other: NotificationSettings): boolean =>
  notificationKinds.every((kind) => one[kind].email === other[kind].email && one[kind].sms === other[kind].sms)

/** What the athlete wants to be told, and by which channel. */
export function NotificationSettingsScreen() {
  const { email } = useRequiredAccount()
  const profile = useRequiredProfile()
  const stored = readNotificationSettings(profile.notificationSettings)
  const [wanted, setWanted] = useState(stored)
  const hasPhone = Boolean(profile.phoneNumber)
  const save = useMutation({
    mutationFn: () =>
      saveProfile(profile.userId, {
        notificationSettings: writeNotificationSettings(wanted, profile.notificationSettings),
      }),
    onSuccess: () => tell('settings-saved'),
    onError: (thrown) => tellRefusal('save-settings', thrown),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Screen title="Notification Settings" back={<BackLink to={paths.profile} label="Back to profile" />}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {notificationKinds.map((kind) => (
          <KindCard
            key={kind}
            {...words[kind]}
            channels={wanted[kind]}
            email={email}
            phone={profile.phoneNumber}
            onChange={(channels) => setWanted({ ...wanted, [kind]: channels })}
          />
        ))}
        {hasPhone ? null : (
          <p className="px-1 text-14 text-muted">
            SMS needs a phone number.{' '}
            <Link to={paths.editProfile} className="font-semibold text-ember-ink underline underline-offset-2">
              Add yours in Edit Profile
            </Link>
          </p>
        )}
        <Button type="submit" size="large" full busy={save.isPending} disabled={isSame(wanted, stored)}>
          SAVE
        </Button>
      </form>
    </Screen>
  )
}

interface KindCardProps {
  title: string
  about: string
  channels: Channels
  email: string
  phone: string | null
  onChange: (channels: Channels) => void
}

function KindCard({ title, about, channels, email, phone, onChange }: KindCardProps) {
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
          label="Email"
          description={email}
          checked={channels.email}
          onChange={(event) => onChange({ ...channels, email: event.target.checked })}
        />
        <Switch
          className="py-2"
          label="SMS"
          description={phone || 'Needs a phone number'}
          checked={channels.sms}
          // A channel that was on before the number went can still be turned off.
          disabled={!phone && !channels.sms}
          onChange={(event) => onChange({ ...channels, sms: event.target.checked })}
        />
      </div>
    </fieldset>
  )
}
