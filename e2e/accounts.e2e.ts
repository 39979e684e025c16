import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { becomeMember, goodPassword, newAddress } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { breakCalls, notice } from './screens/notices.ts'

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

const fillSignup = async (
  page: Page,
  { email, confirmation = goodPassword }: { email: string; confirmation?: string },
) => {
  await page.getByLabel('Full Name').fill('Maya Lindgren')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm Password').fill(confirmation)
}
const create = (page: Page): Promise<void> => page.getByRole('button', { name: 'Create Account' }).click()
const acceptTerms = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /Terms/ }).check()

describe('accounts', () => {
  const world = openWorld()

  test('login: the address comes with the link, both fields are needed, an unknown address leads to the sign-up', async () => {
    const { page, problems } = await world.guest()
    await page.clock.install()
    await page.goto(world.at('/login?email=maya%40example.com'))
    expect(await page.getByLabel('Email').inputValue()).toBe('maya@example.com')
    expect(await page.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await notice(page, 'Validation Error', 'Please fill in all required fields')

    const nobody = newAddress('nobody')
    await logIn(page, nobody, goodPassword)
    await notice(page, 'Account not found', 'Please sign up to create a new account')
    expect(page.url()).toContain('/login')
    await page.clock.fastForward(2000)
    await page.waitForURL('**/signup?**')
    expect(await page.getByLabel('Email').inputValue()).toBe(nobody)
    await page.getByRole('link', { name: 'Sign In' }).click()
    expect(await page.getByLabel('Email').inputValue()).toBe(nobody)
    expect(problems).toEqual([])
  })

  test('login: a large picture stands beside it on wide screens only', async () => {
    const { page } = await world.guest({ viewport: { width: 1280, height: 900 } })
    await page.goto(world.at('/login'))
    const picture = page.locator('svg[viewBox="0 0 800 1000"]')
    await picture.waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await picture.waitFor({ state: 'hidden' })
  })

  test('login without a network, and on a server in trouble, says so and keeps what was typed', async () => {
    const { page } = await world.guest()
    await page.goto(world.at('/login'))
    await breakCalls(page, '**/v1/account/sessions/email', 'server')
    await logIn(page, 'maya@example.com', goodPassword)
    await notice(page, 'Server Error')
    await page.unrouteAll()
    await breakCalls(page, '**/v1/account/sessions/email', 'network')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await notice(page, 'Network Error')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(goodPassword)
  })

  test('sign-up: what is missing, unlike or not accepted is said, a taken address leads to the login', async () => {
    const { page } = await world.guest()
    const taken = await becomeMember(page, world.server)
    await page.context().clearCookies()
    await page.clock.install()
    await page.goto(world.at('/signup'))
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await notice(page, 'Terms Required', 'Please accept the Terms and Conditions and Privacy Policy to continue')
    await page.getByRole('button', { name: 'Sign Up with Email' }).click()
    await create(page)
    await notice(page, 'Missing Information')
    await fillSignup(page, { email: taken.email, confirmation: 'Something-else-1' })
    await create(page)
    await notice(page, 'Password Mismatch', 'Passwords do not match')
    await page.getByLabel('Confirm Password').fill(goodPassword)
    await create(page)
    await acceptTerms(page)
    await breakCalls(page, '**/v1/account', 'server')
    await create(page)
    await notice(page, 'Signup Failed', 'Failed to create account. Please try again.')
    await page.unrouteAll()
    await create(page)
    await notice(page, 'Account Already Exists', 'Please sign in instead')
    await page.clock.fastForward(2000)
    await page.waitForURL('**/login?**')
    expect(await page.getByLabel('Email').inputValue()).toBe(taken.email)
  })

  test('sign-up: the password rules are ticked off as they are kept, and the password can be shown', async () => {
    const { page } = await world.guest()
    await page.goto(world.at('/signup?email=maya%40example.com'))
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('oatmeal')
    await fillSignup(page, { email: 'maya@example.com' })
    await password.fill('oatmeal2')
    await page.getByLabel('Confirm Password').fill('oatmeal2')
    await acceptTerms(page)
    await create(page)
    await page.getByText('Password must contain uppercase, lowercase, and number').waitFor()
    await page.getByRole('button', { name: 'Show characters' }).first().click()
    expect(await password.getAttribute('type')).toBe('text')
  })

  test('verification: the countdown survives a reload, resending works and fails in words, a bad link is refused', async () => {
    const { page } = await world.guest()
    await page.clock.install()
    await page.goto(world.at('/signup'))
    await page.getByRole('button', { name: 'Sign Up with Email' }).click()
    const email = newAddress('vera')
    await fillSignup(page, { email })
    await acceptTerms(page)
    await create(page)
    await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
    const resend = page.getByRole('button', { name: /^Resend Email/ })
    expect(await resend.isDisabled()).toBe(true)
    await page.clock.fastForward(20_000)
    await page.reload()
    await page.getByRole('button', { name: /^Resend Email in (3\d|40) s$/ }).waitFor()
    await page.clock.fastForward(41_000)
    await page.getByRole('button', { name: 'Resend Email', exact: true }).click()
    await notice(page, 'Verification Email Sent')
    await page.getByRole('button', { name: /^Resend Email in (5\d|60) s$/ }).waitFor()
    await page.clock.fastForward(61_000)
    await breakCalls(page, '**/v1/account/verifications/email', 'server')
    await breakCalls(page, '**/v1/account/verification', 'server')
    await page.getByRole('button', { name: 'Resend Email', exact: true }).click()
    await notice(page, 'Failed to Resend')
    await page.unrouteAll()

    const link = new URL(await world.server.mailedLink(email))
    const bad = new URL(link)
    bad.searchParams.set('secret', 'not-the-secret')
    await page.goto(bad.href)
    await page.getByRole('heading', { name: 'Verification Failed' }).waitFor()
    await notice(page, 'Verification Failed')
    // The screen is come back to from the mail app: what is known of the link does not change by that.
    let tries = 0
    await page.route(/\/v1\/account\/verification/, (route) => {
      tries += 1
      return route.continue()
    })
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: /^Resend Email/ }).waitFor()
    await page.clock.fastForward(1000)
    expect(tries).toBe(0)
    await page.unrouteAll()

    // The link opened without a session goes through the login and then verifies.
    await page.getByRole('button', { name: 'Back to Login' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.goto(link.href)
    await page.waitForURL('**/login')
    await logIn(page, email, goodPassword)
    await page.getByRole('heading', { name: 'Email Verified!' }).waitFor()
    await notice(page, 'Email Verified!')
    await page.clock.fastForward(2000)
    await page.waitForURL('**/onboarding/gender')
  })

  test('recovery: a mailed link sets a new password, once', async () => {
    const { page } = await world.guest()
    await page.clock.install()
    const { email } = await becomeMember(page, world.server)
    await page.context().clearCookies()
    await page.goto(world.at(`/login?email=${encodeURIComponent(email)}`))
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await breakCalls(page, '**/v1/account/recovery', 'server')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await notice(page, 'Server Error')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    const link = await world.server.mailedLink(email, '/reset-password')
    // Sending again stays where it is, also when it does not work.
    await page.clock.fastForward(61_000)
    await breakCalls(page, '**/v1/account/recovery', 'server')
    await page.getByRole('button', { name: 'Send again' }).click()
    await notice(page, 'Server Error')
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await page.unrouteAll()
    await page.goto(link)
    await page.getByLabel('New password').fill('Porridge-2027')
    await page.getByLabel('Confirm password').fill('Porridge-2028')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByLabel('Confirm password').fill('Porridge-2027')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await notice(page, 'Password Changed', 'Log in with your new password.')
    await logIn(page, email, 'Porridge-2027')
    await page.waitForURL('**/onboarding/gender')
    await page.goto(link)
    await page.getByLabel('New password').fill('Porridge-2029')
    await page.getByLabel('Confirm password').fill('Porridge-2029')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  })

  test('guards: each page asks for its own, the place is remembered, and never one outside', async () => {
    const { page } = await world.guest()
    for (const path of ['/home', '/notifications', '/onboarding/age', '/auth/verify-email', '/', '/no/such/page']) {
      await page.goto(world.at(path))
      await page.waitForURL('**/login')
    }
    await page.goto(world.at('/terms-conditions'))
    await page.getByRole('heading', { name: 'Terms and Conditions and Privacy Policy' }).waitFor()
    await page.getByText('Last updated January 2025').waitFor()

    const { email } = await becomeMember(page, world.server)
    await page.goto(world.at('/subscription/plans'))
    await page.waitForURL('**/onboarding/gender')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(world.at('/onboarding/age'))
    await page.waitForURL('**/login')
    await logIn(page, email, goodPassword)
    await page.waitForURL('**/onboarding/age')

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(world.at('/login'))
    await page.evaluate(() => sessionStorage.setItem('remembered_path', 'https://evil.example/home'))
    await logIn(page, email, goodPassword)
    await page.waitForURL('**/onboarding/gender')
  })

  test('an unverified person is kept at the verification, a signed-in one away from the login', async () => {
    const { page } = await world.guest()
    const email = newAddress('uma')
    const headers = { 'x-appwrite-project': 'pacemeal', origin: world.server.url }
    await page.request.post(world.at('/v1/account'), {
      headers,
      data: { userId: 'unique()', email, password: goodPassword, name: 'Uma' },
    })
    await page.goto(world.at('/login'))
    await logIn(page, email, goodPassword)
    await page.waitForURL('**/auth/verify-email')
    await page.goto(world.at('/onboarding/gender'))
    await page.waitForURL('**/auth/verify-email')
    await page.goto(world.at('/signup'))
    await page.waitForURL('**/auth/verify-email')
  })

  test('signing out in one tab leaves nobody in another', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/profile'))
    await page.getByText(member.email).waitFor()
    const other = await page.context().newPage()
    await other.goto(world.at('/edit-profile'))
    await other.getByLabel('Email').waitFor()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('**/login')
    await other.waitForURL('**/login')
  })

  test('remember me off: the session ends with the browser', async () => {
    const { page } = await world.guest()
    const { email } = await becomeMember(page, world.server)
    await page.context().clearCookies()
    await page.goto(world.at('/login'))
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
    await logIn(page, email, goodPassword)
    await page.waitForURL('**/onboarding/gender')
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ expires }) => expires !== -1)).toEqual([])
  })
})
