/** What keeps water for days or weeks when it begins or ends. */
export const waterShifts = ['creatine', 'illness', 'travel'] as const
