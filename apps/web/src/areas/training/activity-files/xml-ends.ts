const POINT_END = /<\/(?:[\w.-]+:)?(?:trkpt|Trackpoint)>/g
/**
 * Comments, text as it is, instructions, and tags with their attributes, in which no `<` stands (XML 1.0, 2.3). What never ends
 * goes to the end of the text: it is not looked for again behind each place where it could begin.
 */
const MARKUP =
  /<!--(?:[\s\S]*?-->|[\s\S]*)|<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*)|<\?(?:[\s\S]*?\?>|[\s\S]*)|<(?<slash>\/?)(?<name>[\w:.-]+)(?![\w:.-])(?:"[^"<]*"|'[^'<]*'|[^"'<>/]|\/(?!>))*(?<empty>\/?)>/g

/**
 * A recording in XML that lacks its end, up to its last whole point and closed; undefined when its end is there, or when it
 * has no whole point.
 */
export function withoutBrokenEnd(text: string): string | undefined {
  if (/<\/(?:[\w.-]+:)?(?:gpx|TrainingCenterDatabase)>\s*$/.test(text)) return undefined
  const last = [...text.matchAll(POINT_END)].at(-1)
  if (last === undefined) return undefined
  const whole = text.slice(0, last.index + last[0].length)
  const open: string[] = []
  for (const { groups } of whole.matchAll(MARKUP)) {
    if (groups?.name === undefined || groups.empty === '/') continue
    if (groups.slash === '') open.push(groups.name)
    else if (open.pop() !== groups.name) return undefined
  }
  return (
    whole +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}
