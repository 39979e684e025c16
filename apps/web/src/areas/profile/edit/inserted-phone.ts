/**
 * The number, as + and its digits, that was put into the phone field in one piece with its country: by a keyboard's suggestion,
 * a password manager, or pasted behind the dial code that stands there. undefined when it was typed, or has no country.
 *
 * @param text what stands in the field now
 * @param inserted the `data` of the input event; keyboards give the whole number
 */
export function insertedPhone(text: string, inserted: string | null | undefined): string | undefined {
  const start = text.lastIndexOf('+')
  const isOnePiece = start > 0 || (start === 0 && (inserted?.length ?? 0) > 1)
  const digits = text.slice(start + 1).replace(/\D/g, '')
  return isOnePiece && digits !== '' ? `+${digits}` : undefined
}
