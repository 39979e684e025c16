/**
 * Dishes that people name in a word, of kitchens around the world, and snacks, sweets and drinks by the names they are sold
 * by, in the notation of `spoken-dishes.ts`. Sources and method are those of `takeaway-dishes.ts`; what comes in a
 * packet has the energy that its kind prints.
 */
export const worldDishes = `
seafood-pasta | seafood linguine, seafood pasta, seafood spaghetti, linguine with seafood, frutti di mare | pasta-cooked 230, shrimp-cooked 70, mussels-cooked 40, olive-oil 14, marinara-sauce 40
vodka-pasta | vodka pasta, penne vodka, penne alla vodka, creamy tomato pasta | pasta-cooked 230, marinara-sauce 100, cream-heavy 35, parmesan-grated 10
cacio-e-pepe | cacio e pepe | pasta-cooked 240, romano 25, olive-oil 12
cannelloni | cannelloni, stuffed pasta shell, manicotti | pasta-cooked 100, ricotta-whole 90, spinach-cooked 50, marinara-sauce 120, mozzarella-part-skim 20
arancini | arancini, arancino, risotto ball | white-rice-cooked 55, mozzarella-part-skim 10, breadcrumbs-plain 9, canola-oil 6, egg-whole-raw 4 | x2
calamari | fried calamari, calamari ring, fried squid, squid ring | squid-raw 110, all-purpose-flour 25, canola-oil 14
charcuterie | charcuterie, charcuterie board, antipasti, antipasto, meat and cheese board, cold cut platter | salami-dry 35, ham-sliced-deli 35, cheddar 40, olives-green 25, french-bread 40 | ?
panna-cotta | panna cotta, cream dessert | cream-heavy 65, milk-2-percent 50, sugar-white 22
eclair | eclair, profiterole, cream puff, chocolate eclair | all-purpose-flour 10, cream-heavy 22, egg-whole-raw 12, sugar-white 8, dark-chocolate-70 5 | x2
baklava | baklava | walnuts 12, all-purpose-flour 10, butter-salted 6, honey 12 | x2
gelato | gelato, gelato scoop | vanilla-ice-cream 75 | x2
ice-cream-stick | ice cream bar, choc ice | vanilla-ice-cream 65, milk-chocolate 20
ice-cream-cone | ice cream cone, drumstick ice cream+p | vanilla-ice-cream 70, graham-crackers 10, milk-chocolate 5
light-ice-cream | low calorie ice cream, halo top, protein ice cream, oppo | frozen-yogurt 65 | /4
premium-ice-cream | premium ice cream, ben and jerry, ben and jerry ice cream, haagen dazs, ben and jerry cookie dough, ben and jerrys cookie dough | vanilla-ice-cream 80, chocolate-chips-semisweet 8, graham-crackers 7, cream-heavy 5, egg-yolk-raw 4 | /4
fruit-ice | ice pop, slush, twister lolly+m | water 60, sugar-white 14
croque | croque monsieur, croque, ham and cheese toasty | white-bread 64, ham-sliced-deli 45, gruyere 50, butter-salted 10, milk-2-percent 20
panini | ham and cheese panini | italian-bread 110, mozzarella-whole 55, ham-sliced-deli 30, olive-oil 4
reuben | reuben, reuben sandwich | rye-bread 75, corned-beef-cooked 110, swiss-cheese 28, sauerkraut 30
roast-beef-sandwich | roast beef sandwich, french dip, beef sandwich, roast beef baguette | french-roll 85, roast-beef-deli 100
chicken-bacon-sandwich | chicken and bacon sandwich, chicken bacon sandwich | whole-wheat-bread 72, chicken-breast-cooked 75, bacon-cooked 16
chicken-mayo-sandwich | chicken mayonnaise sandwich, chicken salad sandwich, coronation chicken sandwich | whole-wheat-bread 72, chicken-breast-cooked 65, mayonnaise 18
salmon-sandwich | salmon sandwich, smoked salmon sandwich, salmon and cream cheese sandwich | whole-wheat-bread 64, salmon-smoked 50, cream-cheese 25
prawn-sandwich | prawn mayonnaise sandwich, shrimp mayonnaise sandwich, prawn cocktail sandwich, prawn sandwich | whole-wheat-bread 64, shrimp-cooked 70, mayonnaise 18
crab-roll | crab roll | french-roll 60, crab-cooked 110, butter-salted 10, mayonnaise 10
hummus-wrap | hummus wrap, veggie wrap, vegetable wrap | flour-tortilla 64, hummus 60, avocado 30, pepper-red-bell 40, lettuce-romaine 20
veggie-burger-bun | veggie burger, vegetable burger, bean burger | hamburger-bun 60, veggie-burger 100, lettuce-iceberg 15, mayonnaise 10
fish-taco | baja fish taco, cod taco | corn-tortilla 30, cod-atlantic-cooked 40, cabbage-green 15, mayonnaise 7, canola-oil 3 | x2
taco-salad | taco salad, taco bowl, fajita bowl | lettuce-romaine 80, beef-ground-90-cooked 90, black-beans-cooked 60, cheddar 25, tortilla-chips 20, salsa 50
taquito | taquito, flauta | corn-tortilla 25, chicken-breast-cooked 15, canola-oil 4 | x3
ceviche | ceviche, aguachile | halibut-raw 140, lime-juice 30, red-onion 25, sweet-potato-boiled 50
pozole | pozole, menudo | hominy-canned 150, pork-loin-chop-cooked 80, chicken-broth 250
pupusa | pupusa, cheese pupusa | corn-flour-masa 55, queso-blanco 35, canola-oil 4
chilaquiles | chilaquiles, migas | tortilla-chips 50, egg-fried 92, salsa-verde 80, queso-fresco 30, refried-beans-vegetarian 50
elote | elote, street corn, esquites | corn-raw 110, mayonnaise 12, queso-fresco 15
lomo-saltado | lomo saltado | beef-top-sirloin-lean-cooked 130, fries-oven 100, white-rice-cooked 150, onion 50, tomato 60, canola-oil 12
mole-poblano | mole poblano, chicken mole | chicken-breast-cooked 150, peanuts-roasted 12, dark-chocolate-70 10, tomato-puree 60, canola-oil 6, sesame-seeds 3, almonds 5
milanesa | breaded steak, beef escalope, escalopa, scaloppine | beef-top-round-lean-cooked 120, breadcrumbs-plain 28, canola-oil 14, egg-whole-raw 15
feijoada | feijoada, bean and sausage stew, cassoulet, puchero | white-beans-cooked 200, pork-sausage-cooked 60, bacon-cooked 12, chorizo-raw 30
lentils-chorizo | lentil and chorizo stew, lentil with chorizo | lentils-cooked 220, chorizo-raw 30, carrot-boiled 40, potato-boiled 50
chicken-and-rice | chicken and rice plate, galinhada, plov, chicken pilaf | white-rice-cooked 200, chicken-thigh-skinless-cooked 110, canola-oil 6, green-peas-frozen 20
tortilla-sandwich | spanish omelet sandwich, omelet sandwich | french-bread 110, egg-whole-raw 50, potato-boiled 75, olive-oil 7
squid-sandwich | squid sandwich | french-bread 110, squid-raw 80, all-purpose-flour 18, canola-oil 12
cured-ham-baguette | cured ham baguette | french-bread 110, ham-sliced-deli 55, olive-oil 6
pan-con-tomate | bread with tomato, tomato toast | french-bread 60, tomato 60, olive-oil 8
russian-salad | russian salad, olivier salad | potato-boiled 120, carrot-boiled 30, mayonnaise 30, tuna-light-canned-oil 25, green-peas-frozen 15
salmorejo | tomato and bread soup | tomato 180, french-bread 35, olive-oil 18, ham-sliced-deli 12, egg-hard-boiled 12
pisto | ratatouille, caponata, lecso | zucchini 100, eggplant 60, tomatoes-canned 100, pepper-red-bell 50, olive-oil 11
filled-pie | tuna pie | all-purpose-flour 55, tuna-light-canned-oil 45, olive-oil 12, onion 30, tomato-puree 20 | /6
magdalena | madeleine+m, sponge finger, palmera+m, sobao+m | all-purpose-flour 15, sugar-white 10, sunflower-oil 8, egg-whole-raw 10
turron | nougat, turron | almonds 20, sugar-white 12, honey 8, egg-white-raw 3
polvoron | polvoron | all-purpose-flour 15, lard 8, almonds 5, sugar-white 10
natillas | custard | milk-2-percent 120, sugar-white 15, cornstarch 8, egg-yolk-raw 8
tea-biscuit | tea biscuit, maria biscuit, rich tea biscuit, butterkeks, leibniz, petit beurre | graham-crackers 6.5 | x4
sandwich-cookie | sandwich cookie, oreo cookie, bourbon cream, prinzenrolle | graham-crackers 8, sugar-white 2, canola-oil 1.3 | x3
sweet-biscuit | sweet biscuit | graham-crackers 12, butter-salted 3, sugar-white 3 | x2
pop-tart | pop tart, toaster pastry | all-purpose-flour 25, sugar-white 12, butter-salted 8, gelatin-powder 0.5, soy-protein-isolate 0.5
stuffed-pocket | hot pocket, pizza roll, pizza pocket, bagel bite | french-roll 75, mozzarella-part-skim 25, pepperoni 8, pizza-sauce 20
rice-krispie-treat | rice krispie treat, marshmallow square | puffed-rice 14, marshmallows 12, butter-salted 2
malt-loaf | fruit loaf, malt loaf, soreen, soreen malt loaf, tea loaf | raisin-bread 38 | x2 /10
prawn-cracker | prawn cracker, shrimp cracker, shrimp chip, prawn chip, krupuk | tapioca-pearls 1.7, shrimp-cooked 0.2, canola-oil 0.9 | x10
cheese-snack | cheese puff, wotsits, cheese cracker+g, tuc+g | tortilla-chips 23, cheddar 5
salami-stick | salami stick, cabanossi, landjager | salami-dry 25
scotch-egg | scotch egg | egg-hard-boiled 50, pork-sausage-cooked 45, breadcrumbs-plain 12, canola-oil 4
snack-cheese | mini cheese, babybel, mini babybel | cheddar 17
herb-cheese | herb cheese, boursin, garlic cheese, bresso, tartare cheese | cream-cheese 30
wine-gum | wine gum, gum sweet, gummy sweet | sugar-white 4, gelatin-powder 0.3, corn-syrup-dark 1 | x8
candy | mixed candy, jelly sweet, gummi, liquorice+g, licorice+g | sugar-white 36, gelatin-powder 2
werther | werther | sugar-white 3.3, butter-salted 0.6, milk-condensed 1.1 | x3
peanut-butter-cup | peanut butter cup, reese, reeses, reese cup, reeses peanut butter cup | milk-chocolate 12, peanut-butter 6, sugar-white 3 | x2
chocolate-bar | chocolate bar, dairy milk, cadbury bar, dairy milk bar, cadbury dairy milk bar, hershey bar, galaxy, schokoriegel | milk-chocolate 45
fruit-nut-bar | fruit and nut bar, fruit bar | dates-deglet 22, cashews-raw 9, raisins 4
cereal-bar-soft | breakfast bar, graze, alpen bar, belvita bar, go ahead bar, corny | granola-bar-soft 30
ready-protein | protein milk, fairlife shake, upbeat, vanilla protein shake, arla protein drink, protein drink bottle | milk-skim 300, whey-protein-powder 20
yogurt-drink | slimfast, ensure shake, complan | milk-2-percent 220, sugar-white 10, whey-protein-powder 8
probiotic-shot | yakult, probiotic drink, kefir shot | yogurt-fruit-lowfat 45, water 20
iced-tea | iced tea, ice tea, peach tea | tea-black 240, sugar-white 22
squash | squash, fruit drink | lemonade 200
diet-soda | diet soda, diet cola, diet pop, cola zero, zero sugar cola, cola light, fanta zero, diet pepsi, zero cola, sugarless soda, sugarless cola, sugarless energy drink, zero monster, soda water, club soda, seltzer | sparkling-water 330
dark-soda | soft drink, mezzo mix, bitter lemon | cola 330
lassi | lassi, mango lassi, sweet lassi | yogurt-plain-whole 140, mango 70, sugar-white 12
horchata | horchata | rice-milk-unsweetened 240, sugar-white 22
chocolate-drink | cocoa drink, nesquik, ovomaltine, ovaltine, milo | sugar-white 13, cocoa-powder 4, pearl-barley-cooked 4
dirty-chai | dirty chai, london fog | espresso 30, tea-black 60, milk-2-percent 240, sugar-white 16
iced-coffee | iced regular, regular coffee, frappe coffee, eiskaffee, iced latte with syrup | coffee 240, milk-2-percent 90, sugar-white 12
canned-coffee | canned coffee, starbucks double shot, starbucks double shot espresso, double shot espresso can, doubleshot, iced coffee can, caffe latte can | coffee 120, milk-whole 80, sugar-white 10
small-spirit-mixer | vodka soda, hard seltzer, vodka lime, slimline gin and tonic, gin and slimline, gin and slimline tonic, skinny bitch | spirits 42, sparkling-water 250
spirit-mixer | spirit and mixer, rum cola, vodka cola, vodka and tonic, whiskey cola, jack daniels and cola, cubata, cubalibre, vodka red bull | spirits 42, ginger-ale 200
cocktail | cocktail, spritz+v, aperol+v, margarita cocktail, hugo+v | spirits 50, sugar-white 18, lime-juice 30 | ?
strong-cocktail | long island, old fashioned cocktail, dry martini+v | spirits 85, sugar-white 8
cider | cider | wine-white 150, apple-juice 60
shandy | shandy, beer shandy, alsterwasser, panache | beer 200, lemonade 150
low-beer | alcohol free beer, alcoholfree beer, alkoholfrei beer, beer alkoholfrei, beer 0.0, 0.0 beer, erdinger alcohol free | pearl-barley-cooked 20, sugar-white 14, water 400
sangria | sangria | wine-red 130, lemonade 80
calamari-roman | battered squid, chipirones | squid-raw 110, all-purpose-flour 25, canola-oil 14
boquerones | pickled herring, matjes, rollmops, bismarck herring | herring-pickled 80
garlic-shrimp | shrimp scampi | shrimp-cooked 110, olive-oil 18, garlic 5
mussels-fries | moules frites, mussels and fries, mussel and fries, moule frites | mussels-cooked 180, butter-salted 12, wine-white 40, fries-oven 180
oyster-cracker | oyster cracker | saltine-crackers 1 | x15
pickled-onion | pickled onion, silverskin onion, cocktail onion | onion 14, sugar-white 1 | x3
moules | moules mariniere, moules, steamed mussel | mussels-cooked 180, butter-salted 12, wine-white 40
fish-cake | fish cake, fishcake, cod fishcake | cod-atlantic-cooked 35, potato-boiled 40, breadcrumbs-plain 8, canola-oil 4 | x2
prawn-cocktail | prawn cocktail, shrimp cocktail | shrimp-cooked 90, ketchup 20, mayonnaise 18, lettuce-iceberg 30
fish-pie | fish pie, fishermans pie | cod-atlantic-cooked 120, potato-boiled 170, milk-2-percent 90, butter-salted 12, cheddar 15, all-purpose-flour 8
roast-dinner | sunday roast, roast dinner, sunday lunch, roast beef dinner, carvery | beef-eye-of-round-lean-cooked 130, potato-baked 220, all-purpose-flour 15, egg-whole-raw 15, carrot-boiled 70, green-peas-frozen 60, canola-oil 20, beef-broth 60, milk-2-percent 15 | ?
bangers-mash | bangers and mash, sausage mash, banger mash, banger and mash, sausage and mash, sausage and mashed potato, sausages and mash | pork-sausage-cooked 120, potato-boiled 220, milk-2-percent 25, butter-salted 12, beef-broth 50
hotpot | meat stew, casserole, beef casserole, guiso, estofado, pot roast | beef-stew-meat-cooked 120, potato-boiled 140, carrot-boiled 60, beef-broth 150 | ?
beef-wellington | beef wellington, wellington | beef-tenderloin-lean-cooked 140, croissant 70, mushrooms-white 30
cauliflower-cheese | cauliflower cheese, broccoli cheese | cauliflower-boiled 170, milk-2-percent 80, cheddar 40, butter-salted 8, all-purpose-flour 8
potato-gratin | potato gratin, gratin, dauphinoise, dauphinoise potato, scalloped potato | potato-boiled 160, cream-heavy 45, gruyere 20
potato-wedge | potato wedge, wedges, wedge, spicy wedges | potato-baked 150, canola-oil 9
tater-tot | tater tot, tot, rosti, hash potato | potato-boiled 90, canola-oil 10
peppercorn-sauce | peppercorn sauce, pepper sauce, jagersosse | cream-heavy 25, butter-salted 3, beef-broth 25
blue-cheese-dip | blue cheese dip, blue cheese dressing, blue cheese sauce dip | mayonnaise 16, blue-cheese 8, yogurt-plain-whole 6
sweet-chili-sauce | sweet chili sauce, sweet chili, sweet and sour sauce, plum sauce, duck sauce, cranberry sauce, chutney, mango chutney | jam 25
raita | raita, tzatziki dip, yogurt sauce, mint yogurt | yogurt-plain-whole 50, cucumber 15
peri-wing | nando wing, peri peri wing | chicken-wing-cooked 32 | x5
peri-chicken | spiced chicken, peri peri chicken, piri piri chicken, nando chicken, tandoori chicken, chicken 65, rotisserie chicken quarter | chicken-thigh-skinless-cooked 180
bulgogi | bulgogi, beef bulgogi, korean beef, korean bbq beef, galbi | beef-top-sirloin-lean-cooked 140, sugar-brown 10, sesame-oil 6, soy-sauce 15
korean-chicken | korean fried chicken, yangnyeom chicken, karaage, chicken karaage, salt and pepper chicken, salt and chili chicken, crispy chili chicken | chicken-thigh-skinless-cooked 140, cornstarch 25, canola-oil 15, sugar-white 12, soy-sauce 10, all-purpose-flour 10
tteokbokki | tteokbokki, rice cake stew | rice-flour 100, sugar-white 10, hot-sauce 20, soy-sauce 8, fish-sauce 3
kimchi-stew | kimchi stew, kimchi jjigae, sundubu, kimchi soup, budae jjigae | kimchi 120, tofu-soft 130, pork-loin-chop-cooked 50, sesame-oil 4, soy-sauce 6
gimbap | gimbap, kimbap | white-rice-cooked 100, tuna-light-canned-oil 20, nori 2, sesame-oil 1, egg-whole-raw 4 | x2
onigiri | onigiri | white-rice-cooked 100, tuna-light-canned-oil 15, nori 2, soy-sauce 1
udon | wok noodle, yakisoba, soba noodle stir fry, drunken noodle, pad see ew, pad kee mao, mee goreng+k, char kway teow+k, hokkien noodle+k | rice-noodles-cooked 270, chicken-breast-cooked 80, canola-oil 13, mixed-vegetables-frozen 60, soy-sauce 15, egg-whole-raw 25
nasi-goreng | nasi goreng, special fried rice, house fried rice, shrimp fried rice, prawn fried rice, yang chow fried rice | white-rice-cooked 260, shrimp-cooked 50, egg-whole-raw 50, canola-oil 14, green-peas-frozen 30, soy-sauce 8
shrimp-pad-thai | shrimp pad thai, prawn pad thai | rice-noodles-cooked 240, shrimp-cooked 80, egg-whole-raw 40, canola-oil 13, peanuts-roasted 12, sugar-white 12, fish-sauce 8, tofu-fried 20
tempura | tempura, shrimp tempura, prawn tempura | shrimp-cooked 15, all-purpose-flour 8, canola-oil 4, egg-whole-raw 1 | x5
tom-yum | tom yum, tom yum soup | chicken-broth 280, shrimp-cooked 90, mushrooms-white 40, fish-sauce 6, sugar-white 6, canola-oil 3
tom-kha | tom kha, tom kha gai | coconut-milk-canned 120, chicken-breast-cooked 70, chicken-broth 150, fish-sauce 6
massaman | massaman, massaman curry | beef-stew-meat-cooked 120, coconut-milk-canned 130, potato-boiled 80, peanuts-roasted 12, canola-oil 5, fish-sauce 8
mapo-tofu | tofu with minced pork | tofu-firm 180, pork-ground-cooked 40, canola-oil 10, soy-sauce 8
char-siu | pork belly, roast pork belly, belly pork, pork belly slice, samgyeopsal, porchetta, crispy pork | pork-ground-cooked 120
char-siu-made | char siu | pork-loin-chop-cooked 120, hoisin-sauce 20
crispy-duck | crispy duck+q, peking duck+q, roast duck, duck leg confit, duck confit, aromatic duck+q | duck-skinless-cooked 150, chicken-fat 12
hibachi | hibachi chicken, hibachi | chicken-breast-cooked 150, white-rice-cooked 200, mixed-vegetables-frozen 80, butter-salted 15, soy-sauce 10
dosa | dosa, masala dosa, uttapam | rice-flour 60, potato-boiled 60, canola-oil 10, lentils-cooked 20
thali | thali, vegetable thali | white-rice-cooked 180, lentils-cooked 120, naan 60, mixed-vegetables-frozen 100, canola-oil 18
aloo | bombay potato, aloo gobi, saag aloo, aloo, aloo matar | potato-boiled 150, cauliflower-boiled 50, canola-oil 11
pilau-rice | pilaf, pilaf rice, lemon rice, mushroom rice, mexican rice, spanish rice, cilantro rice | white-rice-cooked 180, canola-oil 6
kofta | kofta, seekh kebab, kofte, koefte, kibbeh+gn | lamb-ground-cooked 45 | x3
shawarma-plate | shawarma plate, chicken shawarma plate, donerteller, gyro plate, kebab plate, doner plate | chicken-thigh-skinless-cooked 150, white-rice-cooked 150, yogurt-greek-whole 40, tomato 50, olive-oil 8
lamb-doner | lamb doner, durum, yufka, doner meat, lamb doner kebab | pita-white 120, lamb-ground-cooked 145, lettuce-iceberg 40, tomato 30, mayonnaise 10, yogurt-plain-whole 20
meze | mezze, meze platter, falafel plate, falafel bowl, mediterranean bowl | falafel 85, hummus 60, pita-white 60, tomato 60, olive-oil 8
spanakopita | spanakopita, borek, burek, spinach pie, cheese borek | croissant 60, feta 40, spinach-cooked 50, olive-oil 6
dolma | dolma, stuffed vine leaf, stuffed grape leaf, dolmades | white-rice-cooked 20, olive-oil 2.5, spinach 6 | x5
tagine | tagine | chicken-thigh-skinless-cooked 150, chickpeas-canned 60, apricots-dried 20, onion 50, olive-oil 8
gumbo | gumbo, jambalaya, etouffee, chicken jambalaya | white-rice-cooked 120, pork-sausage-cooked 40, shrimp-cooked 50, chicken-thigh-skinless-cooked 30, canola-oil 6, all-purpose-flour 8, celery 15
cheese-grits | grits with cheese, cheesy grits | grits-cooked 240, cheddar 30, butter-salted 10
brisket-plate | bbq brisket, brisket, smoked brisket, burnt ends | beef-brisket-lean-cooked 140, bbq-sauce 20
curry-goat | curry goat, goat curry | goat-cooked 140, potato-boiled 60, canola-oil 12, onion 50
maultaschen | meat ravioli, swabian ravioli, pelmeni, vareniki, uszka, ravioli teigtaschen | pasta-cooked 45, pork-ground-cooked 18, egg-whole-raw 4 | x4
roulade | beef roulade, rinderroulade | beef-pot-roast-cooked 160, beef-broth 60, bacon-cooked 8, mustard-yellow 6
dumpling-bread | potato dumpling, knoedel, klosz | potato-boiled 75, cornstarch 10 | x2
flammkuchen | tarte flambee | all-purpose-flour 100, sour-cream-reduced-fat 80, bacon-cooked 25, onion 50, canola-oil 6
cabbage-roll | cabbage roll, kohlroulade+ge, krautwickel+ge, sarma, golabki | cabbage-green 120, beef-ground-90-cooked 90, white-rice-cooked 40
meatball-sauce | swedish meatball, kottbullar | beef-ground-90-cooked 110, cream-heavy 18, breadcrumbs-plain 10, pork-ground-cooked 20, egg-whole-raw 8
fish-roll | fish roll, fischbrotchen, matjesbrotchen, backfischbrotchen, bismarckbrotchen | french-roll 60, herring-pickled 60, onion 15
leberkase-roll | leberkase roll, leberkassemmel, leberkasbrotchen | french-roll 60, pork-sausage-cooked 90
mett-roll | mett roll, mettbrotchen, mett | french-roll 55, pork-ground-84-raw 60, onion 10
topped-roll | ham and cheese roll, belegtes brotchen, cheese and ham roll | french-roll 60, gouda 25, ham-sliced-deli 15, butter-salted 7
topped-bread | open sandwich, kasebrot | rye-bread 50, gouda 30, butter-salted 6
butter-bread | butterbrot | rye-bread 50, butter-salted 8
butter-pretzel | butter pretzel | french-bread 85, butter-salted 20
farmers-omelet | bauernfruhstuck, farmers breakfast | potato-boiled 200, egg-fried 92, bacon-cooked 15, canola-oil 10
fried-potato | fried potato, home fries, breakfast potato, sauteed potato, patatas a lo pobre | potato-boiled 170, canola-oil 11, onion 20
obatzda | bavarian cheese spread, obatzter | camembert 40, butter-salted 6, onion 10
sausage-salad | sausage salad, wurstsalat, meat salad, fleischsalat | pork-sausage-cooked 80, pickles-dill 30, onion 20, mayonnaise 15
weisswurst | frankfurter, boiled sausage, bockwurst, saitenwurst, knackwurst, hot dog sausage, chipolata, cocktail sausage | pork-sausage-cooked 60 | x2
kaiserschmarrn | kaiserschmarrn, sweet dumpling | all-purpose-flour 70, egg-whole-raw 80, milk-2-percent 120, sugar-white 25, butter-salted 18
pancake-crepe | crepe, crepes, palatschinken, sweet crepe, galette, tortita | all-purpose-flour 25, egg-whole-raw 25, milk-2-percent 60, canola-oil 5, sugar-white 5 | x2
berliner | filled pastry, franzbrotchen, schneckennudel, rosinenschnecke | all-purpose-flour 35, sugar-white 14, canola-oil 10, jam 10, butter-salted 8, egg-whole-raw 6
sheet-cake | sheet cake, schwarzwalder, schwarzwalder kirschtorte, torte, sachertorte+s, zwetschgendatschi, marmorkuchen, rueblikuchen, erdbeerkuchen, apfeltasche, gugelhupf | all-purpose-flour 32, sugar-white 25, butter-salted 14, egg-whole-raw 15, apple 40 | /10
red-groats | compote, rote grutze, kompott, stewed fruit, apfelkompott, compota | applesauce-unsweetened 130, sugar-white 10
gingerbread | lebkuchen+en, gingerbread, spekulatius+en, pfeffernusse+en, dominostein+en | all-purpose-flour 14, sugar-white 14, butter-salted 3, honey 4
bread-roll-whole | whole wheat roll, vollkornbrotchen, kornerbrotchen, whole wheat bread roll, roggenbrotchen, laugenbrotchen, kaisersemmel, mehrkornbrotchen, dinkelbrotchen | whole-wheat-bread 60
herb-quark | herb quark, krauterquark, zaziki | yogurt-greek-lowfat 100, chives 3
nut-mix | bombay mix, nuss mix, trail bag, nuts and raisins | trail-mix 40
party-mix | party mix, chex mix | pretzels 15, shredded-wheat 12, mixed-nuts 5, canola-oil 5, worcestershire-sauce 2
breakfast-roll | breakfast roll, brekkie roll, bacon and egg roll, egg and bacon roll, bacon egg bun, bacon and egg mcmuffin, full breakfast roll, breakfast bun | french-roll 65, egg-fried 50, bacon-cooked 30
egg-soldiers | egg and soldiers, dippy egg, egg and soldier, boiled egg and soldiers, dippy eggs and soldiers | egg-whole-raw 100, white-bread 58, butter-salted 7
hotcakes | hotcakes, big breakfast, mcdonald pancake | pancake-homemade 150, pancake-syrup 45, butter-salted 10
fries-gravy | poutine | fries-oven 220, cheddar 35, beef-broth 70, all-purpose-flour 5
pizza-bread | pizza bread, french bread pizza, pizza bagel, pinsa, focaccia pizza | italian-bread 90, mozzarella-part-skim 35, pizza-sauce 40, olive-oil 6
cheese-garlic-bread | cheesy garlic bread, garlic bread with cheese, cheese garlic bread, garlic flatbread | french-bread 80, butter-salted 16, mozzarella-part-skim 25
garlic-bread | garlic bread, garlic baguette, garlic ciabatta, garlic toast | french-bread 24, butter-salted 5 | x2
large-pizza-slice | big slice of pizza, ny slice, new york slice, giant slice | italian-bread 110, mozzarella-part-skim 60, pizza-sauce 50, olive-oil 5
congee | congee, rice porridge, jook, chicken rice soup | white-rice-cooked 150, chicken-breast-cooked 40, chicken-broth 250
creamy-soup | creamy soup, cream of mushroom soup+g, mushroom soup+g, potato leek soup, leek and potato soup, leek and potato, butternut squash soup, squash soup, pumpkin soup, carrot soup, broccoli soup, cream soup, potato soup | potato-boiled 90, milk-2-percent 120, cream-heavy 18, vegetable-broth 100, onion 20
french-onion-soup | french onion soup, onion soup | onion 120, beef-broth 220, french-bread 30, gruyere 30, butter-salted 8
clear-soup | clear soup, noodle broth, chicken broth soup | chicken-broth 250, egg-noodles-dry 12, chicken-breast-cooked 15, carrot-boiled 20
borscht | borscht, beet soup | beets-cooked 100, beef-broth 200, potato-boiled 50, sour-cream-reduced-fat 20
waldorf | waldorf salad | apple 80, celery 40, walnuts 15, mayonnaise 22, grapes 40
grain-bowl | grain bowl, buddha bowl, quinoa bowl, salad bowl, rice bowl, macro bowl, acai salad bowl | quinoa-cooked 150, chickpeas-canned 60, avocado 40, sweet-potato-baked 70, spinach 20, olive-oil 10
beef-noodles | beef noodle, beef stir fry noodle, beef noodle stir fry, stir fry beef with noodle, stir fry beef with pepper and noodle, beef with noodle, beef and noodle stir fry, stir fried beef with noodle | beef-top-sirloin-lean-cooked 110, egg-noodles-dry 75, canola-oil 10, soy-sauce 12, mixed-vegetables-frozen 60
eggs-avocado | avocado egg toast, avocado toast with egg, avocado and egg toast | sourdough-bread 64, avocado 68, egg-poached 50
ham-cheese-toast | ham and cheese toast, ham cheese toast, hawaii toast, toast hawaii | white-bread 58, ham-sliced-deli 40, gouda 40
large-cookie | big cookie, large cookie, giant cookie, bakery cookie, chunky cookie, millie cookie, chocolate chunk cookie, levain cookie | all-purpose-flour 17, butter-salted 10, sugar-white 14, chocolate-chips-semisweet 6, egg-whole-raw 8
double-smash-burger | double smash burger, five guys cheeseburger, five guys burger, shake shack burger, smashburger double | hamburger-bun 80, beef-ground-80-cooked 165, american-cheese 40, mayonnaise 10
bean-salad | chickpea salad, bean salad, lentil salad, three bean salad, mixed bean salad, white bean salad | chickpeas-canned 140, tomato 50, cucumber 40, red-onion 15, olive-oil 10
rice-salad | rice salad, wild rice salad, grain salad | white-rice-cooked 160, mixed-vegetables-frozen 60, olive-oil 10
noodle-salad | noodle salad, soba salad | soba-noodles-cooked 170, mixed-vegetables-frozen 60, soy-sauce 12, sesame-oil 8
orzo-salad | orzo salad, bulgur salad, farro salad | bulgur-cooked 150, mixed-vegetables-frozen 60, olive-oil 12
salmon-salad | salmon salad | lettuce-romaine 80, salmon-atlantic-cooked 100, tomato 60, cucumber 50, vinegar-oil-dressing 15
steak-salad | beef salad, thai beef salad | lettuce-romaine 80, beef-top-sirloin-lean-cooked 110, tomato 60, cucumber 50, vinegar-oil-dressing 15
feta-salad | feta salad, cheese salad, beetroot and feta salad | lettuce-romaine 70, feta 50, tomato 60, cucumber 40, olive-oil 9
ham-salad | egg and ham salad, chef salad | lettuce-romaine 80, ham-sliced-deli 60, egg-hard-boiled 50, tomato 60, cucumber 50, vinegar-oil-dressing 12
tofu-salad | tofu salad | lettuce-romaine 80, tofu-firm 80, tomato 60, avocado 30, vinegar-oil-dressing 12
chicken-leek-pie | chicken and leek pie | croissant 70, chicken-breast-cooked 80, milk-2-percent 50, butter-salted 5
cheese-pasty | cheese and onion pasty, cheese pasty, vegetable pasty, greggs pasty | croissant 90, cheddar 25, potato-boiled 50
vegetable-curry | vegetable curry, potato curry, sweet potato curry, cauliflower curry, bean curry, spinach curry, pumpkin curry | mixed-vegetables-frozen 150, potato-boiled 80, coconut-milk-canned 60, tomatoes-canned 80, canola-oil 8
fish-curry | fish curry, goan fish curry | cod-atlantic-cooked 130, coconut-milk-canned 80, tomatoes-canned 80, onion 40, canola-oil 8
pasta-chicken | chicken pasta, creamy chicken pasta, pasta with chicken | pasta-cooked 210, chicken-breast-cooked 90, cream-light 35, parmesan-grated 8
sausage-pasta | meatball pasta, meatballs and pasta, spaghetti and meatballs, spaghetti with meatballs, spaghetti meatballs, pasta with meatballs | pasta-cooked 200, beef-ground-90-cooked 100, marinara-sauce 130
vegetable-pasta | vegetable pasta, pasta primavera, pasta with vegetables, mushroom pasta, spinach pasta | pasta-cooked 210, mixed-vegetables-frozen 110, marinara-sauce 60, olive-oil 8
salmon-en-croute | salmon en croute, salmon pie pastry | salmon-atlantic-cooked 110, croissant 70
traybake | traybake, chicken traybake, sheet pan chicken | chicken-thigh-skinless-cooked 140, potato-baked 120, pepper-red-bell 60, olive-oil 10
baked-oats | baked oat, baked oatmeal, protein porridge, protein oat | rolled-oats-dry 50, egg-whole-raw 50, milk-2-percent 80, whey-protein-powder 10
tuna-jacket | jacket potato with tuna, baked potato with tuna mayonnaise, tuna mayonnaise baked potato, tuna baked potato, tuna corn baked potato | potato-baked 190, tuna-light-canned-water 80, mayonnaise 20
aglio-e-olio | aglio e olio, garlic pasta, spaghetti aglio e olio | pasta-cooked 240, olive-oil 18, garlic 6
amatriciana | amatriciana, spaghetti amatriciana, bucatini amatriciana | pasta-cooked 230, bacon-cooked 22, marinara-sauce 100, romano 10
puttanesca | puttanesca, spaghetti puttanesca | pasta-cooked 230, anchovies-canned 8, olives-black 20, marinara-sauce 110, olive-oil 8
shrimp-pasta | shrimp pasta, shrimp linguine | pasta-cooked 230, shrimp-cooked 100, olive-oil 14, marinara-sauce 40
clam-pasta | spaghetti alle vongole, vongole, clam linguine | pasta-cooked 230, mussels-cooked 70, olive-oil 16
salmon-pasta | salmon pasta, pasta with salmon | pasta-cooked 210, salmon-atlantic-cooked 90, cream-light 35, parmesan-grated 8
tuna-pasta | tuna pasta, pasta with tuna | pasta-cooked 210, tuna-light-canned-water 80, marinara-sauce 80, olive-oil 8
italian-sausage-pasta | sausage pasta, pasta with sausage | pasta-cooked 210, pork-sausage-cooked 80, marinara-sauce 80, parmesan-grated 8
chicken-bacon-pasta | chicken and bacon pasta | pasta-cooked 210, chicken-breast-cooked 80, bacon-cooked 16, cream-light 35, parmesan-grated 8
cheese-board | cheese board | cheddar 40, brie 40, grapes 40, saltine-crackers 20
custard-dessert | creme brulee, creme caramel, custard pudding | cream-heavy 50, milk-2-percent 60, egg-yolk-raw 15, sugar-white 20
chocolate-mousse | chocolate mousse, mousse | cream-heavy 45, dark-chocolate-70 20, egg-whole-raw 20, sugar-white 10
baked-pudding | bread pudding, sticky toffee pudding, banoffee pie, trifle | all-purpose-flour 25, egg-whole-raw 20, cream-heavy 40, milk-2-percent 30, sugar-white 28
milk-pudding | pudding, vanilla pudding | milk-2-percent 130, sugar-white 15, cornstarch 10
flan | flan | milk-2-percent 90, egg-whole-raw 30, sugar-white 25
croque-madame | croque madame, monte cristo | white-bread 64, ham-sliced-deli 45, gruyere 45, egg-fried 46, butter-salted 10
cheese-panini | panini, caprese panini, mozzarella panini | italian-bread 110, mozzarella-whole 70, tomato 40, olive-oil 4
chicken-panini | chicken panini | italian-bread 110, mozzarella-whole 45, chicken-breast-cooked 50, olive-oil 4
corned-beef-sandwich | corned beef sandwich, pastrami sandwich, pastrami on rye, salt beef bagel | rye-bread 75, corned-beef-cooked 110, mustard-yellow 5
pork-sandwich | pork loin sandwich | french-bread 110, pork-loin-chop-cooked 60, olive-oil 6
halloumi-wrap | halloumi wrap | flour-tortilla 64, queso-blanco 60, hummus 30, pepper-red-bell 40, lettuce-romaine 20
vegan-burger | vegan burger, plant burger, impossible burger | french-roll 62, soy-protein-isolate 20, canola-oil 13, onion 20, lettuce-iceberg 15, ketchup 15
beyond-burger | beyond burger, beyond meat burger | hamburger-bun 60, pea-protein-powder 22, canola-oil 14, coconut-oil 4, cornstarch 4, lettuce-iceberg 15, ketchup 15
halloumi-burger | halloumi burger | hamburger-bun 60, queso-blanco 80, lettuce-iceberg 15, mayonnaise 10
salmon-burger | salmon burger | hamburger-bun 55, salmon-atlantic-cooked 110
lamb-burger | lamb burger | hamburger-bun 55, lamb-ground-cooked 105
pork-burger | pork burger | hamburger-bun 55, pork-ground-cooked 105
venison-burger | venison burger | hamburger-bun 55, venison-ground-raw 110
bison-burger | bison burger | hamburger-bun 55, bison-ground-raw 110
shrimp-taco | shrimp taco | corn-tortilla 30, shrimp-cooked 40, cabbage-green 15, mayonnaise 7, canola-oil 3 | x2
marzipan | marzipan | almonds 15, sugar-white 18
chocolate-biscuit | chocolate digestive, chocolate biscuit | graham-crackers 12, milk-chocolate 5 | x2
florentine | florentine | almonds 8, milk-chocolate 6, sugar-white 4, butter-salted 3 | x2
brioche | brioche, brioche roll | all-purpose-flour 22, egg-whole-raw 8, butter-salted 6, milk-2-percent 5, sugar-white 4 | x2
panettone | panettone | all-purpose-flour 30, egg-yolk-raw 8, butter-salted 9, raisins 14, sugar-white 10
stollen | stollen | all-purpose-flour 24, butter-salted 10, raisins 14, almonds 5, sugar-white 8
corn-snack | corn snack | tortilla-chips 28
beef-stick | beef stick | beef-jerky 25
peanut-candy | peanut m&m, peanut m and m, peanut m and ms | milk-chocolate 20, sugar-white 8, peanuts-roasted 10
chocolate-candy | m and ms, m&m, m and m | milk-chocolate 28, sugar-white 10
hazelnut-bar | kinder bueno, duplo | milk-chocolate 36, hazelnuts 8
chocolate-protein | chocolate protein shake | milk-skim 300, whey-protein-powder 20, cocoa-powder 4
drinking-yogurt | yogurt drink, trinkjoghurt | yogurt-plain-lowfat 210, sugar-white 18
mulled-wine | mulled wine, gluhwein | wine-red 180, sugar-white 14
fried-fish-platter | fried fish platter, backfisch | cod-atlantic-cooked 120, all-purpose-flour 28, canola-oil 15
pickled-anchovy | pickled anchovy | anchovies-canned 40, olive-oil 3
salmon-fishcake | salmon fishcake | salmon-atlantic-cooked 35, potato-boiled 40, breadcrumbs-plain 8, canola-oil 4 | x2
crab-cake | crab cake | crab-cooked 45, egg-whole-raw 6, breadcrumbs-plain 10, mayonnaise 6, canola-oil 4 | x2
turkey-dinner | turkey dinner, christmas dinner+b, thanksgiving dinner | turkey-breast-cooked 140, potato-baked 220, carrot-boiled 70, green-peas-frozen 60, breadcrumbs-plain 25, canola-oil 20, chicken-broth 60
lamb-stew | lamb stew, irish stew, lancashire hotpot, hotpot | lamb-leg-lean-cooked 120, potato-boiled 140, carrot-boiled 60, beef-broth 150
chicken-casserole | chicken casserole | chicken-thigh-skinless-cooked 130, potato-boiled 120, carrot-boiled 60, chicken-broth 150
sausage-casserole | sausage casserole | pork-sausage-cooked 110, white-beans-cooked 80, tomatoes-canned 120, onion 40
potato-pancake | potato pancake, latke | potato-boiled 60, egg-whole-raw 6, canola-oil 7, all-purpose-flour 6 | x3
hollandaise | hollandaise, hollandaise sauce, bearnaise, bearnaise sauce | butter-salted 22, egg-yolk-raw 8
cream-sauce | cream sauce, mushroom sauce, sahnesosse | cream-heavy 25, butter-salted 3, mushrooms-white 15
blue-cheese-sauce | blue cheese sauce | cream-heavy 25, blue-cheese 10
alfredo-sauce | alfredo sauce | cream-heavy 50, butter-salted 8, parmesan-grated 12
aioli | aioli, garlic mayonnaise, chipotle mayonnaise, burger sauce, special sauce, garlic dip, garlic mayo dip | mayonnaise 22
sour-cream-dip | sour cream dip, onion dip | sour-cream-reduced-fat 30, onion 3
tofu-stew | tofu stew, soft tofu stew | tofu-soft 180, onion 40, vegetable-broth 150, sesame-oil 4, fish-sauce 3, egg-whole-raw 20
pineapple-fried-rice | pineapple fried rice | white-rice-cooked 260, pineapple 60, egg-whole-raw 50, canola-oil 14, soy-sauce 8
tofu-pad-thai | tofu pad thai, vegetable pad thai | rice-noodles-cooked 240, tofu-fried 70, egg-whole-raw 40, canola-oil 10, peanuts-roasted 12, sugar-white 12
vegetable-tempura | vegetable tempura | sweet-potato-boiled 18, all-purpose-flour 8, canola-oil 4, egg-whole-raw 2 | x5
hot-sour-soup | hot and sour soup, hot sour soup | chicken-broth 280, egg-whole-raw 15, tofu-firm 40, mushrooms-white 30, cornstarch 6, soy-sauce 6
egg-drop-soup | egg drop soup | chicken-broth 300, egg-whole-raw 40, cornstarch 6
wonton-soup | wonton soup | chicken-broth 280, wonton-wrappers 32, pork-ground-cooked 28, soy-sauce 8, sesame-oil 1
rendang | rendang, beef rendang, coconut meat curry | beef-stew-meat-cooked 130, coconut-milk-canned 140, canola-oil 5
hibachi-steak | hibachi steak | beef-top-sirloin-lean-cooked 150, white-rice-cooked 200, mixed-vegetables-frozen 80, butter-salted 15, soy-sauce 10
beef-kofta | beef kofta, cevapcici, cevapi | beef-ground-80-cooked 45 | x3
lamb-tagine | lamb tagine | lamb-leg-lean-cooked 150, chickpeas-canned 60, apricots-dried 20, onion 50, olive-oil 8
lamb-curry | lamb curry, mutton curry | lamb-leg-lean-cooked 140, potato-boiled 60, canola-oil 12, onion 50
beef-curry | beef curry | beef-stew-meat-cooked 140, potato-boiled 60, canola-oil 12, onion 50
shrimp-curry | shrimp curry, prawn curry | shrimp-cooked 130, coconut-milk-canned 80, tomatoes-canned 80, onion 40, canola-oil 8
tofu-curry | tofu curry | tofu-firm 130, mixed-vegetables-frozen 80, coconut-milk-canned 60, tomatoes-canned 80, canola-oil 8
pot-roast-sour | marinated pot roast | beef-pot-roast-cooked 160, beef-broth 60
pork-roast | pork roast, krustenbraten | pork-loin-chop-cooked 160, beef-broth 60
bread-dumpling | bread dumpling | french-roll 45, egg-whole-raw 12, milk-2-percent 30 | x2
onion-tart | onion tart, zwiebelkuchen | all-purpose-flour 60, sour-cream-reduced-fat 60, egg-whole-raw 30, onion 80, canola-oil 6, bacon-cooked 15
meatball-tomato | meatball in tomato sauce | beef-ground-90-cooked 110, marinara-sauce 100, breadcrumbs-plain 10, egg-whole-raw 10
cheese-roll | cheese roll, kasebrotchen, kasesemmel | french-roll 60, gouda 35, butter-salted 7
ham-roll | ham roll, schinkenbrotchen | french-roll 60, ham-sliced-deli 35, butter-salted 7
salami-roll | salami roll, salamibrotchen, wurstbrotchen, wurstsemmel | french-roll 60, salami-dry 25, butter-salted 7
ham-bread | open ham sandwich, schinkenbrot | rye-bread 50, ham-sliced-deli 35, butter-salted 6
salami-bread | open salami sandwich, wurstbrot, salamibrot | rye-bread 50, salami-dry 25, butter-salted 6
corned-beef-hash | corned beef hash | potato-boiled 180, corned-beef-cooked 90, canola-oil 11
potato-hash | potato hash | potato-boiled 220, onion 40, canola-oil 12
egg-hash | breakfast hash, hash with egg | potato-boiled 200, egg-fried 92, canola-oil 10
cheese-fries | cheesy chip, cheese and fries, chips and cheese | fries-oven 220, cheddar 40
gravy-fries | fries and gravy, chip and gravy, chips and gravy, fries gravy, chips and curry sauce | fries-oven 240, beef-broth 70
chicken-cream-soup | cream of chicken soup | chicken-breast-cooked 40, milk-2-percent 120, cream-heavy 20, chicken-broth 120, all-purpose-flour 8
cabbage-soup | cabbage soup | cabbage-green 150, olive-oil 5, vegetable-broth 180, carrot-boiled 30, onion 20
shrimp-salad | shrimp salad, prawn salad, seafood salad+x | lettuce-romaine 80, shrimp-cooked 100, tomato 60, cucumber 50, vinegar-oil-dressing 15
halloumi-salad | halloumi salad | lettuce-romaine 70, queso-blanco 60, tomato 60, cucumber 40, olive-oil 10
goat-cheese-salad | goat cheese salad, beet salad | lettuce-romaine 70, goat-cheese-soft 40, beets-cooked 50, walnuts 10, olive-oil 10
turkey-salad | turkey salad | lettuce-romaine 80, turkey-breast-cooked 90, tomato 60, cucumber 50, vinegar-oil-dressing 12
plain-ham-salad | ham salad | lettuce-romaine 80, ham-sliced-deli 80, tomato 60, cucumber 50, vinegar-oil-dressing 12
spinach-salad | spinach salad, kale salad | spinach 80, tomato 60, cucumber 40, vinegar-oil-dressing 15
vegetable-salad | vegetable salad, vegan salad, avocado salad | lettuce-romaine 80, tomato 60, avocado 50, cucumber 40, vinegar-oil-dressing 12
chicken-ham-pie | chicken and ham pie | croissant 70, chicken-breast-cooked 55, ham-sliced-deli 25, milk-2-percent 50, butter-salted 5
beef-pie | beef pie, beef and ale pie | croissant 70, beef-stew-meat-cooked 85, beef-broth 50
cheese-pie | cheese and onion pie, cheese and potato pie | croissant 70, cheddar 45, potato-boiled 60, onion 30
turkey-pie | turkey pie | croissant 70, turkey-breast-cooked 80, milk-2-percent 50, butter-salted 5
lamb-pie | lamb pie | croissant 70, lamb-leg-lean-cooked 80, beef-broth 50
game-pie | game pie | croissant 70, venison-steak-cooked 80, beef-broth 50
vegetable-pie | vegetable pie | croissant 70, mixed-vegetables-frozen 100, milk-2-percent 50, butter-salted 5
chicken-pasty | chicken pasty | croissant 90, chicken-breast-cooked 40, potato-boiled 50
vegan-bolognese | vegan bolognese | pasta-cooked 210, lentils-cooked 90, marinara-sauce 120, olive-oil 8
sausage-tray-bake | sausage tray bake | pork-sausage-cooked 110, potato-baked 120, pepper-red-bell 60, olive-oil 10
okonomiyaki | okonomiyaki | all-purpose-flour 60, cabbage-green 120, egg-whole-raw 60, bacon-cooked 20, mayonnaise 15, worcestershire-sauce 15, canola-oil 8
takoyaki | takoyaki | all-purpose-flour 5, octopus-cooked 6, egg-whole-raw 3, mayonnaise 1.8, worcestershire-sauce 2, canola-oil 0.8 | x6
chirashi | chirashi, chirashi bowl, chirashi don | sushi-rice-cooked 220, salmon-atlantic-raw 60, tuna-yellowfin-raw 60, egg-whole-raw 20, cucumber 30, soy-sauce 10
mango-sticky-rice | mango sticky rice, sticky rice with mango | sushi-rice-cooked 150, coconut-milk-canned 50, sugar-white 15, mango 80
papaya-salad | papaya salad, green papaya salad, som tam, som tum | papaya 120, green-beans 25, tomato 40, peanuts-roasted 10, fish-sauce 8, sugar-white 6, shrimp-cooked 4
com-tam | com tam, broken rice with pork, broken rice | white-rice-cooked 230, pork-loin-chop-cooked 110, egg-fried 46, fish-sauce 10, sugar-white 8
egg-foo-young | egg foo young, egg foo yung, egg fu yung | egg-whole-raw 110, bean-sprouts 50, shrimp-cooked 25, canola-oil 12, soy-sauce 8
kabsa | kabsa, machboos, mandi, chicken kabsa, chicken mandi | basmati-rice-dry 85, chicken-thigh-skinless-cooked 130, onion 40, raisins 10, almonds 6, canola-oil 10
mansaf | mansaf | lamb-leg-lean-cooked 130, white-rice-cooked 200, yogurt-greek-whole 80, almonds 10, pita-white 20, ghee 6
manakish | manakish, manakeesh, zaatar manakish, manousheh, zaatar bread | all-purpose-flour 80, olive-oil 14, sesame-seeds 5
bobotie | bobotie | beef-ground-85-raw 120, egg-whole-raw 40, milk-2-percent 50, white-bread 15, onion 30, raisins 12, almonds 5, curry-powder 2
bunny-chow | bunny chow | white-bread 170, chicken-thigh-skinless-cooked 110, potato-boiled 60, tomatoes-canned 60, canola-oil 12
doro-wat | doro wat, doro wot | chicken-thigh-skinless-cooked 120, onion 100, ghee 15, egg-hard-boiled 50
injera | injera | teff-dry 45
coxinha | coxinha | all-purpose-flour 25, chicken-breast-cooked 30, cream-cheese 8, breadcrumbs-plain 6, canola-oil 8, milk-2-percent 10, egg-whole-raw 4
brigadeiro | brigadeiro | milk-condensed 20, cocoa-powder 2, butter-salted 1.5, milk-chocolate 3 | x2
bigos | bigos, hunters stew | sauerkraut 170, pork-sausage-cooked 60, pork-loin-chop-cooked 50, bacon-cooked 10, mushrooms-white 20, prunes 8
smorrebrod | smorrebrod, danish open sandwich | rye-bread 45, butter-salted 8, herring-pickled 50, onion 8
osso-buco | osso buco, ossobuco | beef-stew-meat-cooked 160, tomatoes-canned 80, carrot 30, celery 20, onion 30, wine-white 30, olive-oil 10, all-purpose-flour 6
eggplant-parmesan | eggplant parm, eggplant parmesan, eggplant parmigiana, aubergine parmigiana, melanzane parmigiana | eggplant 200, breadcrumbs-plain 30, egg-whole-raw 25, marinara-sauce 120, mozzarella-part-skim 70, parmesan-grated 12, olive-oil 15
veal-parmesan | veal parm, veal parmesan, veal parmigiana | veal-ground-raw 140, breadcrumbs-plain 30, egg-whole-raw 20, marinara-sauce 120, mozzarella-part-skim 60, parmesan-grated 10, olive-oil 15
muffuletta | muffuletta, muffaletta | italian-bread 120, ham-sliced-deli 40, salami-dry 40, provolone 40, olives-green 40, olive-oil 12
butter-tart | butter tart | all-purpose-flour 22, butter-salted 14, sugar-brown 24, egg-whole-raw 8, raisins 8
nanaimo-bar | nanaimo bar | graham-crackers 14, butter-salted 14, sugar-white 16, dark-chocolate-70 8, coconut-shredded 5, walnuts 4, egg-whole-raw 2, milk-2-percent 3
beavertail | beavertail, beaver tail | all-purpose-flour 65, canola-oil 18, sugar-white 18, milk-2-percent 30, egg-whole-raw 10
moi-moi | moi moi | black-eyed-peas-cooked 130, canola-oil 10, onion 15, egg-hard-boiled 15
suya | suya | beef-top-sirloin-lean-cooked 130, peanut-flour 15, peanut-oil 8, onion 20
gravlax | gravlax, gravad lax, gravadlax | salmon-smoked 57, dill-fresh 2, mustard-yellow 4, sugar-white 2
sinigang | sinigang, pork sinigang | pork-loin-chop-cooked 90, tomato 50, daikon 40, spinach 30, eggplant 30, fish-sauce 8
tapsilog | tapsilog, longsilog, tocilog | white-rice-cooked 200, beef-top-sirloin-lean-cooked 90, egg-fried 46, canola-oil 10, garlic 4, soy-sauce 8
thukpa | thukpa | egg-noodles-dry 70, chicken-breast-cooked 70, chicken-broth 250, carrot 25, cabbage-green 25, canola-oil 5, soy-sauce 6
halo-halo | halo halo | milk-evaporated 90, sugar-white 25, kidney-beans-cooked 30, coconut-flaked-sweetened 10, vanilla-ice-cream 50, gelatin-dessert 20, sweet-potato-boiled 30
macaron | macaron, french macaron | almonds 7, sugar-white 9, butter-salted 2.5, egg-white-raw 4 | x2
bhatura | bhatura, bhature | all-purpose-flour 55, yogurt-plain-whole 12, canola-oil 14
italian-beef-sandwich | italian beef, italian beef sandwich | french-roll 100, roast-beef-deli 120, pepper-green-bell 30, beef-broth 60, canola-oil 4
peameal-bacon-sandwich | peameal bacon sandwich, peameal sandwich, back bacon sandwich | french-roll 75, canadian-bacon-cooked 100, mustard-yellow 5
chicken-and-waffles | chicken and waffle, chicken and waffles, chicken n waffles | waffle-frozen 130, chicken-thigh-skin-raw 110, all-purpose-flour 20, canola-oil 15, maple-syrup 30, butter-salted 8, egg-whole-raw 10, milk-2-percent 10
pimento-cheese | pimento cheese, pimiento cheese | cheddar 25, mayonnaise 10, cream-cheese 6, pepper-red-bell 6
servo-pie | servo pie, four and twenty pie, pukka pie | all-purpose-flour 62, butter-salted 26, beef-ground-85-raw 75, onion 15, beef-broth 30
pie-floater | pie floater | all-purpose-flour 62, butter-salted 26, beef-ground-85-raw 75, split-peas-cooked 150, beef-broth 30
savoury-scroll | cheese scroll, vegemite scroll, cheese and vegemite scroll, cheesymite scroll, savoury scroll | bread-flour 65, cheddar 24, butter-salted 7, yeast-extract 2
schnitzel-roll | schnitty roll, chicken schnitty roll, schnitzel roll, chicken schnitzel roll, schnitty sanga, chicken schnitty sandwich, schnitty sandwich | french-roll 90, chicken-breast-cooked 110, breadcrumbs-plain 25, egg-whole-raw 12, canola-oil 12, mayonnaise 15, lettuce-iceberg 20, milk-2-percent 5
gravy-roll | chook and gravy roll, chicken and gravy roll, gravy roll, roast and gravy roll | french-roll 90, chicken-thigh-skin-raw 100, chicken-broth 60, all-purpose-flour 6, butter-salted 5
sausage-in-bread | snag in bread, snag in bread with onion, sausage in bread, bunnings snag, bunnings sausage, snag sanga | white-bread 35, pork-sausage-cooked 70, onion 20, ketchup 8
dim-sim-fried | dimmy, dimmies, fried dim sim, steamed dim sim | wonton-wrappers 16, pork-ground-cooked 16, cabbage-green 12, canola-oil 5 | x2
flavoured-iced-coffee | iced coffee milk, dare iced coffee, farmers union iced coffee, oak iced coffee, ice break, iced coffee 600ml, iced coffee 600 | milk-1-percent 470, sugar-white 26, coffee 20
shapes-crackers | barbecue shapes, pizza shapes, arnotts shapes, pack of shapes, shapes pack | whole-wheat-crackers 33, cheddar 3
pilchards | pilchard, pilchards in tomato sauce | sardines-canned-oil 70, tomato-puree 50
cold-meat | cold meat, slices of cold meat | ham-sliced-deli 40, turkey-deli 30
dripping-toast | bread and dripping, dripping toast, beef dripping toast | white-bread 36, beef-tallow 14
egg-custard | egg custard, baked egg custard, baked custard | milk-whole 120, egg-whole-raw 45, sugar-white 20
cheese-and-biscuits | cheese and biscuits, cheese and crackers, cheese n biscuits, cheese n crackers | cheddar 35, whole-wheat-crackers 25, butter-salted 4
bean-and-cheese-taco | bean and cheese taco, bean n cheese taco | flour-tortilla 48, refried-beans-vegetarian 75, mexican-blend-cheese 22, canola-oil 4
carne-guisada-taco | carne guisada taco | flour-tortilla 40, beef-brisket-lean-cooked 60, onion 8
migas-taco | migas taco, potato egg taco | flour-tortilla 40, egg-whole-raw 60, cheddar 16, corn-tortilla 8, canola-oil 5
chicken-fried-chicken | chicken fried chicken, country fried chicken | chicken-breast-cooked 130, all-purpose-flour 35, egg-whole-raw 15, milk-2-percent 60, canola-oil 25
fried-okra | fried okra, okra fried | okra 90, cornmeal-whole-grain 20, canola-oil 15, all-purpose-flour 6
smoked-sausage-link | smoked sausage link, jalapeno cheddar sausage, jalapeno sausage link, hot link, jalapeno cheddar sausage link | pork-sausage-cooked 85, cheddar 8
whataburger-burger | whataburger, whataburger with cheese | hamburger-bun 95, beef-ground-80-cooked 95, lettuce-iceberg 20, tomato 30, pickles-dill 15, mustard-yellow 8, american-cheese 18
red-soda | big red, red soda | cola 355
`
