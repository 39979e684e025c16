import { isJsonObject } from '@pacemeal/domain'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { ask } from './refusal.ts'

/** The texts of linked data on a web page that speak of recipes, and the markup of one in microdata; the server fetches the page. */
export async function readRecipePage(
  address: string,
): Promise<{ readonly blocks: readonly string[]; readonly markup: string }> {
  const project = { 'X-Appwrite-Project': configuration.projectId }
  const url = new URL(`${configuration.endpoint}/recipe-pages`)
  const answer: unknown = await ask(() => client.call('get', url, project, { address }), { field: 'blocks' })
  const said = isJsonObject(answer) ? answer : {}
  const blocks: readonly unknown[] = Array.isArray(said.blocks) ? said.blocks : []
  return {
    blocks: blocks.filter((block) => typeof block === 'string'),
    markup: typeof said.markup === 'string' ? said.markup : '',
  }
}
