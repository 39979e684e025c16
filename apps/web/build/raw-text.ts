import { type NodePath, parseSync, traverse, type types } from '@babel/core'

/** A text that people would read and that no language but English has. */
export interface RawText {
  /** Line in the file, from 1. */
  readonly line: number
  readonly text: string
}

/** Attributes whose values are for the browser or for our own components, never read by people. */
const technicalAttributes =
  /^(?:className|type|id|to|name|role|href|d|key|viewBox|fill|stroke|src|as|variant|size|tone|kind|rel|target|htmlFor|autoComplete|autoCapitalize|inputMode|enterKeyHint|accept|capture|align|preserveAspectRatio|side|layout|mode|current|style|color|form|method|action|scope|crossOrigin|data-.*|aria-(?!label$|description$|roledescription$|valuetext$).*|stroke.*|.*ClassName|on[A-Z].*)$/

/** Attributes and properties whose values are read or heard, whatever they look like. */
const shownNames = /^(?:aria-label|alt|label|title|description|hint|placeholder|unit|caption)$/

/** Elements whose text is marked. */
const markingElements = /^(?:Trans|Plural|Select|SelectOrdinal)$/
/** Calls and tags that mark a text. */
const markers = /^(?:t|msg|defineMessage|plural|select|selectOrdinal|ph)$/

/** What an imported name is called where it comes from. */
const nameOfImport = (path: NodePath, name: string): string => {
  const node = path.scope.getBinding(name)?.path.node
  return node?.type === 'ImportSpecifier' && node.imported.type === 'Identifier' ? node.imported.name : name
}

/** The product's own names, and units, which every language writes alike. */
const sameEverywhere =
  /^(?:Pacemeal|BETA|Pacemeal BETA|Google|WHOOP|Fitbit|Oura|Garmin|Biostrap|Terra|kcal|kJ|mg|ml|kg|cm|lbs|ft|in|AM|PM|FIT|TCX|GPX|ICS|PDF|CSV|USDA|Samsung Internet)$/

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !sameEverywhere.test(text.trim())
/** Whether a string outside of JSX reads like words for people: it begins with a capital, and more words follow. */
const readsLikeWords = (text: string): boolean => hasWords(text) && /^[A-Z][a-z’']*[,.!?:;]? \p{L}/u.test(text)

const elementName = (node: types.JSXElement): string =>
  node.openingElement.name.type === 'JSXIdentifier' ? node.openingElement.name.name : ''

const isMarked = (path: NodePath): boolean =>
  path.findParent(({ node }) => {
    if (node.type === 'JSXElement') return markingElements.test(elementName(node))
    if (node.type === 'TaggedTemplateExpression')
      return node.tag.type === 'Identifier' && markers.test(nameOfImport(path, node.tag.name))
    if (node.type === 'CallExpression')
      return node.callee.type === 'Identifier' && markers.test(nameOfImport(path, node.callee.name))
    return false
  }) !== null

const hasShownName = (parent: types.Node): boolean =>
  (parent.type === 'JSXAttribute' && shownNames.test(String(parent.name.name))) ||
  (parent.type === 'ObjectProperty' && parent.key.type === 'Identifier' && shownNames.test(parent.key.name))

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

const parse = (source: string, filename: string) =>
  parseSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? (['jsx'] as const) : [])] },
  })

/**
 * The texts of a source file that are not marked for translation: words between tags, words in attributes that people
 * read or hear, and strings that read like a sentence.
 */
export function findRawTexts(source: string, filename: string): readonly RawText[] {
  const tree = parse(source, filename)
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
      const isText = hasShownName(path.parent)
        ? hasWords(path.node.value)
        : isShown
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

/** What gives words in the language that is active at that moment; `msg` gives them only when it is shown. */
const immediate = /^(?:t|plural|select|selectOrdinal)$/

/** Whether something was imported from there. */
const isImportedFrom = (path: NodePath, name: string, source: string): boolean => {
  const parent = path.scope.getBinding(name)?.path.parent
  return parent?.type === 'ImportDeclaration' && parent.source.value === source
}

/**
 * The texts of a source file that are asked for while it loads, outside of any function. No language is active by then,
 * and one that is chosen later would not reach them.
 */
export function findTextsReadAtLoad(source: string, filename: string): readonly RawText[] {
  const tree = parse(source, filename)
  if (tree === null) return []
  const found: RawText[] = []
  const look = (path: NodePath, callee: types.Node) => {
    if (path.getFunctionParent() !== null || isMarked(path)) return
    const isMacro =
      callee.type === 'Identifier' &&
      isImportedFrom(path, callee.name, '@lingui/core/macro') &&
      immediate.test(nameOfImport(path, callee.name))
    const isRuntime =
      callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      isImportedFrom(path, callee.object.name, '@lingui/core')
    if (isMacro || isRuntime) found.push({ line: path.node.loc?.start.line ?? 0, text: path.toString() })
  }
  traverse(tree, {
    TaggedTemplateExpression(path) {
      look(path, path.node.tag)
    },
    CallExpression(path) {
      look(path, path.node.callee)
    },
  })
  return found
}
