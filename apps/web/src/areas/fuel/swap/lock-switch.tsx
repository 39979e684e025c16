import { useLingui } from '@lingui/react/macro'
import { Switch } from '../../../ui/switch.tsx'
import { type LockableMeal, useMealLock } from './use-meal-lock.ts'

/** Keeps the meal's dish, whatever is planned anew, or lets it go. */
export function LockSwitch({ meal }: { meal: LockableMeal }) {
  const { t } = useLingui()
  const { isLocked, isPending, setLocked } = useMealLock(meal)
  return (
    <Switch
      label={t`Keep this dish`}
      description={t`It stays when the plan is adjusted or made anew this week.`}
      checked={isLocked}
      aria-busy={isPending || undefined}
      onChange={({ target }) => {
        if (!isPending) setLocked(target.checked)
      }}
    />
  )
}
