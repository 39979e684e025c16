export { VerifyEmailScreen as Component } from './verify-email-screen.tsx'
