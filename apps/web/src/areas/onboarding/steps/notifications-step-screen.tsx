import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  defaultNotificationSettings,
  hasAnyChannel,
  type NotificationKind,
  type NotificationSettings,
  readNotificationSettings,
} from '@pacemeal/domain'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Profile, profileQuery, saveProfile } from '../../../api/profile.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { LoadingScreen } from '../../../ui/loading-screen.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { keepAnswer, readKeptAnswers } from '../answers.ts'
import { Question } from '../question.tsx'
import { useWalk } from '../use-walk.ts'

/** How long the step stands when nobody asked to stay, in milliseconds (product specification). */
const LEAVE_AFTER_MS = 50

const rows: readonly { kind: NotificationKind; label: MessageDescriptor; description: MessageDescriptor }[] = [
  {
    kind: 'wearableDataNotifications',
    label: msg`Wearable Data Updates`,
    description: msg`When new data of your wearable changes your fuel.`,
  },
  {
    kind: 'mealPlanReadyNotification',
    label: msg`Meal Plan Updates`,
    description: msg`When a new plan is ready for you.`,
  },
]

/** Keeps the defaults and leads home; opened with `?stay`, the toggles are really there to be used. */
export function NotificationsStepScreen() {
  const [search] = useSearchParams()
  return (
    <Suspense fallback={<LoadingScreen />}>{search.has('stay') ? <NotificationsForm /> : <PassingThrough />}</Suspense>
  )
}

function PassingThrough() {
  const navigate = useNavigate()
  useEffect(() => {
    if (readKeptAnswers().notificationSettings === undefined) {
      keepAnswer('notificationSettings', defaultNotificationSettings)
    }
    const leave = setTimeout(() => navigate(paths.home, { replace: true }), LEAVE_AFTER_MS)
    return () => clearTimeout(leave)
  }, [navigate])
  return <LoadingScreen />
}

const settingsOf = (profile: Profile | null): NotificationSettings =>
  profile
    ? readNotificationSettings(profile.notificationSettings)
    : (readKeptAnswers().notificationSettings ?? defaultNotificationSettings)

function NotificationsForm() {
  const { t } = useLingui()
  const walk = useWalk('notifications')
  const navigate = useNavigate()
  const { id } = useRequiredAccount()
  const { data: profile } = useSuspenseQuery(profileQuery(id))
  const [settings, setSettings] = useState(() => settingsOf(profile))

  const settingsPath = paths.notificationSettings
  const leaveBack = () => walk.leaveFor(profile ? settingsPath : paths.onboarding)
  const save = useMutation({
    mutationFn: async () => {
      if (profile) await saveProfile(id, { notificationSettings: JSON.stringify(settings) })
      else keepAnswer('notificationSettings', settings)
    },
    onSuccess: () => {
      if (profile) tell('settings-saved')
      navigate(profile ? settingsPath : paths.onboarding)
    },
    onError: (thrown) => tellRefusal('save-settings', thrown),
  })

  return (
    <Question
      walk={{ ...walk, goBack: leaveBack }}
      isCounted={false}
      title={t`What should we tell you?`}
      onContinue={() => save.mutate()}
      isBusy={save.isPending}
      blocked={hasAnyChannel(settings) ? undefined : t`Turn at least one on to continue.`}
    >
      <div className="flex flex-col divide-y divide-line">
        {rows.map(({ kind, label, description }) => (
          <Switch
            key={kind}
            label={t(label)}
            description={t(description)}
            checked={settings[kind].email}
            onChange={(event) =>
              setSettings({ ...settings, [kind]: { ...settings[kind], email: event.target.checked } })
            }
            className="py-4"
          />
        ))}
      </div>
      <p className="mt-4 text-14 text-muted">
        <Trans>You can change these settings later in your profile.</Trans>
      </p>
    </Question>
  )
}
