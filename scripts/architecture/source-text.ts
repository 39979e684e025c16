/** A source file with everything blanked that is not code, character by character, so that positions stay. */
export interface SourceText {
  /** Without comments. */
  readonly code: string
  /** Without comments, and without the contents of strings, templates and regular expressions. */
  readonly bare: string
}

/** Before a slash that begins a regular expression stands an operator or a word like `return`, never a value. */
const BEFORE_REGEX = /(?:^|[([{,;:=!&|?+\-*%<>~^]|\b(?:return|typeof|case|of|in|do|else|void|delete|await))$/

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** End of the literal that begins at `start`; a quote or slash that never closes on its line is no literal at all. */
function endOfLiteral(source: string, start: number, close: string): number | undefined {
  let isInClass = false
  for (let at = start + 1; at < source.length; at++) {
    const character = source[at]
    if (character === '\n') return undefined
    if (character === '\\') at++
    else if (close === '/' && character === '[') isInClass = true
    else if (close === '/' && character === ']') isInClass = false
    else if (character === close && !isInClass) return at + 1
  }
  return undefined
}

/** Separates code from comments and literals. It knows as much of the language as that takes, template nesting included. */
export function readSource(source: string): SourceText {
  let code = ''
  let bare = ''
  let at = 0
  /** One count of open braces for every template expression that is entered. */
  const openBraces: number[] = []
  const take = (end: number, isCode: boolean, isBare: boolean): void => {
    const text = source.slice(at, end)
    code += isCode ? text : blank(text)
    bare += isBare ? text : blank(text)
    at = end
  }
  /** Takes template text up to its end or its next expression. */
  const takeTemplate = (): void => {
    let end = at
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end)) {
      end += source[end] === '\\' ? 2 : 1
    }
    take(Math.min(end, source.length), true, false)
    if (source[at] === '`') take(at + 1, true, true)
    else if (at < source.length) {
      take(at + 2, true, true)
      openBraces.push(0)
    }
  }
  const takeLiteral = (close: string): void => {
    const end = endOfLiteral(source, at, close)
    take(at + 1, true, true)
    if (end === undefined) return
    take(end - 1, true, false)
    take(end, true, true)
  }
  while (at < source.length) {
    const character = source[at] ?? ''
    const depth = openBraces.at(-1)
    if (source.startsWith('//', at)) {
      const end = source.indexOf('\n', at)
      take(end === -1 ? source.length : end, false, false)
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2)
      take(end === -1 ? source.length : end + 2, false, false)
    } else if (character === "'" || character === '"') takeLiteral(character)
    else if (character === '/' && BEFORE_REGEX.test(bare.trimEnd())) takeLiteral('/')
    else if (character === '`') {
      take(at + 1, true, true)
      takeTemplate()
    } else if (depth !== undefined && character === '}' && depth === 0) {
      openBraces.pop()
      take(at + 1, true, true)
      takeTemplate()
    } else {
      if (depth !== undefined && (character === '{' || character === '}')) {
        openBraces[openBraces.length - 1] = depth + (character === '{' ? 1 : -1)
      }
      take(at + 1, true, true)
    }
  }
  return { code, bare }
}

const IMPORTS = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g,
]

/** Every module that a source names: static and dynamic imports, re-exports, and files it takes by URL. */
export const importsOf = ({ code }: SourceText): readonly string[] => [
  ...new Set(IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))),
]
