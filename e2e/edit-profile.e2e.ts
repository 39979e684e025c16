import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan, goodPassword, type Member, newAddress, trainingWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { breakCalls, notice } from './screens/notices.ts'

type Profile = Readonly<Record<string, unknown>>
const profileOf = async (member: Member): Promise<Profile> =>
  (await member.call('GET', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`)) as Profile

const update = (page: Page): Promise<void> => page.getByRole('button', { name: 'UPDATE' }).click()

/** A picture as the browser itself draws it. */
const drawnPicture = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 64
    canvas.height = 64
    canvas.getContext('2d')?.fillRect(8, 8, 40, 40)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

const world = openWorld()

describe('editing the profile', () => {
  /** Edit profile of somebody whose plan is there. */
  const editor = async (profile?: Profile) => {
    const someone = await world.athlete(profile)
    await someone.page.goto(world.at('/edit-profile'))
    await someone.page.getByRole('heading', { name: 'Edit Profile' }).waitFor()
    return someone
  }

  test('a plain save keeps name and phone, makes no plan, and goes to the profile', async () => {
    const { page, member, problems } = await editor()
    let plans = 0
    page.on('request', (request) => {
      if (request.url().includes('/functions/meal-plan/')) plans += 1
    })
    await page.getByLabel('Name', { exact: true }).fill('Maya L.')
    const country = page.getByLabel('Country')
    expect(await country.inputValue()).toBe('us')
    const preferred = await country
      .locator('optgroup')
      .first()
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    expect(preferred).toEqual(['us', 'ca', 'gb', 'au'])
    await country.selectOption('gb')
    await country.press('Tab')
    await page.keyboard.type('7911123456', { delay: 20 })
    await update(page)
    await notice(page, 'Profile Updated', 'Your profile has been updated successfully')
    await page.waitForURL('**/profile')
    await page.getByText('Maya L.').waitFor()
    expect(plans).toBe(0)
    await expect.poll(() => profileOf(member)).toMatchObject({ name: 'Maya L.', phoneNumber: '+447911123456' })
    expect(problems).toEqual([])
  })

  test('what the plan is made of makes a new plan, and goes home', async () => {
    const { page, member } = await editor()
    await givePlan(member)
    expect(await page.getByLabel('Gender').locator('option').allTextContents()).toEqual([
      'Male',
      'Female',
      'Non-Binary',
      'Other',
    ])
    await page.getByRole('radio', { name: 'kg, cm' }).check()
    expect(await page.getByLabel('Height').inputValue()).toBe('168')
    await page.getByLabel('Weight').fill('70')
    await page.getByRole('button', { name: /1 diet selected/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Diet Preferences' })
    await sheet.getByRole('checkbox', { name: 'Vegan' }).check()
    await sheet.getByRole('checkbox', { name: 'Gluten Free' }).check()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /2 diets selected/ }).waitFor()
    await page.getByRole('button', { name: 'Remove Gluten Free' }).click()
    await page.getByLabel('Allergies and foods to avoid').fill('peanuts')
    await page.getByLabel('Allergies and foods to avoid').press('Enter')
    await page.getByRole('button', { name: 'Remove peanuts' }).waitFor()
    await update(page)
    await notice(page, 'Regenerating Meal Plan')
    await page.waitForURL('**/home')
    await notice(page, 'Profile & Meal Plan Updated')
    await expect
      .poll(() => profileOf(member))
      .toMatchObject({ diet: ['vegan'], restrictions: ['peanuts'], weightPounds: 154.3 })
  })

  test('another name beside it takes no new plan away; a food that is still in its field counts, one that is not known is asked about', async () => {
    const { page, member } = await editor()
    await givePlan(member)
    await page.getByLabel('Name', { exact: true }).fill('Maya L.')
    await page.getByLabel('Performance Objective').selectOption('In-Season Peak')
    await page.getByLabel('Allergies and foods to avoid').fill('penuts')
    await update(page)
    const question = page.getByRole('region', { name: 'Question about penuts' })
    await question.getByRole('button', { name: 'No, by name only' }).click()
    await page.getByText('penuts by name only').waitFor()
    await page.getByLabel('Allergies and foods to avoid').fill('shellfish')
    await update(page)
    await notice(page, 'Regenerating Meal Plan')
    await page.waitForURL('**/home')
    await expect
      .poll(() => profileOf(member))
      .toMatchObject({ name: 'Maya L.', restrictions: ['"penuts"', 'shellfish'] })
  })

  test('a phone number is checked before it is kept, and a national one that is filled in gets its country', async () => {
    const { page, member } = await editor()
    const phone = page.getByLabel('Phone Number')
    const refusal = page.getByText('Enter a phone number that exists, with its country')
    expect(await phone.getAttribute('autocomplete')).toBe('tel')
    await phone.press('Tab')
    await phone.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('5551234567', { delay: 20 })
    await phone.press('Tab')
    await refusal.waitFor()
    expect(await phone.getAttribute('aria-invalid')).toBe('true')
    await update(page)
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(async () => (await profileOf(member)).phoneNumber).toBeNull()

    // As a browser fills it in: the whole value at once, without a country.
    await phone.fill('(415) 555-0100')
    await expect.poll(() => phone.inputValue()).toBe('+1 (415) 555-0100')
    await refusal.waitFor({ state: 'hidden' })
    await page.getByLabel('Country').selectOption('gb')
    await phone.fill('07400 123456')
    await expect.poll(async () => (await phone.inputValue()).replace(/\s/g, '')).toBe('+447400123456')
    await update(page)
    await page.waitForURL('**/profile')
    await expect.poll(async () => (await profileOf(member)).phoneNumber).toBe('+447400123456')
  })

  test('what another device has just changed is neither hidden nor undone', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/profile'))
    const patch = (data: Profile) =>
      member.call('PATCH', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`, { data })
    await page.getByText('Connect Wearable Device').waitFor()
    await patch({ activitySchedule: JSON.stringify({ friday: trainingWeek.friday }) })
    await page.getByRole('link', { name: 'Activity Schedule' }).click()
    await page.getByRole('button', { name: /^Remove Practice on Friday/ }).waitFor()
    await page.getByRole('button', { name: /^Remove Lift on Monday/ }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Back to profile' }).click()
    await page.getByText('Connect Wearable Device').waitFor()
    await patch({ restrictions: ['peanuts'] })
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByRole('button', { name: 'Remove peanuts' }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Maya L.')
    await update(page)
    await page.waitForURL('**/profile')
    await expect.poll(() => profileOf(member)).toMatchObject({ name: 'Maya L.', restrictions: ['peanuts'] })
  })

  test('a plan that cannot be made now does not lose the save', async () => {
    const { page, member } = await editor()
    await breakCalls(page, '**/functions/meal-plan/executions', 'server')
    await page.getByLabel('Performance Objective').selectOption('In-Season Peak')
    await update(page)
    await notice(page, 'Profile Updated', 'Profile updated and meal plan regeneration started.')
    await page.waitForURL('**/home')
    await expect.poll(() => profileOf(member)).toMatchObject({ performanceObjective: 'peak' })
  })

  test('a save that fails says so and keeps the form; a document gone missing is made again', async () => {
    const { page, member } = await editor()
    await page.route(/\/user_profiles\/documents/, (route) => route.abort('internetdisconnected'))
    await page.getByLabel('Name', { exact: true }).fill('Maya the Second')
    await update(page)
    await notice(page, 'Update Failed', 'Failed to update profile')
    await page.unrouteAll()
    await page.route(/\/user_profiles\/documents/, (route) =>
      route.fulfill({ status: 403, json: { message: 'No', code: 403, type: 'general_unknown_origin', version: '1' } }),
    )
    await update(page)
    await notice(page, 'Permission Denied', "You don't have permission to perform this action.")
    await page.unrouteAll()
    await member.call('DELETE', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`)
    await update(page)
    await notice(page, 'Profile Updated', 'Your profile has been updated successfully')
    await expect.poll(() => profileOf(member)).toMatchObject({ name: 'Maya the Second', age: 24, weightPounds: 143 })
  })

  test('a field that cannot be taken is named, and a finer weight is said to be rounded', async () => {
    const { page, member } = await editor()
    await page.getByLabel('Age').fill('17')
    await page.getByLabel('Height').fill('66')
    await page.getByLabel('Weight').fill('1000')
    await update(page)
    await page.getByText('Enter an age from 18 to 120').waitFor()
    await page.getByText(`Enter feet'inches", for example 5'11"`).waitFor()
    await page.getByText('Enter a weight from 66 to 660 lb').waitFor()
    expect(await page.getByLabel('Age').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await profileOf(member)).toMatchObject({ age: 24, heightInches: 66, weightPounds: 143 })
    await page.getByLabel('Age').fill('24')
    await page.getByLabel('Height').fill(`5'6"`)
    await page.getByLabel('Weight').fill('171.9')
    await page.getByText('Kept as 172 lb, to the whole pound').waitFor()
    await update(page)
    await page.waitForURL('**/home')
    await expect.poll(() => profileOf(member)).toMatchObject({ heightInches: 66, weightPounds: 172 })
  })

  test('another address asks for the password, is verified anew, and counts', async () => {
    const { page, member } = await editor()
    const email = newAddress('moved')
    await page.getByLabel('Email').fill(email)
    await update(page)
    await page.getByText('Enter your password to change your email').waitFor()
    await page.getByLabel('Your password').fill('Not-my-password-1')
    await update(page)
    await page.getByText('This is not your password').waitFor()
    await page.getByLabel('Your password').fill(goodPassword)
    await update(page)
    await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
    await page.goto(world.at('/home'))
    await page.waitForURL('**/auth/verify-email')
    await page.goto(await world.server.mailedLink(email))
    await page.getByRole('heading', { name: 'Email Verified!' }).waitFor()
    await page.waitForURL('**/home')
    expect(await member.call('GET', '/account')).toMatchObject({ email, emailVerification: true })
  })

  test('another address counts although its mail could not be sent', async () => {
    const { page, member } = await editor()
    const email = newAddress('moved')
    await breakCalls(page, /\/v1\/account\/verification/, 'server')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Name', { exact: true }).fill('Maya Moved')
    await page.getByLabel('Your password').fill(goodPassword)
    await update(page)
    await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Resend Email' }).isEnabled()).toBe(true)
    await expect.poll(() => profileOf(member)).toMatchObject({ name: 'Maya Moved' })
  })

  test('a picture is put up, changed and taken down; what is none is refused', async () => {
    const { page, member } = await editor()
    const choose = (buffer: Buffer, mimeType: string) =>
      page.getByLabel('Profile picture').setInputFiles({ name: 'me.png', mimeType, buffer })
    await choose(Buffer.from('not a picture at all'), 'image/png')
    await notice(page, 'Picture Not Saved', 'Choose a JPEG, PNG or WebP picture. Your old picture is kept.')
    await choose(await drawnPicture(page), 'image/png')
    await notice(page, 'Picture Updated')
    const { avatar } = await profileOf(member)
    expect(avatar).toMatch(/\/v1\/storage\/buckets\/profile_images\/files\/.+\/view/)
    expect((await page.request.get(world.at(String(avatar)))).status()).toBe(200)
    await breakCalls(page, '**/storage/buckets/**', 'server')
    await choose(await drawnPicture(page), 'image/png')
    await notice(page, 'Picture Not Saved', 'Failed to upload profile image. Your old picture is kept.')
    await page.unrouteAll()
    await page.route('**/storage/buckets/**', (route) =>
      route.request().method() === 'DELETE' ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await notice(page, 'Picture Not Removed')
    await expect.poll(() => profileOf(member)).toMatchObject({ avatar })
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: 'Add Picture' }).waitFor()
    await expect.poll(() => profileOf(member)).toMatchObject({ avatar: null })
    await expect.poll(async () => (await page.request.get(world.at(String(avatar)))).status()).toBe(404)
  })
})

describe('the activity schedule', () => {
  test('is read in its older form, edited, and saving always makes a new plan', async () => {
    const older = ['Training Categories: team-sports', 'Lift - Monday, Wednesday 7:00 AM-8:00 AM', 'unreadable']
    const { page, member, problems } = await world.athlete({ activitySchedule: JSON.stringify(older) })
    await page.goto(world.at('/activity-schedule'))
    await page.getByRole('button', { name: 'Remove Lift on Monday, 7:00 AM - 8:00 AM' }).waitFor()
    await page.getByText('One activity could not be read').waitFor()
    await page.getByRole('button', { name: 'Remove Lift on Wednesday, 7:00 AM - 8:00 AM' }).click()
    await page.getByRole('button', { name: 'Add activity on Sunday' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Training Activity' })
    await sheet.getByRole('button', { name: 'Add Activity' }).click()
    await notice(page, 'Validation Error', 'Please fill in all required fields')
    await sheet.getByLabel('Activity type').selectOption('Recovery')
    await sheet.getByLabel('Start time', { exact: true }).fill('9:00')
    await sheet.getByLabel('End time', { exact: true }).fill('9:30')
    await sheet.getByRole('radio', { name: 'Light' }).check()
    await sheet.getByRole('button', { name: 'Add Activity' }).click()
    await page.getByRole('button', { name: 'Remove Recovery on Sunday, 9:00 AM - 9:30 AM' }).waitFor()
    await page.getByRole('button', { name: 'Save Schedule' }).click()
    await page.waitForURL('**/home')
    await notice(page, 'Activity Schedule & Meal Plan Updated')
    expect(JSON.parse(String((await profileOf(member)).activitySchedule))).toMatchObject({
      monday: [{ type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM' }],
      wednesday: [],
      sunday: [{ type: 'Recovery', startTime: '9:00 AM', endTime: '9:30 AM', intensity: 'Light' }],
    })
    expect(problems).toEqual([])
  })

  test('a plan that cannot be made now is told apart; a schedule that cannot be saved or read, too', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/activity-schedule'))
    await page.getByRole('button', { name: /^Remove Recovery on Sunday/ }).click()
    const answers = [
      { status: 400, json: { message: '', code: 400, type: 'document_invalid_structure', version: '1' } },
      { status: 500, json: { message: '', code: 500, type: 'general_unknown', version: '1' } },
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    ]
    for (const answer of answers) {
      await page.route(/\/user_profiles\/documents\//, (route) =>
        route.request().method() === 'PATCH' ? route.fulfill(answer) : route.continue(),
      )
      await page.getByRole('button', { name: 'Save Schedule' }).click()
      await notice(page, 'Save Failed', 'Failed to save your activity schedule.')
      expect(await page.getByRole('button', { name: /^Remove Recovery on Sunday/ }).count()).toBe(0)
      expect(await page.getByText(/sent later/i).count()).toBe(0)
      await page.getByRole('button', { name: 'See what changes' }).waitFor()
      await page.unrouteAll()
    }
    await breakCalls(page, '**/functions/meal-plan/executions', 'server')
    await page.getByRole('button', { name: 'Save Schedule' }).click()
    await notice(page, 'Activity Schedule Updated')
    await page.waitForURL('**/home')
    await page.unrouteAll()

    await member.call('PATCH', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`, {
      data: { activitySchedule: '{"monday":' },
    })
    await page.goto(world.at('/activity-schedule'))
    await notice(page, 'Error', 'Failed to load your activity schedule')
    await page.getByRole('button', { name: 'Start a new schedule' }).click()
    await page.getByText('No training yet.').waitFor()
  })
})
