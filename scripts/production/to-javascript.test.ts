import { expect, test } from 'vitest'
import { toJavaScript, withJavaScriptFiles } from './to-javascript.ts'

test('types leave their places empty, so that lines and columns of errors are those of the source', () => {
  const source =
    'interface Meal {\n  readonly kcal: number\n}\nexport const half = ({ kcal }: Meal): number => kcal / 2\n'
  const compiled = toJavaScript(source)
  expect(compiled.length).toBe(source.length)
  expect(compiled.split('\n')[3]).toMatch(/^export const half = \(\{ kcal \} {6}\) {8} => kcal \/ 2$/)
})

test.each([
  ["import { a } from './a.ts'", "import { a } from './a.js'"],
  ["export * from '../b/index.ts'", "export * from '../b/index.js'"],
  ["const late = await import('./late.ts')", "const late = await import('./late.js')"],
  ["new Worker(new URL('./worker.ts', import.meta.url))", "new Worker(new URL('./worker.js', import.meta.url))"],
  ["import { b } from '@pacemeal/domain'", "import { b } from '@pacemeal/domain'"],
  ["import foods from '../data/foods.json' with { type: 'json' }", undefined],
])('%s finds its file', (source, compiled = source) => {
  const used = 'void [a, b, foods]'
  expect(toJavaScript(`${source}\n${used}`)).toBe(`${compiled}\n${used}`)
})

test('syntax that is more than types is refused', () => {
  expect(() => toJavaScript('enum Kind { Meal }')).toThrow(/enum/)
})

test('the entry points of a package become JavaScript, its name and version stay', () => {
  const manifest = { name: 'x.ts', version: '0.1.0', exports: { '.': './src/index.ts', './a': './src/a/index.ts' } }
  expect(JSON.parse(withJavaScriptFiles(JSON.stringify(manifest)))).toEqual({
    ...manifest,
    exports: { '.': './src/index.js', './a': './src/a/index.js' },
  })
})
