/**
 * Further plain names of foods by cuts, kinds, sizes and brands, in the notation of `spoken-foods.ts`. Usual weights as there. The
 * first line of a food, there or here, says what is eaten of it.
 */
export const moreFoods = `
potato-baked 250/200 baked russet, russet baked, jacket spud, baked spud, baked russet potato, baked idaho potato
potato-russet-raw 213/213 raw russet, russet raw
potato-boiled-skin 136/45 baby new potato, fingerling potato, jersey royal, charlotte potato, small potato, small boiled potato, small new potato
tuna-white-canned-water 113/113 albacore, albacore tuna, white tuna, canned albacore, canned white tuna
beef-ground-80-cooked 125/85 smash patty, smashed patty, burger patty 80%
american-cheese 21/21 american, american slice, kraft single, cheese single, singles cheese, slice of american, plastic cheese, easy single
passion-fruit 18/18 passion fruit, passionfruit
broccoli-boiled 85/- broccolini, tenderstem, stem broccoli, long stem broccoli, chinese broccoli, gai lan
broccoli-rabe 85/- broccoli rabe, rapini
black-eyed-peas-cooked 120/- black eyed pea, black eye pea, blackeye pea, cowpea
yam-raw 130/- yam
taro-raw 100/- taro
cassava-raw 120/- cassava, yuca, yucca
plantain-ripe 120/180 plantain
papaya 145/- papaya, pawpaw, paw paw
guava 55/55 guava
persimmon 168/168 persimmon, kaki, sharon fruit
fig-fresh 50/50 fig, fresh fig
honeydew 160/- honeydew melon
apricot 35/35 apricot
kale 60/- kale cavolo nero, cavolo nero
chard 80/- chard, swiss chard, silverbeet
leek 60/90 leek
parsnip 80/- parsnip, roast parsnip
turnip 80/- turnip
rutabaga 80/- rutabaga, swede, neep
radishes 30/9 radish
fennel-bulb 60/- fennel
celeriac 80/- celeriac
bok-choy 80/- bok choy, pak choi, pak choy
napa-cabbage 80/- napa cabbage, chinese cabbage, chinese leaf
bean-sprouts 50/- bean sprout, beansprout
okra 80/- okra, lady finger
butternut-squash-baked 130/- butternut squash, roast butternut, roast pumpkin, roast squash, butternut, squash vegetable
pumpkin-canned 120/- pumpkin, canned pumpkin, pumpkin puree
spaghetti-squash 150/- spaghetti squash
mushrooms-portobello 84/84 portobello, portobello mushroom
mushrooms-shiitake 60/- shiitake
sun-dried-tomatoes 15/3 sun dried tomato, sundried tomato
artichoke-hearts-boiled 84/20 artichoke heart
jalapeno 14/14 jalapeno
beets-canned 60/24 beetroot slice, sliced beetroot, pickled beetroot, vacuum packed beetroot, beetroot from a jar
mahi-mahi-raw 140/140 mahi mahi, mahi, dorado
halibut-cooked 140/140 halibut
sole-cooked 130/130 sole, plaice, flounder, dover sole, lemon sole, flathead
snapper-raw 150/150 snapper, barramundi, barra, sea bass, seabass, sea bream, bream, red snapper, bass fillet, branzino
swordfish-raw 140/140 swordfish, swordfish steak
catfish-raw 140/140 basa, pollock, hake, hoki, coley, pollack, tilapia basa, whiting, monkfish
salmon-sockeye-cooked 140/140 sockeye, sockeye salmon, wild salmon
herring-pickled 60/60 kipper, herring, kippers
rabbit-cooked 120/- rabbit
chicken-leg-skinless-cooked 95/95 leg quarter, chicken leg quarter
chicken-whole-skinless-cooked 140/600 rotisserie chicken meat, rotisserie meat, costco rotisserie chicken, costco chicken
chicken-canned 80/120 canned chicken, tinned chicken, can of chicken
chicken-ground-cooked 125/- chicken mince, minced chicken
turkey-ground-cooked 125/- turkey mince, minced turkey, lean ground turkey
beef-liver-raw 100/- raw liver
beef-pot-roast-cooked 120/- chuck roast, chuck steak, pot roast beef, beef chuck
beef-flank-steak-cooked 170/170 skirt steak, flat iron steak, hanger steak, bavette, flat iron, minute steak, steak strips
beef-ribeye-lean-cooked 200/225 scotch fillet, t bone, t bone steak, tomahawk, porterhouse, cowboy steak
pork-loin-chop-cooked 137/137 pork medallion, pork loin steak, pork shoulder steak, pork cutlet
pork-spareribs-cooked 150/35 pork belly, pork belly slice
lamb-loin-cooked 140/75 lamb cutlets, lamb steak, lamb backstrap, lamb rump
bison-sirloin-cooked 150/- bison
bacon-cooked 24/8.1 thick cut bacon, bacon rashers streaky, american bacon, center cut bacon
turkey-bacon-cooked 24/11 strip of turkey bacon, slice of turkey bacon
egg-scrambled 122/61 scram egg, cheesy egg, scrambler
egg-fried 92/46 over easy egg, egg over medium, over medium egg, sunny egg, eggs over easy
egg-hard-boiled 100/50 soft egg, ramen egg
cream-of-rice-dry 45/- rice cereal hot, hot rice cereal
grits-cooked 240/- instant grits
brown-rice-cooked 200/- brown basmati, wholegrain rice, brown rice pouch, wholegrain rice pouch, whole wheat rice pouch, microwave wholegrain rice, microwave brown rice
wild-rice-cooked 164/- wild rice mix
white-rice-cooked 158/- sticky white rice, minute rice, boil in the bag rice, uncle bens rice, pouch rice
rice-noodles-cooked 176/- flat noodle, glass noodle, vermicelli noodle, bean thread
fresh-pasta-egg-free-cooked 180/- fresh pasta, fresh tagliatelle
whole-wheat-pasta-cooked 180/- wholewheat spaghetti, brown spaghetti, protein pasta, chickpea pasta, lentil pasta, banza
polenta-dry 50/- dry polenta
grits-cooked 240/- polenta, soft polenta
sourdough-bread 50/50 slice of sourdough, sour dough
white-bread 58/29 brennans, wonder bread, warburtons toastie, batch bread, batch loaf, white sliced, white slice, sliced pan, brennans bread, milk bread, potato bread slice, brioche toast, brioche slice
rye-bread 64/32 sourdough rye, schwarzbrot slice
multigrain-bread 52/32 daves killer bread, dave killer bread, burgen, soy and linseed bread, sunflower bread, low gi bread, helgas bread
english-muffin 57/57 toasting muffin
flour-tortilla 48/48 mission wrap, large wrap, soft tortilla, mini wrap
whole-wheat-tortilla 41/41 low carb wrap, low carb tortilla, mission carb balance, carb balance tortilla, carb balance wrap, protein wrap, keto wrap
rice-cakes 18/9 salted rice cake
crispbread-rye 20/10 ryvita cracker, finn crisp, wasa cracker
milk-lactose-free-2-percent 200/240 fairlife milk, fairlife 2%
milk-skim 200/240 skimmy milk, skinny milk, trim milk
milk-2-percent 200/240 lite milk, light milk, hi lo milk
milk-whole 200/240 full cream milk, jersey milk, blue top, blue top milk
almond-milk-unsweetened 200/240 cashew milk, hemp milk, califia, silk
oat-milk-unsweetened 200/240 barista oat, oat drink, oatly barista, alpro oat
soy-milk-original 200/240 sweetened soy milk, vanilla soy milk, vitasoy
milk-evaporated 30/- evaporated milk, carnation
milk-condensed 38/- condensed milk, sweetened condensed milk
cream-light 30/- single cream, pouring cream
cream-heavy 30/- squirty cream, cool whip, clotted cream, thickened cream
yogurt-greek-whole 170/170 fage 5%, total 5%, farmers union yogurt, jalna greek, labneh, labne, full fat fage
yogurt-greek-nonfat 170/170 fage total 0, chobani 0%, isey skyr, plain skyr, icelandic yogurt
yogurt-plain-whole 150/150 natural set yogurt, pot set yogurt, set yogurt, sheep yogurt, goat yogurt
cottage-cheese-lowfat-2 115/- good culture, good culture cottage cheese, daisy cottage cheese
cheddar 30/28 cathedral city, pilgrims choice, tasty cheese, bega, colby, colby jack, red leicester, double gloucester, wensleydale, cheshire, tillamook, sharp cheddar, extra sharp cheddar, mature cheddar, vintage cheddar, dubliner, lancashire cheese, caerphilly, comte
mexican-blend-cheese 28/- pepper jack, monterey jack, jack cheese, mexican shredded cheese, taco cheese, pepperjack
gouda 30/28 smoked gouda, havarti, jarlsberg, leerdammer, manchego, queso manchego, port salut, edamer, manchego cheese, smoked cheese
feta 30/- crumbled feta, greek salad cheese, danish feta
goat-cheese-soft 30/- goat's cheese, goats' cheese
queso-blanco 60/- grilled halloumi, halloumi slice, fried halloumi
cream-cheese 29/- whipped cream cheese, schmear, laughing cow block
butter-salted 10/5 kerrygold butter, real butter
margarine 10/- bertolli, clover spread, olive spread, nuttelex, smart balance, flora light
peanut-butter 16/- natural peanut butter, skippy natural, mayvers, pics peanut butter, pip nut
almond-butter 16/- justins, barney butter, nut butter packet
tahini 15/- tahini paste
hummus 30/- houmous tub, hoummus, red pepper hummus, sabra, sabra hummus, reduced fat hummus
salsa 36/- pico de gallo, pico, tomato salsa fresh, salsa fresca
sour-cream-reduced-fat 30/- sour cream dollop
maple-syrup 20/- maple
pancake-syrup 40/- aunt jemima, table syrup, lyles golden syrup, treacle
jam 20/- raspberry preserve, strawberry preserve, preserve, grape jelly, apricot jam, blackcurrant jam, fruit preserve, conserve, jelly packet
honey 17/- manuka honey, hot honey
sugar-white 4/- sugar packet, sachet of sugar, lump of sugar, sugar lump
olive-oil 13.5/- evoo drizzle
mayonnaise 14/- kewpie mayo, mayo packet, dukes, miracle whip
mayonnaise-light 15/- light mayo, lighter mayo, lighter than light mayo, reduced fat mayo, low fat mayo, extra light mayo, lite mayo
mustard-yellow 10/- english mustard, colmans
hot-sauce 5/- franks, franks red hot, cholula, valentina, tapatio, louisiana hot sauce, crystal hot sauce, nandos sauce, peri peri sauce, piri piri sauce, buffalo sauce, hot chili sauce, sambal, chilli oil sauce
sriracha 6.5/- siracha, siracha sauce
soy-sauce 16/- coconut aminos, liquid aminos, tamari
teriyaki-sauce 18/- teriyaki, teriyaki sauce
hoisin-sauce 16/- hoisin, hoisin sauce
oyster-sauce 16/- oyster sauce
fish-sauce 6/- fish sauce
worcestershire-sauce 6/- worcestershire, worcester sauce
marinara-sauce 130/- raos, rao marinara, dolmio, prego, ragu sauce, spaghetti sauce, jarred pasta sauce, jar of pasta sauce, passata sauce, red pasta sauce
pesto 30/- red pesto, sun dried tomato pesto
horseradish-prepared 5/- horseradish, horseradish sauce, wasabi paste
capers 8/- caper
raisins 30/- currant, box of raisins, sun maid raisins
cranberries-dried 30/- craisin, dried cranberries
cherries-dried 30/- dried cherry
blueberries-dried 30/- dried blueberry
banana-chips 28/- banana chip
apples-dried 30/- dried apple, apple ring, apple crisp, apple chips
dates-medjool 48/24 medjool dates, fresh date
figs-dried 25/8.4 dried figs
coconut-raw 45/- coconut chunk, fresh coconut, coconut piece
mixed-nuts 28/- unsalted nuts, nuts
cashews-roasted 28/1.6 roasted cashew
almonds-roasted 28/1.2 roasted almond
chestnuts-roasted 40/8 chestnut
pine-nuts 10/- pine nut
soybeans-roasted 28/- soy nut, roasted soybean
flaxseed-ground 7/- linseed meal, flax seeds, lsa
hemp-seeds 10/- hemp hearts
wheat-germ-toasted 7/- wheat germ
wheat-bran 6/- wheat bran, bran
nutritional-yeast 4/- nooch
dark-chocolate-70 20/10 90% lindt, lindt 70%, lindt 85%, lindt 90, dark choc square, green and blacks dark, lindt dark chocolate, square of dark chocolate, 70% dark choc, piece of dark chocolate
cocoa-powder 5/- cacao nib, cacao nibs
fruit-cocktail-juice 150/- tinned fruit, fruit cocktail cup, tin of fruit cocktail, dole fruit cup, spc fruit cup
peaches-canned-juice 125/- tinned peach, canned peach, tinned peaches, peach cup, peach slices, canned pears, tinned pear
pineapple-canned-juice 125/- tinned pineapple, canned pineapple, pineapple ring, pineapple cup
applesauce-unsweetened 120/- apple sauce cup, applesauce cup
grapefruit 123/246 ruby grapefruit, half grapefruit
clementine 74/74 cutie, cuties, halo, halos, mandarine, imperial mandarin
orange 131/131 blood orange, navel
apple 182/182 pink lady, pink lady apple, honeycrisp, braeburn, fuji apple, royal gala, golden delicious, jazz apple, envy apple, cosmic crisp, bramley
grapes 80/4.9 cotton candy grape, black grape
coconut-water 245/330 vita coco, vitacoco, coco water
energy-bar-oat 60/60 sport bar
nutrition-shake 254/254 boost shake plus
cranberry-juice-cocktail 200/240 cranberry juice cocktail
orange-juice 200/240 oj glass, tropicana, simply orange, minute maid, fresh oj, juice orange
carrot-juice 200/240 carrot juice
grapefruit-juice 200/240 grapefruit juice
pomegranate-juice 200/240 pomegranate juice, pom
tea-black 240/240 yorkshire tea, barrys tea, barrys, lyons tea, pg tips, tetley, decaf tea, assam, darjeeling, tea black
tea-herbal 240/240 camomile tea, lemon and ginger tea, lemon ginger tea, redbush, red bush tea, camomile, herbal infusion
coffee 240/240 nescafe, long black coffee, pour over, french press, cafetiere coffee, nespresso lungo, iced black coffee, iced americano, drip, keurig, k cup
espresso 30/30 ristretto, doppio, nespresso, short black, lungo
rice-flour 30/- rice flour, white rice flour, ground rice
rye-flour 30/- rye flour
oat-flour 30/- oat flour
chickpea-flour 30/- chickpea flour, gram flour, besan, besan flour
mayonnaise-vegan 15/- egg free mayonnaise, vegan mayonnaise
hamburger-bun 52/52 pav, ladi pav
coffee-instant 2/- instant coffee powder, instant coffee granule, coffee granule, coffee powder
gelatin-powder 7/- gelatin powder, powdered gelatin
cornstarch 8/- cornstarch, corn starch, corn flour
mushrooms-shiitake-dried 8/- dried shiitake, dried shiitake mushroom
caviar 16/- caviar, fish roe
baking-soda 2/- baking soda, bicarbonate of soda, bicarb
rosemary-fresh 1.5/- rosemary, fresh rosemary
thyme-fresh 1/- thyme, fresh thyme
ginger-fresh 5/- ginger, fresh ginger, ginger root
goji-berries 20/- goji berry, goji
brown-rice-flour 30/- brown rice flour
sorghum-flour 30/- sorghum flour
buckwheat-flour 35/- buckwheat flour
tapioca-pearls 35/- tapioca pearl
sun-dried-tomatoes-oil 20/- sun dried tomatoes in oil
poppy-seeds 3/- poppy seed
romano 14/- pecorino, romano, pecorino romano
mung-beans-dry 50/- dry mung bean, dried mung bean
chickpeas-dry 50/- dry chickpea, dried chickpea
split-peas-dry 52/- dry split pea, dried split pea
black-beans-dry 50/- dry black bean, dried black bean
kidney-beans-dry 50/- dry kidney bean, dried kidney bean
natto 45/- natto
wheat-barley-nuggets 58/- grape nut, wheat and barley nugget
milk-dry-nonfat 22/- skim milk powder, skimmed milk powder, nonfat dry milk
milk-dry-whole 28/- milk powder, whole milk powder
egg-white-powder 15/- egg white powder
tofu-fried 80/- fried tofu, tofu puff
clams-canned 82/- canned clam, tinned clam
crayfish-cooked 100/- cooked crayfish
puffed-wheat 20/- puffed wheat
cider-vinegar 15/- apple cider vinegar, acv, cider vinegar
peanut-flour 13/- pb2, peanut butter powder, powdered peanut butter, peanut powder, pbfit, pb fit
sweet-potato-fries-frozen 115/4.3 kumara chip, kumara fries
sweet-potato-baked 130/114 kumara, roast kumara, camote, shakarkandi
pinto-beans-cooked 120/- pinto
isotonic-drink 500/500 hydration drink, hydration mix, hydration, hydration tablet drink
sour-cream-reduced-fat 30/- lime crema, crema, mexican crema
`
