import { databaseId, writeOwnFood } from '@pacemeal/protocol'
import { anOwnFood } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { openScreen, openSheet } from './harness/follow-link.ts'
import { giveProfile } from './harness/people.ts'
import { publish } from './harness/published-web.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { logSheet } from './screens/log-sheet.ts'

const world = openWorld()

test('a food typed off its label is found first, logged by its serving, deleted and brought back', async () => {
  const { page, problems, member } = await world.athlete({ activitySchedule: '{}' })
  await page.goto(world.at('/my-foods'))
  await page.getByRole('button', { name: 'Add Food' }).click()
  const form = page.getByRole('dialog', { name: 'Add Food' })
  await form.getByLabel('Name').fill('Banana bar')
  await form.getByText('One serving', { exact: true }).click()
  await form.getByLabel('One serving is a').fill('bar')
  await form.getByLabel('Energy').fill('168')
  await form.getByLabel('Carbs').fill('24')
  await form.getByLabel('Sugar').fill('30')
  await form.getByRole('button', { name: 'Save Food' }).click()
  await form.getByText('Enter what it weighs').waitFor()
  await form.getByLabel('It weighs').fill('40')
  await form.getByRole('button', { name: 'Save Food' }).click()
  await form.getByText('Sugar is part of the carbs').waitFor()
  expect(await stumbles(page)).toEqual([])
  await form.getByLabel('Sugar').fill('12')
  await form.getByRole('button', { name: 'Save Food' }).click()
  await page.getByRole('button', { name: 'Log Banana bar' }).waitFor()
  expect(await stumbles(page)).toEqual([])

  await openSheet(page, world.at('/home?sheet=log'))
  const sheet = logSheet.in(page)
  await sheet.getByLabel('Food name').fill('banana')
  // The search of all foods is fetched after the kitchen's own.
  await sheet.getByRole('option', { name: 'Banana bar Yours, 1 bar (40 g) 168 kcal' }).click()
  await logSheet.save(sheet)
  await expect
    .poll(async () => (await documentsOf(member, 'meal_logs')).map(({ carbs }) => Number(carbs)))
    .toEqual([24])
  const [food] = await documentsOf(member, 'own_foods')
  const [log] = await documentsOf(member, 'meal_logs')
  expect(JSON.parse(log?.items ?? '')).toEqual([[`own-${food?.$id}`, 40]])

  const mealLog = { ...log, items: [{ food: `own-${food?.$id}`, grams: 40 }] }
  await page.evaluate(
    (detail) => {
      window.dispatchEvent(new CustomEvent('showLogFoodWithMealLog', { detail }))
    },
    { mealLog },
  )
  await sheet.getByRole('button', { name: 'Change Its Foods' }).click()
  await sheet.getByLabel('Amount of Banana bar').fill('80')
  await logSheet.save(sheet)
  await expect
    .poll(async () => (await documentsOf(member, 'meal_logs')).map(({ carbs }) => Number(carbs)))
    .toEqual([48])

  // Loaded anew, the notices of the log with their Undo are gone.
  await page.goto(world.at('/my-foods'))
  await page.getByRole('button', { name: /^Banana bar/ }).click()
  await page.getByRole('button', { name: 'Delete Food' }).click()
  await page.getByRole('heading', { name: 'No foods of your own yet' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Log Banana bar' }).waitFor()
  expect((await documentsOf(member, 'own_foods')).map(({ $id }) => $id)).toEqual([food?.$id])

  // Without one the list says how a food gets into it.
  await openSheet(page, world.at('/home?sheet=log'))
  await sheet.getByText('Favorites', { exact: true }).click()
  await sheet.getByText('No favorites yet.').waitFor()
  expect(await stumbles(page)).toEqual([])
  await openScreen(page, world.at('/my-foods'))

  // A favorite is logged again by one tap, in the portion of last time.
  await page.getByRole('button', { name: 'Favorite Banana bar' }).click()
  await expect
    .poll(async () => (await documentsOf(member, 'favorite_foods')).map((one) => one.food))
    .toEqual([`food:own-${food?.$id}`])
  await openSheet(page, world.at('/home?sheet=log'))
  await sheet.getByText('Favorites', { exact: true }).click()
  await sheet
    .getByRole('list', { name: 'Favorites' })
    .getByRole('button', { name: /^Log again: Banana bar/ })
    .click()
  await expect
    .poll(async () => (await documentsOf(member, 'meal_logs')).map(({ carbs }) => Number(carbs)))
    .toEqual([48, 48])

  // One that is gone leaves no empty list.
  await member.call('DELETE', `/databases/${databaseId}/collections/own_foods/documents/${food?.$id}`)
  await page.goto(world.at('/home?sheet=log'))
  await sheet.getByText('Favorites', { exact: true }).click()
  await sheet.getByText('The foods that you starred were deleted.').waitFor()
  expect(problems).toEqual([])
})

test('a recipe is read from what was pasted, what is unknown of it is left out, and it is kept', async () => {
  const { page, problems, member } = await world.athlete({ activitySchedule: '{}' })
  await page.goto(world.at('/my-foods'))
  await page.getByRole('button', { name: 'Add Recipe' }).click()
  const form = page.getByRole('dialog', { name: 'Add Recipe' })
  await form.getByRole('button', { name: 'Paste a Recipe' }).click()
  const recipe = {
    '@type': 'Recipe',
    // Written twice in markup, as blogs do.
    name: 'Banana &amp;amp; oat bake',
    recipeYield: '4 servings',
    recipeIngredient: ['200 g rolled oats', '2 bananas, mashed', '1 pinch unobtainium dust'],
  }
  const data = JSON.stringify({ '@graph': [recipe] })
  const markup = `<html><script type="application/ld+json; charset=UTF-8">${data}</script></html>`
  await form.getByLabel('Pasted recipe').fill(markup)
  // Saved before it was read: it is read, and nothing is missed.
  await form.getByRole('button', { name: 'Save Recipe' }).click()
  const ingredients = form.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  await ingredients.nth(1).waitFor()
  expect(await ingredients.count()).toBe(2)
  expect(await form.getByLabel('Name').inputValue()).toBe('Banana & oat bake')
  expect(await stumbles(page)).toEqual([])
  await form.getByRole('button', { name: /^Leave out .*unobtainium/ }).click()
  await form.getByRole('button', { name: 'Save Recipe' }).click()
  await page.getByRole('button', { name: 'Log Banana & oat bake' }).waitFor()
  const [food] = await documentsOf(member, 'own_foods')
  expect(JSON.parse(food?.details ?? '').recipe).toMatchObject({ servings: 4, ingredients: [{ grams: 200 }, {}] })
  expect(problems).toEqual([])
})

test('a food that is deleted elsewhere while it is changed says so, and is saved as a new one', async () => {
  const { page, problems, member } = await world.athlete({ activitySchedule: '{}' })
  const foods = `/databases/${databaseId}/collections/own_foods/documents`
  const data = writeOwnFood(anOwnFood({ name: 'Bar' }), member.userId)
  const { $id } = (await member.call('POST', foods, { documentId: 'unique()', data })) as { $id: string }
  await page.goto(world.at('/my-foods'))
  await page.getByRole('button', { name: /^Bar/ }).click()
  const form = page.getByRole('dialog', { name: 'Bar' })
  await form.getByLabel('Name').fill('Changed bar')
  await member.call('DELETE', `${foods}/${$id}`)
  // Saving is the first to hear of it.
  await form.getByRole('button', { name: 'Save Food' }).click()
  await form.getByText('This was deleted elsewhere. What you typed is still here.').waitFor()
  expect(await form.getByRole('button', { name: 'Delete Food' }).count()).toBe(0)
  expect(await documentsOf(member, 'own_foods')).toEqual([])
  expect(await stumbles(page)).toEqual([])
  await form.getByRole('button', { name: 'Save as New' }).click()
  await page.getByRole('button', { name: 'Log Changed bar' }).waitFor()
  const [kept] = await documentsOf(member, 'own_foods')
  expect(kept?.$id).not.toBe($id)
  // What the form does not show came along.
  expect(JSON.parse(kept?.details ?? '').allergens).toEqual(anOwnFood().allergens)
  expect(problems).toEqual([])
})

test('a recipe that is begun without a network, or read without one, goes on once there is one', async () => {
  // A phone of its own: where another story read the foods' file, the browser's cache answers without a network.
  const { page, problems, member } = await world.member({})
  await giveProfile(member, { activitySchedule: '{}' })
  await page.goto(world.at('/my-foods'))
  await page.getByRole('button', { name: 'Add Recipe' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add Recipe' }).click()
  const form = page.getByRole('dialog', { name: 'Add Recipe' })
  await form.getByRole('heading', { name: 'Recipes need a connection once' }).waitFor()
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Try Again' }).click()
  await form.getByRole('button', { name: 'Paste a Recipe' }).click()
  await page.context().setOffline(true)
  const pasted = form.getByLabel('Pasted recipe')
  await pasted.fill('https://192.168.0.1/recipe')
  await form.getByRole('button', { name: 'Read Ingredients' }).click()
  await form.getByText('There is no connection. The address stays here: read it once you are online.').waitFor()
  expect(await pasted.inputValue()).toBe('https://192.168.0.1/recipe')
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Read Ingredients' }).click()
  await form.getByText('This page could not be read. Paste its ingredients as lines, one each.').waitFor()
  expect(problems).toEqual([])
})

test('a recipe is read off the page of an address; one without a recipe and one of a private network say so', async () => {
  const { page, problems, member } = await world.athlete({ activitySchedule: '{}' })
  const recipe = {
    '@type': ['Recipe', 'NewsArticle'],
    name: 'Lentil stew',
    recipeYield: ['4', '4 portions'],
    recipeIngredient: ['200 g dry lentils', '2 carrots', '1 tbsp olive oil'],
  }
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: 'Kitchen' }, recipe] }
  const address = 'https://kitchen.example/lentil-stew'
  await publish(
    world.server,
    address,
    `<html><script type="application/ld+json">${JSON.stringify(graph)}</script></html>`,
  )
  await publish(world.server, 'https://kitchen.example/about', '<html><p>About us</p></html>')
  await publish(
    world.server,
    'https://kitchen.example/bread',
    `<html><main itemscope itemtype="http://schema.org/Recipe">
      <p itemprop="author" itemscope itemtype="http://schema.org/Person">by <b itemprop="name">Ana</b></p>
      <h1 itemprop="name">Plain bread</h1><meta itemprop="recipeYield" content="10 slices">
      <ul><li itemprop="ingredients">500 g wheat flour</li><li itemprop="ingredients">1 cube <i>fresh</i> yeast</li></ul>
    </main></html>`,
  )
  await page.goto(world.at('/my-foods'))
  await page.getByRole('button', { name: 'Add Recipe' }).click()
  const form = page.getByRole('dialog', { name: 'Add Recipe' })
  await form.getByRole('button', { name: 'Paste a Recipe' }).click()
  const read = async (text: string) => {
    await form.getByLabel('Pasted recipe').fill(text)
    await form.getByRole('button', { name: 'Read Ingredients' }).click()
  }
  await read('https://192.168.0.1/recipe')
  await form.getByText('This page could not be read. Paste its ingredients as lines, one each.').waitFor()
  await read('https://kitchen.example/about')
  await form.getByText('No ingredients were found in this. Paste them as lines, one each.').waitFor()
  expect(await stumbles(page)).toEqual([])

  const ingredients = form.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  await read(address)
  await ingredients.nth(2).waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Lentil stew')
  expect(await form.getByLabel('Servings').inputValue()).toBe('4')
  await form.getByRole('button', { name: 'Save Recipe' }).click()
  await page.getByRole('button', { name: 'Log Lentil stew' }).waitFor()
  await expect
    .poll(async () => (await documentsOf(member, 'own_foods')).map(({ details }) => JSON.parse(details ?? '').recipe))
    .toMatchObject([{ servings: 4, link: address, ingredients: [{ grams: 200 }, {}, {}] }])

  // Its microdata says the same; its author is called something else.
  await page.getByRole('button', { name: 'Add Recipe' }).click()
  await form.getByRole('button', { name: 'Paste a Recipe' }).click()
  await read('https://kitchen.example/bread')
  await ingredients.nth(1).waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Plain bread')
  expect(await form.getByLabel('Servings').inputValue()).toBe('10')
  expect(problems).toEqual([])
})
