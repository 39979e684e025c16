import { LoadingScreen } from '../../app/loading-screen.tsx'

// The loader always leads to a step; nothing is drawn here but the wait for it.
export { loadResume as loader } from '../../onboarding/step-loader.ts'
export { LoadingScreen as Component }
