import { databaseId } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { runScript } from '../apps/server/src/testing/run-script.ts'
import { openScreen } from './harness/follow-link.ts'
import { becomeMember } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

const operatorAddress = 'eva@operators.example'

describe('the admin page', () => {
  const world = openWorld({ OPERATORS: operatorAddress })

  test('is unknown to athletes; an operator answers one there, and it reaches their chat', async () => {
    const { page: athlete, member: maya } = await world.athlete()
    await maya.call('POST', `/databases/${databaseId}/collections/support_messages/documents`, {
      documentId: 'unique()',
      data: { user: maya.userId, text: 'Why two lunches?' },
    })
    await athlete.goto(world.at('/admin'))
    await athlete.waitForURL(/\/home/)

    const { page } = await world.guest({ viewport: { width: 1280, height: 800 } })
    await becomeMember(page, world.server, 'Eva', operatorAddress)
    await page.goto(world.at('/admin'))
    await page.getByText('Waiting for an answer').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('link', { name: 'Support' }).click()
    await page.getByRole('link', { name: maya.email }).click()
    await page.getByRole('button', { name: 'Send Answer' }).click()
    await page.getByText('Write the answer first').waitFor()
    await page.getByLabel('Answer').fill('One of them is a snack.')
    await page.getByRole('button', { name: 'Send Answer' }).click()
    await page.getByText('The answer is on its way.').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText('Answered in the support chat').waitFor()

    await openScreen(athlete, world.at('/support'))
    await athlete.getByText('One of them is a snack.').waitFor()
    await expect
      .poll(async () => (await world.server.mailedTexts(maya.email)).some((text) => text.includes('is a snack.')))
      .toBe(true)
  })

  test('beside the command line: what is answered there comes into a chat that is open', async () => {
    const { page, member: maya } = await world.athlete()
    await page.clock.install()
    await page.goto(world.at('/support'))
    await page.getByRole('textbox', { name: 'Message' }).fill('Where are my gels?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Our support team has your message').waitFor()
    const settings = { DATA_DIR: world.server.dataDir, PUBLIC_URL: world.server.url, NODE_ENV: 'test' }
    const answering = runScript('cli/admin.ts', settings, ['answer', maya.email, 'In the drawer.'])
    expect(await answering.ended, answering.stderr).toBe(0)
    await page.clock.fastForward(60_000)
    await page.getByText('In the drawer.').waitFor()
  })
})
