import { locales } from '@pacemeal/domain'
import { pseudoWords } from '@pacemeal/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { de } from '../apps/server/src/languages/de.ts'
import { en } from '../apps/server/src/languages/en.ts'
import { everyMail } from '../apps/server/src/testing/every-mail.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { cutTexts, wideOverflow } from './screens/layout.ts'

const narrow = { width: 360, height: 740 } as const

describe('a mail on a narrow phone', () => {
  const world = openWorld()
  const german = { ...de }
  afterEach(() => void Object.assign(de, german))

  test.each([...locales, 'a language whose texts are a third longer'] as const)(
    'in %s is neither cut nor grows too wide',
    async (language) => {
      const isPseudo = !locales.some((locale) => locale === language)
      if (isPseudo) Object.assign(de, pseudoWords(en))
      const { page } = await world.guest({ viewport: narrow })
      const wrong: Record<string, readonly string[]> = {}
      const mails = everyMail(locales.find((locale) => locale === language) ?? 'de')
      expect(mails.length).toBeGreaterThan(20)
      for (const { subject, html } of mails) {
        await page.setContent(html)
        const faults = [...(await cutTexts(page)), ...(await wideOverflow(page))]
        if (faults.length > 0) wrong[subject] = faults
      }
      expect(wrong).toEqual({})
    },
  )

  test('is read in both themes', async () => {
    const { page } = await world.guest({ viewport: { width: 320, height: 640 } })
    const wrong: Record<string, readonly string[]> = {}
    // Every form of a mail: with and without a button, a receipt, one that can be stopped.
    for (const { subject, html } of new Map(everyMail('en').map((mail) => [mail.subject, mail])).values()) {
      await page.setContent(html)
      const faults = await stumbles(page)
      if (faults.length > 0) wrong[subject] = faults
    }
    expect(wrong).toEqual({})
  })
})
