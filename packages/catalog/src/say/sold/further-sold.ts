/**
 * More of what chains, freezers and shelves in the United States, Britain and Australia sell, and powders and pills of athletes, in the
 * notation of `sold-rows.ts` and with the energy that chains and makers print. It comes before the other tables.
 */
export const furtherSold = `
# qdoba
chicken-bowl | 650 chicken bowl, bowl, burrito bowl
steak-bowl | 700 steak bowl
chicken-burrito | 980 chicken burrito, burrito
steak-burrito | 1000 steak burrito
chicken-quesadilla | 900 chicken quesadilla, quesadilla
# chipotle
avocado | 230 guac, guacamole, side of guac
# moes
chicken-burrito | 950 *homewrecker, burrito, homewrecker burrito
chicken-bowl | 680 bowl, burrito bowl
# cava
plant-wrap | 800 pita, chicken pita+i
# jersey mikes
italian-sub | 900 number 13, *the original italian, italian number 13, italian, regular italian, original italian; 1250 giant italian
turkey-sub | 640 turkey sub, number 7, turkey, turkey and provolone, turkey provolone
steak-sub | 750 cheesesteak, philly, chipotle cheesesteak, famous philly
# firehouse subs
italian-sub | 750 italian, italian sub; 720 *hook and ladder, hook & ladder
meatball-sub | 800 meatball, meatball sub
# potbelly
italian-sub | 620 wreck, *a wreck
# whataburger
beef-burger | 590 *whataburger, burger
# carls jr
cheese-burger | 670 *famous star, famous star with cheese; 780 western bacon cheeseburger+b
# freddys
cheese-burger | 560 steakburger, *steakburger, double steakburger; 510 original double
# shake shack
beef-burger | 460 single, hamburger, single burger
# dutch bros
mocha-cream | 420 golden eagle, *golden eagle; 380 annihilator, *dutch annihilator, mocha; 350 caramelizer, kicker
energy-can | 250 rebel, iced rebel
# raising canes
chicken-combo | 1250 box combo, the box combo, box; 1020 3 finger combo, three finger combo; 1790 caniac, *caniac combo
# zaxbys
chicken-combo | 1200 chicken finger plate, chicken finger plate+e, big zax snak meal
# wendys
kids-meal | 900 4 for 4, biggie bag
# mcdonalds
kids-meal | 475 happy meal, *happy meal, hamburger happy meal; 560 cheeseburger happy meal+d; 470 chicken nugget happy meal+i, mcnugget happy meal+i
# burger king
kids-meal | 480 king jr meal
# pizza hut
pizza-cheese | 600 personal pan pizza, *personal pan pizza, personal pan, cheese personal pan; 350 stuffed crust slice, slice of stuffed crust
pizza-pepperoni | 650 pepperoni personal pan, pepperoni personal pan pizza
# dominos
pizza-pepperoni | 230x2 medium pepperoni slice, slice of medium pepperoni, medium slice; 300x2 large pepperoni slice, slice of large pepperoni; 1840 medium pepperoni, medium pepperoni pizza; 2360 large pepperoni, large pepperoni pizza
pizza-cheese | 270x2 large slice, large cheese slice; 1680 medium cheese pizza; 2160 large cheese pizza
# papa johns
pizza-pepperoni | 2500 large pepperoni, large pepperoni pizza
# blaze
pizza-cheese | 900 pizza, 11 inch pizza, build your own pizza
# mod
pizza-cheese | 900 pizza, mod pizza, mini pizza
# pf changs
lettuce-wrap-chicken | 660 lettuce wrap, chicken lettuce wrap
# panda express
stirfry-chicken | 320 kung pao chicken+p, kung pao+p
# pei wei
battered-chicken-sauce | 800 orange chicken, honey sesame chicken+z
# cheesecake factory
cheese-cake | 1000 slice, cheesecake, slice of cheesecake, original cheesecake
# culvers
plain-ice | 320 custard, vanilla custard, scoop of custard; 800 concrete mixer, concrete
# dunkin
frozen-coffee | 400 coolatta, *coolatta, frozen coffee
# cinnabon
sweet-dough | 880 *cinnabon, classic roll, cinnamon roll, roll; 370 minibon
# insomnia
cookie-dough | 220 cookie, *insomnia cookie, chocolate chip cookie
# einstein
bagel-plain | 280 bagel
# bojangles
biscuit | 310 biscuit
chicken-biscuit | 570 cajun filet biscuit, *cajun filet biscuit, chicken biscuit
# boston market
whole-bird | 300 quarter chicken, quarter white chicken; 600 half chicken
# nathans
hot-dog-bun | 310 hot dog, famous hot dog
# subway
chicken-sub | 370 chicken teriyaki, sweet onion chicken teriyaki, 6 inch chicken teriyaki; 740 footlong chicken teriyaki, chicken teriyaki footlong
steak-sub | 380 steak and cheese, 6 inch steak and cheese; 760 footlong steak and cheese, steak and cheese footlong
# starbucks
plant-burger | 420 impossible sandwich, *impossible breakfast sandwich, impossible breakfast sandwich+em, impossible
plant-wrap | 290 spinach wrap+em, spinach feta wrap+em, spinach and feta wrap+em, *spinach feta wrap+em
# jollibee
breaded-chicken | 320 *chickenjoy, chicken, 1 pc chicken, fried chicken
chicken-rice-plate | 520 chickenjoy with rice, *chickenjoy with rice, chickenjoy and rice
sweet-meat-pasta | 560 *jolly spaghetti, spaghetti
beef-burger | 310 *yumburger, yum burger
fruit-pastry | 260 *peach mango pie, peach mango pie
savoury-mince | 260 burger steak, *jollibee burger steak
# boost juice
fruit-smoothie | 300 juice, smoothie, mango magic, regular, berry crush
# red rooster
whole-bird | 400 quarter chicken; 800 half chicken
# zambrero
chicken-burrito | 800 burrito, big burrito, regular burrito
chicken-bowl | 650 bowl, power bowl
# hungry jacks
counter-fries | 420 medium chips, chips; 560 large chips
# kfc
chicken-combo | 1000 zinger box, zinger box meal, box meal, boneless banquet
#
cuban-press | 600 cuban sandwich, cubano sandwich, cuban sub, cubano
chopped-burger-roll | 680 chopped cheese, chopped cheese sandwich, bodega chopped cheese
rye-deli | 480 pastrami on rye, pastrami sandwich, corned beef on rye, corned beef sandwich, hot pastrami
stuffed-bite | 35x6 pizza roll, totinos pizza roll, pizza bite
bagel-bite | 50x4 bagel bite, pizza bagel bite
pizza-cheese | 310x2 digiorno slice, slice of digiorno, digiorno; 700 totinos, totinos party pizza, party pizza, totinos pizza
frozen-dinner | 300 lean cuisine, smart ones, healthy choice, healthy choice power bowl, healthy choice meal, lean cuisine meal, weight watchers meal
fried-dinner | 700 hungry man, hungry man dinner, hungry man meal, tv dinner, banquet dinner, swanson dinner
noodle-mac | 450 kraft mac and cheese, kraft dinner, kd
instant-noodles | 380 ramen pack, ramen packet, ramen noodle pack, instant ramen, ramen noodles packet, pack of instant ramen, top ramen, maruchan, maruchan ramen, nissin ramen, instant noodle, packet ramen, shin ramyun, shin ramen, ramyun, ramyeon, indomie, mi goreng packet, indomie mi goreng, buldak, buldak ramen, samyang
pot-noodles | 300 cup noodle, cup of noodle, cup ramen, ramen cup, cup o noodle, instant noodle cup
peanut-pretzel | 140 peanut butter pretzel, peanut butter pretzel bite, peanut butter filled pretzel, peanut butter pretzel nugget
gelatin-dessert | 70 jello cup, jello pot, snack pack jello; 10 sugar free jello, sugar free jello cup
meat-pie | 480 pie, hot pie
fruit-pastry | 400 slice of pie, piece of pie
sponge | 400 coffee and walnut cake+w, coffee walnut cake+w, walnut cake+w, slice of coffee and walnut cake+w
chutney-sweet | 45 mango chutney, chutney, sweet mango chutney, onion chutney, tomato chutney pot
herb-chutney | 18 green chutney, mint chutney, coriander chutney, hari chutney, pudina chutney, mint sauce dip
spirit-soda | 220 double gin and tonic, double g and t, double gin tonic; 210 double vodka lemonade, double vodka and lemonade, double vodka and coke, double rum and coke, double vodka coke, double whiskey and coke, double spirit and mixer
spirit-light | 130 double vodka soda, double gin and slimline, double slimline gin and tonic, double vodka lime soda, double vodka diet coke, double rum and diet coke
wine | 125 glass of house red, house red, house white, glass of house white, house wine, glass of house wine
bacon-muffin | 340 bacon and egg mcmuffin, bacon egg mcmuffin, bacon and egg muffin
breakfast-muffin | 480 sausage egg and cheese mcmuffin, sausage egg mcmuffin, sausage and egg mcmuffin
steak-chips | 700 surf and turf
loaded-fries | 120x4 potato skin, loaded potato skin, loaded skin
lamb-rice-plate | 900 lamb over rice, lamb over rice platter, halal cart lamb over rice
milo-milk | 200 ovaltine+y, mug of ovaltine+y, cup of ovaltine+y, glass of ovaltine+y
fried-squid | 350 calamari, fried calamari, salt and pepper squid, squid ring, calamari starter
fried-plantain | 250 dodo, fried plantain, plantain fried, alloco, aloko, kelewele
plantain-ripe | 180 boli, roasted plantain, bole
bean-stew-plantain | 450 red red, red red and plantain
stew-lamb | 400 nkwobi
beef-stew-spiced | 400 kitfo
stew-chicken | 450 yassa chicken, chicken yassa, poulet yassa
peanut-stew | 500 mafe, maafe, peanut stew, groundnut stew
fish-rice | 600 thieboudienne, thiebou dieun, ceebu jen, thieb
cassava-grain | 300 attieke, acheke, garri, gari, soaked garri
egg-roll-wrap | 450 rolex, ugandan rolex, chapati rolex
mashed-plantain | 250 matoke, matooke
jerky | 120 droewors, biltong packet
falafel | 70x3 taameya, tamiya, egyptian falafel
greens-soup | 150 molokhia, mulukhiyah, molokheya
rice-plate-spiced | 420 pilau beef, kenyan pilau, beef pilau, swahili pilau
suya-stick | 160 suya stick, stick of suya, suya skewer
sugar-shell-chocolate | 200 minstrel, galaxy minstrel, revels
hard-candy | 5 chewing gum, gum, stick of gum, sugar free gum
chews | 200 pack of fruit pastille, bag of fruit pastille, tube of fruit pastille
seaweed-snack | 25 seaweed snack, seaweed snack pack, roasted seaweed, seaweed thin, pack of seaweed, seaweed crisp
white-bread | 105 soldier, toast soldier
squash-drink | 28 squash, glass of squash, orange squash, orange cordial, blackcurrant squash, cordial, lemon squash, robinsons
pasta-cooked | 300 hokkien noodle
ants-on-log | 190 ants on a log
bean-burrito | 310 amys burrito, amys bean and rice burrito, amys bean burrito, frozen bean and rice burrito
bagel-plain | 110 bagel thin, thin bagel, daves killer bagel thin, everything bagel thin
garlic-bread | 115x2 slice of garlic bread, garlic bread slice, piece of garlic bread; 60 garlic bread end
chocolate-bar | 42 square of chocolate
bar-date | 120x2 protein ball, bliss ball, energy ball, energy bite, date ball, power ball
gelatin-powder | 36 collagen, collagen peptide, collagen powder, collagen protein, vital protein collagen, scoop of collagen, marine collagen
gelled-fruit | 20 fiber powder, fibre powder, benefiber; 40 metamucil, fybogel, fiber supplement
greens-mix | 45 greens powder, super greens, ag one, athletic greens, bloom greens, greens drink, green powder, huel greens, supergreens
gelatin-broth | 40 bone broth, cup of bone broth, mug of bone broth
light-drink | 45 electrolyte drink, electrolyte mix, electrolyte powder drink, liquid iv packet; 110 body armor, bodyarmor; 25 prime, prime hydration, prime drink; 10 propel, propel water
diet-can | 10 celsius, can of celsius, celsius energy, alani nu, alani, bang, bang energy, ghost energy, c4 energy, c4 can, reign
white-spirit-cream | 320 bulletproof coffee, bullet proof coffee, butter coffee, keto coffee
whipped-coffee | 160 dalgona coffee, dalgona, whipped coffee
sugar-shell-chocolate | 240 pack of m and m, m and m pack; 200 handful of m and m
chews | 250 bag of skittle, skittles bag, pack of skittle, skittles pack, share of skittles
gummies | 9x12 gummy bear, gummi bear, haribo goldbear, haribo gold bear
chocolate-bar | 240 yorkie bar, milk chocolate bar
caramel-bar | 240 3 musketeers, three musketeers
flaky-bread | 300 toaster strudel+s
sweet-dough | 180 toaster strudel; 330 cheese and bacon scroll+bd, cheesymite scroll+dy, scroll, pull apart scroll, cinnamon scroll
roast-chicken-plate | 700 roast chicken dinner, roast chicken with all the trimmings
fruit-cake | 250 fruit toast, toasted fruit bread
crisps | 140 samboy, grain wave, thins chips, red rock deli chips, kettle chips bag
cheese-crackers | 130 bbq shape, arnotts shape, barbecue shape, shape biscuit
lager | 105 middy, middy of beer, pot of beer; 145 vb, stubby, stubby of beer, stubbie; 150 schooner, schooner of beer; 120 xxxx gold, great northern
wine | 120 goon, glass of goon
milk-coffee | 400 oak iced coffee, farmers union iced coffee, dare iced coffee, iced coffee oak, big m iced coffee, ice break, moove iced coffee
choc-milk-drink | 420 big m, chocolate big m, oak, oak chocolate milk, oak chocolate, breaka, moove
pizza-cheese | 450 stromboli slice; 700 stromboli
fruit-pastry | 300 strudel, apple strudel slice
chili-fries | 600 chili cheese fries, chilli cheese fries, chili fries, chilli fries
nougat-bar | 100 fun size snickers+p, snickers fun size+p
`
