import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const snackBRecipes: readonly Recipe[] = defineRecipes([])
