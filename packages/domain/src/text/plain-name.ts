/**
 * Characters that show nothing themselves: controls, marks and overrides of the text's direction, line and paragraph
 * separators, zero-width and filler characters. In a name they make it look like another one: after U+202E, `gnp.exe` reads
 * `exe.png`. The two joiners stay, since scripts and emoji are composed with them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

/** A name as others may be shown it: well-formed text without invisible characters. */
export const plainName = (name: string): string => name.toWellFormed().replace(INVISIBLE, '')
