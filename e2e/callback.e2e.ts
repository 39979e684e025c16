import { afterAll, describe, expect, test } from 'vitest'
import { startOpenIdProvider, type TestOpenIdProvider } from '../apps/server/src/testing/test-openid-provider.ts'
import type { TestTerra } from '../apps/server/src/testing/test-terra.ts'
import { giveProfile, newAddress } from './harness/people.ts'
import { linkDevice, startWearables } from './harness/wearables.ts'
import { openWorld } from './harness/world.ts'
import { logSheet } from './screens/log-sheet.ts'
import { breakCalls, notice } from './screens/notices.ts'

const DENIED = 'Authorization was denied or failed'

let google: TestOpenIdProvider
let club: TestOpenIdProvider
let terra: TestTerra
const world = openWorld(async (url) => {
  google = await startOpenIdProvider(`${url}/v1/account/sessions/oauth2/callback/google/pacemeal`)
  club = await startOpenIdProvider(`${url}/v1/account/sessions/oauth2/callback/oidc/pacemeal`)
  terra = await startWearables(url)
  return { ...google.settings, ...club.otherSettings, OPENID_NAME: 'Athletics Club', ...terra.settings }
})
afterAll(() => Promise.all([google?.close(), club?.close(), terra?.close()]))

describe('coming back from Google', () => {
  test('somebody new is signed in, needs no verification, and starts with the first question', async () => {
    const { page, problems } = await world.guest()
    const email = newAddress('gina')
    google.person = { sub: 'gina', email, email_verified: true, name: 'Gina Rossi' }
    await page.goto(world.at('/signup'))
    await page.getByRole('checkbox', { name: /Terms/ }).check()
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await page.waitForURL('**/onboarding/gender')
    const me = await page.request.get(world.at('/v1/account'), { headers: { 'x-appwrite-project': 'pacemeal' } })
    expect(await me.json()).toMatchObject({ email, name: 'Gina Rossi', emailVerification: true })
    expect(problems).toEqual([])
  })

  test('somebody signs in with the provider that the settings name, and hears it when that refuses', async () => {
    const { page } = await world.guest()
    club.person = null
    await page.goto(world.at('/login'))
    await page.getByRole('button', { name: 'Sign in with Athletics Club' }).click()
    await notice(page, 'Sign-In Failed')
    const error = JSON.stringify({ type: 'user_invalid_token', message: 'No.', code: 401, reason: 'answer_refused' })
    await page.goto(world.at(`/callback?success=false&by=oidc&error=${encodeURIComponent(error)}`))
    await notice(page, 'Sign-In Failed', 'The answer of that service was not accepted. Please log in another way.')
    club.person = { sub: 'clara', email: newAddress('clara'), email_verified: true, name: 'Clara Brandt' }
    await page.getByRole('button', { name: 'Sign in with Athletics Club' }).click()
    await page.waitForURL('**/onboarding/gender')
  })

  test('somebody with a profile comes back home, to the place that was asked for', async () => {
    const { page, member } = await world.athlete()
    google.person = { sub: 'maya', email: member.email, email_verified: true, name: 'Maya Lindgren' }
    await page.context().clearCookies()
    await page.goto(world.at('/login'))
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.waitForURL('**/home')

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(world.at('/notification-settings'))
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.waitForURL('**/notification-settings')
  })

  test('whoever signs in is who is here, although somebody else was left signed in in this browser', async () => {
    const { page, member } = await world.athlete()
    // A link that opens no session ends none.
    await page.goto(world.at('/callback?success=true&userId=somebody&secret=used-before'))
    await page.waitForURL('**/home')
    const email = newAddress('gus')
    google.person = { sub: 'gus', email, email_verified: true, name: 'Gus Berg' }
    // The login would lead on whoever is signed in; the way to Google was begun before that.
    const returns = { success: world.at('/callback?success=true'), failure: world.at('/callback?success=false') }
    const begin = new URLSearchParams({ ...returns, project: 'pacemeal' })
    await page.goto(world.at(`/v1/account/tokens/oauth2/google?${begin}`))
    await page.waitForURL('**/onboarding/gender')
    const me = await page.request.get(world.at('/v1/account'), { headers: { 'x-appwrite-project': 'pacemeal' } })
    expect(await me.json()).toMatchObject({ email })
    expect(email).not.toBe(member.email)
  })

  test('a profile that cannot be read on the way is tolerated', async () => {
    const { page, member } = await world.athlete()
    google.person = { sub: 'noor', email: member.email, email_verified: true, name: 'Noor' }
    await page.context().clearCookies()
    await page.goto(world.at('/login'))
    let reads = 0
    await page.route(/\/user_profiles\/documents/, (route) => {
      reads += 1
      return reads === 1
        ? route.fulfill({ status: 400, json: { message: 'not now', code: 400, type: 'general_bad_request' } })
        : route.continue()
    })
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.waitForURL('**/home')
    expect(reads).toBeGreaterThan(1)
  })

  test('whoever says no is back at the login and hears so', async () => {
    const { page } = await world.guest()
    google.person = null
    await page.goto(world.at('/login'))
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.waitForURL('**/login')
    await notice(page, 'Google Login Failed', 'Failed to login with Google. Please try again.')
  })

  test('a return that brings no session signs nobody in', async () => {
    const { page } = await world.guest()
    for (const query of ['?success=true&userId=somebody&secret=used-before', '?success=true', '?success=false', '']) {
      await page.goto(world.at(`/callback${query}`))
      await page.waitForURL('**/login')
      // Each page begins without the notices of the one before.
      await notice(page, 'Google Login Failed', 'Failed to login with Google. Please try again.')
    }
  })

  test('without an answer yet the screen says what it does', async () => {
    const { page } = await world.guest()
    await page.route('**/v1/account/sessions/token', () => undefined)
    await page.goto(world.at('/callback?success=true&userId=a&secret=b'))
    await page.getByRole('heading', { name: 'Processing Authentication...' }).waitFor()
  })
})

describe('coming back from a wearable', () => {
  const granted = (userId: string) => `status=SUCCESS&user_id=terra-1&reference_id=${userId}&provider=garmin`

  test('with a profile: it is said, and home is next', async () => {
    const { page, member } = await world.athlete()
    await linkDevice(terra, member)
    await page.goto(world.at(`/callback?${granted(member.userId)}`))
    await page.waitForURL('**/home')
    await notice(page, 'Wearable Connected!', 'Successfully connected your GARMIN account.')
    // Nothing is asked on the first home.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fuel Plan' }).click()
    await notice(page, 'How was setting up?')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('onboarding_survey_prompted'))).toBe('true')
    // It makes room for what is begun, long before its time of 12 s is over.
    await logSheet.open(page)
    await page.getByText('How was setting up?').waitFor({ state: 'hidden', timeout: 4000 })
  })

  test('without a profile: the device is kept here, and processing is next, which asks what is still open', async () => {
    const { page, member } = await world.member()
    await linkDevice(terra, member)
    await page.goto(world.at(`/callback?${granted(member.userId)}`))
    await notice(page, 'Wearable Connected!', 'Successfully connected your GARMIN account.')
    await page.waitForURL('**/onboarding/gender')
    const kept = await page.evaluate(() => localStorage.getItem('terra_connection'))
    expect(JSON.parse(kept ?? '')).toMatchObject({ provider: 'garmin', referenceId: member.userId })
  })

  test('an address that only says so connects nothing', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at(`/callback?${granted(member.userId)}`))
    await notice(page, 'Connection Failed', DENIED)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('terra_connection'))).toBeNull()
  })

  test('a denial says why, or in words of its own, and goes home', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/callback?status=error&message=You+said+no'))
    await page.waitForURL('**/home')
    await notice(page, 'Connection Failed', 'You said no')
    await page.goto(world.at('/callback?status=error&user_id=terra-1&reference_id=somebody-else'))
    await notice(page, 'Connection Failed', DENIED)
  })

  test('a denial during the onboarding goes back to the wearable step', async () => {
    const { page } = await world.member()
    await page.goto(world.at('/onboarding/wearable'))
    // The step forgets what others left in this browser before it shows its question.
    await page.getByRole('heading', { name: 'Do you wear a tracker?' }).waitFor()
    await page.evaluate(() => localStorage.setItem('onboarding_connecting_wearable', 'true'))
    await page.goto(world.at('/callback?status=error&error=access_denied'))
    await page.waitForURL('**/onboarding/wearable')
    await notice(page, 'Connection Failed', 'access_denied')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('onboarding_connecting_wearable'))).toBeNull()
  })

  test('a connection that cannot be asked about is a connection error', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/profile'))
    await page.getByRole('heading', { name: 'Profile' }).waitFor()
    await breakCalls(page, '**/functions/wearable/executions', 'network')
    await page.goto(world.at(`/callback?${granted(member.userId)}`))
    await notice(page, 'Connection Error', 'An error occurred while connecting your wearable. Please try again.')
  })

  test('signed out nothing is connected', async () => {
    const { page } = await world.guest()
    await page.goto(world.at(`/callback?${granted('somebody')}`))
    await page.waitForURL('**/login')
    await notice(page, 'Authentication Required', 'Please log in to connect your wearable device')
  })

  test('the step of the onboarding says that it works, that it worked, and that it did not', async () => {
    const { page, member } = await world.member()
    const at = (query: string) => world.at(`/onboarding/terra-callback?${query}`)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/user_profiles\/documents/, (route) => asked.then(() => route.continue()))
    await page.goto(at('status=error'))
    await page.getByRole('heading', { name: 'Connecting Your Wearable...' }).waitFor()
    answer()
    await page.getByRole('heading', { name: 'Connection Failed' }).waitFor()
    await page.getByRole('alert').getByText(DENIED).waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/onboarding/wearable')

    await page.goto(at('status=error'))
    await page.getByRole('button', { name: 'SKIP FOR NOW' }).click()
    await page.waitForURL('**/onboarding/gender')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('onboarding_skipped_wearable'))).toBe('true')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('onboarding_selected_wearable'))).toBeNull()

    await giveProfile(member)
    await linkDevice(terra, member)
    await page.goto(at(granted(member.userId)))
    await page.getByRole('heading', { name: 'Connection Complete!' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/home')
  })

  test('a linked device shows on the profile and is disconnected through a confirmation', async () => {
    const { page, member } = await world.athlete()
    await linkDevice(terra, member)
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Synced with GARMIN' }).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    const sheet = page.getByRole('dialog', { name: 'Disconnect GARMIN' })
    await breakCalls(page, '**/functions/wearable/executions', 'server')
    await sheet.getByRole('button', { name: 'Disconnect' }).click()
    await notice(page, 'Disconnect Failed', 'Failed to disconnect your wearable device. Please try again.')
    await page.unrouteAll()
    await sheet.getByRole('button', { name: 'Disconnect' }).click()
    await notice(page, 'Device Disconnected', 'Your wearable device has been successfully disconnected.')
    await page.waitForURL('**/profile')
    await page.getByText('Connect Wearable Device').waitFor()
    expect([...terra.people.values()].filter(({ referenceId }) => referenceId === member.userId)).toEqual([])
  })
})
