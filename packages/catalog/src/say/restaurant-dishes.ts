/**
 * Dishes that restaurants, chains and bakeries sell under names of their own, with figures of their own, in the notation of
 * `spoken-dishes.ts`. `n36618 251` in the last column is the row of USDA's Standard Reference 28 that a dish was made after,
 * by its NDB number, and the portion in grams that its energy was compared at: that of the row, or a share of an order for
 * several. The others are the base dish with what their name adds.
 */
export const restaurantDishes = `
pepperoni-pizza | pepperoni pizza, diavola, diavolo pizza | italian-bread 225, mozzarella-part-skim 115, pizza-sauce 120, olive-oil 8, pepperoni 32 | n21302 435
chorizo-pizza | chorizo pizza, nduja pizza | italian-bread 225, mozzarella-part-skim 115, pizza-sauce 120, olive-oil 8, chorizo-raw 40
ham-pizza | ham pizza, prosciutto pizza, pizza with ham and mushroom, ham and mushroom pizza, regina pizza, capricciosa | italian-bread 215, mozzarella-part-skim 110, pizza-sauce 120, olive-oil 8, ham-sliced-deli 50, mushrooms-white 30
hawaiian-pizza | hawaiian pizza, hawaii pizza, ham and pineapple pizza | italian-bread 215, mozzarella-part-skim 110, pizza-sauce 120, olive-oil 6, ham-sliced-deli 50, pineapple 60
tuna-pizza | tuna pizza | italian-bread 215, mozzarella-part-skim 90, pizza-sauce 120, olive-oil 8, tuna-light-canned-oil 80, onion 20
chicken-pizza | chicken pizza, bbq chicken pizza, barbecue chicken pizza, bbq pizza, barbecue pizza | italian-bread 225, mozzarella-part-skim 110, bbq-sauce 50, olive-oil 6, chicken-breast-cooked 90
sausage-pizza | sausage pizza | italian-bread 225, mozzarella-part-skim 115, pizza-sauce 120, olive-oil 8, pork-sausage-cooked 55 | n21484 445
meat-pizza | meat feast pizza, meat feast, meat lovers, meat lover pizza | italian-bread 225, mozzarella-part-skim 115, pizza-sauce 110, olive-oil 8, pepperoni 25, ham-sliced-deli 30, pork-sausage-cooked 45
supreme-pizza | supreme pizza, deluxe pizza | italian-bread 215, mozzarella-part-skim 105, pizza-sauce 120, olive-oil 6, pepperoni 25, pork-sausage-cooked 25, pepper-red-bell 40, onion 30
four-cheese-pizza | four cheese pizza, quattro formaggi pizza, quattro formaggi, white pizza | italian-bread 215, mozzarella-part-skim 90, gouda 35, blue-cheese 30, parmesan-grated 15, olive-oil 8
beef-broccoli | beef and broccoli, beef with broccoli, beef and vegetable stir fry | beef-top-sirloin-lean-cooked 110, broccoli-boiled 140, canola-oil 7, soy-sauce 12, cornstarch 4 | n36603 290
cashew-chicken | cashew chicken, chicken with cashew nuts, chicken and cashew nuts | chicken-breast-cooked 130, cashews-raw 25, canola-oil 10, pepper-red-bell 60, soy-sauce 12
chicken-black-bean | chicken in black bean sauce, black bean chicken | chicken-breast-cooked 140, black-beans-cooked 25, canola-oil 10, pepper-red-bell 70, onion 40, soy-sauce 15
beef-black-bean | beef in black bean sauce, black bean beef | beef-top-sirloin-lean-cooked 130, black-beans-cooked 25, canola-oil 10, pepper-red-bell 70, onion 40, soy-sauce 15
general-tso | general tso chicken, general tsos chicken, general tso | chicken-breast-cooked 150, all-purpose-flour 35, canola-oil 24, sugar-white 32, soy-sauce 10 | n36618 251
sesame-chicken | sesame chicken | chicken-breast-cooked 145, all-purpose-flour 33, canola-oil 20, sugar-white 32, sesame-seeds 6, soy-sauce 8 | n36633 240
lemon-chicken | lemon chicken, crispy lemon chicken | chicken-breast-cooked 145, all-purpose-flour 33, canola-oil 15, sugar-white 26, lemon-juice 25, soy-sauce 6 | n36617 244
sweet-sour-pork | sweet and sour pork, sweet sour pork | pork-loin-chop-cooked 130, all-purpose-flour 32, canola-oil 14, sugar-white 32, pineapple 30, soy-sauce 6 | n36622 240
crispy-beef | crispy chili beef, crispy shredded beef, crispy beef | beef-top-sirloin-lean-cooked 130, all-purpose-flour 35, canola-oil 24, sugar-white 28, carrot 30, soy-sauce 8, egg-whole-raw 6
egg-roll | egg roll, pork egg roll | wonton-wrappers 30, pork-ground-cooked 15, cabbage-green 35, canola-oil 8, soy-sauce 2 | n36601 89
beef-chow-mein | beef chow mein, beef lo mein | egg-noodles-dry 105, beef-top-sirloin-lean-cooked 90, canola-oil 12, mixed-vegetables-frozen 60, soy-sauce 15
vegetable-chow-mein | vegetable chow mein, vegetable lo mein | egg-noodles-dry 105, canola-oil 12, mixed-vegetables-frozen 130, soy-sauce 15
shrimp-chow-mein | shrimp chow mein, shrimp lo mein | egg-noodles-dry 105, shrimp-cooked 90, canola-oil 12, mixed-vegetables-frozen 60, soy-sauce 15
bean-burrito | bean burrito, bean and cheese burrito | flour-tortilla 75, refried-beans-vegetarian 90, cheddar 20 | n21264 185
california-burrito | california burrito | flour-tortilla 95, beef-top-sirloin-lean-cooked 110, fries-oven 80, cheddar 30, avocado 30
cheese-enchilada | cheese enchilada | corn-tortilla 42, cheddar 55, salsa 35, canola-oil 5 | x2 n36050 137
beef-enchilada | beef enchilada | corn-tortilla 40, beef-ground-90-cooked 45, cheddar 28, salsa 40, canola-oil 4 | x2
chicken-taco | chicken taco, pulled chicken taco | corn-tortilla 24, chicken-breast-cooked 45, cheddar 8, lettuce-iceberg 10 | x3
pork-taco | carnitas taco, pork taco, al pastor taco, taco al pastor | corn-tortilla 24, pork-loin-chop-cooked 45, onion 8, salsa 10 | x3
ham-sub | ham sub, subway ham | french-roll 75, ham-sliced-deli 57, lettuce-iceberg 20, tomato 25 | n21156 184
chicken-sub | chicken sub, subway chicken, chicken hoagie | french-roll 75, chicken-breast-cooked 65, lettuce-iceberg 20, tomato 30 | n21154 198
steak-sub | steak sub, steak and cheese sub | french-roll 75, beef-top-sirloin-lean-cooked 60, provolone 16, lettuce-iceberg 20, tomato 25 | n21160 201
roast-beef-sub | roast beef sub, subway roast beef | french-roll 75, roast-beef-deli 70, lettuce-iceberg 20, tomato 25 | n21125 190
meatball-sub | meatball sub, meatball sandwich, meatball marinara, meatball marinara sub | french-roll 85, beef-ground-90-cooked 60, marinara-sauce 60, mozzarella-part-skim 20 | n21158 209
mcchicken | mcchicken, chicken mcsandwich, chicken mayonnaise burger | hamburger-bun 55, chicken-breast-cooked 45, all-purpose-flour 10, canola-oil 6, mayonnaise 6 | n21355 131
sausage-muffin | sausage mcmuffin, sausage muffin | english-muffin 57, pork-sausage-cooked 50, american-cheese 14, butter-salted 5
sausage-biscuit | sausage biscuit | croissant 72, pork-sausage-cooked 45 | n21361 117
ice-cream-sundae | sundae, ice cream sundae, hot fudge sundae, caramel sundae, knickerbocker glory | vanilla-ice-cream 130, milk-chocolate 15
fried-chicken-thigh | fried chicken thigh | chicken-wing-cooked 110, all-purpose-flour 12, canola-oil 5, buttermilk-lowfat 6, egg-whole-raw 4 | n21471 136
fried-chicken-breast | fried chicken breast | chicken-wing-cooked 150, all-purpose-flour 18, canola-oil 8, buttermilk-lowfat 6, egg-whole-raw 4 | n21456 194
fried-chicken-drumstick | fried chicken drumstick, fried chicken leg | chicken-drumstick-cooked 60, all-purpose-flour 10, canola-oil 7, buttermilk-lowfat 4, egg-whole-raw 3 | n21457 76
chicken-pie | chicken pie, chicken and mushroom pie | croissant 75, chicken-breast-cooked 70, milk-2-percent 60, butter-salted 8, mushrooms-white 20
pot-pie | pot pie, chicken pot pie | croissant 95, chicken-breast-cooked 60, mixed-vegetables-frozen 60, milk-2-percent 60, butter-salted 8 | n22906 302
chicken-bake | chicken bake | croissant 70, chicken-breast-cooked 50, milk-2-percent 30, butter-salted 6
cheese-onion-bake | cheese and onion bake, cheese bake | croissant 70, cheddar 28, potato-boiled 30, onion 15
eggs-royale | eggs royale, egg royale | english-muffin 57, egg-poached 100, salmon-smoked 50, butter-salted 30, egg-yolk-raw 10
eggs-florentine | eggs florentine, egg florentine | english-muffin 57, egg-poached 100, spinach-cooked 60, butter-salted 30, egg-yolk-raw 10
lamb-rogan-josh | lamb rogan josh+m, rogan josh+m, lamb madras, lamb bhuna, lamb balti | lamb-leg-lean-cooked 150, tomato-puree 100, onion 60, canola-oil 15
lamb-biryani | lamb biryani | lamb-leg-lean-cooked 110, white-rice-cooked 260, canola-oil 12, onion 30, yogurt-plain-whole 20
vegetable-biryani | vegetable biryani, veg biryani | white-rice-cooked 270, mixed-vegetables-frozen 120, canola-oil 14, onion 30, yogurt-plain-whole 20
lamb-samosa | lamb samosa, meat samosa | all-purpose-flour 25, lamb-ground-cooked 30, canola-oil 5, green-peas-frozen 8 | x2
pierogi | pierogi, varenyky, potato pierogi | all-purpose-flour 14, potato-boiled 22, butter-salted 2 | x5
cucumber-maki | cucumber roll, cucumber maki, vegetable sushi, vegetable roll | sushi-rice-cooked 17, cucumber 5, nori 0.5 | x6
avocado-maki | avocado roll, avocado maki | sushi-rice-cooked 17, avocado 6, nori 0.5 | x6
teriyaki-chicken-bowl | teriyaki chicken bowl, chicken teriyaki bowl, chicken teriyaki with rice | white-rice-cooked 220, chicken-thigh-skinless-cooked 120, teriyaki-sauce 40, mixed-vegetables-frozen 60
vegetable-lasagna | vegetable lasagna, vegetable lasagne, spinach lasagna | pasta-cooked 100, zucchini 60, spinach-cooked 40, marinara-sauce 110, mozzarella-part-skim 40, ricotta-whole 45
restaurant-lasagna | restaurant lasagna, large lasagna | pasta-cooked 130, beef-ground-90-cooked 110, marinara-sauce 130, mozzarella-part-skim 60, ricotta-whole 60 | n36041 457
plain-alfredo | alfredo, fettuccine alfredo, pasta alfredo | pasta-cooked 240, cream-heavy 60, parmesan-grated 20, butter-salted 8
vanilla-latte | vanilla latte, iced vanilla latte | espresso 60, milk-2-percent 220, sugar-white 20
sponge-cake | sponge cake, plain sponge | all-purpose-flour 18, sugar-white 20, egg-whole-raw 22 | /12 n18134 63
pound-cake | pound cake, madeira cake, loaf cake | all-purpose-flour 20, sugar-white 17, butter-salted 13, egg-whole-raw 10 | /10 n18121 60
carrot-cake | carrot cake+w | all-purpose-flour 22, sugar-white 34, canola-oil 15, carrot 20, cream-cheese 20, egg-whole-raw 15 | /8
pecan-pie | pecan pie | all-purpose-flour 18, butter-salted 14, sugar-white 40, pecans 25, egg-whole-raw 12 | /8 n18325 122
pumpkin-pie | pumpkin pie, sweet potato pie | all-purpose-flour 22, butter-salted 10, sugar-white 19, pumpkin-canned 70, milk-2-percent 40, egg-whole-raw 20 | /8 n18327 155
cherry-pie | cherry pie, blueberry pie, fruit pie | all-purpose-flour 35, butter-salted 14, sugar-white 22, cherries-sweet 60 | /8 n18308 125
lemon-pie | lemon meringue pie, key lime pie, lemon tart | all-purpose-flour 18, butter-salted 9, sugar-white 40, egg-whole-raw 15, lemon-juice 20 | /8 n18320 113
salami-pizza | salami pizza, soppressata pizza | italian-bread 225, mozzarella-part-skim 115, pizza-sauce 120, olive-oil 8, salami-dry 32
bacon-pizza | bacon pizza | italian-bread 225, mozzarella-part-skim 115, pizza-sauce 120, olive-oil 8, bacon-cooked 30
chicken-chili | chicken chili | chicken-breast-cooked 100, kidney-beans-canned 80, tomatoes-crushed-canned 120, onion 30
tuna-maki | tuna roll, tuna maki | sushi-rice-cooked 18, tuna-yellowfin-raw 7, nori 0.5 | x8
spicy-tuna-roll | spicy tuna roll | sushi-rice-cooked 18, tuna-yellowfin-raw 8, mayonnaise 2, nori 0.5 | x8
tuna-poke | tuna poke bowl, ahi poke bowl | sushi-rice-cooked 180, tuna-yellowfin-raw 100, avocado 40, edamame-shelled 40, soy-sauce 10
tuna-nigiri | tuna nigiri | sushi-rice-cooked 22, tuna-yellowfin-raw 13 | x2
shrimp-nigiri | shrimp nigiri | sushi-rice-cooked 22, shrimp-cooked 12 | x2
tuna-sashimi | tuna sashimi | tuna-yellowfin-raw 90
seafood-risotto | seafood risotto, shrimp risotto | arborio-rice-dry 75, shrimp-cooked 80, butter-salted 10, vegetable-broth 200, olive-oil 6, mussels-cooked 20
bacon-double-cheeseburger | bacon double cheeseburger, double bacon cheeseburger | hamburger-bun 70, beef-ground-80-cooked 125, american-cheese 42, bacon-cooked 16
pork-gyro | pork gyro, pork gyros, pork souvlaki | pita-white 90, pork-loin-chop-cooked 100, yogurt-greek-whole 40, tomato 40
chicken-pasta-bake | chicken pasta bake | pasta-cooked 200, chicken-breast-cooked 80, cheddar 28, marinara-sauce 80
chicken-footlong | footlong chicken, chicken footlong, subway footlong chicken | french-roll 150, chicken-breast-cooked 130, lettuce-iceberg 40, tomato 60 | n21154 396
chocolate-cake | chocolate cake, chocolate fudge cake, devils food cake | all-purpose-flour 26, sugar-white 32, butter-salted 18, egg-whole-raw 15, cocoa-powder 6 | /8
cheese-scone | cheese scone | all-purpose-flour 40, butter-salted 9, cheddar 15
chicken-gravy | chicken gravy | chicken-broth 55, all-purpose-flour 4, butter-salted 2
seafood-chowder | seafood chowder, fish chowder | milk-2-percent 150, potato-boiled 80, shrimp-cooked 30, cod-atlantic-cooked 30, cream-light 40, mussels-cooked 30, all-purpose-flour 6
halloumi-fries | halloumi fries, halloumi fry | queso-blanco 22, all-purpose-flour 4, canola-oil 2.5 | x4
ham-croquette | ham croquette | all-purpose-flour 8, milk-2-percent 15, ham-sliced-deli 6, breadcrumbs-plain 4, canola-oil 2.5, egg-whole-raw 3 | x4
chicken-pasta-salad | chicken pasta salad | pasta-cooked 150, chicken-breast-cooked 60, mayonnaise 20, corn-canned 30
breaded-chicken | chicken milanese, breaded chicken, breaded chicken breast | chicken-breast-cooked 130, breadcrumbs-plain 30, canola-oil 14, egg-whole-raw 15
small-beer | small beer | beer 200
apple-spritzer | apple spritzer, fruit spritzer, juice spritzer | apple-juice 165, sparkling-water 165
chocolate-muffin | chocolate muffin, chocolate chip muffin, double chocolate muffin, triple chocolate muffin | all-purpose-flour 35, sugar-white 28, canola-oil 15, egg-whole-raw 12, chocolate-chips-semisweet 10, milk-2-percent 15
ham-egg-chips | ham egg and chips, ham egg chips, ham egg and fries | ham-sliced-deli 100, egg-fried 92, fries-oven 150
pork-fried-rice | pork fried rice | white-rice-cooked 220, pork-loin-chop-cooked 60, egg-whole-raw 25, green-peas-frozen 30, canola-oil 11, soy-sauce 8
beef-fried-rice | beef fried rice | white-rice-cooked 220, beef-top-sirloin-lean-cooked 60, egg-whole-raw 25, green-peas-frozen 30, canola-oil 11, soy-sauce 8
salmon-teriyaki | salmon teriyaki, teriyaki salmon | salmon-atlantic-cooked 140, teriyaki-sauce 35
cheese-fondue | cheese fondue, fondue | gruyere 110, french-bread 120, wine-white 40 | ?
chocolate-fondue | chocolate fondue | milk-chocolate 50, cream-heavy 25, strawberries 80, banana 60 | ?
raclette | raclette | gruyere 110, potato-boiled 200, pickles-dill 40 | ?
chickpea-stew | chickpea stew | chickpeas-cooked 160, beef-stew-meat-cooked 60, chorizo-raw 20, potato-boiled 60, carrot-boiled 40, beef-broth 150
meatball-footlong | footlong meatball, meatball footlong, footlong meatball marinara | french-roll 170, beef-ground-90-cooked 120, marinara-sauce 120, mozzarella-part-skim 40 | n21158 418
tuna-footlong | footlong tuna, tuna footlong | french-roll 150, tuna-light-canned-water 150, mayonnaise 60, lettuce-iceberg 40, tomato 50 | n21126 474
ham-footlong | footlong ham, ham footlong | french-roll 150, ham-sliced-deli 114, lettuce-iceberg 40, tomato 50 | n21156 368
cheesy-beans-toast | cheesy beans on toast, cheese and beans on toast, cheesy bean toast | baked-beans-canned 200, white-bread 58, cheddar 30
jacket-beans | baked potato with beans, baked potato and beans, baked potato bean | potato-baked 200, baked-beans-canned 150
jacket-cheese-beans | baked potato with cheese and beans, baked potato with beans and cheese | potato-baked 200, baked-beans-canned 150, cheddar 40
`
