export { loadProcessing as loader } from '../../onboarding/step-loader.ts'
export { ProcessingScreen as Component } from './processing-screen.tsx'
