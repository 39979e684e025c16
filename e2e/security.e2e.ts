import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { goodPassword } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

const STEP_MS = 30_000

describe('sign-in and security', () => {
  const world = openWorld()

  test('a code of the phone is asked for once it is set up, and a recovery code turns it off again', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Sign-In & Security' }).click()
    await page.getByText('This device').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Set Up' }).click()
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    const key = (await page.getByText(/^Key /).textContent()) ?? ''
    const app = new TOTP({ secret: Secret.fromBase32(key.replace('Key', '').replaceAll(' ', '')) })
    await page.getByLabel('Code', { exact: true }).fill(app.generate())
    await page.getByRole('button', { name: 'Continue' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await codes.first().waitFor()
    const [recoveryCode = ''] = await codes.allTextContents()
    await page.getByRole('button', { name: 'I Saved Them, Turn On' }).click()
    await page.getByText('It is on.').waitFor()

    await page.context().clearCookies()
    await page.goto(world.at('/login'))
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('This code is wrong, or was used before').waitFor()
    // Each code counts once, and the phone's next one is there already.
    await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + STEP_MS }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(/\/home/)

    await page.goto(world.at('/security'))
    await page.getByRole('button', { name: 'Turn Off' }).click()
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode)
    await page.getByRole('button', { name: 'Turn Off' }).click()
    await page.getByText('It is off.').waitFor()
  })
})
