export { SupportScreen as Component } from './support-screen.tsx'
