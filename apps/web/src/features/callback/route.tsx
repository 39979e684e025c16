export { CallbackScreen as Component } from './callback-screen.tsx'
