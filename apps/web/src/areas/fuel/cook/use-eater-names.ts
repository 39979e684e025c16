import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { kitchenPreferencesQuery } from '../../../api/kitchen-preferences.ts'
import type { EaterNames } from './portions.tsx'

/** How the others at the table are called, by their ids. */
export function useEaterNames(userId: string): EaterNames {
  const { data } = useQuery(kitchenPreferencesQuery(userId))
  return useMemo(() => new Map((data?.preferences.table ?? []).map(({ id, name }) => [id, name])), [data])
}
