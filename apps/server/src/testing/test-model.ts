import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the double was asked: the instructions, the material as data, and the picture's data address if there was one. */
export interface AskedOfModel {
  readonly model: string
  readonly authorization: string | undefined
  readonly instructions: string
  readonly material: unknown
  readonly picture: string | undefined
  /** The kind of answer that was asked for: `json_schema`, or `json_object` from an endpoint that knows no schemas. */
  readonly format: string | undefined
}

/** How the endpoint behaves for one request. */
export type ModelReply =
  /** A proper completion with this text. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refusal'; readonly text: string }
  /** An error of the endpoint; retries of 429 and 5xx are asked for at once. */
  | { readonly kind: 'status'; readonly status: number }
  /** A body that is no completion. */
  | { readonly kind: 'body'; readonly body: string }
  /** No answer ever comes. */
  | { readonly kind: 'silence' }

export type Script = (asked: AskedOfModel, time: number) => ModelReply

/** Says an object as a model does. */
export const saying = (answer: unknown): ModelReply => ({ kind: 'text', text: JSON.stringify(answer) })

/** An OpenAI-compatible endpoint in this process, which answers as the test says. */
export interface TestModel {
  readonly settings: {
    readonly MODEL_BASE_URL: string
    readonly MODEL_NAME: string
    readonly MODEL_API_KEY: string
  }
  /** Everything that was asked so far. */
  readonly asked: readonly AskedOfModel[]
  /** How it answers from now on; `time` counts the requests since, from 1. */
  answer(script: Script): void
  close(): Promise<void>
}

interface Part {
  readonly type: string
  readonly text?: string
  readonly image_url?: { readonly url: string }
}
interface Message {
  readonly role: string
  readonly content: string | readonly Part[]
}
interface Body {
  readonly model: string
  readonly messages: readonly Message[]
  readonly response_format?: { readonly type: string }
}

const readBody = async (request: IncomingMessage): Promise<Body> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Body
}

const partsOf = (message: Message | undefined): readonly Part[] => {
  if (message === undefined) return []
  return typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content
}

const understand = (request: IncomingMessage, body: Body): AskedOfModel => {
  const said = (role: string) => partsOf(body.messages.find((message) => message.role === role))
  const material = said('user').find(({ type }) => type === 'text')?.text
  return {
    model: body.model,
    authorization: request.headers.authorization,
    instructions: said('system')
      .map(({ text }) => text ?? '')
      .join('\n'),
    material: material === undefined ? undefined : JSON.parse(material),
    picture: said('user').find(({ type }) => type === 'image_url')?.image_url?.url,
    format: body.response_format?.type,
  }
}

const send = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(body)
}

const completion = (message: object, model: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_772_409_600,
    model,
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

const play = (reply: ModelReply, response: ServerResponse, model: string): void => {
  if (reply.kind === 'text') send(response, 200, completion({ content: reply.text }, model))
  if (reply.kind === 'refusal') send(response, 200, completion({ content: null, refusal: reply.text }, model))
  if (reply.kind === 'status') send(response, reply.status, JSON.stringify({ error: { message: 'as the test says' } }))
  if (reply.kind === 'body') send(response, 200, reply.body)
}

/** Starts the double. Until told otherwise it answers every question with a 500. Close it when the story is over. */
export const startTestModel = async (): Promise<TestModel> => {
  const asked: AskedOfModel[] = []
  let script: Script = () => ({ kind: 'status', status: 500 })
  let time = 0
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') return send(response, 404, '{"error":{"message":"no such path"}}')
    const body = await readBody(request)
    const question = understand(request, body)
    asked.push(question)
    time += 1
    play(script(question, time), response, body.model)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    settings: {
      MODEL_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
      MODEL_NAME: 'test-model',
      MODEL_API_KEY: 'a-key-of-this-test',
    },
    asked,
    answer(next) {
      script = next
      time = 0
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
