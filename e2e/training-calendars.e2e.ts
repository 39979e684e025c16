import { addDays, dayAt } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { publish } from './harness/published-web.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { notice } from './screens/notices.ts'

const address = 'https://coach.example/maya.ics'

describe('a training calendar', () => {
  const world = openWorld()

  test('is followed by its address: its sessions come, one gives way to a race, and all go with it', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule: '{}' })
    // Far enough ahead to be coming in every zone, at whatever hour this runs.
    const day = addDays(dayAt(Date.now(), 'UTC'), 4)
    const event = anEvent({ name: 'City Marathon', day, zone: 'America/New_York' })
    await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day, details: JSON.stringify(event) },
    })
    const entry = (title: string, clock: string) =>
      `BEGIN:VEVENT\r\nUID:${clock}\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:${title}\r\n` +
      `DTSTART:${day.replaceAll('-', '')}T${clock}\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`
    await publish(
      world.server,
      address,
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Coach Ana\r\n${entry('Race start', '091500')}${entry('Easy swim', '180000')}END:VCALENDAR\r\n`,
    )

    await page.goto(world.at('/training-calendars'))
    const field = page.getByRole('textbox', { name: 'Calendar address' })
    await field.fill('coach.example')
    await page.getByRole('button', { name: 'Follow Calendar' }).click()
    await page.getByText('Enter the address of a calendar, beginning with https:// or webcal://.').waitFor()
    await field.fill(address.replace('https', 'webcal'))
    await page.getByRole('button', { name: 'Follow Calendar' }).click()
    await page.getByRole('heading', { name: 'Coach Ana' }).waitFor()
    const sessions = page.getByRole('region', { name: 'Coming sessions' }).getByRole('listitem')
    await sessions.filter({ hasText: 'Not planned: your event takes its place.' }).waitFor()
    expect(await sessions.allInnerTexts()).toEqual([
      expect.stringMatching(/^Race start\s.*Not planned: your event takes its place\.$/s),
      expect.stringMatching(/^Easy swim\s.*6:00 PM\s+1h 0m · /s),
    ])
    expect(await stumbles(page)).toEqual([])

    await page.getByRole('button', { name: 'Remove Coach Ana' }).click()
    await notice(page, 'Calendar Removed', 'The sessions of Coach Ana are gone from your days.')
    await sessions.first().waitFor({ state: 'detached' })
    await expect.poll(() => documentsOf(member, 'training_calendars')).toEqual([])
    expect(problems).toEqual([])
  })
})
