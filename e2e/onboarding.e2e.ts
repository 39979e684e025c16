import { locales } from '@pacemeal/domain'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import { onboardingAnswers } from './harness/onboarding-answers.ts'
import { openWorld } from './harness/world.ts'
import { home } from './screens/home.ts'
import { brokenWords, wideOverflow } from './screens/layout.ts'
import { breakCalls, notice } from './screens/notices.ts'
import { maya, onboarding } from './screens/onboarding.ts'

const answers = { ...onboardingAnswers, onboarding_skipped_wearable: 'true' } as const

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click()
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

describe('the onboarding', () => {
  const world = openWorld()

  /** Somebody verified who has answered already, at a step. */
  const answered = async (step: string, given: Readonly<Record<string, string>>) => {
    const someone = await world.member()
    await someone.page.addInitScript(
      (all) => {
        if (sessionStorage.getItem('answered')) return
        sessionStorage.setItem('answered', 'yes')
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
      },
      { ...given },
    )
    await someone.page.goto(world.at(`/onboarding/${step}`))
    return someone
  }

  test('offers the health questions beside what is avoided: optional, kept at once, and the walk goes on', async () => {
    const { page, member, problems } = await answered('dietary-preferences', answers)
    await page.getByRole('button', { name: 'Health your food must fit (optional)' }).click()
    const sheet = page.getByRole('dialog', { name: 'Health' })
    await sheet.getByRole('checkbox', { name: 'Kidney disease' }).check()
    await sheet.getByText('No calorie deficit, and at most 0.45 g/lb of protein.').waitFor()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Health Saved', 'Your plan follows it.')
    await sheet.waitFor({ state: 'hidden' })
    const [told] = await documentsOf(member, 'health_answers')
    expect(told?.answers).toContain('kidneyDisease')
    await goOn(page)
    await page.waitForURL('**/onboarding/performance-objective')
    expect(problems).toEqual([])
  })

  test.each(locales)('no answer is broken within a word or cut off on a narrow phone, in %s', async (language) => {
    const { page } = await answered('gender', { ...answers, language })
    for (const step of ['gender', 'dietary-preferences']) {
      await openScreen(page, world.at(`/onboarding/${step}`))
      await page.locator('label').first().waitFor()
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 })
        expect([step, width, ...(await brokenWords(page)), ...(await wideOverflow(page))]).toEqual([step, width])
      }
    }
    // What is avoided and the button that adds it stand in one row, however long the label is.
    const field = page.getByRole('group').filter({ has: page.getByRole('textbox') })
    const middle = async (part: Locator) => {
      const box = await part.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    }
    expect(await middle(field.getByRole('button').last())).toBe(await middle(field.getByRole('textbox')))
  })

  test('goes on where it was left, after the tab was closed at any step', async () => {
    const { page, problems } = await world.member()
    /** Where somebody lands who opens the app again in a new tab. */
    const resumes = async (step: string): Promise<void> => {
      const tab = await page.context().newPage()
      await tab.goto(world.at('/home'))
      await tab.waitForURL(`**/onboarding/${step}`)
      await tab.close()
    }
    await page.goto(world.at('/onboarding'))
    await page.getByText('Step 1 of 10').waitFor()
    await resumes('gender')
    await onboarding.gender(page, maya)
    await page.getByText('Step 2 of 10').waitFor()
    await onboarding.age(page, maya.age)
    await onboarding.measurements(page, maya)
    await notice(page, 'Body Composition', 'This step is currently unavailable.')
    await page.waitForURL('**/onboarding/dietary-preferences')
    await page.getByText('Step 5 of 10').waitFor()
    // The order of resuming is its own: the goal before the diets.
    await resumes('performance-objective')
    await onboarding.diets(page, maya)
    await onboarding.goal(page, maya)
    await onboarding.categories(page, maya)
    await resumes('training-schedule')
    await onboarding.schedule(page, maya)
    // The address changes a moment before the screen, whose way back leads to the week again.
    await page.getByRole('heading', { name: 'Do you wear a tracker?' }).waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('heading', { name: 'When do you train?' }).waitFor()
    await page.getByText('Conditioning').first().waitFor()
    await goOn(page)
    // The plan that is asked for then is told with the first one.
    await page.route('**/functions/**', () => undefined)
    await onboarding.skipWearable(page)
    await page.waitForURL('**/onboarding/processing')
    expect(problems).toEqual([])
  })

  test('each question says what it takes, and who is under 18 cannot walk on', async () => {
    const { page } = await world.member()
    await page.goto(world.at('/onboarding/gender'))
    await goOn(page)
    await page.getByText('Choose Male or Female').waitFor()
    await openScreen(page, world.at('/onboarding/performance-objective'))
    await goOn(page)
    await page.getByText('Choose a goal, or Not Sure').waitFor()
    await openScreen(page, world.at('/onboarding/gender'))
    await onboarding.gender(page, maya)
    for (const [typed, words] of [
      ['', 'Enter your age'],
      ['17', 'You must be at least 18 years old to continue'],
    ] as const) {
      await page.getByLabel('Age', { exact: true }).fill(typed)
      await goOn(page)
      await page.getByText(words, { exact: true }).waitFor()
    }
    await page.getByRole('region', { name: 'Age restriction' }).waitFor()
    expect(page.url()).toContain('/onboarding/age')
    await page.goto(world.at('/home'))
    await page.waitForURL('**/onboarding/age')
    expect(await kept(page, 'onboarding_age')).toBeNull()
  })

  test('metric figures are converted, and kept in feet, inches and pounds', async () => {
    const { page } = await world.member()
    await page.goto(world.at('/onboarding/measurements'))
    await page.getByLabel('Feet').fill('5')
    await page.getByLabel('Inches').fill('6')
    await page.getByLabel('Weight').fill('143')
    await page.getByRole('radio', { name: 'Metric' }).check()
    expect(await page.getByLabel('Height (cm)').inputValue()).toBe('168')
    expect(await page.getByLabel('Weight (kg)').inputValue()).toBe('64.9')
    await page.getByLabel('Height (cm)').fill('180')
    await page.getByLabel('Weight (kg)').fill('75')
    await goOn(page)
    await page.waitForURL('**/onboarding/dietary-preferences')
    expect(JSON.parse((await kept(page, 'onboarding_height_weight')) ?? '')).toMatchObject({
      feet: 5,
      inches: 10.9,
      weight: 165.3,
      isImperial: false,
    })
  })

  test('age and figures that were typed are there again after a reload, and are no answer before Continue', async () => {
    const { page } = await answered('age', { onboarding_gender: 'Female' })
    const age = page.getByLabel('Age', { exact: true })
    await age.fill('31')
    await page.reload()
    expect(await age.inputValue()).toBe('31')
    expect(await kept(page, 'onboarding_age')).toBeNull()
    await age.fill('3')
    await page.reload()
    expect(await age.inputValue()).toBe('')
    await onboarding.age(page, maya.age)
    await page.waitForURL('**/onboarding/measurements')
    await page.getByText('Metric', { exact: true }).click()
    await page.getByLabel('Height (cm)').fill('168')
    await page.getByLabel('Weight (kg)').fill('64.9')
    await page.reload()
    expect(await page.getByLabel('Height (cm)').inputValue()).toBe('168')
    expect(await page.getByLabel('Weight (kg)').inputValue()).toBe('64.9')
    expect(await kept(page, 'onboarding_height_weight')).toBeNull()
    await goOn(page)
    await page.waitForURL('**/onboarding/dietary-preferences')
    expect(await kept(page, 'onboarding_height_weight')).not.toBeNull()
  })

  test('the back button of the browser leads back through the questions, and out of the app at the end', async () => {
    const { page } = await answered('measurements', answers)
    await goOn(page)
    await page.waitForURL('**/onboarding/dietary-preferences')
    await page.goBack()
    await page.waitForURL('**/onboarding/measurements')
    await page.getByLabel('Feet').waitFor()

    const { page: done } = await answered('training-schedule', answers)
    await goOn(done)
    await home.shown(done)
    await expect.poll(() => kept(done, 'onboarding_gender')).toBeNull()
    const goneBack = () => done.goBack().then(() => done.url())
    await expect.poll(goneBack, { timeout: 15_000 }).toBe('about:blank')
  })

  test('a food to avoid is understood, or asked about in sight as soon as it is typed', async () => {
    const { page, problems } = await world.member()
    await page.goto(world.at('/onboarding/dietary-preferences'))
    const field = page.getByLabel('Allergies and foods to avoid')
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await page.getByText(/^\d+ of \d+ dishes fit\.$/).waitFor()
    await page.getByRole('checkbox', { name: 'Paleo' }).check()
    await page.getByText(/^Vegan and Paleo together leave \d+ of \d+ dishes/).waitFor()
    await page.getByRole('checkbox', { name: 'Paleo' }).uncheck()
    await field.fill('leche, Erdnussbutter')
    await field.press('Enter')
    await page.getByText('milk and dairy').waitFor()
    await page.getByRole('button', { name: 'Remove Erdnussbutter' }).waitFor()
    await field.fill('penuts')
    await goOn(page)
    const question = page.getByRole('region', { name: 'Question about penuts' })
    await question.getByText('Did you mean peanuts?').waitFor()
    await page.getByText('Answer the question below first').waitFor()
    const areInSight = () =>
      question.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
    await expect.poll(areInSight).toEqual([true, true, true])
    expect(
      await question.getByRole('button', { name: 'Yes, peanuts' }).evaluate((one) => one === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove peanuts' }).waitFor()
    await field.fill('dragonfruit')
    await field.press('Enter')
    await page.getByRole('button', { name: 'Keep, by name only' }).click()
    await page.getByText('dragonfruit by name only').waitFor()
    await goOn(page)
    await page.waitForURL('**/onboarding/performance-objective')
    expect(JSON.parse((await kept(page, 'onboarding_avoided_foods')) ?? '')).toEqual([
      'leche',
      'Erdnussbutter',
      'peanuts',
      '"dragonfruit"',
    ])
    expect(problems).toEqual([])
  })

  test('Classic Diet clears the others, another clears it, and the choice outlives going back', async () => {
    const { page } = await world.member()
    await page.goto(world.at('/onboarding/dietary-preferences'))
    const diet = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await diet('Vegan').check()
    await diet('Gluten Free').check()
    await diet('Classic Diet').check()
    await expect.poll(() => diet('Vegan').isChecked()).toBe(false)
    await expect.poll(() => kept(page, 'onboarding_selected_diets')).toBe('["classic"]')
    await diet('Halal').check()
    await expect.poll(() => diet('Classic Diet').isChecked()).toBe(false)
    const avoided = page.getByRole('textbox', { name: 'Allergies and foods to avoid' })
    await avoided.fill('peanuts')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => kept(page, 'onboarding_avoided_foods')).toBe('["peanuts"]')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/onboarding/measurements')
    await openScreen(page, world.at('/onboarding/dietary-preferences'))
    await expect.poll(() => diet('Halal').isChecked()).toBe(true)
    expect(await page.getByRole('checkbox').count()).toBe(10)
    await page.getByRole('button', { name: 'Remove peanuts' }).waitFor()
    // What is typed and not added counts, too.
    await avoided.fill('celery')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'What is your goal?' }).waitFor()
    await expect.poll(() => kept(page, 'onboarding_avoided_foods')).toBe('["peanuts","celery"]')
    // Neither is what was chosen and not continued with lost when the page is loaded again.
    for (const [step, choice] of [
      ['performance-objective', page.getByRole('radio').nth(1)],
      ['training-categories', page.getByRole('checkbox').nth(1)],
    ] as const) {
      await openScreen(page, world.at(`/onboarding/${step}`))
      await choice.check()
      await page.reload()
      await expect.poll(() => choice.isChecked()).toBe(true)
    }
  })

  test('one or two training categories, never none or three', async () => {
    const { page } = await world.member()
    await page.goto(world.at('/onboarding/training-categories'))
    await goOn(page)
    await notice(page, 'Validation Error', 'Please select at least one training category')
    for (const name of ['Team Sports', 'Combat & Weight-Class Sports', 'Endurance Sports']) {
      await page.getByRole('checkbox', { name }).click()
    }
    await notice(page, 'Selection Limit', 'You can only select up to two categories')
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await goOn(page)
    await page.waitForURL('**/onboarding/training-schedule')
    await page.getByRole('button', { name: 'Add activity on Friday' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Friday', checked: true }).waitFor()
  })

  test('a wearable that cannot be connected says so, and can be skipped', async () => {
    const { page } = await answered('wearable', answers)
    await page.getByRole('radio', { name: 'Garmin' }).check()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await notice(page, 'Connection Failed', 'Terra API is not configured. Please check your environment variables.')
    await expect.poll(() => kept(page, 'onboarding_selected_wearable')).toBe('garmin')
    await breakCalls(page, '**/functions/**', 'network')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await notice(page, 'Connection Error', 'An error occurred while connecting your wearable. Please try again.')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect.poll(() => kept(page, 'onboarding_skipped_wearable')).toBe('true')
    await expect.poll(() => kept(page, 'onboarding_selected_wearable')).toBeNull()
  })

  test('a plan that cannot be made says why; the answer is corrected and the plan comes', async () => {
    // A body mass index of 14.9: within what people are, and nothing that a plan may be made for.
    const tooLight = JSON.stringify({ feet: 6, inches: 0, weight: 110, isImperial: true })
    const { page } = await answered('processing', { ...answers, onboarding_height_weight: tooLight })
    await page.getByRole('heading', { name: 'Your plan could not be made' }).waitFor()
    await page
      .getByRole('alert')
      .getByText(/weight/)
      .waitFor()
    await page.getByRole('button', { name: 'Edit answers' }).click()
    await page.getByRole('link', { name: /Measurements/ }).click()
    await page.getByLabel('Feet').fill('5')
    await page.getByLabel('Weight').fill('143')
    await goOn(page)
    await page.waitForURL('**/home')
    await home.shown(page)
    // Asked once, as the first home is left: nothing stands on it before.
    expect(await page.getByText('How was setting up?').count()).toBe(0)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fuel Plan' }).click()
    await page.getByText('How was setting up?').waitFor()
    await page.getByRole('listitem').getByRole('button', { name: 'Send Feedback' }).click()
    await page.getByRole('dialog', { name: 'Help us improve' }).waitFor()
    await expect.poll(() => kept(page, 'onboarding_survey_prompted')).toBe('true')
    await expect.poll(() => kept(page, 'onboarding_just_completed')).toBeNull()
  })

  test('a server in trouble is asked again by Try Again, and the answers are kept', async () => {
    const { page } = await world.member()
    await breakCalls(page, '**/functions/meal-plan/executions', 'server')
    await page.goto(world.at('/terms-conditions'))
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    }, answers)
    await page.goto(world.at('/onboarding/processing'))
    await page.getByText('Your answers are kept.').waitFor()
    await page.getByRole('alert').getByText('An unexpected error occurred').waitFor()
    await page.unrouteAll()
    // Nothing begins by itself while the answers are looked at.
    await page.getByRole('button', { name: 'Edit answers' }).click()
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    // A run that is gone by the first look never ends.
    const gone = { message: 'gone', code: 404, type: 'execution_not_found', version: '1.0.0' }
    await page.route('**/functions/meal-plan/executions/*', (route) => route.fulfill({ status: 404, json: gone }))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('This plan did not arrive. Please try again.').waitFor()
    // The plan may be there before its progress was seen, so its answers wait for that. The run that is gone is still
    // looked for: at no moment may it be found.
    const seen = Promise.withResolvers<void>()
    await page.route('**/functions/meal-plan/executions**', async (route) => {
      await seen.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Building Your Fuel Plan' }).waitFor()
    await page.getByRole('progressbar', { name: 'Fuel plan' }).waitFor()
    seen.resolve()
    await page.waitForURL('**/home')
  })

  test('the notifications step keeps the defaults and leads home; opened to stay, it takes a choice; plans can be skipped', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/onboarding/notifications'))
    await page.waitForURL('**/home')
    expect(JSON.parse((await kept(page, 'onboarding_notification_settings')) ?? '')).toMatchObject({
      mealPlanReadyNotification: { email: true, sms: false },
      wearableDataNotifications: { email: true, sms: false },
    })
    await openScreen(page, world.at('/onboarding/notifications?stay'))
    await page.getByText('You can change these settings later in your profile.').waitFor()
    await page.getByRole('switch', { name: 'Wearable Data Updates' }).uncheck()
    await page.getByRole('switch', { name: 'Meal Plan Updates' }).uncheck()
    await expect.poll(() => page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
    await page.getByRole('switch', { name: 'Meal Plan Updates' }).check()
    await goOn(page)
    await notice(page, 'Settings Saved')

    await openScreen(page, world.at('/onboarding/subscription'))
    await page.getByRole('heading', { name: "This One's On Us" }).waitFor()
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await page.waitForURL('**/home')
  })

  test('what another tab has brought to its end is not asked again', async () => {
    const { page } = await answered('wearable', { ...answers, onboarding_skipped_wearable: 'false' })
    await page.getByRole('heading', { name: 'Do you wear a tracker?' }).waitFor()
    const tab = await page.context().newPage()
    await tab.goto(world.at('/onboarding/processing'))
    await tab.waitForURL('**/home')
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.waitForURL('**/home')
    await home.shown(page)
    for (const key of ['onboarding_owner', 'onboarding_skipped_wearable']) expect(await kept(page, key)).toBeNull()
  })

  test("another person's wearable is not taken for one's own", async () => {
    const theirs = { terraUserId: 'terra-them', referenceId: 'them', provider: 'garmin' }
    const { page } = await answered('wearable', {
      terra_connection: JSON.stringify(theirs),
      onboarding_connecting_wearable: 'true',
    })
    await page.getByRole('heading', { name: 'Do you wear a tracker?' }).waitFor()
    await expect.poll(() => kept(page, 'onboarding_connecting_wearable')).toBeNull()
  })

  test("one person's answers never reach another's profile", async () => {
    const { page } = await answered('age', {
      onboarding_gender: 'Male',
      onboarding_age: '40',
      onboarding_owner: 'them',
    })
    await page.getByRole('heading', { name: 'How old are you?' }).waitFor()
    expect(await page.getByLabel('Age', { exact: true }).inputValue()).toBe('')
    await expect.poll(() => kept(page, 'onboarding_gender')).toBeNull()
    await page.goto(world.at('/onboarding/gender'))
    await page.getByRole('radio', { name: 'Female' }).check()
    await goOn(page)
    await page.waitForURL('**/onboarding/age')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => kept(page, 'onboarding_gender')).toBeNull()
  })
})
