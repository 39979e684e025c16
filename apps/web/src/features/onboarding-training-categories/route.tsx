export { loadStep as loader } from '../../onboarding/step-loader.ts'
export { TrainingCategoriesScreen as Component } from './training-categories-screen.tsx'
