/** A text as it begins a line: with a large first letter, also where a language writes its days small. */
export const lineStart = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase())
