import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { LabelWord } from '@pacemeal/domain/nutrition-label'
import openCore, { type Tesseract, type TesseractApi } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import type { Grey } from './grey.ts'

/** The integer model of Tesseract's best English data, from its npm package: nothing is fetched when it runs. */
const DATA = 'best_int'
/** A single block of text: rows of a table stay whole. */
const ONE_BLOCK = '6'

const readData = (): Uint8Array => {
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')
  return gunzipSync(readFileSync(join(packageFile, '..', `4.0.0_${DATA}`, 'eng.traineddata.gz')))
}

interface Recogniser {
  readonly core: Tesseract
  readonly api: TesseractApi
}

const open = async (): Promise<Recogniser> => {
  const core = await openCore({ TesseractProgress: () => undefined })
  core.FS.writeFile('./eng.traineddata', readData())
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'eng', 1) !== 0) throw new Error('The recogniser did not take its language data.')
  api.SetVariable('tessedit_pageseg_mode', ONE_BLOCK)
  api.SetVariable('user_defined_dpi', '200')
  // What the recogniser has learnt of one picture must not colour the next.
  api.SetVariable('classify_enable_learning', '0')
  return { core, api }
}

let opened: Promise<Recogniser> | undefined

/** Lines of the TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. Words are level 5. */
const wordsIn = (tsv: string): readonly LabelWord[] =>
  tsv.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, , text = ''] = line.split('\t')
    if (level !== '5' || text.trim() === '') return []
    const [x, y] = [Number(left), Number(top)]
    return [{ text: text.trim(), left: x, top: y, right: x + Number(width), bottom: y + Number(height) }]
  })

/** Recognises the words of a picture, dark on light. One picture at a time a thread. */
export const recogniseWords = async ({ pixels, width, height }: Grey): Promise<readonly LabelWord[]> => {
  opened ??= open()
  const { core, api } = await opened
  try {
    // A portable grey map needs no encoding and no decoding.
    core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]))
    if (api.SetImageFile(1, 0) === 1) throw new Error('The recogniser did not take the picture.')
    api.Recognize(null)
    const words = wordsIn(api.GetTSVText(0))
    api.Clear()
    return words
  } catch (error) {
    // A recogniser that broke inside its WebAssembly memory is not to be used again.
    opened = undefined
    throw error
  }
}
