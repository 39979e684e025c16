import { join } from 'node:path'
import { precompress } from './precompress.ts'

/** Costs four seconds for the whole app; what is shipped is compressed once more, at the best. */
const BROTLI_QUALITY = 10

// Lays the compressed files beside the web app that was just built: a server that compresses anew for everybody sends more.
precompress(join(import.meta.dirname, '../../apps/web/dist'), BROTLI_QUALITY)
