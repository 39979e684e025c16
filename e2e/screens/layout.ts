import type { Page } from 'playwright-core'

/** Texts that are cut off where they stand. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.closest('[aria-hidden=true], svg, option') === null &&
          element.clientWidth > 8 &&
          element.scrollWidth > element.clientWidth + 1 &&
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .map((element) => `cut: ${element.tagName} ${element.textContent?.slice(0, 60)}`),
  )

/** The sizes of text that people choose in their browser, in pixels: as it comes, and 200% of it. */
const usualText = { standard: 16, fixed: 13 }
const largeText = { standard: 32, fixed: 26 }

/** What a check finds where the browser's own text size is 200% (WCAG 2.2, 1.4.4), to which `rem` refers in styles and queries. */
export const withLargeText = async <T>(page: Page, check: (page: Page) => Promise<T>): Promise<T> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: largeText })
  try {
    return await check(page)
  } finally {
    await devTools.send('Page.setFontSizes', { fontSizes: usualText })
    await devTools.detach()
  }
}

/** The page, where it can be scrolled sideways, and texts that end outside the window where what holds them clips them. */
export const wideOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`wide: ${scrollWidth} of ${clientWidth} px`] : []
    const scrolls = (element: Element): boolean => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        if (/auto|scroll|hidden/.test(getComputedStyle(one).overflowX)) return true
      return false
    }
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!node.textContent?.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      if (element.closest('[aria-hidden=true], svg, option, script, style') !== null || scrolls(element)) continue
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 1 && right > 0 && (right > clientWidth + 1 || left < -1))
        wide.push(
          `outside: ${Math.round(left)} to ${Math.round(right)} of ${clientWidth} px, ${node.textContent.slice(0, 60)}`,
        )
    }
    return wide
  })

/**
 * Words that stand on two lines without a hyphen. Nothing is hyphenated while they are looked for: not every browser knows
 * how a language parts its words. Addresses of mail and of the web have no better place to part, and do not count.
 */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    document.body.style.hyphens = 'manual'
    const broken = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility() || element.closest('script, style, option, svg') !== null) continue
      if (element.getBoundingClientRect().width <= 1) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00AD\u200B/\u2010-\u2015-]+/gu)) {
        if (/[@\d]|\.\w/.test(word)) continue
        // A soft hyphen is drawn where the text behind it begins.
        const isBehindHyphen = node.textContent?.[index - 1] === '\u00AD'
        range.setStart(node, isBehindHyphen ? index + 1 : index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 4)
          broken.add(`broken: ${word} in ${element.textContent?.slice(0, 60)}`)
      }
    }
    document.body.style.removeProperty('hyphens')
    return [...broken]
  })

/** Controls that lie over one another; what stands at an edge while the page moves below it is meant to. */
export const overlappingControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const stands = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (/^(fixed|sticky)$/.test(getComputedStyle(one).position)) return true
      return false
    }
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName
    const controls = [...document.querySelectorAll('a[href], button, select, textarea, label:has(input)')]
      .filter(
        (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !stands(element),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return controls.flatMap(({ element, box }, at) =>
      controls
        .slice(at + 1)
        .filter(
          ({ element: other, box: its }) =>
            !element.contains(other) &&
            box.left < its.right - 1 &&
            box.right > its.left + 1 &&
            box.top < its.bottom - 1 &&
            box.bottom > its.top + 1,
        )
        .map(({ element: other }) => `over one another: ${name(element)} and ${name(other)}`),
    )
  })
