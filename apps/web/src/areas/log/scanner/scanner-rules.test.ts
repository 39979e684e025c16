import { t } from '@lingui/core/macro'
import { localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../navigation/paths.ts'
import { readAbilities } from './camera-abilities.ts'
import { type CameraProblem, cameraGuidance, cameraProblemOf, cameraProblems } from './camera-problem.ts'
import { type CameraFailure, cameraChoices, openCamera } from './open-camera.ts'
import { readScanRequest, scanRequestOf, writeScanRequest } from './scan-request.ts'

const error = (name: string) => Object.assign(new Error(name), { name })

describe('what asking for a camera throws', () => {
  test.each<[string, CameraProblem]>([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'not-found'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['OverconstrainedError', 'requirements-not-met'],
    ['NotSupportedError', 'unsupported'],
    ['TypeError', 'unsupported'],
    ['SomethingNew', 'feed-failed'],
  ])('%s is %s', (name, problem) => expect(cameraProblemOf(error(name))).toBe(problem))

  test('may be anything', () => {
    expect(cameraProblemOf(undefined)).toBe('feed-failed')
    expect(cameraProblemOf('no')).toBe('feed-failed')
  })

  test('always has words and steps', () => {
    for (const problem of cameraProblems) expect(cameraGuidance[problem].steps.length).toBeGreaterThan(1)
    expect(t(cameraGuidance.unsupported.message)).toBe('Camera is not supported on this device')
    expect(t(cameraGuidance['feed-failed'].message)).toBe('Failed to load camera feed')
  })
})

describe('opening a camera', () => {
  const stream = {} as MediaStream
  const answering = (...answers: (string | MediaStream)[]) => {
    const asked: MediaStreamConstraints[] = []
    const getUserMedia = async (choice?: MediaStreamConstraints) => {
      asked.push(choice ?? {})
      const answer = answers[asked.length - 1]
      if (answer === undefined || typeof answer === 'string') throw error(answer ?? 'NotFoundError')
      return answer
    }
    return { asked, place: { isSecureContext: true, mediaDevices: { getUserMedia } } }
  }
  const problemOf = (opening: Promise<unknown>) =>
    opening.then(
      () => undefined,
      (thrown: CameraFailure) => thrown.problem,
    )

  test('asks for the rear one, then the front one, then any, in the specified size', async () => {
    const { asked, place } = answering('OverconstrainedError', 'OverconstrainedError', stream)
    expect(await openCamera(place)).toBe(stream)
    expect(asked).toEqual(cameraChoices)
    expect(asked.map(({ video }) => typeof video === 'object' && video.facingMode)).toEqual([
      { exact: 'environment' },
      { exact: 'user' },
      undefined,
    ])
    expect(asked[0]?.video).toMatchObject({ width: { ideal: 1280, max: 1920 }, height: { ideal: 720, max: 1080 } })
  })

  test('takes the rear one and asks no further', async () => {
    const { asked, place } = answering(stream)
    await openCamera(place)
    expect(asked).toHaveLength(1)
  })

  test('tries the front one when the rear one is in use', async () => {
    const { place } = answering('NotReadableError', stream)
    expect(await openCamera(place)).toBe(stream)
  })

  test('does not ask again after a no', async () => {
    const { asked, place } = answering('NotAllowedError', stream)
    expect(await problemOf(openCamera(place))).toBe('denied')
    expect(asked).toHaveLength(1)
  })

  test.each<[string, string[], CameraProblem]>([
    ['none is there', ['NotFoundError', 'NotFoundError', 'NotFoundError'], 'not-found'],
    ['the only one is in use', ['OverconstrainedError', 'OverconstrainedError', 'NotReadableError'], 'in-use'],
    ['none fits', ['OverconstrainedError', 'OverconstrainedError', 'OverconstrainedError'], 'requirements-not-met'],
  ])('says that %s', async (_, answers, problem) =>
    expect(await problemOf(openCamera(answering(...answers).place))).toBe(problem),
  )

  test('needs a secure page and a browser with cameras', async () => {
    expect(await problemOf(openCamera({ isSecureContext: false, mediaDevices: undefined }))).toBe('insecure')
    expect(await problemOf(openCamera({ isSecureContext: true, mediaDevices: undefined }))).toBe('unsupported')
  })
})

test.each([
  [
    { torch: true, zoom: { min: 1, max: 8, step: 0.1 } },
    { hasTorch: true, zoom: { min: 1, max: 8 } },
  ],
  [{ torch: [false, true] }, { hasTorch: true, zoom: null }],
  [
    { torch: [false], zoom: { min: 1, max: 1 } },
    { hasTorch: false, zoom: null },
  ],
  [
    { torch: 'yes', zoom: 'far' },
    { hasTorch: false, zoom: null },
  ],
  [null, { hasTorch: false, zoom: null }],
])('a camera that says %j', (said, abilities) => expect(readAbilities(said)).toEqual(abilities))

describe('a scan in the address', () => {
  const reread = (text: string) => readScanRequest(new URLSearchParams(text))
  test('is read as it was written', () => {
    const request = {
      mode: 'label',
      context: 'Breakfast & more',
      plannedMeal: 'tuesday-breakfast',
      session: '2026-11-16/Long Run/420',
      day: localDate('2026-11-16'),
      barcode: '4006381333931',
      from: '/home?day=2026-11-16',
    } as const
    expect(reread(writeScanRequest(request))).toEqual(request)
  })

  test('of a product for races is of its label, and leads back to its form', () => {
    const from = '/race-products?sheet=product&about='
    const { searchParams } = new URL(paths.scanProductLabel('Race product', from), 'https://pacemeal.app')
    expect(readScanRequest(searchParams)).toEqual({
      mode: 'label',
      context: 'Race product',
      purpose: 'race-product',
      from,
    })
    expect(reread(writeScanRequest({ ...reread('to=race-product'), mode: 'plate' })).mode).toBe('label')
  })

  test('has no barcode that a shop’s scanner could not read', () =>
    expect(reread('code=123')).not.toHaveProperty('barcode'))

  test('is of a plate for post-workout fuel when it says nothing', () =>
    expect(reread('')).toEqual({ mode: 'plate', context: 'Post-Workout Fuel' }))

  test('does not believe nonsense', () =>
    expect(reread('?mode=menu&for=%20&day=never&from=https://evil.example')).toEqual(reread('')))

  test.each(['//evil.example', '/\\evil.example', 'home', 'javascript:alert(1)'])('never leads to %s', (from) =>
    expect(reread(`?from=${encodeURIComponent(from)}`).from).toBeUndefined(),
  )

  test('takes its meal from what opened it', () => {
    const given = { context: 'Pre-fuel', plannedMeal: 'm1', session: '2026-11-16/Run/420' }
    expect(scanRequestOf(given, '2026-11-16', '/home')).toEqual({
      mode: 'plate',
      ...given,
      day: '2026-11-16',
      from: '/home',
    })
    expect(scanRequestOf(null, null, '/meal-plan')).toEqual({
      mode: 'plate',
      context: 'Post-Workout Fuel',
      from: '/meal-plan',
    })
  })
})
