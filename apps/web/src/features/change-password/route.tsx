export { ChangePasswordScreen as Component } from './change-password-screen.tsx'
