import { describe, expect, test } from 'vitest'
import { recipesOfOtherSites } from '../../../../testing/recipes-of-other-sites.ts'
import { recipeInText } from './recipe-text.ts'

describe('of a pasted recipe no line of the list is lost', () => {
  test.each(recipesOfOtherSites)('$style', ({ text, name, servings, lines }) =>
    expect(recipeInText(text)).toEqual({ name, servings, lines }),
  )
})
