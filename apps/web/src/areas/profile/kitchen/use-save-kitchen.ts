import type { KitchenPreferences } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { saveKitchenPreferences } from '../../../api/kitchen-preferences.ts'
import { refreshPlan } from '../../../api/plan-status.ts'
import { paths } from '../../../navigation/paths.ts'
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

interface SaveKitchenOptions {
  userId: string
  /** What is kept now. */
  stored: KitchenPreferences
  onSaved: () => void
}

/**
 * Keeps the preferences and goes on to Fuel Plan, where the new week is seen coming: the server asks for it with the
 * change itself.
 */
export function useSaveKitchen({ userId, stored, onSaved }: SaveKitchenOptions) {
  const navigate = useNavigateFromHere()
  return useMutation({
    mutationFn: (wanted: KitchenPreferences) => saveKitchenPreferences(userId, wanted),
    onMutate: (wanted) => ({ isChange: JSON.stringify(wanted) !== JSON.stringify(stored) }),
    onSuccess: (_, __, { isChange }) => {
      onSaved()
      tell(isChange ? 'kitchen-saved' : 'kitchen-unchanged')
      void refreshPlan(userId)
      navigate(`${paths.mealPlan}?view=week`)
    },
    onError: (thrown) => tellRefusal('save-kitchen', thrown),
  })
}
