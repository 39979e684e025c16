/**
 * What the chains of Britain, Ireland and Australia sell most, in the notation of `american-chains.ts`. The energy is what the
 * chains publish, rounded to ten kilocalories.
 */
export const britishChains = `
# greggs
sausage-pastry | 340 sausage roll
plant-pastry | 310 vegan sausage roll
steak-pastry | 410 steak bake, *steak and cheese roll
chicken-pastry | 430 chicken bake
cheese-pastry | 430 cheese and onion bake, cheese bake
sausage-bean-pastry | 450 sausage bean and cheese melt, *sausage bean and cheese melt, *sausage and bean melt, *sausage bean melt, *sausage bean cheese melt
bacon-roll | 330 bacon roll, bacon breakfast roll, bacon bap
sausage-roll-bread | 430 sausage breakfast roll, sausage bap, breakfast roll
omelet-roll | 340 omelette roll, egg roll, omelette breakfast roll
tuna-sub | 470 tuna baguette, *tuna crunch baguette
chicken-sub | 540 *chicken club baguette+b, chicken baguette
pizza-pepperoni | 570 pizza, pizza slice, pepperoni pizza, slice of pizza, pizza box
pizza-cheese | 540 margherita pizza, margherita slice
nuggets | 45x5 goujons, chicken goujons
potato-baked | 270 wedges, potato wedges; 90x2 hash browns
sweet-dough | 270 *yum yum; 430 *belgian bun
doughnut | 260 doughnut, donut, jam doughnut, ring doughnut
cookie-dough | 370 cookie, triple chocolate cookie
# pret a manger
tuna-sub | 560 tuna mayo baguette, tuna and cucumber baguette, tuna mayo and cucumber baguette
chicken-sub | 620 chicken caesar baguette+fdb
cheese-tomato-panini | 600 posh cheddar and pickle baguette+Ne, *posh cheddar and pickle baguette+Ne, *posh cheddar baguette+Ne, cheddar baguette+Ne; 530 mozzarella panini
ham-cheese-toast | 590 ham and cheese toastie, toastie, ham toastie
tuna-melt | 590 tuna melt, tuna melt toastie
chicken-sandwich | 490 chicken and avocado sandwich, chicken avocado sandwich, sandwich; 540 *super club+b, super club sandwich+b
egg-sandwich | 430 egg mayo sandwich, egg sandwich, egg mayo and cress
plant-wrap | 520 falafel wrap, avocado and falafel wrap, wrap, hoisin mushroom wrap+qz
cheese-pasta | 620 mac and cheese
cooked-oats | 270 porridge
bircher | 300 bircher, bircher muesli
vegetable-soup | 200 soup
yogurt-granola | 180 yogurt pot, granola pot
sweet-dough | 310 croissant; 390 almond croissant+n; 340 pain au raisin, pain au chocolat+s
cookie-dough | 380 cookie
brownie | 310 brownie, *love bar+n
# costa
latte-milk | 160@ latte, flat latte; 130@ cappuccino; 110 flat white; 80 cortado
mocha-cream | 300@ mocha, mocha latte
cocoa-milk | 320@ hot chocolate
syrup-latte | 230@ caramel latte, vanilla latte, gingerbread latte, iced caramel latte
frozen-coffee | 390@ frappe, *frostino, caramel frappe, mocha frappe
plain-oat-latte | 180@ oat latte, oat milk latte
ham-cheese-toast | 400 ham and cheese toastie, toastie, ham toastie, cheese toastie+B, panini
bacon-roll | 320 bacon roll, bacon bap
muffin | 410 muffin, blueberry muffin
# nandos
whole-bird | 1240 whole chicken
grilled-chicken | 310 butterfly, butterfly breast, *butterfly chicken, *chicken butterfly; 400 thighs, *boneless thighs
wings | 80x5 wings, chicken wings
grilled-chicken-burger | 490 burger, chicken burger, butterfly burger; 590 *sunset burger+d
chicken-wrap | 600 wrap, chicken wrap; 460 pitta, chicken pitta
plant-burger | 560 *beanie burger, veggie burger
counter-fries | 420 chips, fries, regular chips, *peri peri chips, *peri chips, *peri salted chips, peri peri fries; 890 large chips
indian-rice | 230 rice, spicy rice
green-peas-frozen | 140 *macho peas
cheese-starter | 200 halloumi, *halloumi sticks
garlic-bread | 300 garlic bread
corn-raw | 150 corn on the cob, corn
plain-mash | 290 mash, *creamy mash
mayo | 100 *perinaise, *peri naise
# wagamama
katsu | 1150 katsu, katsu curry, chicken katsu, chicken katsu curry
katsu-plant | 1100 *yasai katsu curry, *yasai katsu, *vegatsu
noodle-chicken | 750 yaki soba+k, *yaki soba+k, *chicken yaki soba+k
noodle-shrimp | 800 *yaki udon+x
pad-thai-shrimp | 800 pad thai
noodle-soup-chicken | 510 ramen, chicken ramen; 650 *chilli chicken ramen, chilli ramen
curry-coconut | 1030 raisukaree, *raisukaree
stirfry-chicken | 1030 *firecracker chicken, firecracker
teriyaki-bowl | 870 donburi, teriyaki donburi, chicken donburi, *chicken teriyaki donburi
dim-sum | 45x5 gyoza
edamame-shelled | 160 edamame
# itsu
sushi-mix | 430 sushi+qke, sushi box+qke, salmon sushi
noodle-soup-chicken | 450 noodles, chicken noodles
hand-roll | 350 *health and happiness box+qz
# wasabi
katsu | 930 katsu curry, chicken katsu curry, chicken katsu
battered-chicken-sauce | 820 sweet chilli chicken, *sweet chilli chicken rice
# leon
chicken-bowl | 620 chicken box, *aioli chicken box+e, rice box
counter-fries | 300 waffle fries, fries
chicken-burger | 580 chicken burger, burger
# wetherspoons
full-breakfast | 820 breakfast, traditional breakfast; 1330 large breakfast, *large spoons breakfast; 460 small breakfast
fish-chips | 1240 fish and chips
burger-plate | 1200 burger and chips, beef burger and chips; 970 burger
breakfast-muffin | 480 muffin, breakfast muffin
wings | 85x8 wings
mixed-grill | 1330 mixed grill
curry-rice-chicken | 1000 curry, chicken tikka masala, tikka masala
nachos | 1200 nachos
# pizza express
pizza-cheese | 850 margherita, pizza, margherita pizza, romana; 470 *leggera
pizza-pepperoni | 980 american, american pizza, *american hot, la reine
dough-balls | 47x8 dough balls, *dough ball, *dough balls with garlic butter
# harvester
mixed-grill | 1250 mixed grill
grilled-chicken | 620 half chicken, rotisserie chicken
# toby carvery
roast-beef-plate | 950 carvery, roast, roast dinner
# tortilla
chicken-burrito | 850 burrito, chicken burrito
# supermacs
beef-burger | 480 burger, *mighty mac+d
breaded-chicken | 130x4 tenders
chips-cheese | 620 *garlic cheese chips+e
# itsu
dim-sum | 45x6 gyoza
# gail
sweet-dough | 400 cinnamon bun
# yo sushi
sushi-mix | 380 sushi
# centra
chicken-roll | 720 chicken roll, *chicken fillet roll, *chicken fillet baguette, *spicy chicken fillet roll, *chicken fillet roll the works
breakfast-roll | 950 breakfast roll
# guzman y gomez
chicken-burrito | 880 burrito, chicken burrito, *gyg burrito; 560 mini burrito
chicken-bowl | 700 bowl, burrito bowl, chicken bowl
beef-nachos | 1050 nachos
chicken-soft-taco | 200x2 taco
counter-fries | 400 chipotle fries, fries, chips
# grilld
beef-burger | 620 burger, simply grilled; 680 summer sunset
counter-fries | 440 chips, fries, snack famous grilled chips
# hungry jacks
cheese-burger | 720 whopper with cheese
egg-sausage-wrap | 480 *brekky wrap
mayo-burger | 650 whopper; 320 whopper junior
counter-fries | 370 chips, fries; 460 large chips
# red rooster
grilled-chicken | 580 half chicken; 300 quarter chicken
counter-fries | 480 chips
chicken-burger | 560 *rippa roll, rippa, *tropicana roll
# oporto
grilled-chicken-burger | 560 burger, *bondi burger, chicken burger; 830 *double bondi
# zambrero
chicken-burrito | 720 burrito
chicken-bowl | 600 bowl
# boost juice
yogurt-smoothie | 380 smoothie, *mango magic, *all berry bang, *banana buzz
# bakers delight
cheesy-garlic-bread | 330 *cheesymite scroll
# roll d
banh-mi | 550 banh mi
# donut king
doughnut | 210 donut, cinnamon donut, *hot cinnamon donut
`
