import { refreshAccount } from './account.ts'
import { accountApi } from './client.ts'
import { ask } from './refusal.ts'
import { type AskedMail, tryVerification } from './sessions.ts'

/** Changes the password; the old one is proven first. */
export const changePassword = (oldPassword: string, password: string): Promise<unknown> =>
  ask(() => accountApi.updatePassword({ password, oldPassword }))

/** Changes the address, proven by the password, and mails a new verification. `mail` is what became of that last part. */
export async function changeEmail(email: string, password: string): Promise<{ mail: AskedMail }> {
  await ask(() => accountApi.updateEmail({ email, password }))
  const mail = await tryVerification()
  await refreshAccount()
  return { mail }
}

export async function changeName(name: string): Promise<void> {
  await ask(() => accountApi.updateName({ name }))
  await refreshAccount()
}
