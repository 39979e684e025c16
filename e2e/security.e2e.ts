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
    // Another device of the same kind and day is known by when it signed in.
    await page.getByText(/^Signed in \w+ \d+, \d{4}, \d+:\d\d\s[AP]M, last seen \w+ \d+, \d{4} · /).waitFor()
    await page.getByRole('button', { name: 'Turn Off' }).click()
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode)
    await page.getByRole('button', { name: 'Turn Off' }).click()
    await page.getByText('It is off.').waitFor()
  })

  test('a recovery code signs in as it was shown, once', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/security'))
    await page.getByRole('button', { name: 'Set Up' }).click()
    const key = (await page.getByText(/^Key /).textContent()) ?? ''
    const app = new TOTP({ secret: Secret.fromBase32(key.replace('Key', '').replaceAll(' ', '')) })
    await page.getByLabel('Code', { exact: true }).fill(app.generate())
    await page.getByRole('button', { name: 'Continue' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await codes.first().waitFor()
    const [first = '', second = ''] = await codes.allTextContents()
    await page.getByRole('button', { name: 'I Saved Them, Turn On' }).click()
    await page.getByText('It is on.').waitFor()

    const give = async (code: string) => {
      await page.context().clearCookies()
      await page.goto(world.at('/login'))
      await page.getByLabel('Email').fill(member.email)
      await page.getByLabel('Password', { exact: true }).fill(goodPassword)
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.getByRole('button', { name: 'Use a Recovery Code' }).click()
      // By keys, as a person does: a field takes no more of them than it has room for.
      await page.getByLabel('Recovery code').pressSequentially(code)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await give(first)
    await page.waitForURL(/\/home/)
    await give(first)
    await page.getByText('This code is wrong, or was used before').waitFor()
    await give(second.toUpperCase().replaceAll('-', ' - '))
    await page.waitForURL(/\/home/)
  })

  test('a passkey of the device is added, named, signs in, and after its removal no more', async () => {
    const { page } = await world.athlete()
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto(world.at('/security'))
    await page.getByText('There are none yet.').waitFor()
    await page.getByRole('button', { name: 'Add a Passkey' }).click()
    await page.getByRole('button', { name: /^Rename / }).click()
    expect(await stumbles(page)).toEqual([])
    await page.getByLabel('Name of the passkey').fill('Blue phone')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Blue phone', { exact: true }).waitFor()

    await page.context().clearCookies()
    await page.goto(world.at('/login'))
    await page.getByRole('button', { name: 'Sign in with a Passkey' }).click()
    await page.waitForURL(/\/home/)

    await page.goto(world.at('/security'))
    await page.getByText(/^Last used/).waitFor()
    await page.getByRole('button', { name: 'Remove Blue phone' }).click()
    await page.getByRole('button', { name: 'Remove Passkey' }).click()
    await page.getByText('There are none yet.').waitFor()
    await page.context().clearCookies()
    await page.goto(world.at('/login'))
    await page.getByRole('button', { name: 'Sign in with a Passkey' }).click()
    await page.getByText('This passkey was removed from its account. Log in with your password.').waitFor()
    expect(await stumbles(page)).toEqual([])
  })
})
