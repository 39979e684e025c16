export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { DietaryPreferencesScreen as Component } from './dietary-preferences-screen.tsx'
