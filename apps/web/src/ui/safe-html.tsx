import { createElement, Fragment, type ReactNode, useMemo } from 'react'

/** What a text may be made of. Of everything else only the words inside are kept. */
const allowed: ReadonlyMap<string, string> = new Map(
  ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'].map((tag) => [tag, tag]),
)
/** Whose inside is no words. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
])
const empty: ReadonlySet<string> = new Set(['br'])
const safeAddress = /^(?:https?:|mailto:|\/(?!\/))/i

function reactNodes(nodes: Iterable<ChildNode>): ReactNode[] {
  return [...nodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element)) return null
    const tag = node.tagName.toLowerCase()
    if (dropped.has(tag)) return null
    const children = empty.has(tag) ? [] : reactNodes(node.childNodes)
    const href = node.getAttribute('href') ?? ''
    if (tag === 'a' && safeAddress.test(href)) {
      const link = { key: index, href, rel: 'noreferrer', className: 'font-semibold text-ember-ink underline' }
      return createElement('a', link, ...children)
    }
    return createElement(allowed.get(tag) ?? Fragment, { key: index }, ...children)
  })
}

/**
 * A text in HTML that somebody else wrote. It is read in a document of its own, in which nothing runs or loads, and
 * built anew of plain elements without any attribute; links keep an address of the web, of mail, or of this site.
 */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => reactNodes(new DOMParser().parseFromString(html, 'text/html').body.childNodes), [html])
  return (
    <div className="flex flex-col gap-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">{content}</div>
  )
}
