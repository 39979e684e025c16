export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { AgeScreen as Component } from './age-screen.tsx'
