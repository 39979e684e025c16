export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { BodyCompositionScreen as Component } from './body-composition-screen.tsx'
