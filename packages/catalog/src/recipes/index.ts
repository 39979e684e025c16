import type { Recipe } from '../food.ts'
import { bowlRecipes } from './bowls.ts'
import { breakfastBowlsRecipes } from './breakfast-bowls.ts'
import { breakfastBreadsRecipes } from './breakfast-breads.ts'
import { breakfastEggsRecipes } from './breakfast-eggs.ts'
import { breakfastFishRecipes } from './breakfast-fish.ts'
import { breakfastGlobalRecipes } from './breakfast-global.ts'
import { breakfastGrainFreeRecipes } from './breakfast-grain-free.ts'
import { breakfastHashesRecipes } from './breakfast-hashes.ts'
import { breakfastLowCarbRecipes } from './breakfast-low-carb.ts'
import { breakfastPancakesRecipes } from './breakfast-pancakes.ts'
import { breakfastPorridgeRecipes } from './breakfast-porridge.ts'
import { breakfastTofuRecipes } from './breakfast-tofu.ts'
import { curryRecipes } from './curries.ts'
import { fishDinnerRecipes } from './fish-dinners.ts'
import { grillRecipes } from './grills.ts'
import { handheldRecipes } from './handhelds.ts'
import { leanPlateRecipes } from './lean-plates.ts'
import { legumeEggPlateRecipes } from './legume-egg-plates.ts'
import { lowCarbEggRecipes } from './low-carb-eggs.ts'
import { lowCarbFishRecipes } from './low-carb-fish.ts'
import { lowCarbMeatRecipes } from './low-carb-meat.ts'
import { lowFiberPlateRecipes } from './low-fiber-plates.ts'
import { lunchesWithFruitRecipes } from './lunches-with-fruit.ts'
import { noodleRecipes } from './noodles.ts'
import { paleoMeatRecipes } from './paleo-meat.ts'
import { paleoRootRecipes } from './paleo-roots.ts'
import { pastaRecipes } from './pasta.ts'
import { postFuelRecipes } from './post-fuel.ts'
import { postFuelDairyRecipes } from './post-fuel-dairy.ts'
import { postFuelMeatRecipes } from './post-fuel-meat.ts'
import { postFuelPlantRecipes } from './post-fuel-plant.ts'
import { preFuelRecipes } from './pre-fuel.ts'
import { preFuelDrinkRecipes } from './pre-fuel-drinks.ts'
import { preFuelFruitRecipes } from './pre-fuel-fruit.ts'
import { proteinWithoutPowderRecipes } from './protein-without-powder.ts'
import { quickPlateRecipes } from './quick-plates.ts'
import { saladRecipes } from './salads.ts'
import { snackBakesRecipes } from './snack-bakes.ts'
import { snackDairyShakesRecipes } from './snack-dairy-shakes.ts'
import { snackDipsRecipes } from './snack-dips.ts'
import { snackFruitRecipes } from './snack-fruit.ts'
import { snackSavoryRecipes } from './snack-savory.ts'
import { stewRecipes } from './stews.ts'
import { veganLowCarbSeedRecipes } from './vegan-low-carb-seeds.ts'
import { veganLowCarbTofuRecipes } from './vegan-low-carb-tofu.ts'
import { weekdayLunchRecipes } from './weekday-lunches.ts'

/** Every recipe of the catalogue; a file of this folder that is missing here fails the check. */
export const recipes: readonly Recipe[] = [
  ...breakfastBowlsRecipes,
  ...breakfastBreadsRecipes,
  ...breakfastEggsRecipes,
  ...breakfastFishRecipes,
  ...breakfastGlobalRecipes,
  ...breakfastGrainFreeRecipes,
  ...breakfastHashesRecipes,
  ...breakfastLowCarbRecipes,
  ...breakfastPancakesRecipes,
  ...breakfastPorridgeRecipes,
  ...breakfastTofuRecipes,
  ...bowlRecipes,
  ...pastaRecipes,
  ...noodleRecipes,
  ...curryRecipes,
  ...stewRecipes,
  ...paleoMeatRecipes,
  ...fishDinnerRecipes,
  ...lowCarbMeatRecipes,
  ...lowCarbFishRecipes,
  ...lowCarbEggRecipes,
  ...veganLowCarbTofuRecipes,
  ...veganLowCarbSeedRecipes,
  ...handheldRecipes,
  ...grillRecipes,
  ...saladRecipes,
  ...leanPlateRecipes,
  ...legumeEggPlateRecipes,
  ...lowFiberPlateRecipes,
  ...proteinWithoutPowderRecipes,
  ...weekdayLunchRecipes,
  ...lunchesWithFruitRecipes,
  ...quickPlateRecipes,
  ...paleoRootRecipes,
  ...preFuelFruitRecipes,
  ...snackBakesRecipes,
  ...snackDairyShakesRecipes,
  ...snackDipsRecipes,
  ...snackFruitRecipes,
  ...snackSavoryRecipes,
  ...preFuelRecipes,
  ...preFuelDrinkRecipes,
  ...postFuelPlantRecipes,
  ...postFuelDairyRecipes,
  ...postFuelRecipes,
  ...postFuelMeatRecipes,
]
