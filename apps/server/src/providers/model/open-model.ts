import type { Config } from '../../config/settings.ts'
import type { LanguageModel } from './language-model.ts'
import { openAiCompatibleModel } from './openai-compatible-model.ts'

/** What the configured model is for. */
export interface Models {
  readonly wording: LanguageModel
  readonly vision: LanguageModel
}

/** The configured models; undefined when none is set up, and nothing is then sent anywhere. */
export const openModels = (config: Config): Models | undefined => {
  const { modelBaseUrl, modelName, modelVisionName, modelApiKey, modelTimeout } = config
  if (modelBaseUrl === undefined || modelName === undefined) return undefined
  const open = (name: string) =>
    openAiCompatibleModel({ baseUrl: modelBaseUrl, name, apiKey: modelApiKey, timeoutMs: modelTimeout * 1000 })
  return { wording: open(modelName), vision: open(modelVisionName ?? modelName) }
}
