import { openCatalog } from '@pacemeal/catalog'
import { germanInstructions } from '@pacemeal/catalog/german-instructions'
import { INSTRUCTION_PARTS, instructionKey, partOfRecipe } from '@pacemeal/catalog/instruction-parts'
import { expect, test } from 'vitest'
import { instructionModules } from './instruction-modules.ts'

const { load } = instructionModules()
const [recipe] = openCatalog().recipes
if (typeof load !== 'function' || !recipe) throw new Error('nothing to load')
const file = '/app/translation/german-instructions.ts'
const codeOf = async (query: string): Promise<string> => String(await load.call({} as never, `${file}?${query}`))

test('a language’s instructions are a list of parts that are fetched one by one', async () => {
  const code = await codeOf('parts')
  expect(code.match(/import\(/g)).toHaveLength(INSTRUCTION_PARTS)
  expect(code).toContain(`import("${file}?part=${INSTRUCTION_PARTS - 1}")`)
  expect(code).not.toContain(germanInstructions[recipe.description])
})

test('a part holds what its recipes tell, and nothing of the others', async () => {
  const [code, other] = await Promise.all([
    codeOf(`part=${partOfRecipe(recipe.id)}`),
    codeOf(`part=${(partOfRecipe(recipe.id) + 1) % INSTRUCTION_PARTS}`),
  ])
  for (const text of [recipe.description, ...recipe.steps]) {
    expect(code).toContain(instructionKey(text))
    expect(code).toContain(germanInstructions[text])
  }
  expect(other).not.toContain(germanInstructions[recipe.description])
})

test('other modules are left to the others', async () => {
  expect(await load.call({} as never, file)).toBeUndefined()
})
