import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StageList } from './stage-list.tsx'

const drawn = (isDone: boolean) =>
  renderToStaticMarkup(
    createElement(StageList, {
      isProfileSaved: true,
      progress: isDone ? null : { stage: 'menu', done: 7, of: 9 },
      isDone,
    }),
  )

test('a plan that is there stands at the end of its bar, with every stage behind it', () => {
  expect(drawn(false)).toContain('aria-valuenow="78"')
  expect(drawn(true)).toContain('aria-valuenow="100"')
  expect(drawn(true).match(/, done/g)).toHaveLength(5)
})
