import { useSupportAddress } from '../../../navigation/use-support-address.ts'
import { MailLink } from './mail-link.tsx'

/** The operator's address to write to. */
export const SupportLink = () => <MailLink address={useSupportAddress()} />
