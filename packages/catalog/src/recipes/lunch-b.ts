import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const lunchBRecipes: readonly Recipe[] = defineRecipes([])
