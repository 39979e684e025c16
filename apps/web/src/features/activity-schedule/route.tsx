export { ActivityScheduleScreen as Component } from './activity-schedule-screen.tsx'
