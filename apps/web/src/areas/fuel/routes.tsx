import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

const loaders = () => import('./load-screens.ts')

/** The day, the week's plan, a meal's details, and cooking. */
export const screens: AreaScreens = {
  withProfile: [
    {
      path: paths.home,
      load: async () => ({
        Component: (await import('./home/home-screen.tsx')).HomeScreen,
        loader: (await loaders()).loadHome,
      }),
    },
    {
      path: paths.mealPlan,
      load: async () => ({
        Component: (await import('./plan/meal-plan-screen.tsx')).MealPlanScreen,
        loader: (await import('./plan/load-meal-plan.ts')).loadMealPlan,
      }),
    },
    {
      path: paths.mealDetailsOfId,
      load: async () => ({
        Component: (await import('./details/meal-details-screen.tsx')).MealDetailsScreen,
        loader: (await loaders()).loadMealDetails,
      }),
    },
    {
      path: paths.cook,
      load: async () => ({
        Component: (await import('./cook/cook-day-screen.tsx')).CookDayScreen,
        loader: (await loaders()).loadMealDetails,
      }),
    },
  ],
  withProfileBare: [
    {
      path: paths.cookDishOfId,
      load: async () => ({
        Component: (await import('./cook/cook-dish-screen.tsx')).CookDishScreen,
        loader: (await loaders()).loadMealDetails,
      }),
    },
  ],
}
