export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { TrainingScheduleScreen as Component } from './training-schedule-screen.tsx'
