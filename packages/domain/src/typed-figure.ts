/** `12`, `12.5`, `12,5`, `.5`, `12.`: one mark is the decimal mark, whichever it is. */
const DECIMAL = /^[-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/
/** `1,234.5` or `1.234,5`: with both marks the last one is the decimal mark, and the other groups three digits. */
const GROUPED = /^[-−]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:\.\d{3})+,\d+)$/

/** The number typed into a field that takes decimals, with a decimal point or comma; NaN when it is none. */
export function readFigure(text: string): number {
  const typed = text.trim()
  if (!DECIMAL.test(typed) && !GROUPED.test(typed)) return Number.NaN
  const mark = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
  const [whole, decimals] = mark < 0 ? [typed, ''] : [typed.slice(0, mark), typed.slice(mark + 1)]
  return Number(`${whole.replace(/[.,]/g, '').replace('−', '-')}.${decimals}`)
}
