/** A property of a calendar: its name, parameters and text. */
export interface Property {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

const PROPERTY = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^;:"]*))*):(.*)$/

/** One unfolded line of a calendar (RFC 5545, section 3.1); undefined for one that is no property. */
export function readProperty(line: string): Property | undefined {
  const match = PROPERTY.exec(line)
  if (match === null) return undefined
  const [, name = '', parameters = '', value = ''] = match
  const pairs = [...parameters.matchAll(/;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^;:"]*))/g)]
  return {
    name: name.toUpperCase(),
    parameters: new Map(pairs.map(([, key = '', quoted, plain = '']) => [key.toUpperCase(), quoted ?? plain])),
    value,
  }
}

/** Lines of a calendar whose folded ones are joined. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\n|\r/)

/** A text value without its escapes. */
export const plainText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? ' ' : escaped)).trim()
