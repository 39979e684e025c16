import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { DEFAULT_SUPPORT_ADDRESS } from '@pacemeal/protocol/support-address'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { settingQuery } from '../../../api/settings.ts'
import { SupportLink } from './support-link.tsx'
import { TermsScreen } from './terms-screen.tsx'

// The client asks for the address of the page.
vi.mock('../../../api/documents.ts', () => ({ listDocuments: vi.fn() }))

test('the terms name the address that the server has by default until its own is read', () => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <TermsScreen />
      </MemoryRouter>
    </I18nProvider>,
  )
  expect(markup.match(/mailto:[^"]+/g)).toEqual([`mailto:${DEFAULT_SUPPORT_ADDRESS}`])
})

test.each([
  ['the one of the server', 'help@club.example', 'help@club.example'],
  ['its default where it cannot be read', undefined, DEFAULT_SUPPORT_ADDRESS],
])('people write to %s', (_, value, address) => {
  const client = new QueryClient()
  if (value) client.setQueryData<unknown>(settingQuery('supportAddress').queryKey, { value })
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SupportLink />
    </QueryClientProvider>,
  )
  expect(markup).toContain(`href="mailto:${address}"`)
})
