import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { type Transformed, transformOnce } from './transform-once.ts'

/** A plugin that knows one module of this text, and writes down what it is asked for. */
const numbering = (text: string, asked: string[]): Rolldown.Plugin => ({
  name: 'numbering',
  resolveId: (id) => (id === 'entry.js' ? id : null),
  load: (id) => (id === 'entry.js' ? text : null),
  transform: {
    filter: { id: /^entry\.js$/ },
    handler(code) {
      asked.push(code)
      return code.replace('?', String(asked.length))
    },
  },
})

/** What a build with this plugin alone writes. */
const builtBy = async (plugin: Rolldown.Plugin): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.js' } },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}

test('a later build has what the first one made of a module, unless its text is another', async () => {
  const asked: string[] = []
  const transformed: Transformed = new Map()
  const builds: string[] = []
  for (const text of ['console.log("one ?")', 'console.log("one ?")', 'console.log("two ?")'])
    builds.push(await builtBy(await transformOnce(Promise.resolve(numbering(text, asked)), transformed)))
  expect(builds.map((code) => /\w+ \d/.exec(code)?.[0])).toEqual(['one 1', 'one 1', 'two 2'])
  expect(asked).toHaveLength(2)
})

test('a plugin whose transform has no filter is refused', async () => {
  await expect(transformOnce(Promise.resolve({ name: 'plain' }), new Map())).rejects.toThrow('plain has no transform')
})
