import postcss from 'postcss'
import type { Rolldown } from 'vite'

/** The names of classes in a selector, without the escapes that the style sheet needs. */
const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))

/** The rules of a style sheet that a page of these classes may need: those of none other, and what hangs on no class. */
export function criticalStyles(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    // Steps of a motion are no selectors.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes'))
      return
    const used = rule.selectors.filter((selector) => classesIn(selector).every((name) => classes.has(name)))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}

/** The classes that elements of a page have, those in templates, too. */
export const classesOf = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    ),
  )

/**
 * The page with the styles of what it holds laid into it, so that its first paint waits for no style sheet. The whole one is
 * named to `before-paint.ts`, which asks for it; the app waits for it before it draws.
 *
 * @throws when the page names no style sheet of the bundle
 */
export function inlineCriticalStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const [link = '', file = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? []
  const sheet = bundle[file]
  if (sheet?.type !== 'asset') throw new Error('The page names no style sheet.')
  const styles = criticalStyles(String(sheet.source), classesOf(html)).replaceAll('url(./', 'url(/assets/')
  // Before the whole sheet, which the script appends: of two rules that weigh the same the later one holds, and only the whole
  // sheet has them in their order.
  return html
    .replace(link, '')
    .replace(
      '<script src="/before-paint.js"',
      () => `<style>${styles}</style>\n    <script src="/before-paint.js" data-styles="/${file}"`,
    )
}
