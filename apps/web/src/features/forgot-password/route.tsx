export { ForgotPasswordScreen as Component } from './forgot-password-screen.tsx'
