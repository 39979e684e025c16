import type { MessageDescriptor } from '@lingui/core'
import { msg, t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type NotificationKind,
  notificationKinds,
  readNotificationSettings,
  writeNotificationSettings,
} from '@pacemeal/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { saveProfile } from '../../../api/profile.ts'
import { removeThisDevice } from '../../../api/push-devices.ts'
import { settingQuery } from '../../../api/settings.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { ProfileGate } from '../../../navigation/profile-gate.tsx'
import { useRequiredAccount, useRequiredProfile } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { DevicesCard } from './devices-card.tsx'
import { KindCard } from './kind-card.tsx'
import { pushProblems } from './push-words.ts'
import { QuietHoursCard } from './quiet-hours-card.tsx'
import { formOf, isSameForm, type SettingsForm, settingsOf, usesChannel } from './settings-form.ts'
import { type Push, usePush } from './use-push.ts'
import { WeighInCard } from './weigh-in-card.tsx'

const words: Readonly<Record<NotificationKind, { title: MessageDescriptor; about: MessageDescriptor }>> = {
  mealPlanReadyNotification: {
    title: msg`Meal Plan Updates`,
    about: msg`When a new fuel plan is ready, or the old one was recalculated.`,
  },
  wearableDataNotifications: {
    title: msg`Wearable Data Updates`,
    about: msg`When your watch has sent an activity and its fuel is worked out.`,
  },
  fuelReminders: {
    title: msg`Fuel Reminders`,
    about: msg`Before a session, when its fuel is due, and after it. Silent once the fuel is logged.`,
  },
}

/** What the athlete wants to be told, by which channel, and when not. */
export function NotificationSettingsScreen() {
  const { t } = useLingui()
  const push = usePush(useRequiredAccount().id)
  return (
    <Screen title={t`Notification Settings`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <ProfileGate>
        <SettingsOnceKnown push={push} />
      </ProfileGate>
    </Screen>
  )
}

function SettingsOnceKnown({ push }: { push: Push }) {
  const { t } = useLingui()
  const texts = useQuery(settingQuery('textMessages'))
  if (push.isUnknown) {
    return (
      <ErrorState title={t`Your settings could not be loaded`} onRetry={push.retry} isRetrying={push.isRetrying}>
        <Trans>Nothing was changed. Check your connection and try again.</Trans>
      </ErrorState>
    )
  }
  if (!push.isReady || texts.isPending) return <LoadingCards />
  return <SettingsOfPerson push={push} areTextsSetUp={texts.data?.value !== 'off'} />
}

function LoadingCards() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading settings`}>
      <div className="flex flex-col gap-4">
        {notificationKinds.map((kind) => (
          <Skeleton key={kind} className="h-66 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  )
}

/** Whether text messages can reach the person, and why not. */
function textsTo(phone: string | null, areSetUp: boolean): { lacks: boolean; description: string; areSetUp: boolean } {
  if (!areSetUp) return { lacks: true, description: translate`Not set up here`, areSetUp }
  return { lacks: !phone, description: phone || translate`Needs a phone number`, areSetUp }
}

function SettingsOfPerson({ push, areTextsSetUp }: { push: Push; areTextsSetUp: boolean }) {
  const { t } = useLingui()
  const { email } = useRequiredAccount()
  const profile = useRequiredProfile()
  const texts = textsTo(profile.phoneNumber, areTextsSetUp)
  const [stored, setStored] = useState(() =>
    formOf(readNotificationSettings(profile.notificationSettings), push.devices.length > 0),
  )
  const [form, setForm] = useState(stored)
  const save = useMutation({
    mutationFn: async (wanted: SettingsForm) => {
      const settings = settingsOf(wanted)
      if (settings === undefined) throw new Error('A form with errors cannot be saved.')
      const notificationSettings = writeNotificationSettings(settings, profile.notificationSettings)
      await saveProfile(profile.userId, { notificationSettings })
      if (!usesChannel(wanted, 'push')) await removeThisDevice(profile.userId)
      setStored(wanted)
    },
    onSuccess: () => tell('settings-saved'),
    onError: (thrown) => tellRefusal('save-settings', thrown),
  })
  const setPush = async (kind: NotificationKind, isWanted: boolean): Promise<void> => {
    if (isWanted && !(await push.add())) return
    setForm((now) => ({ ...now, kinds: { ...now.kinds, [kind]: { ...now.kinds[kind], push: isWanted } } }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(form)
  }
  const isAble = push.ability === 'able'
  const hasDevice = push.devices.length > 0
  const pushTo = isAble || hasDevice ? t`To the devices below` : t`Not in this browser`
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {notificationKinds.map((kind) => (
        <KindCard
          key={kind}
          title={t(words[kind].title)}
          about={t(words[kind].about)}
          channels={{ ...form.kinds[kind], push: form.kinds[kind].push && hasDevice }}
          descriptions={{ email, sms: texts.description, push: pushTo }}
          lacks={{ sms: texts.lacks, push: !isAble && !hasDevice }}
          isPushBusy={push.isAdding}
          onChange={({ email, sms }) =>
            setForm({ ...form, kinds: { ...form.kinds, [kind]: { ...form.kinds[kind], email, sms } } })
          }
          onPush={(isWanted) => void setPush(kind, isWanted)}
        />
      ))}
      <SmsNote areSetUp={texts.areSetUp} hasPhone={Boolean(profile.phoneNumber)} />
      {push.ability === 'able' ? null : (
        <p role="note" className="px-1 text-14 text-muted">
          {t(pushProblems[push.ability])}
        </p>
      )}
      <DevicesCard
        devices={push.devices}
        ownEndpoint={push.ownEndpoint}
        onAdd={isAble ? () => void push.add() : undefined}
        isAdding={push.isAdding}
      />
      <WeighInCard form={form} onChange={setForm} />
      <QuietHoursCard form={form} onChange={setForm} />
      <Button
        type="submit"
        size="large"
        full
        busy={save.isPending}
        disabled={settingsOf(form) === undefined || isSameForm(form, stored)}
      >
        <Trans>SAVE</Trans>
      </Button>
    </form>
  )
}

function SmsNote({ areSetUp, hasPhone }: { areSetUp: boolean; hasPhone: boolean }) {
  if (!areSetUp) {
    return (
      <p className="px-1 text-14 text-muted">
        <Trans>Text messages are not set up here, so no SMS can be sent.</Trans>
      </p>
    )
  }
  if (hasPhone) return null
  return (
    <p className="px-1 text-14 text-muted">
      <Trans>
        SMS needs a phone number.{' '}
        <Link to={paths.editProfile} className="font-semibold text-ember-ink underline underline-offset-2">
          Add yours in Edit Profile
        </Link>
      </Trans>
    </p>
  )
}
