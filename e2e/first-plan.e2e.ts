import { describe, expect, test } from 'vitest'
import { goodPassword, newAddress } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { home } from './screens/home.ts'
import { maya, onboarding } from './screens/onboarding.ts'

describe('from sign-up to the first plan', () => {
  const world = openWorld()

  test('a new athlete signs up, verifies, answers, sees the plan of that very schedule, and a log moves the ring', async () => {
    const { page, problems } = await world.guest()
    const email = newAddress()
    await page.goto(world.at(''))
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Sign Up with Email' }).click()
    await page.getByLabel('Full Name').fill('Maya Lindgren')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByLabel('Confirm Password').fill(goodPassword)
    await page.getByRole('checkbox', { name: /Terms/ }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
    await page.goto(await world.server.mailedLink(email))
    await page.getByRole('heading', { name: 'Email Verified!' }).waitFor()
    await onboarding.walk(page, maya)

    await page.waitForURL('**/home')
    await home.shown(page)
    const session = home.timeline(page).getByRole('region', { name: /Conditioning with its fuel, 7:30 AM/ })
    await session.getByRole('article', { name: /^Pre-fuel, 7:00 AM/ }).waitFor()
    await session.getByRole('article', { name: /^Post-fuel/ }).waitFor()
    await page.getByText('Training day').first().waitFor()

    await home.logMeal(page, { name: 'Porridge', calories: '320', protein: '11', carbs: '54', fat: '6' })
    await page.getByText('Logged 320 calories to').waitFor()
    await page.getByRole('img', { name: /^320 of .* kcal eaten/ }).waitFor()
    await page.reload()
    await page.getByRole('img', { name: /^320 of .* kcal eaten/ }).waitFor()
    await home
      .timeline(page)
      .getByRole('button', { name: /^Edit Porridge/ })
      .waitFor()
    expect(problems).toEqual([])
  })
})
