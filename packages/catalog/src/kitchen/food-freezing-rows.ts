/**
 * Foods whose rest is frozen on the day on which its pack is opened, and the days that it keeps so. A line `= days` starts a
 * group of foods, separated by spaces.
 *
 * Days: the lower end of the Cold Food Storage Chart (USDA, foodsafety.gov), months at 30 days: ground and stew meat 3-4
 * months, steaks, chops and roasts 4-12, pieces of chicken, turkey and duck 9, lean fish 6-8, fatty fish 2-3, shrimp and
 * squid 6-18; packed bread 3 (FoodKeeper). Thawed in the fridge over night, raw meat and fish keep a day or two more (USDA
 * FSIS, The Big Thaw). Opened canned tomatoes and broth 2-3 (ATCO Blue Flame Kitchen, How to Store Food Safely). Fish that was
 * sold thawed may be frozen again raw. Juice in cartons 8-12 months (The Food Keeper, a brochure of Cornell University, FMI and
 * USDA FSIS); 7-10 days opened there. Own choice: whatever bread goes with packed bread, bottled juice with that in cartons;
 * vegetables, fruit, tofu and dairy are not counted as freezable, since they are not the same food afterwards.
 */
export const foodFreezingRows = `
= 90
beef-ground-90-raw beef-ground-93-raw beef-ground-95-raw bison-ground-raw lamb-ground-raw pork-ground-96-raw
venison-ground-raw chicken-ground-raw turkey-ground-93-raw beef-stew-meat-raw
bolillo-roll french-bread sourdough-bread bagel-plain english-muffin english-muffin-whole-wheat chapati
gluten-free-white-bread pita-white pita-whole-wheat rye-bread whole-wheat-bread
= 120
beef-eye-of-round-raw beef-flank-steak-raw beef-top-round-raw beef-top-sirloin-raw pork-loin-chop-raw
pork-tenderloin-raw
= 270
chicken-breast-raw chicken-thigh-skin-raw chicken-thigh-skinless-raw turkey-breast-raw duck-skinless-raw
= 180
cod-atlantic-raw haddock-raw halibut-raw mahi-mahi-raw snapper-raw tilapia-raw shrimp-raw squid-raw
= 60
mackerel-raw salmon-atlantic-raw salmon-sockeye-raw trout-raw tuna-yellowfin-raw
tomatoes-canned tomatoes-crushed-canned tomato-paste tomato-puree beef-broth
= 240
apple-juice cherry-juice-tart grape-juice orange-juice pomegranate-juice
`
