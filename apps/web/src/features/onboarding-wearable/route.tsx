export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { WearableStepScreen as Component } from './wearable-step-screen.tsx'
