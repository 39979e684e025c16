import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './harness/browser.ts'
import { goodPassword, newAddress } from './harness/people.ts'
import type { RunningServer } from './harness/running-server.ts'
import { sharedServer } from './harness/shared-server.ts'
import { home } from './screens/home.ts'
import { maya, onboarding } from './screens/onboarding.ts'

describe('from sign-up to the first plan', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    server = sharedServer()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
  })

  const signUp = async (page: Page, email: string): Promise<void> => {
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Sign Up with Email' }).click()
    await page.getByLabel('Full Name').fill('Maya Lindgren')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByLabel('Confirm Password').fill(goodPassword)
    await page.getByRole('checkbox', { name: /Terms/ }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
  }

  test('a new athlete signs up, verifies, answers, sees the plan of that very schedule, and a log moves the ring', async () => {
    const { context, page, problems } = await openPage(browser)
    const email = newAddress()
    await signUp(page, email)
    await page.goto(await server.mailedLink(email))
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
    await context.close()
  })

  test('a wrong password is refused in words and keeps the address', async () => {
    const { context, page } = await openPage(browser)
    const email = newAddress('noah')
    await signUp(page, email)
    await page.getByRole('button', { name: 'Back to Login' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Not-my-password-1')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.getByText('Invalid email or password. Please try again.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await context.close()
  })

  test('somebody under 18 is stopped at the age, kindly, and cannot walk on', async () => {
    const { context, page } = await openPage(browser)
    const email = newAddress('kim')
    await signUp(page, email)
    await page.goto(await server.mailedLink(email))
    await onboarding.gender(page, maya)
    await onboarding.age(page, '17')
    await page.getByRole('region', { name: 'Age restriction' }).waitFor()
    expect(page.url()).toContain('/onboarding/age')
    await page.goto(`${server.url}/onboarding/measurements`)
    await page.goto(`${server.url}/home`)
    await page.waitForURL('**/onboarding/age')
    await context.close()
  })
})
