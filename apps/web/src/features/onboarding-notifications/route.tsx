export { NotificationsStepScreen as Component } from './notifications-step-screen.tsx'
