import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveProfile } from '../../api/profile.ts'
import { useKnownProfile } from '../../navigation/known-profile.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Switch } from '../../ui/switch.tsx'

/** Number-light mode, on or off at once; what cannot be saved goes back. */
export function EnergySwitch({ className }: { className?: string }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { profile, isKnown } = useKnownProfile()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const save = useMutation({
    mutationFn: (hidesEnergy: boolean) => saveProfile(userId, { hidesEnergy }),
    onError: (thrown) => tellRefusal('save-profile', thrown),
    onSettled: () => setChosen(null),
  })
  return (
    <Switch
      {...(className === undefined ? {} : { className })}
      label={t`Hide calories`}
      description={t`Portions and words instead of calories and grams`}
      disabled={!isKnown}
      checked={chosen ?? profile.hidesEnergy === true}
      onChange={({ target }) => {
        setChosen(target.checked)
        save.mutate(target.checked)
      }}
    />
  )
}
