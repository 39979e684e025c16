import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnalysisStatus,
  analysisStep,
  progressAfter,
  queuedAnalysis,
  startedAnalysis,
} from './analysis-progress.ts'
import { cropInVideo, cropOf, type ScanMode, scaledSize, seenPart, splitZoom } from './picture-frame.ts'

describe('the frame', () => {
  test.each<[ScanMode, number, number, [number, number, number, number]]>([
    ['plate', 1280, 720, [352, 72, 576, 576]],
    ['plate', 720, 960, [72, 192, 576, 576]],
    ['plate', 500, 500, [50, 50, 400, 400]],
    ['label', 720, 1280, [72, 256, 576, 768]],
    ['label', 600, 800, [60, 80, 480, 640]],
    // Lower than 4/3 of its width: the whole height.
    ['label', 1280, 720, [128, 0, 1024, 720]],
    ['label', 960, 720, [96, 0, 768, 720]],
  ])('of a %s in %i x %i', (mode, width, height, [x, y, w, h]) => {
    const crop = cropOf(mode, { width, height })
    expect(crop.x).toBeCloseTo(x)
    expect(crop.y).toBeCloseTo(y)
    expect(crop.width).toBeCloseTo(w)
    expect(crop.height).toBeCloseTo(h)
  })

  test('of a video that is shown whole is the rule on the video itself', () => {
    const video = { width: 960, height: 1280 }
    const crop = cropInVideo('label', video, { width: 390, height: 520 }, 1)
    const direct = cropOf('label', video)
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(crop[key]).toBeCloseTo(direct[key])
  })

  test('of a wide video on an upright phone is cut from what is seen', () => {
    const video = { width: 1280, height: 720 }
    const stage = { width: 400, height: 800 }
    expect(seenPart(video, stage, 1)).toEqual({ x: 460, y: 0, width: 360, height: 720 })
    expect(seenPart(video, stage, 2)).toEqual({ x: 550, y: 180, width: 180, height: 360 })
    const crop = cropInVideo('plate', video, stage, 1)
    expect(crop.width).toBeCloseTo(288)
    expect(crop.x).toBeCloseTo(496)
    expect(crop.y).toBeCloseTo(216)
  })

  test('lies within the video, keeps the shape of the outline, and shrinks with the zoom', () => {
    const size = fc.record({ width: fc.integer({ min: 50, max: 4000 }), height: fc.integer({ min: 50, max: 4000 }) })
    const zoom = fc.double({ min: 1, max: 5, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom<ScanMode>('plate', 'label'), size, size, zoom, (mode, video, stage, factor) => {
        const crop = cropInVideo(mode, video, stage, factor)
        const outline = cropOf(mode, stage)
        expect(crop.x).toBeGreaterThanOrEqual(-1e-6)
        expect(crop.y).toBeGreaterThanOrEqual(-1e-6)
        expect(crop.x + crop.width).toBeLessThanOrEqual(video.width + 1e-6)
        expect(crop.y + crop.height).toBeLessThanOrEqual(video.height + 1e-6)
        expect(crop.width / crop.height).toBeCloseTo(outline.width / outline.height, 6)
        expect(crop.width * factor).toBeCloseTo(cropInVideo(mode, video, stage, 1).width, 6)
      }),
    )
  })
})

test.each([
  [4000, 3000, 1024, 768],
  [3000, 4000, 768, 1024],
  [1024, 1024, 1024, 1024],
  [576, 576, 576, 576],
  [1025, 10, 1024, 10],
  [9000, 1, 1024, 1],
])('a picture of %i x %i is sent as %i x %i', (width, height, w, h) =>
  expect(scaledSize({ width, height })).toEqual({ width: w, height: h }),
)

describe('zoom', () => {
  test.each([
    ['a camera without zoom', 2.5, null, { camera: null, digital: 2.5 }],
    ['a camera that can do it all', 2, { min: 1, max: 8 }, { camera: 2, digital: 1 }],
    ['a camera that counts in hundreds', 2, { min: 100, max: 800 }, { camera: 200, digital: 1 }],
    ['a camera that can do half', 4, { min: 1, max: 2 }, { camera: 2, digital: 2 }],
    ['a camera that says nonsense', 3, { min: 0, max: 0 }, { camera: null, digital: 3 }],
  ])('%s', (_, zoom, capability, shared) => expect(splitZoom(zoom, capability)).toEqual(shared))
})

describe('the progress of an analysis', () => {
  const percentsOf = (...answers: AnalysisStatus[]) => {
    let now = startedAnalysis
    return answers.map((status) => {
      now = progressAfter(now, status)
      return now.percent
    })
  }

  test('starts at 10 and is 20 once started', () => {
    expect(queuedAnalysis).toEqual({ status: 'waiting', percent: 10 })
    expect(startedAnalysis).toEqual({ status: 'waiting', percent: 20 })
  })

  test('waiting adds 5 an answer up to 30, processing 10 up to 85, the end is 100', () => {
    expect(percentsOf('waiting', 'waiting', 'waiting')).toEqual([25, 30, 30])
    expect(percentsOf(...Array<AnalysisStatus>(8).fill('processing'))).toEqual([30, 40, 50, 60, 70, 80, 85, 85])
    expect(percentsOf('waiting', 'processing', 'completed')).toEqual([25, 35, 100])
    expect(percentsOf('processing', 'processing', 'failed')).toEqual([30, 40, 40])
  })

  test('never goes back, also when a run is queued again', () =>
    expect(percentsOf('processing', 'processing', 'waiting', 'processing')).toEqual([30, 40, 40, 50]))

  test.each([
    [39, 'image'],
    [40, 'foods'],
    [69, 'foods'],
    [70, 'nutrition'],
    [85, 'nutrition'],
  ])('at %i percent it works on %j', (percent, step) =>
    expect(analysisStep({ status: 'processing', percent })).toBe(step),
  )

  test('has a step only while processing', () => {
    expect(analysisStep(startedAnalysis)).toBeUndefined()
    expect(analysisStep({ status: 'completed', percent: 100 })).toBeUndefined()
  })
})
