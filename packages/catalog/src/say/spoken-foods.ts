/**
 * What people mean by the plain names of foods, one food a line:
 * `food-id  usual/piece  name, name, …`, where `usual` is what is eaten when no amount is said and `piece` what one of
 * them weighs when they are counted, both in grams; `-` leaves it to the food's own portions and the rules of its kind.
 * A name listed here wins over all names made from the catalogue. Typical weights: USDA FoodData Central household
 * portions and the UK Food Standards Agency's "Food Portion Sizes" (3rd ed.), rounded.
 */
export const spokenFoods = `
egg-whole-raw 100/50 egg, whole egg, chicken egg, hen egg, free range egg, raw egg
egg-hard-boiled 100/50 boiled egg, hard boiled egg, soft boiled egg, egg boiled, jammy egg
egg-fried 92/46 fried egg, egg fried, sunny side up egg, egg over easy, egg sunny side up
egg-poached 100/50 poached egg, egg poached
egg-scrambled 122/61 scrambled egg, egg scrambled, scramble
egg-white-raw 99/33 egg white, liquid egg white, white of egg, scrambled egg white, fried egg white, poached egg white, boiled egg white, egg white scramble, egg white scrambled
egg-yolk-raw 34/17 egg yolk, yolk
rolled-oats-dry 50/- oat, rolled oat, porridge oat, jumbo oat, old fashioned oat, dry oat, oat flake, raw oat, oat dry, uncooked oat
quick-oats-dry 50/- quick oat, instant oat, minute oat
oat-groats-dry 45/- steel cut oat, pinhead oat, irish oat
oatmeal-instant-cooked 240/240 porridge, oatmeal, oat porridge, bowl of porridge, milk porridge, cooked oat, cooked porridge, cooked oatmeal, porridge with water, porridge made with water, instant porridge
instant-oatmeal-plain-dry 28/28 instant oatmeal packet
oat-bran-dry 40/- oat bran
granola-oat-honey 50/- granola, honey granola
granola-homemade 50/- homemade granola, nut granola
snow-peas 80/- snow pea, sugar snap pea, sugar snap
corn-flakes 30/- corn flake, cornflake, cereal, breakfast cereal
bran-flakes 40/- bran flake
raisin-bran-cereal 50/- raisin bran
shredded-wheat 48/24 shredded wheat
oat-rings-cereal 30/- oat ring, oat hoop, oat ring cereal
puffed-rice 30/- rice krispie, puffed rice, rice pop, rice krispy
milk-2-percent 200/240 milk, cow milk, cow's milk, 2% milk, reduced fat milk, half fat milk, milk 2%, lowfat milk
milk-whole 200/240 whole milk
milk-skim 200/240 skim milk, nonfat milk
milk-1-percent 200/240 1% milk
milk-lactose-free-2-percent 200/240 lactose free milk, lactofree milk
almond-milk-unsweetened 200/240 almond milk, unsweetened almond milk
oat-milk-unsweetened 200/240 oat milk, unsweetened oat milk
soy-milk-unsweetened 200/240 soy milk, unsweetened soy milk
rice-milk-unsweetened 200/240 rice milk
coconut-milk-drink 200/240 coconut milk drink, coconut drink
coconut-milk-canned 100/400 coconut milk, canned coconut milk
chocolate-milk-lowfat 250/250 chocolate milk, chocolate milkshake
kefir-plain 240/240 kefir
buttermilk-lowfat 240/240 buttermilk
yogurt-plain-whole 150/150 yogurt, plain yogurt, natural yogurt, whole yogurt, plain whole yogurt, whole milk yogurt
yogurt-plain-lowfat 150/150 lowfat yogurt, lowfat plain yogurt, lowfat natural yogurt
yogurt-plain-skim 150/150 nonfat yogurt, nonfat plain yogurt, nonfat natural yogurt
yogurt-greek-whole 170/170 greek yogurt, plain greek yogurt, whole greek yogurt, full fat greek yogurt, strained yogurt, yogurt greek
yogurt-greek-nonfat 170/170 nonfat greek yogurt, protein yogurt, high protein yogurt, skyr, greek yogurt nonfat, quark, fage, fat free quark, lowfat quark
yogurt-greek-lowfat 170/170 lowfat greek yogurt, 2% greek yogurt, 5% greek yogurt
yogurt-greek-vanilla-nonfat 170/170 vanilla greek yogurt, vanilla skyr
yogurt-fruit-lowfat 150/150 fruit yogurt, strawberry yogurt, flavoured yogurt, berry yogurt, peach yogurt, cherry yogurt
yogurt-vanilla-lowfat 150/150 vanilla yogurt
soy-yogurt-plain 150/150 soy yogurt, vegan yogurt, plant yogurt, dairy free yogurt
cottage-cheese-lowfat-2 115/- cottage cheese, 2% cottage cheese, lowfat cottage cheese, cott cheese
cottage-cheese-lowfat-1 115/- 1% cottage cheese, nonfat cottage cheese
cottage-cheese-creamed 115/- whole cottage cheese, 4% cottage cheese, creamed cottage cheese
ricotta-whole 60/- ricotta, ricotta cheese
ricotta-part-skim 60/- lowfat ricotta
cheddar 30/28 cheese, cheddar, cheddar cheese, grated cheese, hard cheese, slice of cheese, grated cheddar
cheddar-reduced-fat 30/21 lowfat cheddar, light cheddar, lowfat cheese, light cheese
american-cheese 21/21 american cheese, cheese slice, processed cheese, burger cheese
mozzarella-whole 40/125 mozzarella, mozzarella cheese, buffalo mozzarella, fresh mozzarella
mozzarella-part-skim 40/28 lowfat mozzarella, light mozzarella, shredded mozzarella, grated mozzarella, part skim mozzarella, string cheese, cheese string, cheestring, cheese stick
feta 30/- feta, feta cheese, salad cheese
parmesan-grated 10/- parmesan, parmesan cheese, grated parmesan
parmesan-hard 20/- block parmesan, parmigiano
swiss-cheese 28/28 swiss cheese, emmental, emmentaler, swiss
goat-cheese-soft 30/- goat cheese, goats cheese, chevre
cream-cheese 29/- cream cheese, soft cheese, full fat soft cheese
cream-cheese-low-fat 30/- light cream cheese, lowfat cream cheese, light philadelphia, light soft cheese
queso-blanco 60/- paneer, halloumi, queso blanco
blue-cheese 30/- blue cheese, stilton, gorgonzola
brie 30/- brie, brie cheese
gouda 30/28 gouda, gouda cheese, edam, raclette cheese
provolone 28/28 provolone
mexican-blend-cheese 28/- shredded cheese, mexican cheese, mexican blend
butter-salted 10/5 butter, salted butter, knob of butter
butter-unsalted 10/5 unsalted butter
margarine 10/- margarine, marg, spread
vegan-spread 10/- vegan butter, vegan spread, plant butter, dairy free spread
ghee 13/- ghee, clarified butter
cream-heavy 30/- double cream, heavy cream, whipping cream, whipped cream, cream
cream-light 30/- light cream, coffee cream
half-and-half 30/- half and half
sour-cream-reduced-fat 30/- sour cream, creme fraiche
sour-cream-light 30/- light sour cream
vanilla-ice-cream 100/66 ice cream, vanilla ice cream, scoop of ice cream
frozen-yogurt 120/- frozen yogurt, froyo
white-bread 58/29 white bread, white toast, toasted white bread, white sandwich bread, crouton, thick white bread
whole-wheat-bread 64/32 bread, toast, whole wheat bread, whole wheat toast, brown bread, brown toast, wheat bread, wheat toast, whole wheat, slice of bread, slice of toast
sourdough-bread 50/50 sourdough, sourdough bread, sourdough toast, toasted sourdough
whole-wheat-sourdough-bread 48/48 whole wheat sourdough
rye-bread 64/32 rye bread, rye, rye toast, pumpernickel, dark bread
multigrain-bread 52/26 multigrain bread, multigrain toast, multigrain, seeded bread, seeded toast, five grain bread
raisin-bread 64/32 raisin bread, raisin toast, fruit bread, fruit toast, cinnamon raisin bread
sprouted-grain-bread 76/38 ezekiel bread, sprouted bread, sprouted grain bread, ezekiel
gluten-free-white-bread 70/35 gluten free bread, gluten free toast, gluten free white bread
french-bread 60/60 baguette, french bread, french stick
italian-bread 60/29 ciabatta, italian bread
whole-wheat-flour 30/- whole wheat flour, wholemeal flour, wholewheat flour, brown flour, graham flour
bread-flour 30/- bread flour, strong flour, strong white flour
rye-flour 30/- rye flour
all-purpose-flour 30/- flour, plain flour, white flour, wheat flour, self raising flour, all purpose flour
gluten-free-rolled-oats-dry 50/- gluten free oat, gluten free porridge oat
bolillo-roll 98/98 bolillo
dinner-roll 56/28 dinner roll
french-roll 50/50 roll, bread roll, crusty roll, white roll, brown roll, seeded roll, granary roll, multigrain roll, crusty white roll
hamburger-bun 52/52 bun, burger bun, hamburger bun, brioche bun, hotdog bun, hot dog bun
bagel-plain 99/99 bagel, plain bagel, white bagel, sesame bagel, everything bagel
bagel-whole-wheat 98/98 whole wheat bagel, wheat bagel
bagel-cinnamon-raisin 105/105 cinnamon raisin bagel, raisin bagel, cinnamon bagel
english-muffin 57/57 english muffin, toasted english muffin
english-muffin-whole-wheat 66/66 whole wheat english muffin
croissant 57/57 croissant, butter croissant
blueberry-muffin 113/113 blueberry muffin, muffin
banana-bread 60/60 banana bread, banana loaf, banana nut bread, banana walnut bread, banana and walnut loaf
pancake-homemade 114/38 pancake, american pancake, hotcake, flapjack pancake, buttermilk pancake
waffle-frozen 66/33 waffle, toaster waffle
flour-tortilla 48/48 tortilla, wrap, flour tortilla, tortilla wrap, plain wrap, white wrap
whole-wheat-tortilla 41/41 whole wheat wrap, whole wheat tortilla, whole wheat tortilla wrap
corn-tortilla 48/24 corn tortilla
pita-white 60/60 pita, pitta, pita bread, pitta bread, white pita
pita-whole-wheat 64/64 whole wheat pita, whole wheat pitta, whole wheat pita bread
naan 90/90 naan, naan bread, nan, nan bread
chapati 45/45 chapati, chapatti, flatbread
crispbread-rye 20/10 crispbread, ryvita, rye crispbread, rye cracker, knackebrod
rice-cakes 18/9 rice cake, brown rice cake, plain rice cake, puffed rice cake
corn-cakes 18/9 corn cake
saltine-crackers 15/3 cracker, saltine, saltine cracker, cream cracker
whole-wheat-crackers 20/4 whole wheat cracker, wheat cracker, triscuit
graham-crackers 28/14 graham cracker, digestive, digestive biscuit, biscuit
pretzels 28/6 pretzel, salted pretzel
white-rice-cooked 158/- rice, white rice, cooked rice, cooked white rice, boiled rice, steamed rice, basmati rice, basmati, jasmine rice, cooked basmati, cooked jasmine rice, cooked basmati rice, long grain rice, rice cooked, plain rice, white rice cooked, steamed white rice, microwave rice, pilau rice, pilau, spicy rice, yellow rice, egg rice, coconut rice
brown-rice-cooked 158/- brown rice, cooked brown rice, brown rice cooked, whole wheat rice
white-rice-dry 75/- dry rice, uncooked rice, raw rice, rice dry, rice uncooked, dry white rice, uncooked white rice, white rice dry
basmati-rice-dry 75/- dry basmati rice, uncooked basmati rice, uncooked basmati, dry basmati, raw basmati rice, basmati rice dry
jasmine-rice-dry 75/- uncooked jasmine rice, dry jasmine rice, jasmine rice dry
brown-rice-dry 75/- dry brown rice, uncooked brown rice, raw brown rice, brown rice dry
sushi-rice-cooked 150/- sushi rice, sticky rice
wild-rice-cooked 158/- wild rice
pasta-cooked 180/- pasta, spaghetti, penne, cooked pasta, macaroni, fusilli, noodles pasta, linguine, tagliatelle, cooked spaghetti, cooked penne, pasta cooked, rigatoni, farfalle, fettuccine, white pasta, cooked white pasta
pasta-dry 75/- dry pasta, uncooked pasta, dry spaghetti, uncooked spaghetti, raw pasta, pasta dry, pasta uncooked, dried pasta, dry penne, uncooked penne, dried spaghetti
whole-wheat-pasta-cooked 180/- whole wheat pasta, whole wheat spaghetti, brown pasta, whole wheat penne, cooked whole wheat pasta
whole-wheat-pasta-dry 75/- dry whole wheat pasta, dry whole wheat spaghetti, dry whole wheat penne, uncooked whole wheat pasta, whole wheat pasta dry
rice-noodles-cooked 176/- noodle, rice noodle, cooked rice noodle, cooked noodle, vermicelli
egg-noodles-dry 60/- egg noodle, dry egg noodle
soba-noodles-cooked 200/- soba, soba noodle, buckwheat noodle, udon, udon noodle
quinoa-cooked 150/- quinoa, cooked quinoa, quinoa cooked
quinoa-dry 60/- dry quinoa, uncooked quinoa, raw quinoa, quinoa dry
couscous-cooked 157/- couscous, cooked couscous, cous cous
couscous-dry 60/- dry couscous, uncooked couscous
bulgur-cooked 150/- bulgur, bulgur wheat, cooked bulgur
pearl-barley-cooked 157/- barley, pearl barley
grits-cooked 240/- grits, corn grits, cooked grits
cream-of-rice-dry 45/- cream of rice
cream-of-wheat-cooked 240/- cream of wheat
spelt-cooked 150/- farro, spelt, cooked farro
buckwheat-groats-cooked 150/- buckwheat, cooked buckwheat
chicken-breast-cooked 140/150 chicken breast, breast, chicken, grilled chicken, cooked chicken breast, chicken breast cooked, chicken fillet, roast chicken breast, baked chicken breast, chicken breast fillet, roasted chicken breast, pan fried chicken breast, diced chicken, chicken strip, skinless chicken breast
chicken-breast-grilled 140/150 grilled chicken breast
chicken-breast-raw 150/170 raw chicken breast, uncooked chicken breast, chicken breast raw, raw chicken, uncooked chicken
chicken-thigh-skinless-cooked 116/116 chicken thigh, thigh, boneless chicken thigh, roast chicken thigh, grilled chicken thigh, chicken thigh fillet
chicken-whole-skinless-cooked 140/600 roast chicken, whole chicken, roast whole chicken, roasted chicken, cooked chicken, shredded chicken, pulled chicken, chicken meat
chicken-rotisserie-breast 120/- rotisserie chicken
chicken-drumstick-cooked 105/105 drumstick, chicken drumstick, chicken leg, chicken leg piece
chicken-wing-cooked 136/34 wing, chicken wing, buffalo wing
chicken-deli 42/21 chicken slice, sliced chicken, deli chicken, chicken ham
chicken-ground-cooked 125/- ground chicken
turkey-breast-cooked 120/- turkey, turkey breast, roast turkey, cooked turkey breast, turkey steak
turkey-deli 48/18 turkey slice, sliced turkey, deli turkey, turkey ham, slice of turkey
turkey-ground-cooked 125/- ground turkey, cooked ground turkey
turkey-ground-93-raw 125/- raw ground turkey
turkey-bacon-cooked 24/8.1 turkey bacon, turkey rasher
turkey-sausage-cooked 57/57 turkey sausage, chicken sausage
bacon-cooked 24/8.1 bacon, cooked bacon, bacon strip, crispy bacon, streaky bacon, bacon slice
canadian-bacon-cooked 40/25 rasher, back bacon, bacon rasher, canadian bacon, back bacon rasher, rasher of bacon, bacon medallion
ham-sliced-deli 56/28 ham, slice of ham, deli ham, cooked ham, sliced ham, parma ham, prosciutto
pork-sausage-cooked 92/46 sausage, pork sausage, banger, breakfast sausage, sausage link
italian-sausage-raw 101/101 italian sausage, bratwurst
chorizo-raw 30/60 chorizo
salami-dry 30/9.8 salami, salami slice
pepperoni 20/2 pepperoni
beef-ground-90-cooked 125/113 ground beef, lean ground beef, beef patty, burger patty, cooked ground beef, hamburger patty, hamburger meat, beef burger patty, 10% ground beef, 90% ground beef, mince
beef-ground-80-cooked 125/113 80% ground beef, 20% ground beef, regular ground beef
beef-ground-95-raw 125/- 5% ground beef, 95% ground beef, extra lean ground beef, lean steak ground, 5% beef ground
beef-ground-90-raw 125/- raw ground beef
beef-top-sirloin-lean-cooked 200/200 steak, sirloin, sirloin steak, beef steak, rump steak, rump, grilled steak, new york strip, strip steak
beef-ribeye-lean-cooked 200/225 ribeye, rib eye, ribeye steak, rib eye steak
beef-tenderloin-lean-cooked 170/170 fillet steak, filet mignon, beef fillet, beef tenderloin, tenderloin steak
beef-flank-steak-cooked 170/170 flank steak
beef-eye-of-round-lean-cooked 120/- roast beef, beef joint, beef
roast-beef-deli 42/14 roast beef slice, deli roast beef, sliced roast beef, pastrami slice
beef-jerky 28/20 beef jerky, jerky, biltong
beef-stew-meat-cooked 120/- stewed beef, beef chunk, stewing beef, diced beef
pork-loin-chop-cooked 137/137 pork chop, pork loin, pork loin chop, pork, pork steak
pork-tenderloin-cooked 120/- pork tenderloin, pork fillet, pulled pork, roast pork
pork-ground-cooked 125/- ground pork
lamb-loin-cooked 140/75 lamb chop, lamb cutlet, lamb
lamb-leg-lean-cooked 110/- roast lamb, leg of lamb
lamb-ground-cooked 125/- ground lamb
salmon-atlantic-cooked 140/140 salmon, salmon fillet, grilled salmon, baked salmon, cooked salmon, salmon steak, poached salmon, pan fried salmon, atlantic salmon, fillet of salmon
salmon-atlantic-raw 140/170 raw salmon, uncooked salmon
salmon-smoked 56/- smoked salmon, lox
salmon-pink-canned 100/- canned salmon
tuna-light-canned-water 113/113 tuna, canned tuna, tuna in water, tuna in spring water, tuna in brine, tuna canned, light tuna, tuna fish, drained tuna
tuna-light-canned-oil 113/113 tuna in oil, tuna in olive oil, tuna in sunflower oil, canned tuna in oil
tuna-yellowfin-cooked 140/140 tuna steak, fresh tuna, seared tuna
cod-atlantic-cooked 140/140 cod, cod fillet, white fish, baked cod, fish, fish fillet, grilled fish, white fish fillet, cod loin
haddock-cooked 140/140 haddock, haddock fillet
tilapia-cooked 110/87 tilapia, tilapia fillet
trout-cooked 120/120 trout, trout fillet
mackerel-cooked 100/88 mackerel, smoked mackerel, mackerel fillet
sardines-canned-oil 92/12 sardine, canned sardine, sardines in oil, sardines in tomato, sardines in tomato sauce, sardine in tomato, tinned sardines in tomato sauce
anchovies-canned 12/4 anchovy
shrimp-cooked 100/8 shrimp, cooked shrimp, king shrimp, tiger shrimp, grilled shrimp
shrimp-raw 100/12 raw shrimp
crab-cooked 85/- crab, crab meat
tofu-firm 120/- tofu, firm tofu, fried tofu cube, smoked tofu, scrambled tofu
tofu-silken 120/- silken tofu
tofu-extra-firm 120/- extra firm tofu
tempeh 100/- tempeh
seitan 85/- seitan
veggie-burger 70/70 veggie patty, vegetable patty, plant patty, vegan patty, bean patty, vegetable burger patty
falafel 85/17 falafel, falafel ball
edamame-shelled 80/- edamame, edamame bean, shelled edamame
hummus 30/- hummus, houmous dip
chickpeas-canned 120/240 chickpea, canned chickpea, cooked chickpea, drained chickpea
chickpeas-cooked 120/- boiled chickpea
lentils-cooked 120/- lentil, cooked lentil, green lentil, brown lentil, red lentil, puy lentil, boiled lentil
lentils-red-dry 60/- dry red lentil, uncooked red lentil, red lentil dry
lentils-dry 60/- dry lentil, uncooked lentil, lentil dry
black-beans-cooked 120/240 black bean, canned black bean, cooked black bean
kidney-beans-canned 120/240 kidney bean, red kidney bean, canned kidney bean, mixed bean
pinto-beans-cooked 120/- pinto bean
white-beans-cooked 120/240 white bean, cannellini bean, white bean cooked, butter bean
baked-beans-canned 200/400 bean, baked bean, heinz bean, canned baked bean
refried-beans-vegetarian 120/- refried bean
green-peas-frozen 80/- pea, green pea, garden pea, frozen pea, cooked pea
corn-canned 80/- corn, sweet corn, canned corn, canned sweet corn, corn kernel
corn-frozen 80/- frozen corn, frozen sweet corn
corn-raw 102/102 corn on the cob, corn on the corn cob, ear of corn, corn cob, cob of corn, corn ear
mixed-vegetables-frozen 90/- vegetable, mixed vegetable, frozen vegetable, steamed vegetable, stir fry vegetable, cooked vegetable, roasted vegetable
broccoli-boiled 85/- broccoli, cooked broccoli, steamed broccoli, boiled broccoli, tenderstem broccoli
broccoli 85/- raw broccoli
cauliflower-boiled 85/- cauliflower, cooked cauliflower, steamed cauliflower
cauliflower 100/- raw cauliflower, cauliflower rice, riced cauliflower
carrot 61/61 carrot, raw carrot, carrot stick, grated carrot
carrot-boiled 80/61 cooked carrot, boiled carrot, steamed carrot, roast carrot
spinach 30/- spinach, baby spinach, spinach leaf, raw spinach, fresh spinach
spinach-cooked 90/- cooked spinach, wilted spinach, sauteed spinach, steamed spinach
kale 30/- kale
lettuce-romaine 47/- lettuce, romaine, romaine lettuce, salad leaf, cos lettuce, leafy salad, gem lettuce
arugula 20/- arugula, rocket
tomato 123/123 tomato, fresh tomato, sliced tomato, beef tomato
cherry-tomatoes 85/17 cherry tomato, baby tomato, plum tomato, grape tomato
tomatoes-canned 120/400 canned tomato, chopped tomato, canned chopped tomato, diced tomato
cucumber 52/300 cucumber, cucumber slice
pepper-red-bell 75/119 pepper, bell pepper, red pepper, red bell pepper, sweet pepper
pepper-green-bell 75/119 green pepper, green bell pepper
pepper-yellow-bell 75/186 yellow pepper, yellow bell pepper
onion 40/110 onion, white onion, brown onion, fried onion, chopped onion
red-onion 40/110 red onion
scallions 15/15 scallion
garlic 3/3 garlic, garlic clove, clove of garlic
mushrooms-white 70/18 mushroom, button mushroom, white mushroom, chestnut mushroom, fried mushroom
zucchini 124/196 zucchini
eggplant 82/300 eggplant
asparagus 80/16 asparagus, asparagus spear
green-beans-boiled 90/- green bean, fine bean, cooked green bean
brussels-sprouts-cooked 85/19 brussels sprout, sprout, brussel sprout, roasted brussels sprout
cabbage-green 80/- cabbage, green cabbage, coleslaw cabbage
celery 40/40 celery, celery stick, celery stalk
beets-cooked 80/50 beet, cooked beet
potato-boiled 167/167 potato, boiled potato, cooked potato, steamed potato, white potato
potato-boiled-skin 136/40 new potato, baby potato, boiled new potato
potato-baked 200/200 baked potato, potato baked, jacket potato
potato-raw 180/213 raw potato
fries-oven 140/7.6 fries, french fries, oven fries, potato fries, chip, oven chip, oven chips, waffle fries, curly fries, skinny fries
sweet-potato-baked 130/114 sweet potato, baked sweet potato, roasted sweet potato, roast sweet potato, cooked sweet potato, sweet potato baked, sweet potato wedge
sweet-potato-boiled 130/151 boiled sweet potato, steamed sweet potato, mashed sweet potato, sweet potato mash
sweet-potato-raw 130/130 raw sweet potato
sweet-potato-fries-frozen 115/4.3 sweet potato fries, sweet potato chip
hash-browns-frozen 64/64 frozen hash brown
avocado 68/136 avocado, smashed avocado, mashed avocado, sliced avocado
olives-green 20/4 olive, green olive
olives-black 20/4.4 black olive, kalamata olive
pickles-dill 30/30 pickle, gherkin, dill pickle, pickled cucumber, pickled gherkin
sauerkraut 150/- sauerkraut
kimchi 50/- kimchi
banana 118/118 banana
apple 182/182 apple, green apple, red apple, granny smith, gala apple
pear 178/178 pear
orange 131/131 orange, naval orange, navel orange
clementine 74/74 clementine, mandarin, tangerine, satsuma, easy peeler, mandarin orange
peach 150/150 peach
nectarine 142/142 nectarine
plum 66/66 plum
kiwi 69/69 kiwi, kiwi fruit, kiwifruit
mango 165/200 mango, mango chunk
mango-dried 40/15 dried mango
pineapple 165/84 pineapple, pineapple chunk, fresh pineapple
grapes 80/4.9 grape, red grape, green grape
strawberries 100/12 strawberry, fresh strawberry
blueberries 80/1.4 blueberry, fresh blueberry, berry, mixed berry
raspberries 80/4 raspberry
blackberries 80/5 blackberry
blueberries-frozen 80/- frozen blueberry, frozen berry, frozen mixed berry
watermelon 152/280 watermelon
cantaloupe 160/- melon, cantaloupe, cantaloupe melon
cherries-sweet 100/8 cherry, sweet cherry
grapefruit 128/256 grapefruit
lemon 8/58 lemon
lime 20/67 lime
lemon-juice 15/- lemon juice, juice of lemon
pomegranate-seeds 60/- pomegranate, pomegranate seed
apricots-dried 35/7 dried apricot
dates-medjool 48/24 date, medjool date, medjool, pitted date
figs-dried 25/8.4 dried fig
raisins 30/- raisin, sultana
prunes 38/9.5 prune
cranberries-dried 30/- dried cranberry
fruit-leather 14/14 fruit roll, fruit leather
fruit-cocktail-juice 150/- fruit cocktail, fruit salad, bowl of fruit, canned fruit, mixed fruit
applesauce-unsweetened 120/- applesauce, apple sauce, apple puree, apple compote
almonds 28/1.2 almond, whole almond, raw almond
walnuts 28/4 walnut, walnut half
cashews-raw 28/1.6 cashew, cashew nut
peanuts-roasted 28/1 peanut, salted peanut, roasted peanut, dry roasted peanut
pistachios 28/0.7 pistachio
pecans 28/- pecan
hazelnuts 28/1.4 hazelnut
brazil-nuts 15/5 brazil nut, brazil
macadamias 28/2.6 macadamia, macadamia nut
mixed-nuts 28/- nut, mixed nut
trail-mix 40/- trail mix, nut and raisin
pumpkin-seeds 16/- pumpkin seed, pepita
sunflower-seeds 16/- sunflower seed, mixed seed, seed
chia-seeds 12/- chia seed, chia
flaxseed-ground 7/- flaxseed, ground flaxseed, milled flaxseed, flax, flax meal
hemp-seeds 15/- hemp seed, hemp heart
sesame-seeds 9/- sesame seed, sesame
peanut-butter 16/- peanut butter, smooth peanut butter
peanut-butter-crunchy 16/- crunchy peanut butter
almond-butter 16/- almond butter, nut butter
cashew-butter 16/- cashew butter
tahini 15/- tahini
jam 20/- jam, strawberry jam, jelly, raspberry jam, fruit spread
marmalade 20/- marmalade
honey 17/- honey, runny honey
maple-syrup 20/- maple syrup
pancake-syrup 40/- syrup, golden syrup, pancake syrup
agave-syrup 20/- agave, agave syrup
sugar-white 4/4 sugar, white sugar, sugar cube, fructose, table sugar, caster sugar
sugar-brown 5/- brown sugar, jaggery, gur, muscovado, demerara sugar
dark-chocolate-70 20/10 dark chocolate, 70% dark chocolate, 85% dark chocolate, 70% chocolate, 85% chocolate, dark choc, 80% dark chocolate, 90% dark chocolate
milk-chocolate 30/7 milk chocolate, chocolate
chocolate-chips-semisweet 15/- chocolate chip
cocoa-powder 5/- cocoa powder, cocoa, cacao powder, cacao
potato-chips 28/- potato chip, crisps, potato crisp, packet of potato chip, potato chip packet
tortilla-chips 28/2 tortilla chip, nacho chip, dorito, corn chip
popcorn-air-popped 24/- popcorn, air popped popcorn
granola-bar-hard 21/21 granola bar, cereal bar, muesli bar, crunchy granola bar
granola-bar-soft 28/28 chewy granola bar, soft granola bar
energy-bar-oat 60/60 bar, energy bar, oat bar, protein bar, oat energy bar, sports bar
fig-bars 32/16 fig bar, fig roll, fig newton
energy-gel 40/40 energy gel, isotonic gel, isotonic energy gel, gel, carb gel, sports gel, sis gel, maurten gel, caffeine gel, gu gel, gu, isogel
isotonic-drink 500/500 iso, iso drink, sports drink, isotonic drink, isotonic, electrolyte drink, isotonic sports drink
isotonic-powder 23/23 sports drink powder, isotonic powder, electrolyte powder, carb powder, carb mix, maurten drink, drink mix, carb drink mix, maltodextrin
energy-drink 250/250 energy drink
whey-protein-powder 32/32 protein powder, whey, whey protein, whey powder, scoop of protein, whey protein powder, scoop of whey, protein, vanilla whey, chocolate whey, vanilla protein powder, chocolate protein powder, scoop of protein powder, vanilla whey protein, chocolate whey protein
whey-protein-isolate 29/29 whey isolate, protein isolate, whey protein isolate
protein-powder-milk 35/35 casein, casein powder, milk protein, casein protein, micellar casein
pea-protein-powder 30/20 pea protein, vegan protein powder, plant protein powder, vegan protein, plant protein, pea protein powder
soy-protein-powder 30/45 soy protein, soy protein powder
nutrition-shake 254/254 recovery shake, ready to drink shake, nutrition shake, ensure
jelly-beans 28/2.8 jelly bean, haribo, gummies
coffee 240/240 coffee, black coffee, filter coffee, americano, black americano, drip coffee, long black, decaf coffee, brewed coffee, decaf, instant coffee
espresso 30/30 espresso, espresso shot, shot of espresso, double espresso shot
tea-black 240/240 tea, black tea, english breakfast tea, earl grey, breakfast tea
tea-green 240/240 green tea, matcha tea
tea-herbal 240/240 herbal tea, peppermint tea, chamomile tea, rooibos, rooibos tea, mint tea, fruit tea, ginger tea
water 240/240 water, spring water, tap water, still water, mineral water, hot water
sparkling-water 240/240 sparkling water, fizzy water
cola 330/330 cola, flat cola
lemonade 260/260 lemonade from powder
lemon-lime-soda 330/330 lemonade, lemonade soda, cloudy lemonade, sprite, soda, 7up, pop
ginger-ale 330/330 ginger ale
orange-juice 200/240 orange juice, juice, fresh orange juice, freshly squeezed orange juice
apple-juice 200/240 apple juice
grape-juice 200/240 grape juice
pineapple-juice 200/240 pineapple juice
cherry-juice-tart 240/240 cherry juice, tart cherry juice
tomato-juice 200/240 tomato juice
vegetable-juice 200/240 vegetable juice, v8
coconut-water 245/245 coconut water, tender coconut water, tender coconut, nariyal pani
beer 330/330 beer, lager, ale, ipa
beer-light 330/330 light beer, lite beer
wine-red 147/147 red wine, wine, glass of wine
wine-white 147/147 white wine, prosecco, champagne, cava, sparkling wine, rose wine, rose
spirits 42/42 vodka, gin, whisky, whiskey, rum, tequila, spirit
olive-oil 13.5/- olive oil, extra virgin olive oil, oil
canola-oil 14/- canola oil, rapeseed oil, vegetable oil, cooking oil
sunflower-oil 13.6/- sunflower oil
coconut-oil 13.6/- coconut oil, mct oil, mct
avocado-oil 14/- avocado oil
sesame-oil 4.5/- sesame oil
mayonnaise 14/- mayonnaise
mayonnaise-light 15/- light mayonnaise, lowfat mayonnaise
ketchup 17/- ketchup, tomato ketchup, catsup, red sauce
mustard-yellow 10/- mustard, yellow mustard, american mustard
dijon-mustard 5/- dijon mustard, dijon, wholegrain mustard
soy-sauce 16/- soy sauce, soy, soya
hot-sauce 5/- hot sauce, tabasco, chili sauce
sriracha 6.5/- sriracha
bbq-sauce 20/- bbq sauce, barbecue sauce, brown sauce
marinara-sauce 130/- tomato sauce, arrabbiata sauce, amatriciana sauce, napoli sauce, marinara, marinara sauce, pasta sauce, tomato pasta sauce, bolognese sauce tomato
pesto 30/- pesto, green pesto, basil pesto, pesto sauce
salsa 36/- salsa, tomato salsa
italian-dressing 15/- dressing, salad dressing, italian dressing, caesar dressing
vinegar-oil-dressing 16/- vinaigrette, extra dressing, extra vinaigrette, oil and vinegar, french dressing
ranch-dressing 30/- ranch, ranch dressing
balsamic-vinegar 16/- balsamic, balsamic vinegar, balsamic glaze
tomato-paste 16/- tomato paste, tomato puree
tomato-puree 125/- passata
yeast-extract 6/- yeast extract
chicken-broth 240/240 broth, chicken broth
salt 1/- salt
black-pepper 0.5/- black pepper, ground pepper, ground black pepper
cinnamon 2.6/- cinnamon, ground cinnamon
hot-cocoa-homemade 250/250 hot chocolate, hot cocoa, cocoa with milk
nutritional-yeast 8/- nutritional yeast
maple-syrup 20/- pure maple syrup
coconut-shredded 10/- desiccated coconut, coconut flake, shredded coconut, coconut
seitan 85/- vegan chicken, vegetable mince
duck-skinless-cooked 120/- duck, duck breast
mussels-cooked 85/8 mussel
jackfruit 82/- jackfruit
gelatin-dessert 135/- jello, jell o, gelatin
peas-and-carrots-frozen 80/- pea and carrot
pork-spareribs-cooked 150/- rib, spare rib, bbq rib
roast-beef-deli 42/14 pastrami
chives 3/- chives, chive
parsley 4/- parsley, fresh parsley
cilantro 4/- cilantro, fresh coriander, coriander leaf
basil-fresh 4/- basil, fresh basil, basil leaf
mint-fresh 4/- mint, fresh mint, mint leaf
dill-fresh 2/- dill, fresh dill
`
