import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StageList } from './stage-list.tsx'

const drawn = (isDone: boolean) =>
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      createElement(StageList, {
        isProfileSaved: true,
        progress: isDone ? null : { stage: 'menu', done: 7, of: 9 },
        isDone,
      }),
    ),
  )

test('a plan that is there stands at the end of its bar, with every stage behind it', () => {
  expect(drawn(false)).toContain('aria-valuenow="78"')
  // The week is looked for as one: no day of it is said to be under way.
  expect(drawn(false)).not.toContain('of 7')
  expect(drawn(true)).toContain('aria-valuenow="100"')
  expect(drawn(true).match(/, done/g)).toHaveLength(5)
})
