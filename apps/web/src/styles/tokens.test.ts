import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [usual = '', more = ''] = css.split('@media (prefers-contrast: more)')

type Theme = 'light' | 'dark'

/** The colours of a theme as `#rrggbb`, by name; those that are not plain hues are left out. */
const colours = (block: string, theme: Theme): ReadonlyMap<string, string> =>
  new Map(
    [...block.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark],
    ),
  )

/** Relative luminance of an sRGB colour (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const inks = [
  'ink',
  'muted',
  'ember-ink',
  'carbs-ink',
  'protein-ink',
  'fat-ink',
  'success-ink',
  'danger',
  'warning-ink',
  'info-ink',
]

const asked: readonly [string, boolean, number, number][] = [
  ['as usual', false, 4.5, 3],
  ['with more contrast', true, 7, 4.5],
]

const cases = asked.flatMap(([how, isMore, words, bounds]) =>
  (['light', 'dark'] as const).map((theme) => ({ how, isMore, theme, words, bounds })),
)

test.each(cases)(
  '$theme colours $how: words $words:1, what bounds a control $bounds:1',
  ({ isMore, theme, words, bounds }) => {
    const shown = new Map([...colours(usual, theme), ...(isMore ? colours(more, theme) : [])])
    const between = (one: string, other: string) => contrast(shown.get(one) ?? '', shown.get(other) ?? '')
    const pairs = (names: readonly string[]) =>
      names.flatMap((name) => grounds.map((ground) => [name, ground] as const))
    const faint = [
      ...pairs(inks).filter(([name, ground]) => between(name, ground) < words),
      ...pairs(['edge']).filter(([name, ground]) => between(name, ground) < bounds),
      ...(between('on-action', 'action') < words ? [['on-action', 'action']] : []),
      ...(isMore ? pairs(['line']).filter(([name, ground]) => between(name, ground) < 3) : []),
    ]
    expect(
      faint.map(([name = '', ground = '']) => `${name} on ${ground}: ${between(name, ground).toFixed(2)}`),
    ).toEqual([])
  },
)
