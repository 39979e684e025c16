/** A JSON object, of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields: no list, not null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value in a JSON text; undefined when there is no text, or none that is JSON. */
export function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The object in a JSON text; one without fields when the text holds none. */
export function parseJsonObject(text: string | null | undefined): JsonObject {
  const value = parseJson(text)
  return isJsonObject(value) ? value : {}
}
