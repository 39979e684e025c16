export { TerraCallbackScreen as Component } from './terra-callback-screen.tsx'
