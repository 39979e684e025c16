import { once } from 'node:events'
import { createServer } from 'node:http'

/** A food as a vision model says it saw it. */
export interface SeenFood {
  readonly name: string
  readonly grams: number
  readonly gramsAtLeast: number
  readonly gramsAtMost: number
  readonly calories: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
}

/** An OpenAI-compatible endpoint that sees the same meal on every picture; down while `isDown` is set. */
export interface PlateModel extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>
  isDown: boolean
}

export const startPlateModel = async (title: string, items: readonly SeenFood[]): Promise<PlateModel> => {
  const content = JSON.stringify({ title, items })
  const message = { role: 'assistant', content }
  const completion = JSON.stringify({
    id: 'seen',
    object: 'chat.completion',
    created: 1_772_409_600,
    model: 'eyes',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(model.isDown ? 500 : 200, { 'content-type': 'application/json', 'retry-after-ms': '1' })
      response.end(model.isDown ? '{"error":{"message":"down"}}' : completion)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const model: PlateModel = {
    settings: { MODEL_BASE_URL: `http://127.0.0.1:${address.port}/v1`, MODEL_NAME: 'eyes' },
    isDown: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return model
}
