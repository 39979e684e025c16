import { type NodePath, parseSync, traverse, type types } from '@babel/core'

/** A text that people would read and that no language but English has. */
export interface RawText {
  /** Line in the file, from 1. */
  readonly line: number
  readonly text: string
}

/** Attributes whose values are for the browser or for our own components, never read by people. */
const technicalAttributes =
  /^(?:className|type|id|to|name|role|href|d|key|viewBox|fill|stroke|src|as|variant|size|tone|kind|rel|target|htmlFor|autoComplete|autoCapitalize|inputMode|enterKeyHint|accept|capture|align|side|layout|mode|current|style|color|form|method|action|scope|crossOrigin|data-.*|aria-(?!label$|description$|roledescription$|valuetext$).*|stroke.*|.*ClassName|on[A-Z].*)$/

/** Elements whose text is marked. */
const markingElements = /^(?:Trans|Plural|Select|SelectOrdinal)$/
/** Calls and tags that mark a text. */
const markers = /^(?:t|msg|defineMessage|plural|select|selectOrdinal|ph)$/

/** The product's own names, and units, which every language writes alike. */
const sameEverywhere =
  /^(?:Pacemeal|BETA|Pacemeal BETA|Google|WHOOP|Fitbit|Oura|Garmin|Biostrap|Terra|kcal|kJ|mg|ml|kg|cm|AM|PM|FIT|TCX|GPX|ICS|PDF|CSV|USDA)$/

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !sameEverywhere.test(text.trim())
/** Whether a string outside of JSX reads like words for people: it begins with a capital, and more words follow. */
const readsLikeWords = (text: string): boolean => hasWords(text) && /^[A-Z][a-z’']*[,.!?:;]? \p{L}/u.test(text)

const elementName = (node: types.JSXElement): string =>
  node.openingElement.name.type === 'JSXIdentifier' ? node.openingElement.name.name : ''

const isMarked = (path: NodePath): boolean =>
  path.findParent(({ node }) => {
    if (node.type === 'JSXElement') return markingElements.test(elementName(node))
    if (node.type === 'TaggedTemplateExpression') return node.tag.type === 'Identifier' && markers.test(node.tag.name)
    if (node.type === 'CallExpression') return node.callee.type === 'Identifier' && markers.test(node.callee.name)
    return false
  }) !== null

/** Whether a string is for programs: a type, a key, a comparison, an import, an error that only developers read. */
const isTechnical = (path: NodePath): boolean => {
  const { parent } = path
  if (/^(?:TS|Import|Export)/.test(parent.type) || parent.type === 'Directive') return true
  if (parent.type === 'BinaryExpression' || parent.type === 'SwitchCase') return true
  if (parent.type === 'ObjectProperty' && parent.key === path.node) return true
  return (
    path.findParent(({ node }) => {
      if (node.type === 'JSXAttribute') return technicalAttributes.test(String(node.name.name))
      if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && /Error$/.test(node.callee.name)
      return false
    }) !== null
  )
}

/**
 * The texts of a source file that are not marked for translation: words between tags, words in attributes that people
 * read or hear, and strings that read like a sentence.
 */
export function findRawTexts(source: string, filename: string): readonly RawText[] {
  const tree = parseSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? (['jsx'] as const) : [])] },
  })
  if (tree === null) return []
  const found: RawText[] = []
  const add = (node: types.Node, text: string) =>
    found.push({ line: node.loc?.start.line ?? 0, text: text.trim().replace(/\s+/g, ' ') })
  traverse(tree, {
    JSXText(path) {
      if (hasWords(path.node.value) && !isMarked(path)) add(path.node, path.node.value)
    },
    StringLiteral(path) {
      const isShown = path.parent.type === 'JSXAttribute' || path.parent.type === 'JSXExpressionContainer'
      const isText = isShown
        ? /[A-Z ]/.test(path.node.value) && hasWords(path.node.value)
        : readsLikeWords(path.node.value)
      if (isText && !isMarked(path) && !isTechnical(path)) add(path.node, path.node.value)
    },
    TemplateLiteral(path) {
      const text = path.node.quasis.map(({ value }) => value.cooked ?? '').join('…')
      const isText = readsLikeWords(text) || / [a-z]{3,} [a-z]{2,}/.test(text)
      if (isText && !isMarked(path) && !isTechnical(path)) add(path.node, text)
    },
  })
  return found
}
