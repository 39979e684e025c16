export { TermsScreen as Component } from './terms-screen.tsx'
