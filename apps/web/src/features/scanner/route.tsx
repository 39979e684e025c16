export { ScannerScreen as Component } from './scanner-screen.tsx'
