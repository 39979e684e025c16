import { useQuery } from '@tanstack/react-query'
import { settingQuery } from '../api/settings.ts'
import { DEFAULT_SUPPORT_ADDRESS } from './default-support-address.ts'

/** The address that people write to; the operator sets it as the public setting `supportAddress`. */
export const useSupportAddress = (): string =>
  useQuery(settingQuery('supportAddress')).data?.value ?? DEFAULT_SUPPORT_ADDRESS
