/** Latin letters, digits and the punctuation of a sentence: no markup, no links, no line breaks, no signs of other scripts. */
const plain = /^[\p{Script=Latin}\p{M}\d .,;:'’!?()&%/+–—-]+$/u
const address = /:\/\/|www\.|\.(?:com|net|org|io|app)\b/i

/** The trimmed text when it is plain and of 1 to `longest` characters; undefined when it is anything else. */
export const findPlainText = (text: string, longest: number): string | undefined => {
  const trimmed = text.normalize('NFC').trim()
  const fits = trimmed.length >= 1 && trimmed.length <= longest && plain.test(trimmed) && !address.test(trimmed)
  return fits ? trimmed : undefined
}
