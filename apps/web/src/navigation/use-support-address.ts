import { useQuery } from '@tanstack/react-query'
import { settingQuery } from '../api/settings.ts'

/** Shown until the operator's own address is known, and where none is set. */
const DEFAULT_ADDRESS = 'support@pacemeal.app'

/** The address that people write to; the operator sets it as the public setting `supportAddress`. */
export const useSupportAddress = (): string => useQuery(settingQuery('supportAddress')).data?.value ?? DEFAULT_ADDRESS
