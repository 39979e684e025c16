export { YourDataScreen as Component } from './your-data-screen.tsx'
