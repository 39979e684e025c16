import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ModelReply, type Script, saying, startTestModel, type TestModel } from '../../testing/test-model.ts'
import type { Question } from './language-model.ts'
import type { ModelFailure, ModelFailureReason } from './model-failure.ts'
import { openAiCompatibleModel } from './openai-compatible-model.ts'

let double: TestModel
beforeAll(async () => {
  double = await startTestModel()
})
afterAll(() => double.close())

const capital: Question<{ city: string }> = {
  name: 'capital',
  answer: z.object({ city: z.string() }),
  instructions: 'Name the capital as JSON: {"city": text}.',
  material: { country: 'Norway' },
}
const never = new AbortController().signal

const modelAt = (baseUrl = double.settings.MODEL_BASE_URL, timeoutMs = 20_000) =>
  openAiCompatibleModel({ baseUrl, name: 'test-model', apiKey: 'a-key-of-this-test', timeoutMs })

const failing = (asking: Promise<unknown>): Promise<ModelFailure> =>
  asking.then(
    () => {
      throw new Error('it answered')
    },
    (error: unknown) => error as ModelFailure,
  )

test('a question goes out with key, instructions and material, and its answer comes back in shape', async () => {
  double.answer(() => saying({ city: 'Oslo' }))
  expect(await modelAt().ask(capital, never)).toEqual({ city: 'Oslo' })
  expect(double.asked.at(-1)).toEqual({
    model: 'test-model',
    authorization: 'Bearer a-key-of-this-test',
    instructions: capital.instructions,
    material: { country: 'Norway' },
    picture: undefined,
    format: 'json_schema',
  })
})

test('a picture goes with the question', async () => {
  double.answer(() => saying({ city: 'Oslo' }))
  const picture = { bytes: new Uint8Array([255, 216, 255, 217]), mimeType: 'image/jpeg' } as const
  await modelAt().ask({ ...capital, picture }, never)
  expect(double.asked.at(-1)?.picture).toBe('data:image/jpeg;base64,/9j/2Q==')
})

test.each<[string, ModelReply]>([
  ['an overload', { kind: 'status', status: 429 }],
  ['a breakdown', { kind: 'status', status: 503 }],
])('after %s it asks again', async (_, trouble) => {
  double.answer((_asked, time) => (time < 3 ? trouble : saying({ city: 'Oslo' })))
  expect(await modelAt().ask(capital, never)).toEqual({ city: 'Oslo' })
})

test('an endpoint that knows no schemas is asked in words, and from then on at once', async () => {
  const script: Script = ({ format }) =>
    format === 'json_schema' ? { kind: 'status', status: 400 } : saying({ city: 'Oslo' })
  double.answer(script)
  const model = modelAt()
  await model.ask(capital, never)
  const before = double.asked.length
  expect(await model.ask(capital, never)).toEqual({ city: 'Oslo' })
  expect(double.asked.slice(before).map(({ format }) => format)).toEqual(['json_object'])
})

const longCompletion = JSON.stringify({ choices: [{ message: { content: 'x'.repeat(300_000) } }] })

test.each<[string, ModelReply, ModelFailureReason]>([
  ['a lasting overload', { kind: 'status', status: 429 }, 'unavailable'],
  ['a lasting breakdown', { kind: 'status', status: 500 }, 'unavailable'],
  ['a wrong key', { kind: 'status', status: 401 }, 'refused'],
  ['an unknown model', { kind: 'status', status: 404 }, 'refused'],
  ['a request it never takes', { kind: 'status', status: 400 }, 'refused'],
  ['a model that declines', { kind: 'refusal', text: 'I cannot help with that.' }, 'refused'],
  ['text in place of JSON', { kind: 'text', text: 'The capital is Oslo.' }, 'malformed'],
  ['an answer of another shape', saying({ capital: 'Oslo' }), 'malformed'],
  ['a body that is no completion', { kind: 'body', body: '<html>Welcome</html>' }, 'malformed'],
  ['a completion without an answer', { kind: 'body', body: '{"choices":[]}' }, 'malformed'],
  ['an answer without end', { kind: 'body', body: longCompletion }, 'malformed'],
])('%s is a failure of its own kind', async (_, reply, reason) => {
  double.answer(() => reply)
  const failure = await failing(modelAt().ask(capital, never))
  expect([failure.name, failure.reason]).toEqual(['ModelFailure', reason])
})

test('an endpoint that stays silent is given up in time', async () => {
  double.answer(() => ({ kind: 'silence' }))
  expect((await failing(modelAt(undefined, 50).ask(capital, never))).reason).toBe('timeout')
})

test('a question that is no longer needed ends with the reason it was given', async () => {
  const stop = new AbortController()
  double.answer(() => {
    stop.abort(new Error('the run was taken over'))
    return { kind: 'silence' }
  })
  await expect(modelAt().ask(capital, stop.signal)).rejects.toThrow('the run was taken over')
})
