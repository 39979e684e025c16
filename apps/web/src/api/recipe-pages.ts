import { isJsonObject, parseJson } from '@pacemeal/domain'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { ask } from './refusal.ts'

/** The linked data of the recipes on a web page, which the server fetches. */
export async function readRecipePage(address: string): Promise<readonly unknown[]> {
  const project = { 'X-Appwrite-Project': configuration.projectId }
  const url = new URL(`${configuration.endpoint}/recipe-pages`)
  const answer: unknown = await ask(() => client.call('get', url, project, { address }), { field: 'blocks' })
  const blocks: readonly unknown[] = isJsonObject(answer) && Array.isArray(answer.blocks) ? answer.blocks : []
  return blocks.map((block) => parseJson(typeof block === 'string' ? block : undefined))
}
