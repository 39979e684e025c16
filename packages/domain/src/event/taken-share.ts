export const takenChoices = ['planned', 'less', 'more', 'other'] as const
/** How what was taken in a session stands to what was planned. */
export type TakenChoice = (typeof takenChoices)[number]

/** The part of the plan that one tap says; what is other is counted by itself. A quarter less or more is our own choice. */
export const TAKEN_SHARE: Readonly<Record<TakenChoice, number>> = { planned: 1, less: 0.75, more: 1.25, other: 1 }
