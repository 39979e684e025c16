// What other areas may use of this one.
export { dietName } from '../../languages/diet-names.ts'
export { HealthOffer } from './health/health-offer.tsx'
export { goalName } from './objective-names.ts'
export { DietNote } from './restrictions/diet-note.tsx'
export { focusQuestion } from './restrictions/focus-question.ts'
export { RestrictionsField } from './restrictions/restrictions-field.tsx'
export { firstUnanswered, withTyped } from './restrictions/settle-restrictions.ts'
export { readerIfThere, useRestrictionReader } from './restrictions/use-restriction-reader.ts'
