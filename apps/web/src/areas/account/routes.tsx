import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** Signing up, signing in and out of trouble, and the terms. The login carries this list; the app's own is fetched later. */
export const screens: AreaScreens = {
  anyone: [
    { path: paths.terms, load: async () => ({ Component: (await import('./terms/terms-screen.tsx')).TermsScreen }) },
    { path: paths.callback, load: async () => ({ Component: (await import('./callback-screen.tsx')).CallbackScreen }) },
    {
      path: paths.forgotPassword,
      load: async () => ({ Component: (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen }),
    },
    {
      path: paths.resetPassword,
      load: async () => ({ Component: (await import('./reset-password-screen.tsx')).ResetPasswordScreen }),
    },
  ],
  signedOut: [
    { path: paths.login, load: async () => ({ Component: (await import('./login-screen.tsx')).LoginScreen }) },
    { path: paths.signup, load: async () => ({ Component: (await import('./signup-screen.tsx')).SignupScreen }) },
  ],
  signedIn: [
    {
      path: paths.verifyEmail,
      load: async () => ({ Component: (await import('./verify-email-screen.tsx')).VerifyEmailScreen }),
    },
  ],
  withProfile: [
    {
      path: paths.changePassword,
      load: async () => ({ Component: (await import('./change-password-screen.tsx')).ChangePasswordScreen }),
    },
  ],
}
