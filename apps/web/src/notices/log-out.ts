import { signOut } from '../api/sign-out.ts'
import { tell } from './tell.ts'

/** Ends the session, and says so where it could be ended on this device alone. */
export async function logOut(): Promise<void> {
  if ((await signOut()) === 'here') tell('logged-out-here')
}
