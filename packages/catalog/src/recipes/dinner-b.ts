import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const dinnerBRecipes: readonly Recipe[] = defineRecipes([])
