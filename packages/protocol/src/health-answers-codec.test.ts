import { healthConditions, noHealthAnswers } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { checkHealthAnswers, readHealthAnswers, writeHealthAnswers } from './health-answers-codec.ts'

describe('health answers', () => {
  test('come back as they were told, in one order', () => {
    const told = { ...noHealthAnswers, conditions: ['kidneyDisease', 'diabetesDrugs'] as const, wantsCaffeine: true }
    const text = writeHealthAnswers(told)
    expect(readHealthAnswers(text)).toEqual({ ...told, conditions: ['diabetesDrugs', 'kidneyDisease'] })
    expect(writeHealthAnswers(readHealthAnswers(text))).toBe(text)
  })

  test.each([null, undefined, '', 'nonsense', '[]', '{"conditions":"all"}'])('tell nothing in %j', (stored) =>
    expect(readHealthAnswers(stored)).toEqual(noHealthAnswers),
  )

  test('that are not known are refused by their field, and are not repeated', () => {
    const refusal = checkHealthAnswers('{"conditions":["secret illness"]}')
    expect(refusal).toMatchObject({ ok: false, error: { field: 'conditions' } })
    expect(JSON.stringify(refusal)).not.toContain('secret illness')
    expect(checkHealthAnswers('{"conditions":[],"wantsCaffeine":"yes"}')).toMatchObject({
      error: { field: 'wantsCaffeine' },
    })
    expect(checkHealthAnswers('nonsense').ok).toBe(false)
    expect(checkHealthAnswers(JSON.stringify({ conditions: healthConditions })).ok).toBe(true)
  })
})
