export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { MeasurementsScreen as Component } from './measurements-screen.tsx'
