export { ResetPasswordScreen as Component } from './reset-password-screen.tsx'
