import { notice, UNREADABLE_ERROR } from './notice.ts'

/** Notices of signing up, signing in, verifying, recovering and leaving. */
export const accountNotices = {
  'login-incomplete': () =>
    notice({ type: 'error', title: 'Validation Error', message: 'Please fill in all required fields' }),
  'login-failed': () =>
    notice({ type: 'error', title: 'Login Failed', message: 'Invalid email or password. Please try again.' }),
  'google-failed': () =>
    notice({ type: 'error', title: 'Google Login Failed', message: 'Failed to login with Google. Please try again.' }),
  'too-many-attempts': () =>
    notice({ type: 'error', title: 'Too Many Attempts', message: 'Please wait a while before you try again.' }),
  'account-not-found': () =>
    notice({ type: 'info', title: 'Account not found', message: 'Please sign up to create a new account' }),
  'account-exists': () => notice({ type: 'info', title: 'Account Already Exists', message: 'Please sign in instead' }),
  'signup-failed': () =>
    notice({ type: 'error', title: 'Signup Failed', message: 'Failed to create account. Please try again.' }),
  'missing-information': () =>
    notice({ type: 'error', title: 'Missing Information', message: 'Please fill in all required fields' }),
  'password-mismatch': () => notice({ type: 'error', title: 'Password Mismatch', message: 'Passwords do not match' }),
  'terms-required': () =>
    notice({
      type: 'error',
      title: 'Terms Required',
      message: 'Please accept the Terms and Conditions and Privacy Policy to continue',
    }),
  'verification-not-sent': () =>
    notice({
      type: 'warning',
      title: 'Verification Email Not Sent',
      message: 'Your account is ready. Ask for the verification email again on this page.',
    }),
  'email-verified': () =>
    notice({ type: 'success', title: 'Email Verified!', message: 'Your email address is confirmed.', duration: 5000 }),
  'verification-failed': (message?: string) =>
    notice({ type: 'error', title: 'Verification Failed', message: message || UNREADABLE_ERROR }),
  'verification-sent': (email: string) =>
    notice({
      type: 'success',
      title: 'Verification Email Sent',
      message: `Open the link we sent to ${email}.`,
      duration: 5000,
    }),
  'resend-failed': (message?: string) =>
    notice({ type: 'error', title: 'Failed to Resend', message: message || UNREADABLE_ERROR }),
  'recovery-failed': (message?: string) =>
    notice({ type: 'error', title: 'Password Not Changed', message: message || UNREADABLE_ERROR }),
  'password-reset': () =>
    notice({
      type: 'success',
      title: 'Password Changed',
      message: 'Log in with your new password.',
      duration: 5000,
    }),
  'password-changed': () =>
    notice({ type: 'success', title: 'Password Changed', message: 'Password changed successfully!' }),
  'password-change-failed': (message?: string) =>
    notice({
      type: 'error',
      title: 'Password Not Changed',
      message: message || 'Failed to change password. Please try again.',
    }),
  'logout-failed': () =>
    notice({
      type: 'error',
      title: 'Log Out Failed',
      message: 'You are still logged in. Please try again.',
      duration: 5000,
    }),
  'account-deleted': () =>
    notice({
      type: 'success',
      title: 'Account Deleted',
      message: 'Your account and all your data are gone.',
      duration: 5000,
    }),
  'delete-failed': () =>
    notice({
      type: 'error',
      title: 'Account Not Deleted',
      message: 'Failed to delete user account. Nothing was removed. Please try again.',
      duration: 5000,
    }),
} as const
