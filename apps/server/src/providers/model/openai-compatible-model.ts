import { cappedFetch } from './capped-fetch.ts'
import type { LanguageModel, Question } from './language-model.ts'
import { ModelFailure, type ModelFailureReason } from './model-failure.ts'

export interface ModelOptions {
  /** The endpoint, up to what comes before `/chat/completions`. */
  readonly baseUrl: string
  readonly name: string
  readonly apiKey: string | undefined
  /** The most that one question may take, in milliseconds, its retries and their waits included. */
  readonly timeoutMs: number
}

/** Further tries after an overload, a broken answer of the endpoint's own or a lost connection. */
const RETRIES = 2

type Sdk = typeof import('ai')

const loadSdk = async () => {
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
  // What the SDK would print of an endpoint's abilities is said by our own log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return { sdk, createOpenAICompatible }
}

const reasonOfStatus = (status: number | undefined): ModelFailureReason => {
  if (status === undefined || status === 408 || status === 429 || status >= 500) return 'unavailable'
  return status >= 400 ? 'refused' : 'malformed'
}

/** What the SDK threw, as one of our failures. */
const failureOf = (sdk: Sdk, error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error
  const cause = { cause: error }
  const message = error instanceof Error ? error.message : String(error)
  if (sdk.RetryError.isInstance(error) && error.lastError !== error) return failureOf(sdk, error.lastError)
  if (sdk.APICallError.isInstance(error)) {
    if (error.cause instanceof ModelFailure) return error.cause
    return new ModelFailure(reasonOfStatus(error.statusCode), message, cause)
  }
  const declined = sdk.NoObjectGeneratedError.isInstance(error) && error.finishReason === 'content-filter'
  return new ModelFailure(declined ? 'refused' : 'malformed', message, cause)
}

/** The endpoint does not know schemas for answers; the shape is then asked for in words alone. */
const knowsNoSchemas = (sdk: Sdk, error: unknown): boolean =>
  sdk.APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

/**
 * A model behind any endpoint that speaks OpenAI's chat completions: hosted, or Ollama, vLLM and the like at home. The
 * SDK is loaded with the first question, so that a server without a model does not carry it.
 */
export const openAiCompatibleModel = ({ baseUrl, name, apiKey, timeoutMs }: ModelOptions): LanguageModel => {
  let loaded: ReturnType<typeof loadSdk> | undefined
  let schemas = true

  const askOnce = async <T>(question: Question<T>, signal: AbortSignal, withSchema: boolean): Promise<T> => {
    loaded ??= loadSdk()
    const { sdk, createOpenAICompatible } = await loaded
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      fetch: cappedFetch,
      supportsStructuredOutputs: withSchema,
      ...(apiKey === undefined ? {} : { apiKey }),
    })
    const { picture } = question
    const material = { type: 'text', text: JSON.stringify(question.material) } as const
    const result = await sdk.generateText({
      model: provider(name),
      instructions: question.instructions,
      messages: [
        {
          role: 'user',
          content:
            picture === undefined
              ? [material]
              : [material, { type: 'image', image: picture.bytes, mediaType: picture.mimeType }],
        },
      ],
      output: sdk.Output.object({ schema: question.answer, name: question.name }),
      maxRetries: RETRIES,
      abortSignal: signal,
    })
    return result.output
  }

  return {
    async ask(question, signal) {
      const late = AbortSignal.timeout(timeoutMs)
      const either = AbortSignal.any([signal, late])
      try {
        return await askOnce(question, either, schemas).catch(async (error: unknown) => {
          const { sdk } = await (loaded ?? loadSdk())
          if (!schemas || !knowsNoSchemas(sdk, error)) throw error
          const answer = await askOnce(question, either, false)
          schemas = false
          return answer
        })
      } catch (error) {
        signal.throwIfAborted()
        if (late.aborted) throw new ModelFailure('timeout', `No answer within ${timeoutMs} ms.`, { cause: error })
        throw failureOf((await (loaded ?? loadSdk())).sdk, error)
      }
    },
  }
}
