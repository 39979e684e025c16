export {
  type DetailsOf,
  type EatenMeal,
  KNOWN_SHARE,
  type NutrientLine,
  nutrientReport,
  type OwnAims,
} from './nutrient-report.ts'
export { intakeSources, leavesReferencesOut } from './reference-intakes.ts'
