/**
 * Foods that recipes take ready cooked, and how they are cooked ahead at home, one a line:
 * `cooked-food raw-food yield hands-on+waiting keeps freezes batch equipment`.
 *
 * Yield: grams of the cooked food from one gram of the raw one, as the shopping list counts it (`boughtFor`).
 * Minutes: usual packet and cookbook times for one pot or tray, whatever is in it; waiting is what cooks by itself.
 * Keeps: days in the fridge after the day of cooking, the lower end of what is published. Cooked meat, poultry, pulses,
 * potatoes, pasta and grains 3 of 3 to 4 (Cold Food Storage Chart, foodsafety.gov; FSIS, Leftovers and Food Safety); eggs
 * boiled in the shell 7 (same chart: one week); rice 2, fish and seafood 2 as in the table of recipes.
 * Freezes: as in the table of recipes. Batch: grams of the cooked food that one cooking makes sense for.
 */
export const foodCookingRows = `
amaranth-cooked amaranth-dry 3.64 3+22 3 freezes 150-900 stove
brown-rice-cooked brown-rice-dry 2.98 3+30 2 freezes 150-900 stove
buckwheat-groats-cooked buckwheat-groats-dry 3.76 3+17 3 freezes 150-900 stove
bulgur-cooked bulgur-dry 4.12 3+15 3 freezes 150-900 stove
couscous-cooked couscous-dry 3.36 3+7 3 freezes 150-900 stove
lentils-cooked lentils-dry 3.03 3+25 3 freezes 150-1000 stove
millet-cooked millet-dry 3.18 3+20 3 freezes 150-900 stove
mung-beans-cooked mung-beans-dry 3.31 3+35 3 freezes 150-1000 stove
parboiled-rice-cooked parboiled-rice-dry 3.04 3+20 2 freezes 150-900 stove
pasta-cooked pasta-dry 2.35 4+11 3 - 150-900 stove
pearl-barley-cooked pearl-barley-dry 2.86 3+35 3 freezes 150-900 stove
quinoa-cooked quinoa-dry 3.07 3+17 3 freezes 150-900 stove
rice-noodles-cooked rice-noodles-dry 3.37 4+8 1 - 150-600 stove
soba-noodles-cooked soba-noodles-dry 3.39 4+8 1 - 150-600 stove
spelt-cooked spelt-dry 2.66 3+35 3 freezes 150-900 stove
split-peas-cooked split-peas-dry 3.09 3+40 3 freezes 150-1000 stove
sushi-rice-cooked sushi-rice-dry 2.75 5+25 2 freezes 150-900 stove
teff-cooked teff-dry 3.63 4+18 3 freezes 150-900 stove
white-rice-cooked white-rice-dry 2.81 3+19 2 freezes 150-900 stove
whole-wheat-pasta-cooked whole-wheat-pasta-dry 2.36 4+11 3 - 150-900 stove
wild-rice-cooked wild-rice-dry 3.54 3+47 2 freezes 150-900 stove
beef-eye-of-round-lean-cooked beef-eye-of-round-raw 0.72 6+50 3 freezes 150-1000 oven
beef-flank-steak-cooked beef-flank-steak-raw 0.77 8+5 3 freezes 100-600 stove
beef-top-round-lean-cooked beef-top-round-raw 0.69 8+5 3 freezes 100-600 stove
beef-top-sirloin-lean-cooked beef-top-sirloin-raw 0.69 8+5 3 freezes 100-600 stove
chicken-breast-cooked chicken-breast-raw 0.73 4+22 3 freezes 100-900 oven
chicken-breast-grilled chicken-breast-raw 0.74 9+6 3 freezes 100-600 stove
chicken-ground-cooked chicken-ground-raw 0.75 9+0 3 freezes 100-600 stove
chicken-thigh-skinless-cooked chicken-thigh-skinless-raw 0.79 4+26 3 freezes 100-900 oven
pork-tenderloin-cooked pork-tenderloin-raw 0.79 6+24 3 freezes 100-800 oven
turkey-breast-cooked turkey-breast-raw 0.79 5+40 3 freezes 100-1000 oven
cod-atlantic-cooked cod-atlantic-raw 0.78 3+12 2 - 100-600 oven
haddock-cooked haddock-raw 0.82 3+12 2 - 100-600 oven
halibut-cooked halibut-raw 0.82 3+12 2 - 100-600 oven
mackerel-cooked mackerel-raw 0.78 3+12 2 - 100-600 oven
salmon-atlantic-cooked salmon-atlantic-raw 0.92 3+14 2 - 100-600 oven
salmon-sockeye-cooked salmon-sockeye-raw 0.84 3+14 2 - 100-600 oven
shrimp-cooked shrimp-raw 0.84 5+0 2 - 100-500 stove
tilapia-cooked tilapia-raw 0.77 3+12 2 - 100-600 oven
trout-cooked trout-raw 0.78 3+12 2 - 100-600 oven
tuna-yellowfin-cooked tuna-yellowfin-raw 0.84 6+0 2 - 100-500 stove
beets-cooked beets-raw 0.96 4+41 3 - 100-900 stove
potato-boiled potato-raw 1.00 3+20 3 - 150-1200 stove
potato-boiled-skin potato-red-raw 1.00 2+20 3 - 150-1200 stove
sweet-potato-baked sweet-potato-raw 0.78 2+45 3 freezes 100-900 oven
sweet-potato-boiled sweet-potato-raw 1.00 4+16 3 freezes 100-900 stove
egg-hard-boiled egg-whole-raw 1.00 3+12 7 - 50-600 stove
`
