export { LoginScreen as Component } from './login-screen.tsx'
