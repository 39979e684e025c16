import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { classesOf, criticalStyles, inlineCriticalStyles } from './critical-styles.ts'

const sheet = `@layer base{html{color:red}h1,.sr-only{margin:0}}
@layer utilities{.flex{display:flex}.grid{display:grid}.wide\\:pt-1\\.5,.hidden{padding:6px}@media (hover:hover){.hover\\:big:hover{zoom:2}}}
@keyframes appear{from{opacity:0}}`

test('a page keeps the rules of its classes and of its elements, and motions', () => {
  const classes = classesOf('<p class="flex wide:pt-1.5"><template><b class="[&amp;&gt;svg]:big"></b></template>')
  expect([...classes]).toEqual(['flex', 'wide:pt-1.5', '[&>svg]:big'])
  expect(criticalStyles(sheet, classes).replaceAll('\n', '')).toBe(
    '@layer base{html{color:red}h1{margin:0}}@layer utilities{.flex{display:flex}.wide\\:pt-1\\.5{padding:6px}}@keyframes appear{from{opacity:0}}',
  )
})

test('the styles of a page stand before the script that appends the whole sheet, whose rules hold', () => {
  const page = inlineCriticalStyles(
    '<head><script src="/before-paint.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head><p class="flex">',
    { 'assets/index.css': { type: 'asset', source: sheet } } as unknown as Rolldown.OutputBundle,
  )
  expect(page).toContain('data-styles="/assets/index.css"')
  expect(page).not.toContain('rel="stylesheet"')
  expect(page.indexOf('<style>')).toBeGreaterThan(0)
  expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('<script'))
})
