/**
 * Packs as sold and how long they keep. A line `= place closed open` starts a group: where it is kept, the days that it
 * keeps as bought, and the days that are left once it is opened or cut. The foods of the group follow, separated by
 * commas: `food-id metric us`, the usual pack in grams in a metric shop and in a US one, as the catalogue weighs the food
 * (drained where it does), as `small/usual` where many shops have a small one beside it; `piece` is sold one by one, at the
 * weight of one of its portions.
 *
 * Days: the lower end of what FoodKeeper gives (USDA FSIS, Cornell University and FMI; the file
 * behind foodsafety.gov/keep-food-safe/foodkeeper-app, a copy of October 2025), months at 30 days. Read there line by line:
 * - eggs in the shell 3-5 weeks, liquid egg 7 days and 3 opened; yogurt 1-2 weeks, cottage cheese 2 weeks and 1 opened,
 *   hard cheese 6 months and 3-4 weeks, shredded 1 month, soft cheese 1-2 weeks, butter 1-2 months, tofu 1 week;
 * - ground meat, poultry and fish 1-2 days, shrimp and squid 1-3, steaks, chops and roasts 3-5, cold smoked fish 14-30,
 *   cooked meat, fish and shellfish 3-4, packed ham 2 weeks and 3-5 days opened;
 * - asparagus 3-4 days, beans, peas, broccoli, cauliflower and Brussels sprouts 3-5, bok choy 2-3, corn on the cob 1-2,
 *   leaf lettuce, spinach and mushrooms 3-7, cucumbers 4-6, eggplant 4-7, zucchini 4-5, peppers 4-14, herbs 7-10,
 *   head lettuce, cabbage, celery, leeks and beets 1-2 weeks, carrots and parsnips 2-3 weeks, winter squash 2-6 weeks,
 *   onions and garlic 1 month, potatoes 1-2 months, taro and cassava 7 days;
 * - berries 3-7 days, blueberries and grapes 1-2 weeks, citrus 10-21 days, apples 4-6 weeks, papaya and mango 1 week,
 *   ripe peaches, pears, plums and plantains 3-5, kiwi 3-6, avocado 3-4; cut fruit, as pineapple and melon are bought
 *   here, 4 days;
 * - packed bread 14-18 days, flour tortillas 3 months, soy and rice drinks 7-10 days opened.
 * Cans once opened: low-acid 3-4 days, tomatoes and fruit 5-7 (USDA FSIS, Shelf-Stable Food Safety). Own choice: loose
 * bread 3 days, kefir as yogurt, large leaves 3 days (greens 1-4 there), bananas 4, raw stew meat as ground meat (older
 * FSIS charts), and what is left of a cut vegetable. Packs: own choice among the sizes that labels usually carry (250 g,
 * 500 g and 1 kg; 8 oz is 227 g, 1 lb is 454 g); no shop was surveyed. Small ones: single bottles of juice and coconut water
 * (330 ml, 10 to 12 fl oz), half litres and pints of milk, cartons of 250 ml, cups of yogurt and cottage cheese (150 g, 5.3
 * oz), trays of cut fruit, bags of florets and sprouts, half heads of cabbage, blocks of tofu of 200 g, single fillets, half
 * loaves, and small cans.
 */
export const foodKeepingRows = `
= fridge 1 1
chicken-ground-raw 400 454, turkey-ground-93-raw 250 454, beef-ground-90-raw 250 454, beef-ground-93-raw 250 454,
beef-ground-95-raw 250 454, bison-ground-raw 400 454, lamb-ground-raw 400 454, pork-ground-96-raw 400 454,
venison-ground-raw 400 454, beef-stew-meat-raw 400 454, chicken-breast-raw 300 454, chicken-thigh-skin-raw 500 680,
chicken-thigh-skinless-raw 400 454, turkey-breast-raw 400 454, duck-skinless-raw 350 454, cod-atlantic-raw 250 227,
haddock-raw 250 227, halibut-raw 250 227, mackerel-raw 250 227, mahi-mahi-raw 250 227, salmon-atlantic-raw 125/250
170/227, salmon-sockeye-raw 250 227, snapper-raw 250 227, tilapia-raw 250 227, trout-raw 250 227, tuna-yellowfin-raw
250 227, shrimp-raw 250 340, squid-raw 250 340, corn-raw piece
= fridge 2 2
bok-choy 250 454
= fridge 3 2
alfalfa-sprouts 100 113, bean-sprouts 200 227, blackberries 125 170, raspberries 125 170, arugula 100 142
= fridge 3 3
beef-eye-of-round-raw 500 680, beef-flank-steak-raw 400 454, beef-top-round-raw 400 454, beef-top-sirloin-raw 225 227,
pork-loin-chop-raw 400 454, pork-tenderloin-raw 400 454, lamb-leg-lean-cooked 250 227, mussels-cooked 250 227,
octopus-cooked 250 227, chicken-rotisserie-breast 200 227, crab-cooked 150 227, shrimp-cooked 150 227, asparagus 250
454, collard-greens 250 340, kale 200 227, lettuce-butterhead 150 142, lettuce-green-leaf 200 255, mushrooms-cremini
250 227, mushrooms-oyster 150 113, mushrooms-shiitake 150 142, mushrooms-white 250 227, mushrooms-portobello piece,
spinach 100/200 142/284, chard 250 284, snow-peas 150 227, green-beans 250 340, broccoli 200/400 340/454,
brussels-sprouts 250/500 454, cauliflower 300/600 340/680
= fridge 4 2
pineapple 200/400 284/454, cantaloupe 200/400 284/454, honeydew 200/400 284/454, watermelon 250/500 284/680
= fridge 4 3
cucumber piece, eggplant 300 454, jalapeno piece, chili-green piece, chili-red piece, pepper-green-bell piece,
pepper-red-bell piece, pepper-yellow-bell piece, zucchini piece
= fridge 5 3
strawberries 250 454, pomegranate-seeds 80 125
= fridge 7 3
egg-white-raw 330 454
= fridge 7 4
tofu-extra-firm 200/350 397, tofu-firm 200/400 397, tofu-firm-nigari 200/400 397, tofu-silken 350 340, tofu-soft 350
454, blueberries 125 170, cherries-sweet 250 454, papaya 400 450, mango piece
= fridge 7 5
basil-fresh 15 21, chives 20 21, cilantro 30 57, dill-fresh 20 21, lettuce-iceberg 400 454, lettuce-romaine 200 255,
mint-fresh 20 21, parsley 30 57, scallions 100 110, celery 500 454, fennel-bulb 250 234, grapes 500 907, leek piece,
rosemary-fresh 15 21, thyme-fresh 15 21, beets-raw piece, cabbage-green 450/900 907, cabbage-red 450/900 907, napa-cabbage 700
907
= fridge 7 7
milk-1-percent 515/1030 488/976, milk-2-percent 515/1030 488/976, milk-skim 515/1030 488/976,
milk-lactose-free-2-percent 1030 976, chocolate-milk-lowfat 250/500 250/500, kefir-plain 500 972, yogurt-greek-lowfat
150/500 150/907, yogurt-greek-nonfat 150/500 150/907, yogurt-greek-whole 150/500 150/907, yogurt-plain-lowfat 150/500
170/907, ricotta-part-skim 250 425, soy-yogurt-plain 400 150/680, goat-cheese-soft 150 113
= fridge 10 3
natto 100 50
= fridge 10 7
radishes 150 227, daikon 400 454, lemon piece, lime piece, orange piece
= fridge 14 3
ham-lean-roasted 150 227
= fridge 14 5
salmon-smoked 100 113
= fridge 14 7
cottage-cheese-lowfat-1 200 150/454, cottage-cheese-lowfat-2 200 150/454, cream-cheese-low-fat 200 227, feta 200 170,
queso-blanco 225 283, queso-fresco 200 283, mozzarella-whole 125 227, hummus 200 283, carrot piece, parsnip piece,
ginger-fresh 50 57
= fridge 21 4
tempeh 200 227, seitan 250 227
= fridge 21 21
egg-whole-raw 300 600
= fridge 28 4
apple piece
= fridge 30 21
mexican-blend-cheese 150 227, mozzarella-part-skim 200 227
= fridge 30 30
butter-unsalted 250 113
= fridge 60 7
cranberries-raw 250 340
= fridge 90 30
corn-tortilla 240 240, flour-tortilla 288 384, whole-wheat-tortilla 246 328
= fridge 180 21
cheddar 200 227, cheddar-reduced-fat 200 227, gruyere 200 170, swiss-cheese 200 227
= fridge 180 90
horseradish-prepared 140 227, mayonnaise 250 443
= fridge 180 180
vegan-spread 250 425
= fridge 365 7
salsa 300 454, salsa-verde 300 454
= fridge 365 90
miso 300 454
= fridge 365 180
jam 340 510, marmalade 340 510, capers 60 57, olives-black 150 170, olives-green 150 170, mustard-yellow 200 226,
dijon-mustard 200 227, hot-sauce 150 150, fish-sauce 200 200, tamari-gluten-free 250 296
= counter 3 1
avocado piece, peach piece, pear piece, plum piece, fig-fresh piece, kiwi piece, plantain-ripe piece
= counter 4 2
banana piece
= counter 7 3
tomato piece
= counter 7 7
cherry-tomatoes 250 283
= pantry 3 3
bolillo-roll 98 98, french-bread 250 340, sourdough-bread 250/500 680
= pantry 5 3
croissant 228 228
= pantry 7 3
yam-raw 500 454, taro-raw 500 454, cassava-raw 500 454
= pantry 14 4
sweet-potato-raw piece, butternut-squash 1000 907, spaghetti-squash 1000 1361
= pantry 14 7
bagel-plain 360 567, english-muffin 240 340, english-muffin-whole-wheat 264 396, chapati 272 272,
gluten-free-white-bread 400 397, pita-white 300 360, pita-whole-wheat 320 384, rye-bread 250/500 454, whole-wheat-bread
250/500 567
= pantry 30 7
onion piece, red-onion piece, shallot piece, garlic 50 50, potato-raw piece, potato-red-raw piece,
potato-russet-raw piece
= pantry 180 7
almond-milk-unsweetened 1000 960, oat-milk-unsweetened 1000 960, rice-milk-unsweetened 1000 960, soy-milk-unsweetened
255/1000 240/960, soy-milk-chocolate 255/1000 240/960, coconut-water 335/1000 335/500
= pantry 180 30
crispbread-rye 200 200, fig-bars 200 283, pretzels 250 454, tortilla-chips 200 312, corn-flakes 500 340,
shredded-wheat 400 425, granola-oat-honey 500 340, puffed-rice 200 170, puffed-millet 125 170, rice-cakes 100 126,
corn-cakes 130 126, popcorn-air-popped 500 454, raisins 250 340, cranberries-dried 125 170, apricots-dried 200 170,
mango-dried 100 170, fruit-leather 100 113, dates-deglet 250 227, dates-medjool 200 340, nori 25 25
= pantry 180 60
almond-butter 250 340, peanut-butter 340 454, sunflower-butter 250 454, tahini 300 454, almonds 200 227,
almonds-blanched 200 454, almonds-sliced 100 170, cashews-raw 200 227, cashews-roasted 200 227, hazelnuts 200 227,
macadamias 125 170, peanuts-roasted 200 454, pecans 100 170, pine-nuts 70 57, walnuts 200 227, chia-seeds 250 340,
coconut-shredded 200 227, flaxseed-ground 250 454, hemp-seeds 200 227, pumpkin-seeds 200 227, sesame-seeds 100 227,
sunflower-seeds 200 227
= pantry 270 2
sparkling-water 500 355
= pantry 270 3
isotonic-drink 500 591
= pantry 270 7
apple-juice 345/1000 310/1890, cherry-juice-tart 750 946, grape-juice 1000 310/1890, orange-juice 345/1000 370/1620,
pomegranate-juice 750 473
= pantry 365 60
avocado-oil 230 460, olive-oil 460 460, sesame-oil 230 230, coconut-oil 300 414, ghee 250 368, cider-vinegar 500 473
= pantry 365 90
all-purpose-flour 1000 2268, brown-rice-flour 500 680, buckwheat-flour 500 623, chickpea-flour 500 454,
corn-flour-masa 1000 1000, rice-flour 500 680, semolina 500 680, polenta-dry 500 680, grits-dry 500 680,
cream-of-rice-dry 500 397, vital-wheat-gluten 500 283, whole-wheat-pasta-dry 500 454
= pantry 365 120
egg-white-powder 250 227, isotonic-powder 500 566, pea-protein-powder 500 454, soy-protein-isolate 500 454,
whey-protein-isolate 500 907, whey-protein-powder 500 907
= pantry 365 180
brown-rice-dry 500 907, arborio-rice-dry 500 454, basmati-rice-dry 500 907, jasmine-rice-dry 500 907,
parboiled-rice-dry 500 907, sushi-rice-dry 500 907, white-rice-dry 500 907, wild-rice-dry 250 227,
buckwheat-groats-dry 500 454, bulgur-dry 500 680, couscous-dry 500 340, millet-dry 500 680, pearl-barley-dry 500 454,
quinoa-dry 400 454, spelt-dry 500 454, teff-dry 500 680, gluten-free-rolled-oats-dry 500 680, rolled-oats-dry 500 510,
quick-oats-dry 500 510, instant-rice-dry 500 397, pasta-dry 500 454, gluten-free-pasta-dry 500 340, egg-noodles-dry 250 340,
mung-bean-noodles-dry 250 150, rice-noodles-dry 250 227, soba-noodles-dry 250 270, lentils-dry 500 454,
lentils-red-dry 500 454, mung-beans-dry 500 454, split-peas-dry 500 454, tapioca-pearls 250 198
= pantry 540 5
peaches-canned-juice 425 425, tomatoes-canned 400 400, tomatoes-crushed-canned 400 400, tomato-paste 70/140 170,
tomato-puree 500 411, applesauce-unsweetened 350 680
= pantry 730 3
beef-broth 500 240/907, black-beans-cooked 253 253, black-eyed-peas-cooked 253 253, chickpeas-canned 130/253 253,
clams-canned 100 100, coconut-milk-canned 191/382 157/382, hominy-canned 255 255, kidney-beans-cooked 266 266,
kidney-beans-canned 130/266 266, pinto-beans-canned 277 277, pinto-beans-cooked 277 277, pumpkin-canned 425 425,
refried-beans-vegetarian 425 425, salmon-pink-canned 170 170, sardines-canned-oil 92 92, tuna-light-canned-water 113
113, white-beans-canned 425 425, white-beans-cooked 253 253
= pantry 730 365
baking-powder 100 227, baking-soda 200 454, cornstarch 250 454, cocoa-powder 125 227, coffee 250 340, espresso 250
340, honey 250 340, maple-syrup 250 250, salt 500 737, jelly-beans 200 198, dark-chocolate-70 100 100, energy-gel 40
40
= pantry 730 730
allspice 35 28, anise-seed 35 28, bay-leaf 10 5, black-pepper 50 57, caraway-seeds 40 28, cardamom 30 45, cayenne 40
50, chili-flakes 30 43, cinnamon 40 67, coriander-ground 40 35, cumin 40 57, garlic-powder 50 88, ginger-ground 35 45,
nutmeg 35 31, nutritional-yeast 125 142, oregano-dried 10 21, paprika 45 60, rosemary-dried 20 18, sage-dried 15 17,
smoked-paprika 45 51, tarragon-dried 10 6, thyme-dried 15 17, turmeric 40 54, vanilla-alcohol-free 50 59, white-pepper
45 50
= freezer 240 60
blackberries-frozen 300 340, blueberries-frozen 300 340, mango-frozen 300 454, raspberries-frozen 300 340,
strawberries-frozen 300 454, corn-frozen 450 340, edamame-shelled 300 340, green-peas-frozen 450 340
`
