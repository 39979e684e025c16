import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/**
 * Builds a small script of its own from `entry`, which the page fetches and runs before the app's code. It shares no file
 * with the app: it would wait for that one.
 */
export function earlyScript(entry: string, config: InlineConfig): Plugin {
  let name: string | undefined
  return {
    name: 'early-script',
    apply: 'build',
    enforce: 'pre',
    async generateBundle() {
      const built = (await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: {
          ...config.build,
          write: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'assets/early-[hash].js' } },
        },
      })) as Rolldown.RolldownOutput
      const [script] = built.output
      name = script.fileName
      this.emitFile({ type: 'asset', fileName: name, source: script.code })
    },
    transformIndexHtml: () =>
      name === undefined ? [] : [{ tag: 'script', injectTo: 'head-prepend', attrs: { async: true, src: `/${name}` } }],
  }
}
