export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { PerformanceObjectiveScreen as Component } from './performance-objective-screen.tsx'
