import type { Page } from 'playwright-core'

/** Every question of the onboarding answered, as the browser keeps it; whether a device is connected is still open. */
export const onboardingAnswers = {
  onboarding_gender: 'Female',
  onboarding_age: '24',
  onboarding_height_weight: JSON.stringify({ feet: 5, inches: 6, weight: 143, isImperial: true }),
  onboarding_selected_diets: '["classic"]',
  onboarding_performance_objective: 'maintain-weight',
  onboarding_training_categories: '["team-sports"]',
  onboarding_training_activities: '[]',
} as const

/** Has the page begin with these answers each time that it is opened. */
export const answerOnboarding = (page: Page): ReturnType<Page['addInitScript']> =>
  page.addInitScript((answers) => {
    for (const [key, answer] of Object.entries(answers)) localStorage.setItem(key, answer)
  }, onboardingAnswers)
