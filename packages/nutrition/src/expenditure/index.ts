export {
  acceptExpenditure,
  type CheckInDecision,
  type CheckInProposal,
  type CheckInReason,
  expenditureInUse,
  isCheckInDue,
  proposeCheckIn,
  usedExpenditure,
} from './check-in.ts'
export type { DayIntake, ExpenditureDay, ExpenditurePrior } from './day-log.ts'
export { type ExpenditureEstimate, eachExpenditure, estimateExpenditure, expenditureHistory } from './estimate.ts'
export { type DayEvidence, expenditureLog } from './evidence.ts'
export { formulaPrior } from './formula-prior.ts'
export { type MassTrendDay, massTrend, type WeighedMass } from './mass-trend.ts'
export type { ExpenditureStatus, HoldingReason, LearningReason } from './status.ts'
