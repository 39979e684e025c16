import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type PerformanceObjective, PROFILE_AGE, performanceObjectives, type Sex, sexes } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDraft } from '../../../api/drafts.ts'
import { profileQuery } from '../../../api/profile.ts'
import { massUnitOf, useUnitChoices } from '../../../languages/units.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { ProfileGate } from '../../../navigation/profile-gate.tsx'
import { useRequiredAccount, useRequiredProfile } from '../../../navigation/use-account.ts'
import { useLeaveGuard } from '../../../navigation/use-leave-guard.tsx'
import { Button } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PlanChangeSheet, usePreviewSheet } from '../../training/index.ts'
import { objectiveChoice } from '../objective-names.ts'
import { DietNote } from '../restrictions/diet-note.tsx'
import { focusQuestion } from '../restrictions/focus-question.ts'
import { RestrictionsField } from '../restrictions/restrictions-field.tsx'
import { firstUnanswered, withTyped } from '../restrictions/settle-restrictions.ts'
import { readerIfThere, useRestrictionReader } from '../restrictions/use-restriction-reader.ts'
import { findPhoneError } from './check-phone.ts'
import { DietField } from './diet-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { PictureField } from './picture-field.tsx'
import { hasOtherChanges, hasPlanChanges, hasUnsavedChanges } from './profile-changes.ts'
import {
  formOf,
  type ProfileErrors,
  type ProfileFields,
  type ProfileForm,
  readProfileForm,
  roundingHints,
  withUnits,
} from './profile-form.ts'
import { singleRun } from './single-run.ts'
import { useSaveProfile } from './use-save-profile.ts'

const sexNames: Readonly<Record<Sex, MessageDescriptor>> = {
  Male: msg`Male`,
  Female: msg`Female`,
  'Non-Binary': msg`Non-Binary`,
  Other: msg`Other`,
}

/** Two fields beside each other; one below the other where large text leaves no room. */
const pairClass = 'grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4'

/** As the fields stand on the screen; the first that is wrong takes the focus. */
const fieldOrder = ['name', 'email', 'currentPassword', 'phone', 'age', 'height', 'weight'] as const

const withoutPassword = ({ currentPassword: _, ...edits }: Partial<ProfileForm>): Partial<ProfileForm> | undefined =>
  Object.keys(edits).length > 0 ? edits : undefined

export function EditProfileScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Edit Profile`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <ProfileGate>
        <ProfileEditor />
      </ProfileGate>
    </Screen>
  )
}

function ProfileEditor() {
  const { t } = useLingui()
  const account = useRequiredAccount()
  const profile = useRequiredProfile()
  // Another device may have changed the profile a minute ago. What is not touched here follows it, so that saving undoes nothing.
  useQuery({ ...profileQuery(account.id), staleTime: 0 })
  const [edits, setEdits] = useDraft<Partial<ProfileForm>>('edit-profile', () => ({}), withoutPassword)
  const stored = withUnits(formOf(profile, account), massUnitOf(useUnitChoices()) === 'kg')
  const form: ProfileForm = { ...stored, ...edits }
  const guard = useLeaveGuard(hasUnsavedChanges(form, stored), 'profile')
  const [errors, setErrors] = useState<ProfileErrors>({})
  const hints = roundingHints(form)
  const save = useSaveProfile({ account, profile, onRefused: setErrors, onSaved: guard.allow })

  const phoneEdits = useRef(0)
  const [runCheck] = useState(singleRun)
  const change = (part: Partial<ProfileForm>) => {
    setEdits((before) => ({ ...before, ...part }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const isEmailChanged = form.email.trim().toLowerCase() !== account.email.toLowerCase()

  /** A number that was stored before is left alone until it is changed. */
  const checkPhone = async (phone: string): Promise<string | undefined> => {
    const asked = phoneEdits.current
    const error = phone === stored.phone ? undefined : await findPhoneError(phone)
    // An answer about a number that has changed since is no news.
    if (error !== undefined && asked === phoneEdits.current) setErrors((before) => ({ ...before, phone: error }))
    return error
  }

  const reader = useRestrictionReader()
  const [isAsked, setAsked] = useState(false)
  const isUnanswered = isAsked && firstUnanswered(reader, form.restrictions, stored.restrictions) !== undefined

  /** The fields as they would be saved; what is wrong is shown instead. */
  const readChecked = async (element: HTMLFormElement): Promise<ProfileFields | undefined> => {
    // What was typed is understood before it is saved, also when the reader has only begun to load.
    const checked = await runCheck(() => Promise.all([reader ?? readerIfThere(), checkPhone(form.phone)]))
    if (!checked) return undefined
    const [loaded, phoneError] = checked
    const restrictions = withTyped(loaded, form.restrictions, form.typedRestriction)
    if (firstUnanswered(loaded, restrictions, stored.restrictions) !== undefined) {
      change({ restrictions, typedRestriction: '' })
      setAsked(true)
      focusQuestion()
      return undefined
    }
    const read = readProfileForm({ ...form, restrictions, typedRestriction: '' }, account.email)
    if (read.ok && phoneError === undefined) return read.value
    const found: ProfileErrors = { ...(read.ok ? {} : read.error), ...(phoneError && { phone: phoneError }) }
    setErrors(found)
    const [first] = fieldOrder.filter((field) => found[field] !== undefined)
    element.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return undefined
  }

  // Between the check and the save, no render has made the button busy yet.
  const [runSave] = useState(singleRun)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    return runSave(async () => {
      const fields = await readChecked(element)
      if (!fields) return
      const email = isEmailChanged ? form.email.trim() : null
      // What is refused is told by the mutation itself.
      await save.mutateAsync({ fields, email, password: form.currentPassword }).catch(() => undefined)
    })
  }

  const navigate = useNavigate()
  const preview = usePreviewSheet('profile')
  const look = async (element: HTMLFormElement | null) => {
    const fields = element ? await readChecked(element) : undefined
    if (!fields) return
    const { age, sex, heightInches, weightPounds, performanceObjective, diet, restrictions } = fields
    preview.look({ profile: { age, sex, heightInches, weightPounds, performanceObjective, diet, restrictions } })
  }
  const leaveApplied = () => {
    // What no plan knows of is still to be saved.
    if (hasOtherChanges(form, stored)) return preview.close()
    guard.allow()
    // A preview that was applied is nothing to come back to.
    navigate(paths.root, { replace: true })
  }

  return (
    <>
      <PictureField profile={profile} name={form.name} />
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="name"
          maxLength={128}
          value={form.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={form.email}
          error={errors.email}
          disabled={!account.hasPassword}
          hint={
            account.hasPassword
              ? isEmailChanged && t`We send a link to the new address. You confirm it before you go on.`
              : t`You sign in with Google. Set a password first to change your email.`
          }
          onChange={(event) => change({ email: event.target.value })}
        />
        {isEmailChanged ? (
          <TextField
            label={t`Your password`}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            value={form.currentPassword}
            error={errors.currentPassword}
            onChange={(event) => change({ currentPassword: event.target.value })}
          />
        ) : null}
        <PhoneField
          phone={form.phone}
          onChange={(phone) => {
            phoneEdits.current += 1
            change({ phone })
          }}
          error={errors.phone}
          onLeave={(phone) => void checkPhone(phone)}
        />
        <div className={pairClass}>
          <TextField
            label={t`Age`}
            name="age"
            type="number"
            inputMode="numeric"
            min={PROFILE_AGE.min}
            max={PROFILE_AGE.max}
            value={form.age}
            error={errors.age}
            onChange={(event) => change({ age: event.target.value })}
          />
          <Select<Sex>
            label={t`Gender`}
            value={form.sex}
            options={sexes.map((value) => ({ value, label: t(sexNames[value]) }))}
            onChange={(event) => change({ sex: event.target.value as Sex })}
          />
        </div>
        <SegmentedControl
          label={t`Units`}
          isLabelShown
          options={[
            { value: 'imperial', label: t`lb, ft` },
            { value: 'metric', label: t`kg, cm` },
          ]}
          value={form.isMetric ? 'metric' : 'imperial'}
          onChange={(units) => {
            const { isMetric, exact, height, weight } = withUnits(form, units === 'metric')
            change({ isMetric, exact, height, weight })
          }}
        />
        <div className={pairClass}>
          <TextField
            label={t`Height`}
            name="height"
            unit={form.isMetric ? 'cm' : t`ft, in`}
            autoComplete="off"
            maxLength={8}
            value={form.height}
            hint={hints.height}
            error={errors.height}
            onChange={(event) => change({ height: event.target.value })}
          />
          <TextField
            label={t`Weight`}
            name="weight"
            unit={form.isMetric ? 'kg' : t`lbs`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={form.weight}
            hint={hints.weight}
            error={errors.weight}
            onChange={(event) => change({ weight: event.target.value })}
          />
        </div>
        <Select<PerformanceObjective>
          label={t`Performance Objective`}
          value={form.objective}
          options={performanceObjectives.map((value) => ({ value, label: objectiveChoice(value) }))}
          onChange={(event) => change({ objective: event.target.value as PerformanceObjective })}
        />
        <DietField
          chosen={form.diets}
          onChange={(diets) => change({ diets })}
          note={<DietNote reader={reader} diets={form.diets} restrictions={form.restrictions} />}
        />
        <RestrictionsField
          reader={reader}
          restrictions={form.restrictions}
          onChange={(restrictions) => change({ restrictions })}
          typed={form.typedRestriction}
          onType={(typedRestriction) => change({ typedRestriction })}
          error={isUnanswered ? t`Answer the question below first` : undefined}
        />
        <DietNote reader={reader} diets={form.diets} restrictions={form.restrictions} />
        <p className="text-14 text-muted">
          <Trans>
            Pregnant, on medicine, or something else that your food must fit? You can tell it on the{' '}
            <Link to={paths.health} className="font-semibold text-ink underline">
              Health
            </Link>{' '}
            page.
          </Trans>
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {hasPlanChanges(form, stored) ? (
            <Button
              variant="secondary"
              size="large"
              disabled={save.isPending}
              onClick={({ currentTarget }) => void look(currentTarget.form)}
            >
              <Trans>See what changes</Trans>
            </Button>
          ) : null}
          <Button type="submit" size="large" className="grow" busy={save.isPending}>
            <Trans>UPDATE</Trans>
          </Button>
        </div>
      </form>
      <PlanChangeSheet preview={preview} about={t`Your profile with these changes.`} onApplied={leaveApplied} />
      {guard.question}
    </>
  )
}
