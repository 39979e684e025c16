/**
 * Dishes that are said in a word or two but stand in no food table, as one usual serving:
 * `dish-id | names | food grams, food grams, …` (a last column `x3` is how many are eaten when nobody says, `/8` says that it
 * is one piece of a whole of eight, `?` that kitchens differ in its energy by more than a quarter, `!` that one chain sells it in one size), or `dish-id | names | = recipe-id` for another name of a recipe. Nothing
 * is in them that the name does not promise: no butter on a toast that nobody buttered. A count multiplies the whole; a weight scales it. The grams are those
 * of common recipes, rounded to household measures; they can be corrected item by item.
 */
export const spokenDishes = `
flat-white | flat white | espresso 60, milk-whole 165
latte | latte, latte macchiato, whole milk latte, cafe latte, caffe latte, coffee latte, milky coffee, cafe au lait | espresso 60, milk-2-percent 240
cappuccino | cappuccino, cap | espresso 60, milk-2-percent 170
macchiato | macchiato | espresso 30, milk-whole 15
cortado | cortado, piccolo, gibraltar | espresso 45, milk-whole 60
mocha | mocha, caffe mocha | espresso 60, milk-2-percent 220, cocoa-powder 10, sugar-white 12
oat-latte | oat latte, oat milk latte | espresso 60, oat-milk-unsweetened 240
oat-flat-white | oat flat white, oat milk flat white | espresso 60, oat-milk-unsweetened 165
oat-cappuccino | oat cappuccino, oat milk cappuccino | espresso 60, oat-milk-unsweetened 150
soy-latte | soy latte, soy milk latte | espresso 60, soy-milk-unsweetened 240
almond-latte | almond latte, almond milk latte | espresso 60, almond-milk-unsweetened 240
skinny-latte | skinny latte, skim latte, nonfat latte | espresso 60, milk-skim 240
white-coffee | white coffee, coffee white | coffee 210, milk-2-percent 30
milk-tea | white tea with milk, milky tea, builder tea | tea-black 210, milk-2-percent 30
chai-latte | chai latte, chai | tea-black 120, milk-2-percent 120, sugar-white 12
overnight-oats | overnight oat | rolled-oats-dry 50, milk-2-percent 120
protein-shake | shake, protein shake, whey shake, protein drink, protein shake with water, whey protein shake | whey-protein-powder 32, water 300
smoothie | smoothie, fruit smoothie, berry smoothie, banana smoothie, strawberry banana smoothie | banana 118, strawberries 75, milk-2-percent 150
green-smoothie | green smoothie | banana 118, spinach 30, apple-juice 150, yogurt-plain-whole 60
milkshake | milkshake, vanilla milkshake, strawberry milkshake | milk-whole 200, vanilla-ice-cream 130
acai-bowl | acai bowl, smoothie bowl | blueberries-frozen 150, banana 118, granola-oat-honey 30, almond-milk-unsweetened 60 | ?
avocado-toast | avocado toast, avocado on toast | sourdough-bread 64, avocado 68
beans-on-toast | bean on toast, bean toast, toast bean, baked bean on toast | baked-beans-canned 200, white-bread 58
cinnamon-toast | cinnamon toast | white-bread 29, sugar-white 4, cinnamon 1
french-toast | french toast, eggy bread | white-bread 29, egg-whole-raw 25, milk-2-percent 15, butter-salted 3.5 | x2
egg-on-toast | egg on toast, scrambled egg on toast, poached egg on toast, fried egg on toast | egg-whole-raw 100, whole-wheat-bread 64
pbj | pbj, pbj sandwich, peanut butter jam sandwich, peanut butter jelly sandwich | white-bread 58, peanut-butter 32, jam 20
peanut-butter-toast | peanut butter toast, toast peanut butter, peanut butter on toast | whole-wheat-bread 32, peanut-butter 16
peanut-butter-sandwich | peanut butter sandwich | white-bread 58, peanut-butter 32
grilled-cheese | grilled cheese, cheese toasted sandwich, grilled cheese sandwich, toasted cheese sandwich, cheese on toast, cheese toast | white-bread 58, cheddar 56
cheese-sandwich | cheese sandwich, cheddar sandwich | whole-wheat-bread 64, cheddar 40
ham-sandwich | ham sandwich | whole-wheat-bread 64, ham-sliced-deli 56
ham-cheese-sandwich | ham and cheese sandwich, ham cheese sandwich, ham and cheese toasted sandwich | whole-wheat-bread 64, ham-sliced-deli 56, cheddar 28
turkey-sandwich | turkey sandwich | whole-wheat-bread 64, turkey-deli 64
chicken-sandwich | chicken sandwich | whole-wheat-bread 64, chicken-breast-cooked 75
tuna-sandwich | tuna sandwich, tuna mayonnaise sandwich, tuna and mayonnaise sandwich | whole-wheat-bread 64, tuna-light-canned-water 70, mayonnaise 20
egg-sandwich | egg sandwich, egg mayonnaise sandwich, egg salad sandwich | whole-wheat-bread 64, egg-hard-boiled 100, mayonnaise 20
bacon-sandwich | bacon sandwich, bacon roll, bacon bread roll | white-bread 72, bacon-cooked 30
egg-muffin | egg mcmuffin, egg and cheese muffin, breakfast muffin | english-muffin 57, egg-whole-raw 50, american-cheese 28, canadian-bacon-cooked 14
blt | blt, blt sandwich, bacon lettuce tomato sandwich, bacon lettuce and tomato sandwich | white-bread 58, bacon-cooked 24, lettuce-romaine 15, tomato 40, mayonnaise 12
club-sandwich | club sandwich, club, turkey club, turkey club sandwich | white-bread 87, turkey-deli 64, bacon-cooked 24, lettuce-romaine 20, tomato 40, mayonnaise 14
chicken-wrap | chicken wrap, chicken salad wrap, chicken caesar wrap+dfe | flour-tortilla 64, chicken-breast-cooked 90
falafel-wrap | falafel wrap, falafel pita | pita-white 60, falafel 68, hummus 30, tomato 40, lettuce-romaine 20
omelet | omelet, plain omelet | egg-whole-raw 100
cheese-omelet | cheese omelet | egg-whole-raw 100, cheddar 28
ham-cheese-omelet | ham and cheese omelet, ham omelet | egg-whole-raw 100, ham-sliced-deli 28, cheddar 28
mashed-potato | mashed potato, potato mash, creamed potato | potato-boiled 170, milk-2-percent 20, butter-salted 10
egg-fried-rice | fried rice, egg fried rice, fried rice with egg, fried rice with egg and pea, vegetable fried rice, panda express fried rice | white-rice-cooked 240, egg-whole-raw 50, green-peas-frozen 30, canola-oil 12, soy-sauce 8
chicken-fried-rice | chicken fried rice | white-rice-cooked 200, chicken-breast-cooked 80, egg-whole-raw 25, green-peas-frozen 30, canola-oil 10, soy-sauce 8
chicken-rice | chicken and rice bowl, chicken rice bowl | white-rice-cooked 200, chicken-breast-cooked 120, broccoli-boiled 60
meat-sauce | meat sauce, bolognese sauce, bolognaise sauce, beef ragu | marinara-sauce 120, beef-ground-90-cooked 60, olive-oil 4
spaghetti-bolognese | spaghetti bolognese, pasta with bolognese sauce, spaghetti with bolognese sauce, pasta with bolognese, pasta with meat sauce, pasta and meat sauce, pasta with ragu, bolognese, spaghetti and meat sauce, pasta bolognese, tagliatelle bolognese, penne bolognese, ragu, tagliatelle ragu, pasta ragu, spaghetti with meat sauce, bolognaise | pasta-cooked 200, beef-ground-90-cooked 90, marinara-sauce 130
carbonara | carbonara, spaghetti carbonara, pasta carbonara, penne carbonara, linguine carbonara, tagliatelle carbonara | pasta-cooked 200, bacon-cooked 30, egg-whole-raw 50, parmesan-grated 15
pasta-pesto | pesto pasta, pasta pesto | pasta-cooked 200, pesto 32
pasta-tomato | tomato pasta, pasta and red sauce, pasta with red sauce, spaghetti with red sauce, pasta in tomato sauce, spaghetti in tomato sauce, pasta with tomato sauce, pasta tomato sauce, spaghetti with tomato sauce | pasta-cooked 200, marinara-sauce 130
meatballs | meatball, meat ball | beef-ground-90-cooked 25, breadcrumbs-plain 3, egg-whole-raw 2 | x4
mac-cheese | mac and cheese, macaroni cheese, macaroni and cheese, mac n cheese, mac, kid mac, mac and chz | pasta-cooked 145, cheddar 40, milk-2-percent 55
lasagna | lasagna, lasagne, beef lasagna | pasta-cooked 95, beef-ground-90-cooked 65, marinara-sauce 110, mozzarella-part-skim 35, ricotta-part-skim 30
pizza | pizza, cheese pizza, margherita pizza, margherita, margarita pizza, cheese and tomato pizza, mushroom pizza, vegetable pizza, spinach pizza, neapolitan pizza | italian-bread 215, mozzarella-part-skim 110, pizza-sauce 139, olive-oil 8
deep-dish-slice | deep dish slice, deep dish, deep dish pizza, deep dish pizza slice, chicago pizza | italian-bread 75, mozzarella-part-skim 50, pizza-sauce 40, olive-oil 6
pizza-slice | pizza slice, cheese pizza slice, pepperoni pizza slice+b | italian-bread 60, mozzarella-part-skim 30, pizza-sauce 25, olive-oil 3
hamburger | hamburger, burger, beef burger, smash burger, smashed burger | hamburger-bun 55, beef-ground-80-cooked 105
cheeseburger | cheeseburger, cheese burger | hamburger-bun 55, beef-ground-80-cooked 105, american-cheese 28
chicken-burger | chicken burger | hamburger-bun 60, chicken-breast-cooked 105, breadcrumbs-plain 10, canola-oil 5, mayonnaise 14, lettuce-iceberg 15
hot-dog | hot dog, hotdog | hamburger-bun 44, pork-sausage-cooked 50, mustard-yellow 5, beef-ground-80-cooked 6
chili-con-carne | chili con carne, chili, beef chili, bowl of chili | beef-ground-90-cooked 100, kidney-beans-canned 80, tomatoes-crushed-canned 120, onion 30
vegetable-chili | vegetable chili, bean chili, vegan chili, lentil chili, three bean chili | kidney-beans-canned 130, tomatoes-crushed-canned 150, onion 30, pepper-red-bell 40, canola-oil 7
turkey-chili | turkey chili | turkey-ground-cooked 100, kidney-beans-canned 80, tomatoes-crushed-canned 120, onion 30
beef-burrito | burrito, beef burrito | flour-tortilla 95, beef-ground-90-cooked 95, white-rice-cooked 110, black-beans-cooked 80, cheddar 28
chicken-burrito | chicken burrito | flour-tortilla 95, chicken-breast-cooked 100, white-rice-cooked 110, black-beans-cooked 80, cheddar 28
taco | taco, beef taco | corn-tortilla 24, beef-ground-90-cooked 40, cheddar 8, lettuce-iceberg 10 | x3
quesadilla | quesadilla, cheese quesadilla | flour-tortilla 48, cheddar 50
nachos | nacho, nachos | tortilla-chips 60, cheddar 40, salsa 40
beef-stew | beef stew, stew | beef-stew-meat-cooked 110, potato-boiled 80, carrot-boiled 50, beef-broth 120
caesar-salad | caesar salad, caesar | lettuce-romaine 100, parmesan-grated 15, mayonnaise 25, white-bread 20, anchovies-canned 3
chicken-caesar-salad | chicken caesar salad, caesar salad with chicken, caesar chicken salad, chicken caesar | lettuce-romaine 100, chicken-breast-cooked 100, parmesan-grated 15, mayonnaise 25, white-bread 20, anchovies-canned 3
chicken-salad | chicken salad | lettuce-romaine 80, chicken-breast-cooked 100, tomato 60, cucumber 50, vinegar-oil-dressing 15
tuna-salad | tuna salad | lettuce-romaine 80, tuna-light-canned-water 100, tomato 60, cucumber 50, vinegar-oil-dressing 15
tuna-mayo | tuna mayonnaise, tuna and mayonnaise | tuna-light-canned-water 80, mayonnaise 20
greek-salad | greek salad, greek salad with feta and olive | tomato 100, cucumber 80, feta 45, olives-black 20, red-onion 20, olive-oil 11
side-salad | side salad, salad, mixed salad, green salad, garden salad, ensalada | lettuce-romaine 65, tomato 45, cucumber 35
potato-salad | potato salad | potato-boiled 150, mayonnaise 25
coleslaw | coleslaw, slaw | cabbage-green 55, carrot 17, mayonnaise 18
egg-salad | egg salad, egg mayonnaise | egg-hard-boiled 100, mayonnaise 20
guacamole | guacamole, guac | avocado 48, tomato 9, onion 6, lime-juice 2
tzatziki | tzatziki | yogurt-greek-whole 45, cucumber 15
tomato-soup | tomato soup, soup | tomatoes-canned 230, vegetable-broth 60, cream-light 30, olive-oil 4
lentil-soup | lentil soup | lentils-cooked 160, vegetable-broth 150, carrot-boiled 30, olive-oil 5
chicken-soup | chicken soup, chicken noodle soup | chicken-broth 230, chicken-breast-cooked 50, egg-noodles-dry 18, carrot-boiled 20
noodle-soup | noodle soup | egg-noodles-dry 70, chicken-broth 300, mixed-vegetables-frozen 50
sushi-roll | sushi, sushi roll, maki, maki roll, salmon sushi, salmon maki | sushi-rice-cooked 18, salmon-atlantic-raw 7, nori 0.5 | x8
california-roll | california roll | sushi-rice-cooked 20, crab-canned 5, avocado 3, mayonnaise 1, sesame-seeds 0.3, nori 0.4, egg-white-raw 0.5, all-purpose-flour 0.5 | x8
poke-bowl | poke bowl, salmon poke bowl | sushi-rice-cooked 180, salmon-atlantic-raw 100, avocado 40, edamame-shelled 40, soy-sauce 10
burrito-bowl | burrito bowl, chicken bowl | white-rice-cooked 150, chicken-breast-cooked 115, black-beans-cooked 90, cheddar 25, salsa 50
full-english | full english, cooked breakfast, full breakfast, all day breakfast, irish breakfast, full irish, scottish breakfast, full scottish, english breakfast, full english breakfast, fry up | egg-fried 92, bacon-cooked 24, pork-sausage-cooked 92, baked-beans-canned 130, white-bread 58, tomato 60
rice-pudding | rice pudding | white-rice-cooked 80, milk-2-percent 120, sugar-white 10
rice-and-beans | rice and bean, bean and rice | white-rice-cooked 150, black-beans-cooked 100
yogurt-parfait | yogurt parfait, parfait, granola bowl, yogurt bowl | yogurt-greek-lowfat 170, granola-oat-honey 40, blueberries 60
chia-pudding | chia pudding | chia-seeds 30, almond-milk-unsweetened 200
toast-butter | buttered toast, buttered bread | whole-wheat-bread 32, butter-salted 7
toast-jam | jam toast, jam on toast, toast and jam | whole-wheat-bread 32, jam 20
hummus-toast | hummus toast, hummus on toast | whole-wheat-bread 32, hummus 30
fish-finger | fish finger, fish stick | cod-atlantic-cooked 18, breadcrumbs-plain 6, canola-oil 2 | x4
sandwich | sandwich, toasted sandwich | whole-wheat-bread 64
filled-wrap | filled wrap, stuffed wrap | flour-tortilla 62, lettuce-iceberg 30
chicken-stir-fry | chicken stir fry | chicken-breast-cooked 120, mixed-vegetables-frozen 220, soy-sauce 14, canola-oil 14
beef-stir-fry | beef stir fry, steak stir fry | beef-top-sirloin-lean-cooked 110, mixed-vegetables-frozen 150, soy-sauce 10, canola-oil 10
shrimp-stir-fry | shrimp stir fry | shrimp-cooked 120, mixed-vegetables-frozen 150, soy-sauce 10, canola-oil 10
tofu-stir-fry | tofu stir fry | tofu-firm 120, mixed-vegetables-frozen 150, soy-sauce 10, canola-oil 10
stir-fry | stir fry, vegetable stir fry | mixed-vegetables-frozen 150, soy-sauce 10, canola-oil 10
chicken-curry | chicken curry, curry, chicken tikka | = chicken-tikka-style-curry
thai-curry | thai curry, thai green curry, thai red curry, green curry, red curry, thai chicken curry | = thai-style-coconut-chicken-curry
dal | dal, daal, dhal, dahl, lentil curry, lentil dal, red lentil dal | = red-lentil-dal
cottage-pie | cottage pie, shepherd pie, shepherds pie | = cottage-pie-with-sweet-potato-top
chicken-risotto | chicken risotto, mushroom risotto with chicken, chicken and mushroom risotto | = chicken-and-mushroom-risotto
risotto | risotto, mushroom risotto, vegetable risotto | arborio-rice-dry 75, butter-salted 12, parmesan-grated 15, mushrooms-white 60, vegetable-broth 200, olive-oil 4
goulash | goulash, beef goulash | = beef-goulash-with-potatoes
stroganoff | stroganoff, beef stroganoff | = mushroom-and-beef-stroganoff
pad-thai | pad thai | = chicken-pad-thai
fajitas | fajita, fajitas | = chicken-fajitas
shakshuka-feta | shakshuka with feta | = shakshuka-with-feta-and-sourdough
jollof | jollof, jollof rice | = chicken-jollof-rice
minestrone | minestrone, minestrone soup | = minestrone-with-white-beans-and-pasta
bibimbap | bibimbap | = bibimbap-style-beef-bowl
pho | pho, beef pho | = pho-style-beef-noodle-soup
ratatouille-lasagna | zucchini lasagna | = zucchini-lasagna-with-ricotta
`
