import type { ProfileData } from '@pacemeal/protocol'

type Diet = Pick<ProfileData, 'diet' | 'restrictions'>

const textOf = ({ diet, restrictions }: Diet): string => JSON.stringify([diet, restrictions])

/** Whether a change of a profile concerns what the person eats and avoids. */
export const changesDiet = (before: Diet, after: Diet): boolean => textOf(before) !== textOf(after)
