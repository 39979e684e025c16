/**
 * Dishes of restaurants, take-aways, cafés and bakeries, made of the catalogue's foods in the portion that is sold, in the
 * notation of `spoken-dishes.ts`; a last column of `x6` is how many are eaten when nobody says how many. The grams are
 * chosen so that the energy is that of a usual portion: what chains publish, for the others typical portions as in the UK
 * Food Standards Agency's "Food Portion Sizes" (3rd ed.), rounded. Kitchens differ; every part can be corrected.
 */
export const takeawayDishes = `
big-mac | big mac | hamburger-bun 75, beef-ground-80-cooked 75, american-cheese 14, mayonnaise 14, lettuce-iceberg 20 | !
quarter-pounder | quarter pounder with cheese, quarter pounder | hamburger-bun 66, beef-ground-80-cooked 84, american-cheese 28
whopper | whopper | hamburger-bun 75, beef-ground-80-cooked 95, mayonnaise 21, tomato 40, lettuce-iceberg 20, ketchup 10 | !
double-cheeseburger | double cheeseburger, double double | hamburger-bun 70, beef-ground-80-cooked 125, american-cheese 42
bacon-cheeseburger | bacon cheeseburger, bacon burger | hamburger-bun 60, beef-ground-80-cooked 110, american-cheese 28, bacon-cooked 16
chicken-nugget | chicken nugget, nugget, mcnugget, chicken mcnugget | chicken-breast-cooked 10, all-purpose-flour 3, canola-oil 1.6 | x6
chicken-tender | chicken tender, chicken goujon, crispy chicken strip, chicken finger, breaded chicken strip | chicken-breast-cooked 28, all-purpose-flour 8, canola-oil 4, buttermilk-lowfat 3, egg-whole-raw 2 | x3
fried-chicken-piece | fried chicken, kfc, kfc original, kfc chicken, fried chicken piece, southern fried chicken | chicken-wing-cooked 75, all-purpose-flour 8, buttermilk-lowfat 4, egg-whole-raw 3 | x2
fish-burger | fish burger, filet o fish, fish sandwich, crispy fish sandwich | hamburger-bun 66, cod-atlantic-cooked 50, breadcrumbs-plain 15, canola-oil 4, tartar-sauce 12, american-cheese 14
crispy-chicken-sandwich | crispy chicken sandwich, fried chicken sandwich, chick fil a sandwich, chick fil a chicken sandwich, chick fil a, fried chicken burger, crispy chicken burger, zinger | hamburger-bun 60, chicken-breast-cooked 90, all-purpose-flour 12, canola-oil 9, buttermilk-lowfat 5, egg-whole-raw 4
large-chicken-sandwich | popeyes chicken sandwich, spicy chicken sandwich | hamburger-bun 75, chicken-breast-cooked 115, all-purpose-flour 20, canola-oil 15, mayonnaise 14, buttermilk-lowfat 5
sausage-egg-muffin | sausage egg mcmuffin, sausage and egg mcmuffin, sausage mcmuffin with egg, sausage egg muffin, sausage and egg muffin | english-muffin 57, pork-sausage-cooked 43, egg-whole-raw 50, american-cheese 14, butter-salted 5
sundae | mcflurry, mcflurry oreo, oreo mcflurry, blizzard | vanilla-ice-cream 200, graham-crackers 20
frappuccino | frappuccino, caramel frappuccino, mocha frappuccino | coffee 150, milk-whole 100, sugar-white 36, cream-heavy 15
spiced-latte | pumpkin spice latte, psl | espresso 60, milk-2-percent 200, sugar-white 28, cream-heavy 14
sausage-roll | sausage roll | pork-sausage-cooked 60, croissant 35
vegan-sausage-roll | vegan sausage roll | soy-protein-isolate 10, onion 20, all-purpose-flour 34, canola-oil 14
steak-bake | steak bake, steak slice, puff pastry slice | croissant 55, beef-stew-meat-cooked 60, butter-salted 8
pasty | cornish pasty, pasty | croissant 100, beef-stew-meat-cooked 65, potato-boiled 80
meat-pie | steak pie, meat pie, steak and kidney pie, steak and ale pie, steak and kidney pudding | croissant 70, beef-stew-meat-cooked 90, beef-broth 60
pork-pie | pork pie | pork-ground-cooked 75, all-purpose-flour 45, lard 16
doner-kebab | doner kebab, doner, kebab, lamb kebab, doner wrap, doner kebap, doner box | pita-white 120, lamb-ground-cooked 140, lettuce-iceberg 40, tomato 30, mayonnaise 10, yogurt-plain-whole 20
chicken-kebab | chicken kebab, shish kebab, chicken shish, chicken shawarma, shawarma, chicken doner, chicken gyro | pita-white 100, chicken-thigh-skinless-cooked 130, lettuce-iceberg 40, tomato 40, yogurt-plain-whole 20
gyro | gyro, gyros, lamb gyro, souvlaki | pita-white 90, lamb-ground-cooked 100, yogurt-greek-whole 40, tomato 40
fish-and-chips | fish and chips, chippy tea, fish and chip, fish n chips, fish chips, battered cod and chips, cod and chips, fish supper | cod-atlantic-cooked 160, all-purpose-flour 30, canola-oil 25, fries-oven 250
battered-fish | battered cod, battered fish, battered haddock, fried fish | cod-atlantic-cooked 150, all-purpose-flour 30, canola-oil 18
chow-mein | chow mein, chicken chow mein, lo mein, chicken lo mein, fried noodles, chicken noodles | egg-noodles-dry 110, chicken-breast-cooked 100, canola-oil 12, mixed-vegetables-frozen 60, soy-sauce 15
sweet-sour-chicken | sweet and sour chicken, sweet sour chicken | chicken-breast-cooked 140, all-purpose-flour 30, canola-oil 15, sugar-white 35, pineapple 30, soy-sauce 6
orange-chicken | orange chicken, panda express orange chicken | chicken-breast-cooked 110, all-purpose-flour 25, canola-oil 11, sugar-white 28, soy-sauce 8, egg-whole-raw 6
kung-pao | kung pao chicken | chicken-breast-cooked 150, peanuts-roasted 20, canola-oil 12, pepper-red-bell 60, soy-sauce 15
spring-roll | spring roll, vegetable spring roll | wonton-wrappers 22, cabbage-green 15, carrot 8, canola-oil 4, soy-sauce 2 | x2
shrimp-toast | shrimp toast, sesame shrimp toast | white-bread 15, shrimp-cooked 12, canola-oil 4, sesame-seeds 2, egg-white-raw 3 | x2
dumpling | dumpling, gyoza, potsticker, dim sum, wonton, pork dumpling, momo | wonton-wrappers 8, pork-ground-cooked 7, cabbage-green 6, soy-sauce 1, sesame-oil 0.4 | x5
duck-pancake | duck pancake, peking duck pancake, crispy duck pancake, duck wrap, hoisin duck wrap | flour-tortilla 15, duck-skinless-cooked 25, hoisin-sauce 8, cucumber 10 | x4
samosa | samosa, vegetable samosa | all-purpose-flour 25, potato-boiled 40, canola-oil 5, green-peas-frozen 8 | x2
bhaji | onion bhaji, bhaji, pakora, vegetable pakora | chickpea-flour 12, onion 25, canola-oil 4.5 | x2
poppadom | poppadom, papadum, popadom | chickpea-flour 7, canola-oil 2 | x2
korma | korma, chicken korma | chicken-breast-cooked 140, cream-heavy 40, onion 50, almonds 12, canola-oil 7
butter-chicken | butter chicken, murgh makhani, makhani | chicken-breast-cooked 140, tomato-puree 80, cream-heavy 35, butter-salted 12, cashews-raw 5
tikka-masala | chicken tikka masala, tikka masala, ctm | chicken-breast-cooked 150, tomato-puree 100, cream-heavy 40, canola-oil 10, onion 40
madras | madras, chicken madras, vindaloo, chicken vindaloo, jalfrezi, chicken jalfrezi, bhuna, balti, chicken balti, dopiaza | chicken-breast-cooked 150, tomato-puree 120, onion 60, canola-oil 15
saag-paneer | saag paneer, palak paneer, paneer curry, paneer tikka masala | spinach-cooked 150, queso-blanco 90, cream-heavy 20, canola-oil 8
biryani | biryani, chicken biryani | chicken-thigh-skinless-cooked 110, white-rice-cooked 260, canola-oil 10, onion 30, yogurt-plain-whole 20
garlic-naan | garlic naan, peshwari naan+n, butter naan | naan 120, butter-salted 7
keema-naan | keema naan | naan 130, lamb-ground-cooked 35
katsu-curry | katsu curry, chicken katsu curry, chicken katsu, katsu | chicken-breast-cooked 140, breadcrumbs-plain 30, canola-oil 18, white-rice-cooked 220, carrot 40, egg-whole-raw 10
teriyaki-bowl | teriyaki salmon bowl, teriyaki bowl, salmon teriyaki bowl, salmon rice bowl, donburi | white-rice-cooked 220, salmon-atlantic-cooked 110, teriyaki-sauce 35, mixed-vegetables-frozen 60
ramen | ramen, tonkotsu ramen, tonkotsu, miso ramen, shoyu ramen, pork ramen, chicken ramen | egg-noodles-dry 110, chicken-broth 400, pork-loin-chop-cooked 70, egg-hard-boiled 50, soy-sauce 12
laksa | laksa, chicken laksa, prawn laksa, khao soi+ge | rice-noodles-cooked 180, coconut-milk-canned 120, shrimp-cooked 60, tofu-fried 30, chicken-broth 200, fish-sauce 6
nigiri | nigiri, salmon nigiri | sushi-rice-cooked 22, salmon-atlantic-raw 13 | x4
sashimi | sashimi, salmon sashimi | salmon-atlantic-raw 90
miso-soup | miso soup | miso 15, tofu-firm 15, water 200, fish-sauce 2
eggs-benedict | eggs benedict, egg benedict | english-muffin 57, egg-poached 100, canadian-bacon-cooked 50, butter-salted 30, egg-yolk-raw 10
steak-frites | steak frites, steak and fries, steak fries | beef-top-sirloin-lean-cooked 200, fries-oven 150
cobb-salad | cobb salad | lettuce-romaine 80, chicken-breast-cooked 100, bacon-cooked 20, egg-hard-boiled 50, avocado 40, blue-cheese 25, tomato 50
nicoise | nicoise salad, tuna nicoise, tuna nicoise salad, salade nicoise, nicoise | lettuce-romaine 60, tuna-light-canned-oil 85, egg-hard-boiled 50, potato-boiled 80, green-beans-boiled 50, olives-black 15, vinegar-oil-dressing 15
caprese | caprese salad, caprese, tomato mozzarella salad, mozzarella and tomato salad | tomato 150, mozzarella-whole 90, olive-oil 10
side-caesar | side caesar, side caesar salad, small caesar salad | lettuce-romaine 55, parmesan-grated 8, mayonnaise 13, white-bread 10, anchovies-canned 2
arrabbiata | arrabbiata, penne arrabbiata, pasta arrabbiata, pasta pomodoro, spaghetti pomodoro, pasta napoletana | pasta-cooked 220, marinara-sauce 150, olive-oil 8
alfredo | chicken alfredo | pasta-cooked 230, chicken-breast-cooked 100, cream-heavy 50, parmesan-grated 15
shakshuka | shakshuka, eggs in tomato sauce | egg-whole-raw 100, tomatoes-canned 250, olive-oil 10, pepper-red-bell 60, onion 40
chickpea-curry | chickpea curry, chana masala, chana | chickpeas-canned 170, coconut-milk-canned 50, tomatoes-canned 100, onion 40, canola-oil 6
gnocchi | gnocchi | potato-boiled 5, all-purpose-flour 1.9 | x36
ravioli | ravioli | pasta-cooked 14, ricotta-whole 5, egg-whole-raw 0.8 | x12
tortellini | tortellini, filled pasta, cappelletti | pasta-cooked 4.3, ricotta-whole 1.5, egg-whole-raw 0.2 | x40
pasta-bake | tuna pasta bake, pasta bake, tuna bake, tuna casserole, tuna noodle casserole | pasta-cooked 200, tuna-light-canned-water 70, cheddar 28, corn-canned 30, milk-2-percent 40
cheesesteak | philly cheesesteak, cheesesteak, steak sandwich | french-roll 110, beef-top-sirloin-lean-cooked 120, provolone 40, onion 40
sub | sub, turkey sub, turkey sub sandwich, subway sandwich, six inch sub | french-roll 75, turkey-deli 57, lettuce-iceberg 20, tomato 25
footlong | footlong, subway footlong, footlong turkey, subway footlong turkey, turkey footlong, footlong sub | french-roll 150, turkey-deli 114, lettuce-iceberg 40, tomato 50
italian-sub | italian bmt, bmt, italian sub, italian sandwich, italian hoagie | french-roll 75, salami-dry 20, pepperoni 15, ham-sliced-deli 25
tuna-baguette | tuna baguette, tuna mayonnaise baguette, tuna sub, pret tuna baguette | french-bread 120, tuna-light-canned-water 70, mayonnaise 20
ham-baguette | ham baguette, ham and cheese baguette, ham cheese baguette, jambon beurre, cheese baguette | french-bread 120, ham-sliced-deli 50, cheddar 20, butter-salted 10
chicken-baguette | chicken baguette, chicken mayonnaise baguette, chicken salad baguette | french-bread 120, chicken-breast-cooked 75, mayonnaise 15
pulled-pork-sandwich | pulled pork sandwich, pulled pork bun, pulled pork burger, bbq pork sandwich | hamburger-bun 60, pork-tenderloin-cooked 110, bbq-sauce 40
crunchwrap | crunchwrap, crunchwrap supreme | flour-tortilla 75, beef-ground-90-cooked 60, tostada-shell 15, cheddar 22, sour-cream-reduced-fat 20
breakfast-burrito | breakfast burrito, breakfast wrap, egg burrito | flour-tortilla 70, egg-scrambled 110, pork-sausage-cooked 35, cheddar 20
chicken-quesadilla | chicken quesadilla | flour-tortilla 70, cheddar 50, chicken-breast-cooked 70
enchilada | enchilada, chicken enchilada | corn-tortilla 30, chicken-breast-cooked 40, cheddar 22, salsa 40 | x2
tamale | tamale | corn-flour-masa 45, pork-ground-cooked 30, lard 5 | x2
empanada | empanada, beef empanada | all-purpose-flour 35, beef-ground-90-cooked 35, canola-oil 9 | x2
chicken-fried-steak | chicken fried steak, country fried steak | beef-top-round-lean-cooked 115, all-purpose-flour 32, canola-oil 17
biscuits-gravy | biscuits and gravy, biscuit and gravy, biscuit with gravy, sausage gravy and biscuits | croissant 85, pork-sausage-cooked 35, milk-2-percent 100, all-purpose-flour 8
sloppy-joe | sloppy joe | hamburger-bun 60, beef-ground-90-cooked 85, ketchup 35
chili-dog | chili dog, chilli cheese dog | hamburger-bun 45, pork-sausage-cooked 55, beef-ground-90-cooked 30, kidney-beans-canned 20, cheddar 10
corn-dog | corn dog | pork-sausage-cooked 45, all-purpose-flour 12, egg-whole-raw 5, milk-2-percent 10, cornmeal-whole-grain 20, canola-oil 4
meatloaf | meatloaf, meat loaf, slice of meatloaf | beef-ground-90-cooked 78, breadcrumbs-plain 9, egg-whole-raw 8, ketchup 12 | /6
chicken-parmesan | chicken parm, chicken parmesan, chicken parmigiana | chicken-breast-cooked 140, breadcrumbs-plain 30, marinara-sauce 80, mozzarella-part-skim 40, canola-oil 10
schnitzel | schnitzel, wiener schnitzel, pork schnitzel, milanese | pork-loin-chop-cooked 130, breadcrumbs-plain 30, canola-oil 14, egg-whole-raw 15
chicken-kiev | chicken kiev | chicken-breast-cooked 110, breadcrumbs-plain 25, butter-salted 15
cornbread | cornbread, corn bread | cornmeal-whole-grain 30, all-purpose-flour 12, butter-salted 5, egg-whole-raw 5, sugar-white 2
stuffed-pepper | stuffed pepper, stuffed bell pepper, stuffed pepper with ground and rice | pepper-red-bell 150, beef-ground-90-cooked 70, white-rice-cooked 80, cheddar 10
doughnut | donut, doughnut, glazed donut, glazed doughnut, krispy kreme, krispy kreme glazed, krispy kreme donut, jam doughnut, dunkin donut | all-purpose-flour 26, sugar-white 15, canola-oil 8, egg-whole-raw 4, milk-2-percent 8
cookie | cookie, chocolate chip cookie, oatmeal cookie, oat cookie | all-purpose-flour 6.5, butter-salted 4, sugar-white 5, chocolate-chips-semisweet 2, egg-whole-raw 3 | x2
brownie | brownie, chocolate brownie, blondie | all-purpose-flour 14, butter-salted 13, sugar-white 22, cocoa-powder 4, egg-whole-raw 10, dark-chocolate-70 3
cheesecake | cheesecake, slice of cheesecake, new york cheesecake, strawberry cheesecake | cream-cheese 64, egg-whole-raw 8, graham-crackers 16, sugar-white 18 | /8
tiramisu | tiramisu | cream-cheese 58, egg-yolk-raw 12, sugar-white 18, graham-crackers 12
cake | cake, slice of cake, birthday cake, sponge, sponge pudding, victoria sponge, lemon drizzle cake, lemon drizzle, coffee cake | all-purpose-flour 30, sugar-white 30, butter-salted 18, egg-whole-raw 15 | /8
apple-pie | apple pie, slice of pie, apple crumble, crumble, apple crisp, fruit crisp, fruit crumble, apple tart, apple strudel | all-purpose-flour 35, butter-salted 14, sugar-white 15, apple 80 | /8
scone | scone, plain scone, fruit scone | all-purpose-flour 40, butter-salted 9, sugar-white 5
cinnamon-roll | cinnamon roll, cinnamon bun, cinnamon swirl, sticky bun, iced bun | all-purpose-flour 45, sugar-white 25, butter-salted 14, egg-whole-raw 8
danish | danish, danish pastry, pain au chocolat, chocolate croissant | croissant 65, milk-chocolate 12
pain-au-raisin | pain au raisin, apricot danish | croissant 60, jam 20
almond-croissant | almond croissant | croissant 75, almonds 10, sugar-white 12
ham-croissant | ham and cheese croissant, ham cheese croissant, croissant with ham and cheese | croissant 60, ham-sliced-deli 30, cheddar 25
soft-pretzel | soft pretzel, pretzel bread, bavarian pretzel | french-bread 85
crumpet | crumpet, pikelet | english-muffin 42 | x2
teacake | teacake, toasted teacake, hot cross bun, currant bun | raisin-bread 75
yorkshire-pudding | yorkshire pudding, yorkshire, yorkie | all-purpose-flour 14, egg-whole-raw 14, milk-2-percent 20, canola-oil 2.5
gravy | gravy, onion gravy, beef gravy | beef-broth 55, all-purpose-flour 4, butter-salted 2
flapjack | flapjack, oat flapjack | rolled-oats-dry 35, butter-salted 13, honey 18
jaffa-cake | jaffa cake, jaffa | graham-crackers 6, marmalade 4, dark-chocolate-70 2 | x3
candy-bar | mars+eg, candy bar+eg, bounty, galaxy bar | milk-chocolate 40, sugar-white 8
ploughmans | ploughmans, ploughman lunch, ploughmans lunch, ploughman | french-bread 90, cheddar 70, butter-salted 10, pickles-dill 30, apple 60
toad-in-the-hole | toad in the hole, toad in hole | pork-sausage-cooked 120, all-purpose-flour 35, egg-whole-raw 35, milk-2-percent 60
fish-finger-sandwich | fish finger sandwich, fish stick sandwich, fish finger butty | white-bread 72, cod-atlantic-cooked 54, breadcrumbs-plain 18, canola-oil 6
chip-butty | chip butty, chip sandwich, fries sandwich | white-bread 72, fries-oven 120, butter-salted 8
sausage-sandwich | sausage sandwich, sausage bap, sausage bread roll, sausage roll bap | white-bread 72, pork-sausage-cooked 90
cheese-pickle-sandwich | cheese and pickle sandwich, cheese pickle sandwich, cheese and onion sandwich, cheese and tomato sandwich, cheese tomato sandwich | whole-wheat-bread 64, cheddar 40, pickles-dill 20
tuna-melt | tuna melt, tuna cheese toasted sandwich | whole-wheat-bread 64, tuna-light-canned-water 80, mayonnaise 15, cheddar 30
loaded-potato | loaded baked potato, loaded potato, loaded potato skin | potato-baked 200, cheddar 25, sour-cream-reduced-fat 25, bacon-cooked 10
chowder | chowder, clam chowder | milk-2-percent 150, potato-boiled 80, clams-canned 40, cream-light 40, butter-salted 4, all-purpose-flour 5
corn-chowder | corn chowder | milk-2-percent 150, corn-canned 80, potato-boiled 60, cream-light 30, butter-salted 6, all-purpose-flour 5
onion-rings | onion ring, onion rings | onion 8, all-purpose-flour 4, canola-oil 2 | x8
mozzarella-stick | mozzarella stick | mozzarella-part-skim 15, breadcrumbs-plain 6, canola-oil 2.5 | x4
chicken-satay | chicken satay, satay skewer, chicken satay skewer, chicken skewer | chicken-breast-cooked 40, peanut-sauce 15 | x3
nachos-loaded | loaded nacho, nacho with cheese, nachos grande | tortilla-chips 90, cheddar 50, salsa 50, sour-cream-reduced-fat 30 | ?
chips-salsa | chip and salsa, chips and salsa, chip and guacamole, chips and dip | tortilla-chips 50, salsa 50
rice-and-peas | jerk rice and peas, caribbean rice and peas | white-rice-cooked 180, kidney-beans-canned 40, coconut-milk-canned 20
mass-gainer | mass gainer, scoop of mass gainer | isotonic-powder 60, whey-protein-powder 25
protein-pancake | protein pancake | egg-whole-raw 50, whey-protein-powder 10, rolled-oats-dry 15, banana 30 | x2
energy-chew | energy chew, chew, gel blok | jelly-beans 5.5 | x6
spanish-omelet | spanish omelet, tortilla de patatas, tortilla espanola, tortilla de patata, spanish tortilla, potato omelet | egg-whole-raw 70, potato-boiled 100, olive-oil 9, onion 20
paella | paella | white-rice-cooked 240, shrimp-cooked 60, chicken-thigh-skinless-cooked 50, olive-oil 10, green-peas-frozen 20, mussels-cooked 20
chicken-paella | chicken paella | white-rice-cooked 220, chicken-thigh-skinless-cooked 110, olive-oil 14, green-peas-frozen 30
seafood-paella | seafood paella | white-rice-cooked 220, shrimp-cooked 60, mussels-cooked 50, squid-raw 40, olive-oil 14, green-peas-frozen 30
patatas-bravas | patatas bravas, bravas | potato-boiled 170, olive-oil 15, tomato-puree 30
croqueta | croquette, croqueta, potato croquette | all-purpose-flour 8, milk-2-percent 15, breadcrumbs-plain 4, canola-oil 2.5, egg-whole-raw 3 | x4
gazpacho | gazpacho | tomato 200, olive-oil 8, cucumber 40, pepper-red-bell 30
bratwurst | bratwurst, brat | pork-sausage-cooked 90
currywurst | currywurst | pork-sausage-cooked 130, ketchup 60
leberkase | leberkase, leberkaese, fleischkase | pork-sausage-cooked 100
kasespatzle | kasespatzle, cheese spatzle, spatzle with cheese | egg-noodles-dry 80, gruyere 60, onion 20, butter-salted 8
spatzle | spatzle, spaetzle | egg-noodles-dry 75
quiche | quiche, quiche lorraine, slice of quiche | croissant 45, egg-whole-raw 50, cheddar 20, milk-2-percent 30, bacon-cooked 8 | /6
frittata | frittata, vegetable frittata | egg-whole-raw 120, cheddar 20, potato-boiled 50, pepper-red-bell 40, olive-oil 5
bruschetta | bruschetta, tomato bruschetta | french-bread 30, tomato 40, olive-oil 4 | x2
moussaka | moussaka | lamb-ground-cooked 90, eggplant 150, potato-boiled 60, milk-2-percent 60, olive-oil 12, all-purpose-flour 6, egg-whole-raw 12
bao-bun | bao bun, bao, pork bao, pork belly bao, pork belly bao bun, char siu bao | all-purpose-flour 30, pork-tenderloin-cooked 35, hoisin-sauce 8 | x2
banh-mi | banh mi, vietnamese sandwich | french-bread 110, pork-tenderloin-cooked 80, mayonnaise 12, carrot 30, cucumber 30, soy-sauce 3
summer-roll | summer roll, rice paper roll, fresh spring roll | rice-noodles-cooked 30, shrimp-cooked 20, lettuce-romaine 10, peanut-sauce 8 | x2
tabbouleh | tabbouleh, tabouleh | bulgur-cooked 100, tomato 60, parsley 20, olive-oil 10
couscous-salad | couscous salad | couscous-cooked 150, tomato 50, cucumber 50, olive-oil 10, feta 20
quinoa-salad | quinoa salad | quinoa-cooked 150, tomato 60, cucumber 50, olive-oil 12, feta 30
pasta-salad | pasta salad | pasta-cooked 150, mayonnaise 20, corn-canned 30, pepper-red-bell 30
breakfast-sandwich | breakfast sandwich, bec, bec on a roll, bacon egg and cheese on a roll, bacon egg cheese on a roll, bacon egg and cheese, bacon egg cheese, egg and cheese sandwich+B, bacon and egg sandwich, bacon egg roll | hamburger-bun 65, egg-fried 50, american-cheese 20, bacon-cooked 16
egg-cheese-bagel | bacon egg and cheese bagel, egg cheese bagel+B, breakfast bagel | bagel-plain 99, egg-fried 50, american-cheese 28, bacon-cooked 12
cream-cheese-bagel | cream cheese bagel | bagel-plain 99, cream-cheese 35
lox-bagel | lox bagel, salmon bagel, smoked salmon bagel, smoked salmon and cream cheese bagel | bagel-plain 99, cream-cheese 30, salmon-smoked 56
calzone | calzone | italian-bread 200, mozzarella-part-skim 90, pizza-sauce 80, ham-sliced-deli 40, olive-oil 8
churro | churro | all-purpose-flour 12, canola-oil 5, sugar-white 6 | x3
crumble-custard | crumble and custard, apple crumble and custard | all-purpose-flour 35, butter-salted 14, sugar-white 20, apple 80, milk-2-percent 100
pancake-stack | stack of pancakes, pancake stack | pancake-homemade 225
hot-chocolate-cafe | hot chocolate with cream, mocha with cream | milk-whole 300, sugar-white 20, cocoa-powder 10, cream-heavy 20
chicken-wing | chicken wing, buffalo wing, bbq wing, wing | chicken-wing-cooked 32 | x6
large-energy-drink | monster, monster energy drink | energy-drink 500
pot-noodle | pot noodle, curry pot noodle, cup noodle, instant ramen, noodle pot | pasta-dry 58, wonton-wrappers 12, soy-sauce 6, yeast-extract 2, canola-oil 6, salt 2
chili-cheese-fries | chili cheese fries, cheese fries with chili, chili fries with cheese | fries-oven 240, american-cheese 40, beef-ground-80-cooked 45, kidney-beans-canned 40, tomato-puree 25 | ?
loaded-fries | animal fries, loaded fries+b, dirty fries | fries-oven 240, american-cheese 56, mayonnaise 22 | ?
cheese-fries-made | cheese fries, cheesy fries | fries-oven 200, canola-oil 15, cheddar 45 | ?
chalupa | chalupa, gordita, cheesy gordita | flour-tortilla 55, beef-ground-90-cooked 40, cheddar 14, sour-cream-reduced-fat 15, canola-oil 5
bread-bowl | bread bowl | italian-bread 245
gammon | gammon, gammon joint, roast gammon | ham-lean-roasted 150, canola-oil 4
half-chicken | half chicken, nando half chicken, half a chicken | chicken-whole-skinless-cooked 300
quarter-chicken | quarter chicken, quarter chook, quarter of a chicken, chicken quarter | chicken-whole-skinless-cooked 150
mcdouble | mcdouble, double hamburger, maccas double cheeseburger | hamburger-bun 60, beef-ground-80-cooked 80, american-cheese 14 | !
popcorn-chicken | popcorn chicken, chicken bite | chicken-breast-cooked 60, all-purpose-flour 20, canola-oil 10
`
