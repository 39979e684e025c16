import { expect, test } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { refusedAnswer } from './told-answer.ts'

test('a refusal that is said in English only is told in no other language', () => {
  const refusal = new Refusal('general_argument_invalid', 'Invalid `end_date` param')
  expect(refusedAnswer(404, refusal)).toEqual({
    statusCode: 404,
    body: { status: 'error', message: 'Invalid `end_date` param' },
  })
})

test('a refusal of the catalogue is told in the language of its reader', () => {
  const refusal = new Refusal('document_not_found', ({ wearable }) => wearable.noConnection)
  expect(refusedAnswer(404, refusal)).toMatchObject({ body: { message: refusal.message }, told: refusal.told })
})
