import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type HealthCondition, noHealthAnswers } from '@pacemeal/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { accountQuery } from '../../../api/account.ts'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { WeekWarnings } from '../week/week-warnings.tsx'
import { PlanNotes } from './plan-notes.tsx'

// Whatever asks the server reads its address when it loads.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')))

const warnings = ['off_target:tuesday', 'sodium_high:monday', 'kitchen_minutes:monday-23']
const notes = [
  ['the week', createElement(WeekWarnings, { warnings })],
  ['the day', createElement(PlanNotes, { warnings, flags: [] })],
] as const

/** What is on screen while the health answers are these, or not known. */
function drawn(element: ReactElement, conditions?: readonly HealthCondition[]): string {
  const client = new QueryClient()
  client.setQueryData(accountQuery.queryKey, { id: 'maya' } as never)
  if (conditions) client.setQueryData(healthAnswersQuery('maya').queryKey, { ...noHealthAnswers, conditions })
  const router = createElement(MemoryRouter, null, element)
  const inLanguage = createElement(I18nProvider, { i18n }, router)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, inLanguage))
}

describe.each(notes)('what to know of %s', (_, element) => {
  test('stands there while the health answers are not known, without what they may speak against', () => {
    const markup = drawn(element)
    expect(markup).toContain('Tuesday')
    expect(markup).toContain('#time-to-cook')
    expect(markup).not.toContain('Sodium')
  })

  test('speaks of salt once no doctor sets it, and never where one may', () => {
    expect(drawn(element, [])).toContain('Sodium is above the day’s guidance on Monday.')
    expect(drawn(element, ['kidneyDisease'])).not.toContain('Sodium')
    expect(drawn(element, ['kidneyDisease'])).toContain('Tuesday')
  })
})
