import { DEFAULT_SUPPORT_ADDRESS } from '@pacemeal/protocol/support-address'
import { useQuery } from '@tanstack/react-query'
import { settingQuery } from '../api/settings.ts'

/**
 * The address that people write to; the operator sets it as the public setting `supportAddress`. It is asked for once it is
 * wanted.
 */
export const useSupportAddress = (isWanted = true): string =>
  useQuery({ ...settingQuery('supportAddress'), enabled: isWanted }).data?.value ?? DEFAULT_SUPPORT_ADDRESS
