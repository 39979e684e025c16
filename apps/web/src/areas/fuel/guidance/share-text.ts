import { wholeNumber } from '../../../languages/numbers.ts'

/** A share from 0 to 1 in whole percent: `63%`. */
export const shareText = (share: number): string => `${wholeNumber(share * 100)}%`
