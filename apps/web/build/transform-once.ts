import type { Rolldown } from 'vite'

type Transform = Extract<NonNullable<Rolldown.Plugin['transform']>, { handler: unknown }>

/** What a plugin made of modules, by their ids and their texts. */
export type Transformed = Map<string, ReturnType<Transform['handler']>>

/**
 * The plugin, which is asked once for each text of a module, however many builds of one run share `transformed`. Only for a
 * plugin whose answer depends on nothing else.
 *
 * @throws when the plugin transforms nothing, or in the form without a filter
 */
export async function transformOnce(
  made: Promise<Rolldown.Plugin>,
  transformed: Transformed,
): Promise<Rolldown.Plugin> {
  const plugin = await made
  const { transform } = plugin
  if (typeof transform !== 'object') throw new Error(`${plugin.name} has no transform with a filter.`)
  const { handler } = transform
  transform.handler = function (code, id, options) {
    const key = `${id}\0${code}`
    const before = transformed.get(key)
    if (before !== undefined) return before
    const answer = handler.call(this, code, id, options)
    transformed.set(key, answer)
    return answer
  }
  return plugin
}
