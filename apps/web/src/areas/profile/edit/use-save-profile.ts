import { t } from '@lingui/core/macro'
import { changesPlan } from '@pacemeal/protocol'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SignedInAccount } from '../../../api/account.ts'
import { changeEmail, changeName } from '../../../api/account-changes.ts'
import { type Profile, saveProfile } from '../../../api/profile.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { paths } from '../../../navigation/paths.ts'
import { tellVerificationMail } from '../../../navigation/tell-verification-mail.ts'
import { regenerateAfterSave } from '../../../notices/regenerate-after-save.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import type { ProfileErrors, ProfileFields } from './profile-form.ts'

export interface WantedProfile {
  readonly fields: ProfileFields
  /** The new address; null when it stays. */
  readonly email: string | null
  /** Proves the change of the address. */
  readonly password: string
}

interface SaveProfileOptions {
  account: SignedInAccount
  profile: Profile
  onRefused: (errors: ProfileErrors) => void
  /** All is kept; the screen is left next. */
  onSaved: () => void
}

/** Saves the form, makes a new plan when its inputs changed, and goes on: home with a new plan, else the profile. */
export function useSaveProfile({ account, profile, onRefused, onSaved }: SaveProfileOptions) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ fields, email, password }: WantedProfile) => {
      // What is kept now: by the end, the screen knows the new profile only.
      const isPlanOutdated = changesPlan(profile, fields)
      // The address first: it is the part that can be refused, and then nothing else has changed.
      const changed = email === null ? null : await changeEmail(email, password)
      // The profile last: until it is kept, another try still knows that the plan has to follow.
      if (fields.name && fields.name !== account.name) await changeName(fields.name)
      await saveProfile(account.id, fields)
      return { isPlanOutdated, mail: changed?.mail }
    },
    onSuccess: ({ isPlanOutdated, mail }, { email }) => {
      onSaved()
      if (mail !== undefined) tellVerificationMail(mail)
      if (!isPlanOutdated) {
        tell('profile-updated')
        navigate(email === null ? paths.profile : paths.verifyEmail)
        return
      }
      regenerateAfterSave(account.id, { replaced: 'profile-and-plan-updated', started: 'profile-updated-plan-started' })
      navigate(paths.root)
    },
    onError: (thrown, { email }) => {
      const { code } = refusalOf(thrown)
      // A text too short to be anybody's password is refused by its form, which is the same to the person.
      if (code === 'wrong-credentials' || (email !== null && code === 'invalid-input')) {
        onRefused({ currentPassword: t`This is not your password` })
      } else if (code === 'account-exists') onRefused({ email: t`This address is already in use` })
      else tellRefusal('save-profile', thrown)
    },
  })
}
