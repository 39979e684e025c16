/**
 * What the chains of the United States sell most, a chain behind each `#`, in the notation of `sold-rows.ts`. The energy is what
 * the chains publish for one of it, without the drink of a meal, rounded to ten kilocalories where recipes change from year to
 * year. A name with a star is of one chain only and is said without it.
 */
export const americanChains = `
# mcdonalds
beef-burger | 250 hamburger+u, plain hamburger+u
cheese-burger | 300 cheeseburger+uE; 400 *mcdouble+uE; 450 double cheeseburger+uE; 590 *triple cheeseburger+uE; 520 quarter pounder+uE, *quarter pounder with cheese+uE, *qpc+uE; 740 double quarter pounder+uE, *double quarter pounder with cheese+uE; 800 *big tasty
chicken-burger | 470 *mccrispy, crispy chicken sandwich; 530 spicy mccrispy, *spicy mccrispy, *chicken legend; 310 *mayo chicken, *chicken mayo burger
plant-burger | 430 *mcplant
nuggets | 42x6 nuggets, chicken nuggets
breaded-chicken | 120x3 *chicken selects, selects, *mccrispy strips
chicken-wrap | 390 *snack wrap+d, wrap+d; 480 *wrap of the day+d
cheese-starter | 85x3 *mozzarella dippers, mozzarella sticks
counter-fries | 320 fries, medium fries; 230 small fries; 480 large fries
breakfast-muffin | 480 *sausage mcmuffin with egg and cheese; 650 *double sausage mcmuffin, *double sausage and egg mcmuffin
egg-biscuit | 530 sausage egg and cheese biscuit, sausage egg biscuit
bacon-biscuit | 460 bacon egg and cheese biscuit, bacon egg biscuit
sausage-biscuit | 460 sausage biscuit; 430 *mcgriddle
biscuit | 460 biscuit
pancake-stack | 580 *hotcakes, hotcakes and syrup; 770 hotcakes and sausage+b
egg-sausage-wrap | 310 *sausage burrito, breakfast burrito, *breakfast wrap mcdonalds; 610 breakfast wrap, *bigger breakfast wrap
eggs-sausage-plate | 760 *big breakfast; 1340 *big breakfast with hotcakes
sausage-biscuit | 430 *sausage mcgriddle
bacon-muffin | 430 *bacon egg and cheese mcgriddle, *bacon egg cheese mcgriddle
fruit-pastry | 240 apple pie+M
plain-ice | 200 ice cream cone+g, cone+g, vanilla cone+g; 640 *m and m mcflurry+s, *mcflurry m and m+s; 330 sundae, hot fudge sundae
shake | 470 milkshake, shake, vanilla shake, strawberry shake, chocolate shake
milk-coffee | 180 iced coffee, caramel iced coffee
egg-biscuit | 550 *sausage egg and cheese mcgriddle, *sausage egg cheese mcgriddle
# burger king
bacon-burger | 1150 *bacon king, *bacon double king
cheese-burger | 740 *whopper with cheese; 300 cheeseburger; 400 double cheeseburger
mayo-burger | 670 whopper; 920 *double whopper; 330 *whopper jr, *whopper junior; 350 *rodeo burger
plant-burger | 630 *impossible whopper+e
vegan-burger | 630 *plant based whopper, *plant whopper
chicken-burger | 670 *original chicken sandwich, *chicken royale, chicken sandwich; 690 *royal crispy chicken; 390 *chicken junior, *chicken jr
nuggets | 31x9 *chicken fries; 45x6 nuggets, chicken nuggets
counter-fries | 370 fries, medium fries; 300 small fries; 440 large fries
onion-rings | 320 onion rings+m
egg-bun | 500 *croissanwich, *sausage egg and cheese croissanwich
cheese-cake | 310 *hershey pie+ge
# wendys
cheese-burger | 590 *daves single, single; 860 *daves double, double; 1160 *daves triple; 290 jr cheeseburger, *jr cheeseburger, *junior cheeseburger; 390 *biggie bag burger
bacon-burger | 960 *baconator; 630 *son of baconator; 370 *jr bacon cheeseburger, *junior bacon cheeseburger, *jbc; 840 *big bacon classic
chicken-burger | 490 spicy chicken sandwich, classic chicken sandwich, chicken sandwich; 340 crispy chicken sandwich, *jr chicken sandwich; 530 *asiago ranch chicken club+db
nuggets | 46x6 nuggets, chicken nuggets, spicy nuggets
counter-fries | 350 fries, medium fries; 260 small fries; 470 large fries
shake | 350 *frosty, *chocolate frosty, *small frosty; 460 *medium frosty; 590 *large frosty; 200 *junior frosty, *jr frosty
chilli-rice | 240 chili, small chili; 340 large chili
jacket-cheese | 310 baked potato, sour cream and chive baked potato
chicken-salad-bowl | 460 *apple pecan salad+d, *apple pecan chicken salad+d
beef-nachos | 690 *taco salad wendys
# five guys
beef-burger | 840 hamburger+emz; 540 little hamburger+emz, little burger+emz
cheese-burger | 980 double cheeseburger+z; 610 little cheeseburger+z
bacon-burger | 1060 bacon cheeseburger+z, bacon burger+z; 690 little bacon cheeseburger+z
counter-fries | 950 fries+p, regular fries+p, cajun fries+p, medium fries+p; 530 small fries+p, little fries+p; 1310 large fries+p
beef-hot-dog | 520 hot dog; 590 cheese dog+d
grilled-cheese-bread | 470 grilled cheese
shake | 670 milkshake, shake
# in and out
mayo-burger | 390 hamburger
cheese-burger | 480 cheeseburger; 670 double double; 750 animal style double double, double double animal style, animal style burger
bare-cheese-burger | 520 *double double protein style, protein style double double
counter-fries | 390 fries
cheese-fries | 750 *animal style fries+e, *animal fries+e
shake | 590 shake, milkshake
# shake shack
cheese-burger | 530 *shackburger, *shack burger, cheeseburger; 760 *double shackburger
bacon-burger | 570 *smokeshack
chicken-burger | 550 *chicken shack
counter-fries | 470 fries, crinkle fries
cheese-fries | 710 cheese fries
shake | 750 shake, milkshake
beef-hot-dog | 370 hot dog
# whataburger
beef-burger | 590 burger+u, *whataburger+u; 840 double meat+u; 310 *whataburger jr+u
cheese-burger | 660 cheeseburger; 900 *patty melt
chicken-biscuit | 560 *honey butter chicken biscuit, *hbcb
egg-sausage-wrap | 400 *breakfast taquito, taquito
counter-fries | 420 fries
# sonic
cheese-burger | 720 cheeseburger, burger; 1000 *supersonic double cheeseburger
counter-fries | 360 tots, tater tots
beef-hot-dog | 470 coney+d, *chili cheese coney+d, *coney dog+d
soda | 200 *cherry limeade; 250 slush
cheese-starter | 110x4 mozzarella sticks
# jack in the box
beef-burger | 520 *jumbo jack, burger; 880 *ultimate cheeseburger+d
beef-taco | 170x2 tacos
counter-fries | 410 curly fries+g, fries
# culvers
cheese-burger | 460 butterburger, *butterburger, *butter burger, cheeseburger, butterburger with cheese; 680 *double butterburger, double cheeseburger
cheese-starter | 510 *cheese curds, *fried cheese curds
counter-fries | 360 crinkle fries, fries
plain-ice | 600 *concrete mixer, *custard concrete
# arbys
beef-sandwich | 360 roast beef+E, roast beef sandwich+E; 510 double roast beef+E; 450 *beef n cheddar+d, *beef and cheddar+d
counter-fries | 410 *small curly fries+g; 550 curly fries+g, fries
cheese-starter | 110x4 mozzarella sticks
# chick fil a
chicken-burger | 420 *chick fil a classic sandwich; 490 deluxe, chicken deluxe, deluxe sandwich; 450 spicy sandwich, spicy chicken sandwich; 540 spicy deluxe, spicy chicken deluxe
grilled-chicken-burger | 390 grilled chicken sandwich, grilled sandwich; 520 grilled club+db, grilled chicken club+db
grilled-chicken | 16x8 grilled nuggets, *grilled nuggets
breaded-chicken | 105x3 strips, chicken strips, tenders; 31x8 nuggets, chicken nuggets; 90x4 *chick n minis, *chicken minis, minis
counter-fries | 420 waffle fries, fries, medium fries, *waffle potato fries; 320 small fries; 600 large fries
cheese-pasta | 450 mac and cheese, mac n cheese
chicken-biscuit | 460 chicken biscuit, biscuit; 450 spicy chicken biscuit
bacon-muffin | 300 *egg white grill+Bi
chicken-wrap | 660 *cool wrap+d, wrap+d
chicken-salad-bowl | 830 cobb salad+deb; 510 *spicy southwest salad+d; 540 market salad+dn
shake | 600 milkshake, shake, cookies and cream shake; 330 *frosted lemonade
lemon-drink | 220 lemonade
mayo-sauce | 140 *chick fil a sauce+u
# kfc
breaded-chicken | 390 breast, original breast, chicken breast; 280 thigh, chicken thigh, original thigh; 130 drumstick, leg, drum, wing; 140x3 tenders, strips, crispy strips; 130x3 *mini fillet; 85x6 *hot wing; 285 *popcorn chicken, *regular popcorn chicken; 620 *large popcorn chicken; 34x8 nuggets
chicken-burger | 650 chicken sandwich, sandwich; 450 fillet burger, burger, chicken burger, *zinger burger; 620 *tower burger, *zinger tower, *zinger tower burger, *zinger stacker
chicken-wrap | 480 *twister+m, *twister wrap+m, wrap+m, *zinger twister+m
chicken-mash | 740 *famous bowl+g, bowl+g
chicken-pastry | 720 pot pie, chicken pot pie
plain-mash | 130 mash, mashed potatoes and gravy+g
counter-fries | 320 fries, regular fries; 480 large fries
biscuit | 180 biscuit
cheese-pasta | 170 mac and cheese
# popeyes
chicken-burger | 700 chicken sandwich, sandwich, spicy chicken sandwich, spicy sandwich
breaded-chicken | 150x3 tenders, strips; 380 breast; 280 thigh; 160 leg; 210 wing
counter-fries | 270 cajun fries+g, fries+g
biscuit | 240 biscuit
indian-rice | 250 red beans and rice+b
cheese-pasta | 310 mac and cheese
# raising canes
breaded-chicken | 130x4 finger, tender, chicken finger, strip
counter-fries | 400 fries, crinkle fries
mayo-sauce | 190 sauce+f, *canes sauce+f
garlic-bread | 150 toast, *texas toast
breaded-chicken | 1250 *box combo, box; 1020 *three finger combo, *3 finger combo; 1790 *caniac, *caniac combo
# zaxbys
breaded-chicken | 160x4 fingerz, tender, finger, chicken finger
chicken-salad-bowl | 720 *zalad+gem
mayo-sauce | 180 *zax sauce, sauce
# bojangles
chicken-biscuit | 570 *cajun filet biscuit, chicken biscuit
indian-rice | 180 *dirty rice+b
# wingstop
wings | 100x8 wings, classic wings, lemon pepper wings
breaded-chicken | 80x8 boneless wings, boneless
counter-fries | 500 fries, seasoned fries; 620 voodoo fries
# buffalo wild wings
wings | 80x10 wings, traditional wings
breaded-chicken | 65x10 boneless wings, boneless
# chipotle
chicken-bowl | 860 bowl, chicken bowl, burrito bowl, chicken burrito bowl; 780 chicken salad bowl
steak-bowl | 780 carnitas bowl+Rb; 820 steak bowl, steak burrito bowl, barbacoa bowl; 600 kids bowl
plant-bowl | 770 veggie bowl+d, vegetarian bowl+d, sofritas bowl+s
chicken-burrito | 1050 burrito, chicken burrito; 1080 carnitas burrito+bI
steak-burrito | 1040 steak burrito, barbacoa burrito
plant-burrito | 1010 veggie burrito+d, sofritas burrito+s
chicken-soft-taco | 220x3 tacos, chicken tacos
chicken-quesadilla | 1000 quesadilla, chicken quesadilla
chips-guacamole | 770 chips and guac, chips guac
chips-salsa | 570 chips and salsa; 540 chips, bag of chips
nachos | 780 chips and queso+d
# taco bell
beef-taco | 170x2 taco, crunchy taco; 190 crunchy taco supreme, taco supreme; 170 *doritos locos taco, *doritos locos, *dorito taco
soft-taco | 180x2 soft taco; 210 soft taco supreme; 500 *cheesy gordita crunch, *gordita crunch; 360 *chalupa, *chalupa supreme
bean-burrito | 350 bean burrito; 430 *cheesy bean and rice burrito, *bean and rice burrito; 510 *black bean crunchwrap
beef-burrito | 490 *beefy five layer burrito, *beefy 5 layer burrito, *five layer burrito; 400 *burrito supreme, burrito; 650 *quesarito; 530 crunchwrap, *crunchwrap supreme taco bell; 430 *beefy melt burrito
chicken-quesadilla | 520 quesadilla, chicken quesadilla
quesadilla | 450 cheese quesadilla; 180 *cheesy roll up
beef-nachos | 730 *nachos bellgrande, nachos; 540 *mexican pizza+g
cheese-fries | 230 *cheesy fiesta potatoes+g, *fiesta potatoes+g
chicken-bowl | 470 *power bowl, *power menu bowl, bowl
citrus-soda | 330 *baja blast, *large baja blast, *medium baja blast
sweet-dough | 170 *cinnamon twists+ME; 80x2 *cinnabon delights+e
# panda express
battered-chicken-sauce | 400 *sweetfire chicken, *sweet fire chicken; 430 *honey sesame chicken+z
stirfry-beef | 150 broccoli beef, beef and broccoli, beef broccoli, *broccoli beef; 190 *black pepper steak, black pepper angus steak
stirfry-chicken | 320 kung pao chicken+p; 280 black pepper chicken; 210 string bean chicken, *string bean chicken breast; 220 mushroom chicken, *mushroom chicken; 290 teriyaki chicken, grilled teriyaki chicken
noodle-plant | 600 chow mein+e
stirfry-chicken | 1000 plate, *panda plate; 900 bowl, *panda bowl; 1300 bigger plate
crab-rangoon | 63x3 rangoon+K, *cream cheese rangoon+K
# subway
turkey-sub | 350 turkey sub, turkey, oven roasted turkey, six inch turkey, 6 turkey
chicken-sub | 400 chicken sub, rotisserie chicken, *sweet onion teriyaki+q, *chicken teriyaki sub+q, *chicken teriyaki subway+q; 750 footlong chicken teriyaki+q, footlong sweet onion teriyaki+q
steak-sub | 440 steak and cheese, steak sub, philly; 860 footlong steak, footlong steak and cheese, footlong philly
meatball-sub | 480 meatball sub, meatball marinara; 920 footlong meatball marinara, footlong meatball
tuna-sub | 470 tuna, tuna sub; 940 footlong tuna
italian-sub | 450 italian bmt, bmt, *spicy italian, italian sub; 900 footlong bmt, footlong italian bmt, footlong spicy italian, *footlong italian
vegetable-sub | 220 veggie delite, *veggie delite, veggie sub, veggie patty+s; 440 footlong veggie delite
cookie-dough | 210 cookie, chocolate chip cookie
chicken-bacon-sub | 520 *chicken bacon ranch, *chicken and bacon ranch; 1000 footlong chicken bacon ranch
# jersey mikes
italian-sub | 760 italian, *original italian, sub, regular sub; 1350 giant sub
turkey-sub | 560 turkey sub, turkey and provolone
steak-sub | 710 cheesesteak, philly cheesesteak, *chipotle cheesesteak
# jimmy johns
turkey-sub | 530 *turkey tom, turkey sub; 660 *beach club
italian-sub | 640 *vito, *italian night club; 880 *gargantuan
tuna-sub | 720 *totally tuna
# panera
cream-soup | 360 broccoli cheddar soup, *broccoli cheddar soup, *broccoli cheddar, *broccoli cheese soup; 900 *broccoli cheddar bread bowl; 300 tomato soup; 230 cup of broccoli cheddar
noodle-soup-chicken | 170 chicken noodle soup
cheese-pasta | 480 mac and cheese
chicken-salad-bowl | 470 caesar+gfed, chicken caesar+gfed, chicken caesar salad+gfed; 570 *fuji apple salad+dn, *fuji apple chicken salad+dn
feta-salad | 400 greek salad
chicken-panini | 840 *frontega chicken+Ne, *frontega+Ne; 940 *chipotle chicken avocado melt+Ne
turkey-sandwich | 560 turkey sandwich, turkey avocado blt+b
grilled-cheese-bread | 860 grilled cheese
# olive garden
garlic-bread | 140 breadstick, *breadstick
cream-chicken-pasta | 1480 chicken alfredo; 1550 *tour of italy+r
creamy-pasta | 1310 alfredo, fettuccine alfredo
sausage-soup | 220 zuppa toscana
lasagne | 940 lasagna, *lasagna classico
chicken-salad-bowl | 150 salad+Igd, house salad+Igd
# texas roadhouse
sweet-dough | 125x2 roll, bread roll
# cheesecake factory
cheese-cake | 830 cheesecake, original cheesecake, slice of cheesecake
# ihop
pancake-stack | 600 pancakes, buttermilk pancakes; 470 short stack
waffle-plate | 590 waffle, belgian waffle
# waffle house
waffle-plate | 410 waffle; 530 pecan waffle
eggs-sausage-plate | 1100 *all star special, *all star breakfast
hash-browns-frozen | 190 hashbrowns
# dennys
eggs-sausage-plate | 770 *grand slam, *grand slamwich; 780 *moons over my hammy
# cracker barrel
stew-chicken | 590 *chicken and dumplings+gem, chicken n dumplings+gem
# dairy queen
plain-ice | 680 blizzard+s, *oreo blizzard+gs, *reeses blizzard+p; 570 *small blizzard+s; 790 *medium blizzard+s; 320 *dipped cone+gs, *dip cone+gs; 220 *dilly bar+s
# little caesars
pizza-pepperoni | 280x2 pizza slice, slice, slice of pizza; 2240/8 pizza, *hot n ready, *hot and ready, pepperoni pizza
dough-balls | 100x2 *crazy bread
# dominos
pizza-cheese | 200x2 slice, pizza slice, slice of pizza; 1600/8 pizza, margherita, cheese pizza; 2200/8 large pizza, large cheese pizza, large margherita; 2000/8 *vegi supreme
pizza-pepperoni | 1800/8 pepperoni pizza, *pepperoni passion; 2450/8 large pepperoni pizza, *large pepperoni passion
pizza-meat | 2000/8 meat feast, *mighty meaty, meatzza
nuggets | 90x4 *chicken strippers, *chicken kickers
garlic-bread | 730 garlic bread, *garlic pizza bread
brownie | 200x2 *lava cake, *chocolate lava cake
# papa johns
pizza-cheese | 290x2 slice, pizza slice, slice of pizza
garlic-butter | 150 garlic sauce, garlic dip
# pizza hut
pizza-pepperoni | 300x2 slice, pizza slice, pan pizza slice; 670 personal pan pizza, *personal pan pizza; 1920/8 pan pizza, pizza, pepperoni pizza
dough-balls | 140x2 breadsticks
# costco
pizza-cheese | 710 slice, pizza slice, slice of pizza, pizza, cheese slice
pizza-pepperoni | 710 pepperoni slice
beef-hot-dog | 570 hot dog, hotdog
chicken-pastry | 840 chicken bake+bf
muffin | 600 muffin
# dunkin
doughnut | 240 glazed donut, doughnut; 65x5 *munchkin, *donut hole, *doughnut hole; 280 old fashioned donut, cake donut; 250 jelly donut
chocolate-doughnut | 280 *boston kreme, *boston cream donut, *boston cream doughnut, chocolate frosted donut, *chocolate frosted donut
bacon-egg-bagel | 520 bacon egg and cheese bagel, bacon egg cheese bagel, bacon egg and cheese croissant, bacon egg cheese croissant
egg-bun | 680 sausage egg and cheese croissant, sausage egg cheese croissant; 250x1 *wake up wrap, *wakeup wrap
potato-baked | 140 hash browns
syrup-latte | 260@ *caramel swirl latte, caramel latte, iced caramel latte, iced latte with caramel
cheese-bagel | 430 bagel with cream cheese
bagel-plain | 300 bagel
# starbucks
bacon-egg-bites | 150x2 *bacon gruyere egg bites, *bacon and gruyere egg bites, egg bites
latte-milk | 190@ latte, caffe latte, iced latte; 130@ iced caffe latte; 140@ cappuccino; 220@ flat white; 80@ cortado; 100@ americano misto, *caffe misto, *misto
syrup-latte | 250@ caramel macchiato, iced caramel macchiato, vanilla latte, iced vanilla latte, *blonde vanilla latte, hazelnut latte, caramel latte; 200@ *cinnamon dolce latte; 100@ skinny vanilla latte, *skinny vanilla latte
mocha-cream | 370@ mocha, caffe mocha, iced mocha; 430@ *white mocha, *white chocolate mocha, *iced white mocha, *iced white chocolate mocha, *peppermint mocha
cream-latte | 390@ pumpkin spice latte, psl; 340@ *iced pumpkin spice latte, *iced psl; 380@ *gingerbread latte, *eggnog latte+e
syrup-latte | 120@ *iced shaken espresso, *shaken espresso
oat-syrup-latte | 120@ *brown sugar shaken espresso, *brown sugar oatmilk shaken espresso, *brown sugar oat milk shaken espresso, *brown sugar shaken oat espresso, *iced brown sugar oatmilk shaken espresso
plain-oat-latte | 210@ oat latte, oat milk latte, oatmilk latte, iced oat latte
chai-milk | 240@ chai latte, iced chai latte, iced chai, *iced chai tea latte, *chai tea latte, chai; 260@ *pumpkin cream chai
green-tea-milk | 240@ matcha latte, iced matcha latte, iced matcha, *iced green tea latte
frozen-coffee | 380@ caramel frappuccino, frappuccino, frapp, *caramel frapp, *coffee frapp; 370@ mocha frappuccino, *mocha frapp; 440@ *java chip frappuccino+s, *java chip+s, *java chip frapp+s; 420@ *mocha cookie crumble+gs
frozen-cream | 370@ *strawberry frappuccino, *strawberry frapp, *vanilla bean frappuccino, *vanilla bean creme frapp
cream-coffee | 110@ *vanilla sweet cream cold brew, *sweet cream cold brew
sweet-cream-coffee | 220@ *salted caramel cream cold brew, *salted caramel cold foam cold brew; 250@ *pumpkin cream cold brew
juice-drink | 100@ *strawberry acai refresher, refresher, *mango dragonfruit refresher, *acai refresher
coconut-drink | 140@ *pink drink, *paradise drink; 130@ *dragon drink
cocoa-milk | 370@ hot chocolate
casserole-egg | 85x2 *egg white bites+B, *egg white egg bites+B
egg-bun | 360 bacon gouda sandwich, *bacon gouda sandwich, *bacon gouda and egg sandwich, *bacon gouda, breakfast sandwich; 480 sausage cheddar sandwich, *sausage cheddar and egg sandwich
egg-sausage-wrap | 290 *spinach feta wrap+B, *spinach feta egg white wrap+B, *spinach and feta wrap+B
sponge | 160 *cake pop, *birthday cake pop; 470 *lemon loaf, *iced lemon loaf; 400 *pumpkin loaf, *pumpkin bread, *banana nut loaf+w, banana loaf, banana bread; 390 coffee cake
muffin | 360 blueberry muffin, muffin
cream-pastry | 290 *cheese danish
rolled-oats-dry | 160 oatmeal
ham-cheese-toast | 470 *protein box+Bep, *cheese and fruit box+Bep, *eggs and cheese protein box+Bep
# tim hortons
doughnut | 260 donut, *honey dip, *honey cruller; 60x5 *timbit
sweet-cream-coffee | 210 *double double coffee, *tims double double, coffee double double; 250 *iced capp, *ice capp
cheese-bagel | 430 bagel with cream cheese
bacon-egg-bagel | 420 *farmers wrap, breakfast wrap
# krispy kreme
doughnut | 190 doughnut, original glazed, glazed donut, *original glazed
# cinnabon
sweet-dough | 880 roll, cinnamon roll, *classic cinnabon; 350 *minibon
# auntie annes
dough-balls | 340 pretzel, original pretzel; 480 pretzel bites, pretzel nuggets, *pretzel nuggets, *pretzel bites; 470 cinnamon sugar pretzel, *cinnamon sugar pretzel
# sweetgreen
chicken-salad-bowl | 690 *harvest bowl+dn, bowl+dn; 560 *chicken pesto parm+nd; 430 *kale caesar+gfed
# cava
chicken-bowl | 720 bowl+z, chicken bowl+z
# jamba
fruit-smoothie | 370 smoothie+m, *mango a go go+m
# wawa
turkey-sub | 540 *wawa hoagie, turkey hoagie; 720 *classic turkey hoagie
egg-bun | 440 *sizzli, breakfast sandwich
`
