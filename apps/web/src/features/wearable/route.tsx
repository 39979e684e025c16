export { WearableScreen as Component } from './wearable-screen.tsx'
