export { SignupScreen as Component } from './signup-screen.tsx'
