import { t } from '@lingui/core/macro'
import { notice, unreadableError } from './timed-notice.ts'

/** Notices of signing up, signing in, verifying, recovering and leaving. */
export const accountNotices = {
  'login-incomplete': () =>
    notice({ type: 'error', title: t`Validation Error`, message: t`Please fill in all required fields` }),
  'login-failed': () =>
    notice({ type: 'error', title: t`Login Failed`, message: t`Invalid email or password. Please try again.` }),
  'google-failed': () =>
    notice({
      type: 'error',
      title: t`Google Login Failed`,
      message: t`Failed to login with Google. Please try again.`,
    }),
  'provider-failed': () =>
    notice({ type: 'error', title: t`Sign-In Failed`, message: t`The sign-in did not come about. Please try again.` }),
  'provider-answer-refused': () =>
    notice({
      type: 'error',
      title: t`Sign-In Failed`,
      message: t`The answer of that service was not accepted. Please log in another way.`,
    }),
  'provider-address-unproven': () =>
    notice({
      type: 'error',
      title: t`Sign-In Failed`,
      message: t`There is an account with this address, and the address is not confirmed. Log in with its password, or set a new one, and confirm the address first.`,
    }),
  'too-many-attempts': () =>
    notice({ type: 'error', title: t`Too Many Attempts`, message: t`Please wait a while before you try again.` }),
  'account-not-found': () =>
    notice({ type: 'info', title: t`Account not found`, message: t`Please sign up to create a new account` }),
  'account-exists': () =>
    notice({ type: 'info', title: t`Account Already Exists`, message: t`Please sign in instead` }),
  'signup-failed': () =>
    notice({ type: 'error', title: t`Signup Failed`, message: t`Failed to create account. Please try again.` }),
  'missing-information': () =>
    notice({ type: 'error', title: t`Missing Information`, message: t`Please fill in all required fields` }),
  'password-mismatch': () => notice({ type: 'error', title: t`Password Mismatch`, message: t`Passwords do not match` }),
  'terms-required': () =>
    notice({
      type: 'error',
      title: t`Terms Required`,
      message: t`Please accept the Terms and Conditions and Privacy Policy to continue`,
    }),
  'verification-not-sent': () =>
    notice({
      type: 'warning',
      title: t`Verification Email Not Sent`,
      message: t`Your account is ready. Ask for the verification email again on this page.`,
    }),
  'address-refused': () =>
    notice({
      type: 'warning',
      title: t`This Address Takes No Mail`,
      message: t`There may be none of that name. Check it, and change it on this page.`,
    }),
  'email-verified': () =>
    notice({
      type: 'success',
      title: t`Email Verified!`,
      message: t`Your email address is confirmed.`,
      duration: 5000,
    }),
  'verification-failed': (message?: string) =>
    notice({ type: 'error', title: t`Verification Failed`, message: message || unreadableError() }),
  'verification-sent': (email: string) =>
    notice({
      type: 'success',
      title: t`Verification Email Sent`,
      message: t`Open the link we sent to ${email}.`,
      duration: 5000,
    }),
  'resend-failed': (message?: string) =>
    notice({ type: 'error', title: t`Failed to Resend`, message: message || unreadableError() }),
  'recovery-failed': (message?: string) =>
    notice({ type: 'error', title: t`Password Not Changed`, message: message || unreadableError() }),
  'password-reset': () =>
    notice({
      type: 'success',
      title: t`Password Changed`,
      message: t`Log in with your new password.`,
      duration: 5000,
    }),
  'password-changed': () =>
    notice({ type: 'success', title: t`Password Changed`, message: t`Password changed successfully!` }),
  'password-change-failed': (message?: string) =>
    notice({
      type: 'error',
      title: t`Password Not Changed`,
      message: message || t`Failed to change password. Please try again.`,
    }),
  'logged-out-here': () =>
    notice({
      type: 'info',
      title: t`Logged Out on This Device`,
      message: t`Nothing of yours is shown here any more. Pacemeal is out of reach: your session ends as soon as it is back.`,
      duration: 8000,
    }),
  'account-deleted': () =>
    notice({
      type: 'success',
      title: t`Account Deleted`,
      message: t`Your account and all your data are gone.`,
      duration: 5000,
    }),
  'delete-failed': () =>
    notice({
      type: 'error',
      title: t`Account Not Deleted`,
      message: t`Failed to delete user account. Nothing was removed. Please try again.`,
      duration: 5000,
    }),
} as const
