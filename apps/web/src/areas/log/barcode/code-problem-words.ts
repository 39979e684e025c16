import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CodeProblem } from '@pacemeal/domain/barcode'

/** Why typed digits are no product's number, in words. */
export const problemWords: Readonly<Record<CodeProblem, MessageDescriptor>> = {
  empty: msg`Enter the number below the bars`,
  'not-digits': msg`A barcode has digits only`,
  length: msg`A barcode has 8, 12 or 13 digits`,
  'check-digit': msg`These digits do not fit each other. Check them once more`,
  'in-store': msg`The shop made this number itself, so it says nothing elsewhere. Scan the label instead`,
  case: msg`This is the number of a whole case. Take the one on the pack`,
}
