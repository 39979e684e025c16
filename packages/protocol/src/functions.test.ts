import { describe, expect, test } from 'vitest'
import { checkInput, isWearablePath, mealPlanInput, readFunctionCall, wearablePaths } from './functions.ts'
import { generationRefusals } from './generation.ts'

describe('the input of a function', () => {
  test.each([
    [mealPlanInput, {}, 'userId'],
    [mealPlanInput, { userId: 'maya', force: 'yes' }, 'force'],
    [mealPlanInput, null, 'body'],
    [mealPlanInput, { userId: 'maya', weekStart: 'x' }, 'weekStart'],
    [mealPlanInput, { userId: 'maya', weekStart: '2026-02-30' }, 'weekStart'],
    [mealPlanInput, { userId: 'maya', weekStart: '2026-12-01' }, 'weekStart'],
    [wearablePaths['/generate'].input, { provider: 'oura' }, 'reference_id'],
    [
      wearablePaths['/get-data'].input,
      { user_id: 't1', provider: 'oura', data_type: 'steps', start_date: '2026-01-01', end_date: '2026-01-02' },
      'data_type',
    ],
    [
      wearablePaths['/get-data'].input,
      { user_id: 't1', provider: 'oura', data_type: 'sleep', start_date: 'monday', end_date: '2026-01-02' },
      'start_date',
    ],
  ])('that does not fit is refused by field (%#)', (schema, input, field) => {
    const checked = checkInput(schema, input)
    expect(checked).toMatchObject({ ok: false, error: { field } })
    expect(!checked.ok && checked.error.message).toContain(field)
  })

  test.each(['2026-01-01', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000+01:00'])('takes the moment %s', (date) => {
    const input = { user_id: 't1', provider: 'oura', data_type: 'daily', start_date: date, end_date: date }
    expect(checkInput(wearablePaths['/get-data'].input, input).ok).toBe(true)
  })

  test('an authorisation link lives an hour unless it says otherwise', () =>
    expect(
      checkInput(wearablePaths['/generate'].result, { status: 'success', url: 'https://x.example' }),
    ).toMatchObject({
      value: { expires_in: 3600 },
    }))
})

describe('the call in an execution', () => {
  const body = { provider: 'oura', reference_id: 'maya' }
  test.each([
    ['a bare body', '/', JSON.stringify(body), { path: '/', body }],
    ['a real path', '/generate', JSON.stringify(body), { path: '/generate', body }],
    ['an envelope', '/', JSON.stringify({ path: '/generate', method: 'POST', body }), { path: '/generate', body }],
    [
      'an envelope with text inside',
      '/',
      JSON.stringify({ path: '/generate', method: 'POST', body: JSON.stringify(body) }),
      { path: '/generate', body },
    ],
    ['an envelope without body', '/', '{"path":"/get-user"}', { path: '/get-user', body: {} }],
    ['an envelope under a real path', '/get-user', '{"path":"/x"}', { path: '/get-user', body: { path: '/x' } }],
    ['nothing', '/', '', { path: '/', body: {} }],
  ])('is read from %s', (_, path, text, call) =>
    expect(readFunctionCall(path, text)).toEqual({ ok: true, value: call }),
  )

  test.each(['{"path":', '{"path":"/generate","body":"{"}'])('is refused when %s is no JSON', (text) =>
    expect(readFunctionCall('/', text)).toMatchObject({ ok: false, error: { code: 'body_not_json' } }),
  )

  test('knows its paths', () => {
    expect(isWearablePath('/delete-account')).toBe(true)
    expect(isWearablePath('/toString')).toBe(false)
    expect(isWearablePath('toString')).toBe(false)
  })
})

test('a throttled generation names the seconds left, never none', () => {
  expect(generationRefusals.throttled(119.2)).toBe('Please wait 120 seconds before generating another meal plan')
  expect(generationRefusals.throttled(0)).toBe('Please wait 1 second before generating another meal plan')
})
