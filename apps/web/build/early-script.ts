import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** Where the script lies that runs before the first paint. */
const BEFORE_PAINT = 'before-paint.js'

/**
 * A small script of its own, which the page runs before the app's code. It shares no file with the app: it would wait for
 * that one.
 *
 * @throws when it brings a library: what is to be early must be small
 */
async function buildScript(entry: string, name: string, config: InlineConfig): Promise<Rolldown.OutputChunk> {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: name } },
    },
  })) as Rolldown.RolldownOutput
  const [script] = built.output
  const libraries = script.moduleIds.filter((id) => id.includes('/node_modules/'))
  if (libraries.length > 0) throw new Error(`${entry} brings libraries: ${libraries.join(', ')}`)
  return script
}

/** Fetches and runs the script as soon as the page begins. */
export function earlyScript(entry: string, config: InlineConfig): Plugin {
  let name: string | undefined
  return {
    name: 'early-script',
    apply: 'build',
    enforce: 'pre',
    async generateBundle() {
      const script = await buildScript(entry, 'assets/early-[hash].js', config)
      name = script.fileName
      this.emitFile({ type: 'asset', fileName: name, source: script.code })
    },
    transformIndexHtml: () =>
      name === undefined ? [] : [{ tag: 'script', injectTo: 'head-prepend', attrs: { async: true, src: `/${name}` } }],
  }
}

/** Lays the script where the page fetches it before it is painted, while developing, too. */
export function beforePaintScript(entry: string, config: InlineConfig): Plugin {
  const read = async (): Promise<string> => (await buildScript(entry, BEFORE_PAINT, config)).code
  return {
    name: 'before-paint-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: BEFORE_PAINT, source: await read() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${BEFORE_PAINT}`, (_, response) => {
        void read().then((code) => response.setHeader('content-type', 'text/javascript').end(code))
      })
    },
  }
}
