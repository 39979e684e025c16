import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import { useQuery } from '@tanstack/react-query'
import { ownFoodsQuery } from '../../../api/own-foods.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'

const none: readonly KeptOwnFood[] = []

/** The person's own foods, read with the first use; none until they are here. */
export function useOwnFoods(isWanted: boolean): readonly KeptOwnFood[] {
  const { id: userId } = useRequiredAccount()
  return useQuery({ ...ownFoodsQuery(userId), enabled: isWanted }).data ?? none
}
