export { targetsForDay } from './day-targets.ts'
export { type Reasons, type RuleName, type RuleReason, reason, ruleNames, rulesVersion } from './rules.ts'
export { type SourceTag, sources } from './sources.ts'
export * from './targets.ts'
