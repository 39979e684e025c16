export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { GenderScreen as Component } from './gender-screen.tsx'
