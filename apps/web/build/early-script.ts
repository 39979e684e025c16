import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/**
 * Builds a small script of its own from `entry`, which the page fetches and runs before the app's code. It shares no file
 * with the app: it would wait for that one. The build fails where it brings a library: what is to be early must be small.
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
      const libraries = script.moduleIds.filter((id) => id.includes('/node_modules/'))
      if (libraries.length > 0) this.error(`${entry} brings libraries: ${libraries.join(', ')}`)
      name = script.fileName
      this.emitFile({ type: 'asset', fileName: name, source: script.code })
    },
    transformIndexHtml: () =>
      name === undefined ? [] : [{ tag: 'script', injectTo: 'head-prepend', attrs: { async: true, src: `/${name}` } }],
  }
}
