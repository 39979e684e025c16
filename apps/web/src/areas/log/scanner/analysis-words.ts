import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnalysisStatus, AnalysisStep } from '@pacemeal/domain'

/** How an analysis stands. */
export const analysisStatusWords: Readonly<Record<AnalysisStatus, MessageDescriptor>> = {
  waiting: msg`Queuing analysis...`,
  processing: msg`Analyzing your food...`,
  completed: msg`Analysis complete!`,
  failed: msg`Analysis failed`,
}

/** What an analysis works on. */
export const analysisStepWords: Readonly<Record<AnalysisStep, MessageDescriptor>> = {
  image: msg`Processing image...`,
  foods: msg`Identifying food items...`,
  nutrition: msg`Calculating nutrition...`,
}
