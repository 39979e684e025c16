import { join } from 'node:path'
import { precompress } from './precompress.ts'

/** Costs half a second for the whole app; what is shipped is compressed once more, at the best. */
const BROTLI_QUALITY = 9

// Lays the compressed files beside the web app that was just built: a server that compresses anew for everybody sends more.
precompress(join(import.meta.dirname, '../../apps/web/dist'), BROTLI_QUALITY)
