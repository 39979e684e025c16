/**
 * Dishes, sweets and bakery goods of everyday logs in Britain, the United States, Germany, Spain and India that the other
 * tables lack, in the notation of `spoken-dishes.ts`. The energy is that of the piece or portion that is sold (what makers
 * print), for home cooking that of common recipes; sources and method are those of `takeaway-dishes.ts`.
 */
export const everydayDishes = `
baby-carrot | baby carrot | carrot 10 | x8
broccoli-floret | broccoli floret, floret of broccoli | broccoli-boiled 12 | x7
roast-potato | roast potato, roasted potato | potato-baked 55, canola-oil 3 | x3
philadelphia-roll | philadelphia roll, philadelphia sushi, sushi philadelphia, philly roll | sushi-rice-cooked 140, salmon-smoked 40, cream-cheese 30, nori 3
semolina-pudding | semolina pudding, semolina, semolina porridge | milk-2-percent 230, semolina 30, sugar-white 15
wispa | wispa, aero, crunchie, wispa bar, aero bar | milk-chocolate 36
flake-bar | flake bar, cadbury flake | milk-chocolate 32
chicken-super-noodles | chicken super noodle, super noodle chicken | pasta-dry 76, soy-sauce 5, canola-oil 18, salt 2, chicken-breast-cooked 3
super-noodles | super noodle, pack of super noodle | pasta-dry 76, soy-sauce 5, canola-oil 18, salt 2
small-fries | small fries, small portion of fries | fries-oven 70, canola-oil 12
medium-fries | medium fries, regular fries, medium portion of fries | fries-oven 100, canola-oil 18
large-fries | large fries, large portion of fries, extra large fries | fries-oven 140, canola-oil 25
chip-shop-chips | chip shop chips, chippy chips | fries-oven 250, canola-oil 30
hash-brown | hash brown, hash browns, hash brown patty, hash brown bite | hash-browns-frozen 55, canola-oil 10
twix | twix, twix bar | graham-crackers 18, milk-chocolate 32
fun-size-twix | fun size twix, fun size kitkat, mini twix, funsize twix | graham-crackers 7, milk-chocolate 13
fun-size-bar | fun size mars+e, fun size milky way+e, fun size bar, fun size chocolate, fun size galaxy, treat size bar, mini mars+e, fudge bar, kinder riegel, kinder bar | milk-chocolate 18
fun-size-snickers | fun size snickers, mini snickers, snickers fun size | milk-chocolate 13, peanuts-roasted 5
assorted-chocolate | quality street+h, heroes+g, cadbury heroes+g, cadbury roses+h, celebrations+hpg, assorted chocolate+h, praline+h, chocolate praline+h, chocolate truffle, lindor+g, lindor ball+g, lindt truffle, lindt ball, lindt lindor, after eight, boxed chocolate+h | milk-chocolate 9 | x3
chocolate-biscuit-bar | penguin, penguin bar, penguin biscuit, club bar, club biscuit, two finger kitkat, 2 finger kitkat, kitkat 2 finger, tunnocks, tunnocks wafer, caramel wafer, chocolate biscuit bar, blue riband | graham-crackers 10, milk-chocolate 11
creme-egg | creme egg, cadbury creme egg | milk-chocolate 26, sugar-white 10, egg-white-raw 2
ferrero-rocher | ferrero rocher, ferrero, rocher | milk-chocolate 7, hazelnuts 5, sugar-white 1, all-purpose-flour 1 | x2
cheese-triangle | cheese triangle, dairylea triangle, laughing cow, laughing cow triangle, spreadable cheese triangle | cream-cheese-low-fat 17
fromage-frais | fromage frais, petits filous, petit filous, tube of yogurt, kids yogurt, munch bunch, yogurt pouch | yogurt-fruit-lowfat 45
fruit-pouch | fruit puree, fruit pouch, pouch of fruit puree, ella kitchen, fruit puree pouch, baby food pouch, quetschie, quetschbeutel | applesauce-unsweetened 95
party-ring | party ring, iced gem, iced biscuit, pink wafer | graham-crackers 7 | x3
cupcake | cupcake, fairy cake, butterfly cake, iced cupcake | all-purpose-flour 16, sugar-white 24, butter-salted 13, egg-whole-raw 8
mini-cupcake | mini cupcake | all-purpose-flour 6, sugar-white 9, butter-salted 5, egg-whole-raw 3
mini-muffin | mini muffin, muffin bite, mini blueberry muffin | blueberry-muffin 20 | x2
savory-muffin | egg bite, egg muffin cup, sous vide egg bite, egg cup | egg-whole-raw 45, cheddar 12 | x2
millionaires-shortbread | millionaire shortbread, millionaires shortbread, caramel shortbread, caramel slice | all-purpose-flour 15, butter-salted 12, sugar-white 17, milk-chocolate 10
bakewell-tart | bakewell tart, bakewell, cherry bakewell, frangipane tart | all-purpose-flour 16, almonds 6, sugar-white 17, butter-salted 8, egg-whole-raw 5
tart-custard | custard tart, pastel de nata, egg custard tart, portuguese tart, pasteis de nata | all-purpose-flour 18, milk-2-percent 30, egg-yolk-raw 10, sugar-white 14, butter-salted 8
mince-pie | mince pie | all-purpose-flour 22, butter-salted 8, raisins 20, sugar-white 10
eton-mess | eton mess, pavlova, meringue nest with cream | cream-heavy 55, sugar-white 35, strawberries 70, egg-white-raw 12
ice-cream-sandwich | ice cream sandwich | vanilla-ice-cream 60, graham-crackers 13
stuffing | stuffing, sage and onion stuffing, bread stuffing | white-bread 45, butter-salted 8, onion 25
green-bean-casserole | green bean casserole | green-beans-boiled 90, cream-light 25, onion 20, canola-oil 4, all-purpose-flour 6
sweet-potato-casserole | sweet potato casserole, candied yam, candied sweet potato | sweet-potato-baked 160, sugar-brown 18, butter-salted 8, marshmallows 8
baked-ziti | baked ziti, ziti, pasta al forno, cheesy pasta bake | pasta-cooked 180, marinara-sauce 100, mozzarella-part-skim 45, ricotta-whole 25
roast-chicken-dinner | chicken roast dinner, chicken roast, sunday chicken roast | chicken-whole-skinless-cooked 140, potato-baked 220, carrot-boiled 60, broccoli-boiled 50, canola-oil 6
roast-lamb-dinner | roast lamb dinner | lamb-leg-lean-cooked 130, potato-baked 220, carrot-boiled 60, canola-oil 6
roast-pork-dinner | roast pork dinner | pork-loin-chop-cooked 130, potato-baked 220, carrot-boiled 60, canola-oil 6
egg-cress-sandwich | egg and cress sandwich, egg cress sandwich, egg mayonnaise and cress sandwich, egg and cress | whole-wheat-bread 72, egg-hard-boiled 85, mayonnaise 14
chicken-stuffing-sandwich | chicken and stuffing sandwich, chicken stuffing sandwich | whole-wheat-bread 90, chicken-breast-cooked 70, mayonnaise 14
chicken-caesar-baguette | chicken caesar baguette, chicken caesar sandwich, caesar chicken baguette | french-bread 110, chicken-breast-cooked 70, mayonnaise 20, parmesan-grated 8, anchovies-canned 2
ham-pickle-sandwich | ham salad sandwich, ham and tomato sandwich, ham and mustard sandwich+u, ham and pickle sandwich | whole-wheat-bread 64, ham-sliced-deli 56, tomato 20
turkey-cheese-sandwich | turkey and cheese sandwich, turkey cheese sandwich, turkey and swiss sandwich, turkey swiss sandwich, turkey and provolone sandwich | whole-wheat-bread 64, turkey-deli 64, swiss-cheese 24, mayonnaise 5
cinema-popcorn | cinema popcorn, movie popcorn, movie theater popcorn, movie theatre popcorn, butter popcorn+m, buttered popcorn+m | popcorn-air-popped 70, coconut-oil 30
sweet-popcorn | sweet popcorn, toffee popcorn, caramel popcorn, butterkist, salted caramel popcorn | popcorn-air-popped 18, sugar-white 12, butter-salted 5
microwave-popcorn | microwave popcorn, bag of microwave popcorn | popcorn-air-popped 60, canola-oil 18
chocolate-spread | chocolate spread, hazelnut spread, chocolate hazelnut spread, nutella spread | sugar-white 8, canola-oil 4, hazelnuts 2.5, cocoa-powder 1.5, milk-dry-nonfat 1.5, soy-protein-isolate 0.2
chip-shop-curry-sauce | curry sauce, chip shop curry sauce, tub of curry sauce | tomato-puree 60, onion 30, canola-oil 5, all-purpose-flour 5, curry-powder 2
white-gravy | white gravy, country gravy, cream gravy, sawmill gravy | milk-2-percent 60, all-purpose-flour 7, butter-salted 6
vanilla-custard | vanilla sauce, pouring custard, custard sauce, hot custard, creme anglaise, birds custard, tinned custard | milk-2-percent 65, sugar-white 8, egg-yolk-raw 6
breakfast-taco | breakfast taco, egg taco, egg and cheese taco, bacon egg and cheese taco, bacon egg and cheese breakfast taco, breakfast taco bacon egg and cheese, breakfast taco bacon egg cheese, breakfast taco with bacon egg and cheese, potato egg and cheese taco | flour-tortilla 34, egg-scrambled 60, bacon-cooked 8, cheddar 14 | x2
kolache | kolache, sausage kolache, klobasnek, kolaches, sausage and cheese kolache, sausage cheese kolache | bread-flour 35, pork-sausage-cooked 35, butter-salted 6, cheddar 5
fruit-kolache | fruit kolache, apricot kolache | bread-flour 35, sugar-white 12, butter-salted 7, apricot 15
american-biscuit | buttermilk biscuit, biscuit with butter, southern biscuit, flaky biscuit, american biscuit | all-purpose-flour 33, buttermilk-lowfat 25, butter-salted 10
short-stack | short stack | pancake-homemade 110 | x2
full-stack | full stack, tall stack | pancake-homemade 330
lemon-pepper-wing | lemon pepper wing, naked wing, dry rub wing | chicken-wing-cooked 34, canola-oil 2 | x6
boneless-wing | boneless wing | chicken-breast-cooked 32, all-purpose-flour 8, canola-oil 4, buttermilk-lowfat 3, egg-whole-raw 2 | x6
garlic-parmesan-wing | garlic parmesan wing | chicken-wing-cooked 34, cheddar 3, canola-oil 1 | x6
frito-pie | frito pie, walking taco | tortilla-chips 45, beef-ground-80-cooked 70, kidney-beans-canned 40, cheddar 25
queso-dip | queso dip, chips and queso, chip and queso, queso and chips | tortilla-chips 50, cheddar 40, milk-2-percent 30
tex-mex-plate | street taco, barbacoa taco, brisket taco, carne asada taco, steak taco | corn-tortilla 26, beef-brisket-lean-cooked 45, onion 8, salsa 10 | x3
fajita-vegetables | fajita vegetable, fajita pepper, fajita peppers and onions, pepper and onion, sauteed pepper and onion | pepper-green-bell 45, onion 30, canola-oil 1
chicken-sausage-gumbo | chicken and sausage gumbo, chicken gumbo | chicken-thigh-skinless-cooked 80, pork-sausage-cooked 40, white-rice-cooked 120, onion 40, canola-oil 8, all-purpose-flour 8, celery 15
red-beans-rice | red beans and rice, red bean and rice | kidney-beans-canned 150, white-rice-cooked 160, pork-sausage-cooked 30
idli | idli, rava idli+g | rice-flour 11, lentils-cooked 12 | x3
vada | vada, medu vada | lentils-cooked 30, chickpea-flour 10, canola-oil 6 | x2
sambar | sambar, sambhar, rasam | lentils-cooked 70, mixed-vegetables-frozen 60, canola-oil 4, water 80, mustard-seed 1
coconut-chutney | coconut chutney, peanut chutney | coconut-raw 14, peanuts-roasted 2, yogurt-plain-whole 12, mustard-seed 0.5
roti | roti, tawa roti, ruti | chapati 42 | x2
phulka | phulka, fulka | chapati 35 | x2
puri | puri, poori | whole-wheat-flour 18, canola-oil 6 | x3
paratha | paratha, parantha, plain paratha | whole-wheat-flour 48, ghee 10
aloo-paratha | aloo paratha, stuffed paratha, gobi paratha, potato paratha | whole-wheat-flour 48, potato-boiled 50, ghee 10
paneer-paratha | paneer paratha | whole-wheat-flour 48, queso-blanco 30, ghee 8
upma | upma, rava upma, uppittu | semolina 50, canola-oil 7, onion 30, green-peas-frozen 20, mustard-seed 0.5
poha | poha, aval | puffed-rice 48, potato-boiled 30, onion 30, canola-oil 7, peanuts-roasted 6, mustard-seed 0.5
khichdi | khichri, kichdi, khichuri | white-rice-cooked 120, lentils-cooked 80, ghee 5
rajma | rajma, rajma masala, rajma chawal curry | kidney-beans-canned 180, tomato-puree 60, onion 40, canola-oil 8
dal-bowl | dal tadka, dal fry, yellow dal, toor dal, moong dal, masoor dal, bowl of dal, katori dal | lentils-cooked 150, onion 20, canola-oil 5, water 60
dal-makhani | dal makhani, black dal | lentils-cooked 150, butter-salted 12, cream-heavy 15, tomato-puree 50
curd-rice | curd rice, thayir sadam | white-rice-cooked 160, yogurt-plain-whole 120, mustard-seed 0.5
chole-bhature | chole bhature, chhole bhature, chana bhatura | chickpeas-canned 180, all-purpose-flour 85, canola-oil 24, onion 40, yogurt-plain-whole 15
pav-bhaji | pav bhaji | potato-boiled 120, mixed-vegetables-frozen 60, french-roll 76, butter-salted 14
paneer-butter-masala | paneer butter masala+c, paneer makhani+c, shahi paneer+c, kadai paneer, matar paneer, paneer masala | queso-blanco 80, tomato-puree 90, cream-heavy 20, butter-salted 8, green-peas-frozen 20
vegetable-sabzi | sabzi, sabji, bhindi masala, bhindi, mixed vegetable sabzi, baingan bharta, aloo sabzi | mixed-vegetables-frozen 130, canola-oil 9, onion 30
egg-curry | egg curry, anda curry, egg masala | egg-hard-boiled 100, tomato-puree 80, onion 50, canola-oil 10
chai | masala chai, indian chai, chai with milk, cutting chai, chai tea with milk | tea-black 90, milk-whole 70, sugar-white 8
filter-coffee | filter coffee with milk and sugar, south indian coffee, indian filter coffee | coffee 80, milk-whole 80, sugar-white 8
kheer | kheer, payasam | milk-whole 130, sugar-white 15, white-rice-cooked 30, almonds 4
gulab-jamun | gulab jamun, jalebi, rasgulla, ladoo, laddu, barfi, burfi | milk-dry-whole 10, sugar-white 20, ghee 4, all-purpose-flour 5 | x2
salmon-teriyaki-bento | bento, bento box, salmon bento, chicken bento, salmon teriyaki bento | white-rice-cooked 200, salmon-atlantic-cooked 100, chicken-breast-cooked 30, teriyaki-sauce 25, mixed-vegetables-frozen 60 | ?
tamago-don | oyakodon, gyudon, beef rice bowl, chicken and egg rice bowl | white-rice-cooked 250, beef-brisket-lean-cooked 80, chicken-breast-cooked 30, egg-whole-raw 50, soy-sauce 15
hotpot-noodles | dan dan noodle, dandan noodle, zhajiangmian, biang biang noodle | egg-noodles-dry 100, pork-ground-cooked 50, peanut-butter 15, canola-oil 10, soy-sauce 10, tahini 6
scallion-pancake | scallion pancake, spring onion pancake | all-purpose-flour 50, canola-oil 12
tomato-egg | tomato and egg, tomato egg stir fry, tomato scrambled egg | egg-whole-raw 100, tomato 150, canola-oil 10
adobo | adobo, chicken adobo | chicken-thigh-skinless-cooked 150, soy-sauce 20, canola-oil 8
pork-adobo | pork adobo, sisig, lechon | pork-loin-chop-cooked 140, soy-sauce 15, canola-oil 6
lumpia | lumpia | wonton-wrappers 12, pork-ground-cooked 12, canola-oil 4 | x4
tostones | tostones, fried plantain, maduros, platano frito | plantain-ripe 100, canola-oil 8
ropa-vieja | ropa vieja, shredded beef stew | beef-flank-steak-cooked 130, tomato-puree 60, pepper-red-bell 40, canola-oil 7
fufu | fufu, ugali, pap, pounded yam, eba, sadza, banku | cornmeal-whole-grain 75, water 150
egusi | egusi, egusi soup, okra soup | pumpkin-seeds 35, spinach-cooked 80, beef-stew-meat-cooked 50, canola-oil 12, shrimp-cooked 6
turkish-pizza | turkish pizza, lahmacun rolle | flour-tortilla 95, lamb-ground-cooked 45, onion 25, tomato 30
doner-sandwich | doner im brot, doner sandwich, chicken doner sandwich | pita-white 130, chicken-thigh-skinless-cooked 110, lettuce-iceberg 40, mayonnaise 15, yogurt-plain-whole 20
german-rye-bread | german rye bread, german rye bread slice | rye-bread 50
german-wholemeal-bread | german wholemeal bread, german wholemeal bread slice | whole-wheat-bread 50
german-beer | wheat beer | beer 500
hunter-schnitzel | hunter schnitzel, schnitzel with mushroom sauce | pork-loin-chop-cooked 130, breadcrumbs-plain 30, canola-oil 14, cream-heavy 25, mushrooms-white 60
creamed-spinach | creamed spinach, creamy spinach | spinach-cooked 130, cream-light 30, butter-salted 4
nut-pastry | nut pastry, nut swirl, nut roll pastry | all-purpose-flour 50, hazelnuts 18, sugar-white 22, butter-salted 12
pastry-swirl | pastry swirl+e, pudding pastry, raisin swirl+e | all-purpose-flour 45, sugar-white 18, butter-salted 12, raisins 12
quark-ball | quark ball, fried quark ball, castagnole | all-purpose-flour 14, yogurt-greek-nonfat 10, sugar-white 8, canola-oil 5, egg-whole-raw 4 | x2
milk-slice | milk slice, kinder milk slice | milk-2-percent 10, sugar-white 9, all-purpose-flour 6, butter-salted 5, egg-whole-raw 4
german-pizza | frozen pizza, frozen salami pizza, ristorante pizza, steinofenpizza | italian-bread 175, mozzarella-part-skim 85, pizza-sauce 80, salami-dry 30
german-soup | liver dumpling soup, pancake soup | beef-broth 250, white-bread 25, egg-whole-raw 15, chicken-liver-cooked 20
liver-sausage | liver sausage, liverwurst | pork-sausage-cooked 30
roast-knuckle | roast knuckle, pork knuckle | pork-spareribs-cooked 220
vermouth | vermouth wine, sweet vermouth | wine-white 90, sugar-white 9
cuban-rice | cuban rice, rice with egg and tomato sauce | white-rice-cooked 200, egg-fried 46, marinara-sauce 90, canola-oil 6
lentil-plate | lentil plate, stewed lentil | lentils-cooked 220, carrot-boiled 30, potato-boiled 50, olive-oil 6
chickpea-spinach | chickpea and spinach stew, chickpea with spinach, chickpea stew with spinach | chickpeas-canned 180, spinach-cooked 80, olive-oil 9
bean-plate | bean stew, stewed bean | white-beans-cooked 200, carrot-boiled 30, olive-oil 7
fried-empanada | fried empanada, small empanada | all-purpose-flour 22, tuna-light-canned-oil 18, canola-oil 6 | x2
octopus-plate | galician octopus, octopus with paprika | octopus-cooked 110, potato-boiled 80, olive-oil 8
farton | sweet bun, sweet roll, bun sweet | bread-flour 24, sugar-white 9, canola-oil 3.5, egg-whole-raw 5, milk-2-percent 10
ensaimada | spanish spiral pastry | bread-flour 38, sugar-white 16, lard 10, egg-whole-raw 5
catalan-cream | catalan cream | milk-2-percent 120, sugar-white 25, egg-yolk-raw 20, cornstarch 5
cheese-pork-loin | pork loin with potato, pork loin and potato | pork-loin-chop-cooked 130, fries-oven 150
fish-fry | fried fish tapa, fried fish in flour, adobo fish | cod-atlantic-cooked 120, all-purpose-flour 20, olive-oil 14
stuffed-pita | chicken pita, chicken pitta, chicken in pita | pita-white 60, chicken-breast-cooked 90, lettuce-romaine 20
tuna-bean-salad | tuna and bean salad, tuna bean salad | tuna-light-canned-oil 80, white-beans-cooked 120, onion 20
tomato-cream-pasta | tomato and mascarpone pasta, tomato mascarpone pasta | pasta-cooked 200, marinara-sauce 100, cream-cheese 25
energy-ball | energy ball, bliss ball, date ball | dates-deglet 13, almonds 6, cocoa-powder 1 | x2
protein-pudding | protein pudding, protein mousse, high protein pudding | yogurt-greek-nonfat 170, whey-protein-powder 8
protein-crisps | protein crisp, protein chip | tortilla-chips 20, whey-protein-powder 8
rice-cake-chocolate | chocolate rice cake, chocolate covered rice cake | rice-cakes 9, milk-chocolate 7 | x2
flavoured-rice-cake | caramel rice cake, salt and vinegar rice cake | rice-cakes 9, sugar-white 2 | x2
buttermilk-shake | flavored milk, strawberry milk, vanilla milk | milk-2-percent 240, sugar-white 12
chocolate-shake | chocolate shake, chocolate thick shake, thick shake, fast food shake | milk-whole 200, vanilla-ice-cream 120, cocoa-powder 4, sugar-white 4
pigs-in-blankets | pig in blanket, pigs in blankets, pig in a blanket, pigs in a blanket | pork-sausage-cooked 22, bacon-cooked 5 | x3
skinny-cappuccino | skinny cappuccino, skim cappuccino | espresso 60, milk-skim 170
skinny-flat-white | skinny flat white | espresso 60, milk-skim 130
almond-cappuccino | almond cappuccino, almond milk cappuccino, almond flat white, almond milk flat white | espresso 60, almond-milk-unsweetened 150
soy-cappuccino | soy cappuccino, soy milk cappuccino, soy flat white, soy milk flat white | espresso 60, soy-milk-unsweetened 150
coconut-latte | coconut latte, coconut milk latte, coconut flat white, coconut cappuccino | espresso 60, coconut-milk-drink 200
oat-mocha | oat mocha, oat milk mocha | espresso 60, oat-milk-unsweetened 220, cocoa-powder 10, sugar-white 12
luncheon-meat | luncheon meat, spam, fried spam | pork-sausage-cooked 56
spam-musubi | spam musubi, musubi | sushi-rice-cooked 100, pork-sausage-cooked 40, nori 1, soy-sauce 5
loco-moco | loco moco | white-rice-cooked 250, beef-ground-80-cooked 110, egg-fried 46, beef-broth 60, all-purpose-flour 5
fruit-cobbler | cobbler, peach cobbler, apple cobbler, fruit cobbler, cherry cobbler | peaches-canned-juice 100, all-purpose-flour 30, sugar-white 25, butter-salted 14
po-boy | po boy, shrimp po boy, fried shrimp po boy | french-bread 110, shrimp-cooked 90, all-purpose-flour 15, canola-oil 14, mayonnaise 14
gobi-manchurian | manchurian, gobi manchurian, vegetable manchurian | cauliflower-boiled 120, all-purpose-flour 25, canola-oil 15, soy-sauce 10
potato-noodle | potato noodle, schupfnudel | potato-boiled 140, all-purpose-flour 45, butter-salted 8, egg-whole-raw 10
red-cabbage | red cabbage, braised red cabbage | cabbage-red 140, sugar-white 8, canola-oil 3
fish-stew | fish stew, bouillabaisse, cioppino | cod-atlantic-cooked 120, shrimp-cooked 30, potato-boiled 80, tomato-puree 60, olive-oil 10, mussels-cooked 30
tomato-flatbread | tomato flatbread, vegetable flatbread | italian-bread 90, tomato 60, olive-oil 9
sausage-baguette | sausage baguette, sausage bocadillo | french-bread 100, pork-sausage-cooked 70
cup-soup | cup a soup, cup soup, instant soup, packet soup | tomato-puree 60, milk-dry-whole 6, cornstarch 7, water 150, all-purpose-flour 3, vegetable-broth 20
babyccino | babyccino, baby cino, steamed milk | milk-2-percent 90
oat-yogurt | oat yogurt, oatgurt | oat-milk-unsweetened 130, tapioca-pearls 10, canola-oil 2
almond-yogurt | almond yogurt, almond milk yogurt | almond-milk-unsweetened 110, almonds 14
oat-cream | oat cream, oat cooking cream | oat-milk-unsweetened 25, canola-oil 4
oat-ice-cream | oat ice cream, oat milk ice cream | oat-milk-unsweetened 45, coconut-oil 6, sugar-white 14
soy-ice-cream | soy ice cream, soy milk ice cream | soy-milk-unsweetened 45, coconut-oil 6, sugar-white 14
mushy-peas | mushy pea, marrowfat pea, pease pudding | green-peas-frozen 110
artichoke | artichoke, globe artichoke, whole artichoke | artichoke-hearts-boiled 120
whitebait | whitebait, fried whitebait, devilled whitebait | sardines-canned-oil 70, all-purpose-flour 18, canola-oil 12
challah | challah, challah bread, slice of challah | white-bread 36, egg-whole-raw 6, canola-oil 3
pambazo | pambazo | bolillo-roll 70, potato-boiled 60, chorizo-raw 40, canola-oil 12, lettuce-iceberg 20, cream-light 15
whipped-coffee | einspanner, einspaenner, vienna coffee, wiener melange mit schlag | coffee 120, cream-heavy 25, sugar-white 4
scampi | scampi bite, whitby scampi | shrimp-cooked 110, breadcrumbs-plain 30, canola-oil 18
coronation-chicken | coronation chicken, curried chicken salad | chicken-breast-cooked 90, mayonnaise 28, raisins 10, curry-powder 1
fortified-wine | sherry, port wine, glass of port, madeira wine, marsala | wine-red 50, spirits 8, sugar-white 5
mint-sweet | mint imperial, mint sweet, tic tac, mentos | sugar-white 3 | x4
tinned-spaghetti | tinned spaghetti, spaghetti hoop, alphabetti spaghetti | pasta-cooked 65, tomato-puree 70, sugar-white 4, water 60
dressed-salad | salad with dressing, dressed salad, side salad with dressing, salad with vinaigrette, tossed salad | lettuce-romaine 60, tomato 40, cucumber 30, vinegar-oil-dressing 20
roasted-vegetables | roasted vegetable, roast vegetable, grilled vegetable, chargrilled vegetable, roasted mediterranean vegetable, roasted veg, roast veg | zucchini 60, pepper-red-bell 50, onion 30, eggplant 40, olive-oil 8
nut-roast | nut roast, nut cutlet, nut loaf | mixed-nuts 45, breadcrumbs-plain 18, onion 25, egg-whole-raw 15, carrot 20
deviled-egg | deviled egg, devilled egg, stuffed egg, russian egg | egg-hard-boiled 25, mayonnaise 4 | x2
jackfruit-taco | jackfruit taco, mushroom taco | corn-tortilla 26, jackfruit 35, avocado 10, canola-oil 3 | x2
battered-sav | battered sav, battered saveloy, dagwood dog, pluto pup | pork-sausage-cooked 65, all-purpose-flour 22, canola-oil 8
denver-omelet | western omelet, denver omelet, spanish style omelet, loaded omelet, diner omelet | egg-whole-raw 150, ham-sliced-deli 40, cheddar 28, pepper-green-bell 30, onion 20, butter-salted 10
arepa | arepa, plain arepa, corn arepa | corn-flour-masa 50, canola-oil 2
baba-ganoush | baba ganoush, baba ghanoush, baba ganouj, baba ghanouj, baba ganush, mutabal, aubergine dip, eggplant dip | eggplant 60, tahini 8, olive-oil 3
`
