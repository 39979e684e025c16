import { Switch } from '../../../ui/switch.tsx'
import { type LockableMeal, useMealLock } from './use-meal-lock.ts'

/** Keeps the meal's dish, whatever is planned anew, or lets it go. */
export function LockSwitch({ meal }: { meal: LockableMeal }) {
  const { isLocked, isPending, setLocked } = useMealLock(meal)
  return (
    <Switch
      label="Keep this dish"
      description="It stays when the plan is adjusted or made anew this week."
      checked={isLocked}
      aria-busy={isPending || undefined}
      onChange={({ target }) => {
        if (!isPending) setLocked(target.checked)
      }}
    />
  )
}
