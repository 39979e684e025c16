import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { UserRow } from '../../store/tables.ts'
import type { Caller, SignedIn } from '../caller.ts'

/** Whether a person may open the admin page: the settings name their address, and it is proven to be theirs. */
const isOperator = ({ operators }: Ports<'config'>['config'], { email, emailVerified }: UserRow): boolean =>
  emailVerified === 1 && operators.includes(email)

/** The operator behind a call; for everybody else the call does not exist. */
export const requireOperator = ({ config }: Ports<'config'>, caller: Caller): SignedIn => {
  if (caller !== null && isOperator(config, caller.user)) return caller
  throw new Refusal('general_route_not_found', 'There is no such call.')
}
