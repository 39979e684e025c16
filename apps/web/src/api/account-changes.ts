import { isVerificationSent, refreshAccount } from './account.ts'
import { accountApi } from './client.ts'
import { ask } from './refusal.ts'

/** Changes the password; the old one is proven first. */
export const changePassword = (oldPassword: string, password: string): Promise<unknown> =>
  ask(() => accountApi.updatePassword({ password, oldPassword }))

/** Changes the address, proven by the password, and mails a new verification. `isMailSent` is false when only that last part failed. */
export async function changeEmail(email: string, password: string): Promise<{ isMailSent: boolean }> {
  await ask(() => accountApi.updateEmail({ email, password }))
  const isMailSent = await isVerificationSent()
  await refreshAccount()
  return { isMailSent }
}

export async function changeName(name: string): Promise<void> {
  await ask(() => accountApi.updateName({ name }))
  await refreshAccount()
}
