import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { EventPart } from './event-part.tsx'
import type { NamedEvent } from './use-event.ts'

const gone: NamedEvent = {
  userId: 'maya',
  id: 'race',
  stored: null,
  hasFailed: false,
  isRetrying: false,
  retry: () => undefined,
}

/** The screen of an event that was deleted, as whatever led there left it. */
const drawn = (state: unknown): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[{ pathname: '/events/race/report', state }]}>
        <EventPart named={gone}>{() => 'its report'}</EventPart>
      </MemoryRouter>
    </I18nProvider>,
  )

describe('an event that is gone', () => {
  test('leaves its log to be edited for whoever comes from it', () => {
    const markup = drawn({ log: { logId: 'a', name: 'Marathon' } })
    expect(markup).toContain('Edit What Was Logged')
    expect(markup).toContain('All Events')
  })

  test.each([null, 'log', { other: 1 }])('leads to the events where it was opened by its address: %o', (state) => {
    const markup = drawn(state)
    expect(markup).not.toContain('Edit What Was Logged')
    expect(markup).toContain('It may have been deleted on another device.')
  })
})
