/**
 * Dishes, breads, sweets and drinks of the Philippines, Singapore, Malaysia, Indonesia, India, China, Japan and Korea by the names
 * that English logs there use, in the notation of `sold-rows.ts`. The energy is that of a usual plate, bowl or piece: portions of
 * Singapore's Health Promotion Board (Energy & Nutrient Composition of Food), the Philippine Food Exchange Lists, India's
 * National Institute of Nutrition, and for what is sold in packs what makers print. It comes before the other tables.
 */
export const asianKitchens = `
dinner-roll | 125x2 pandesal, pan de sal, pandesal roll
sweet-dough | 280 ensaymada, ensaimada pinoy, spanish bread; 330 pineapple bun, bolo bao, polo bun, bolo bun
sour-soup-chicken | 260 tinola, tinolang manok, chicken tinola
boiled-beef-soup | 350 nilaga, nilagang baka, beef nilaga; 420 bulalo
tomato-stew | 390 mechado, beef mechado, afritada, beef afritada, beef caldereta, kaldereta
peanut-stew | 450 kare kare, kare-kare
blood-stew | 320 dinuguan
leaves-in-coconut | 250 laing
pork-in-coconut | 450 bicol express
vegetables-shrimp | 140 pinakbet, pakbet, chopsuey pinoy
fried-pork | 650 crispy pata; 480 lechon kawali, liempo, inihaw na liempo, bagnet
sweet-pork | 280 pork tocino, tocino pork
mackerel-cooked | 240 bangus, milkfish, daing na bangus, fried bangus, boneless bangus, tilapia pinoy
sardines-canned-oil | 60 tuyo, dilis, daing
egg-duck-raw | 120 itlog na maalat, salted egg, salted duck egg; 180 balut
dim-sum | 55x4 siomai, pork siomai, siew mai, siu mai, shumai, shu mai; 45x4 har gow, har gao, ha gao, har kow
bao | 280 siopao, siopao asado, pork siopao; 220 char siew bao, char siew pau, char siu pao, pau, char siew bun
battered-egg | 45x4 kwek kwek, kwek-kwek, tokneneng
fish-ball | 18x8 fishball, fish ball
chicken-liver-cooked | 70x3 isaw
grilled-chicken | 330 inasal, chicken inasal, inasal na manok, mang inasal, mang inasal chicken
fried-chicken-rice | 650 ayam penyet, ayam goreng rice, nasi ayam penyet, ayam geprek, indomie ayam geprek
fried-tempeh | 220 tempeh goreng, tempe goreng, fried tempeh, tempe mendoan
salt-crackers | 120 skyflake, sky flake, skyflakes cracker, fita, pack of skyflakes
instant-noodles | 380 lucky me, lucky me pancit canton, instant pancit canton, pancit canton instant; 310 maggi noodle, maggi masala, maggi, maggie noodle, maggi mee, yippee noodle, wai wai, top ramen, pack of maggi, maggi packet
noodle-chicken | 400 pancit, pancit canton, pancit guisado
crisp-roll-pork | 110x2 lumpia, lumpiang prito; 65x5 lumpiang shanghai, lumpia shanghai, shanghai roll
rice-cake-egg | 250 bibingka; 75x3 puto, puto cheese+d
rice-cake-sweet | 70x3 kutsinta, kuchinta, palitaw, ang ku kueh, kueh, nyonya kueh, kuih; 190 suman; 250 biko, sapin sapin, maja blanca
silken-syrup | 190 taho
sugared-banana | 210 banana cue, bananacue, banana que, banana q
battered-banana | 150x2 pisang goreng, goreng pisang, banana fritter, pazham pori, ethakka appam
syrup-drink | 160 sago gulaman, sago at gulaman, gulaman, sago't gulaman
citrus-drink | 65 calamansi juice, calamansi, kalamansi juice, nimbu pani, nimboo pani, nimbu paani, shikanji, lime juice drink, fresh lime soda
oil-rice | 300 sinangag, garlic rice, sinangag rice
tea-condensed | 110 teh, teh halia, teh peng; 75 teh siew dai
tea-evaporated | 75 teh c, teh c peng; 30 teh c kosong, teh kosong
tea-sugar | 45 teh o, teh o peng; 70 teh o ais, teh o ais limau, teh o limau
tea-black | 2 teh o kosong
coffee-condensed | 100 kopi, kopi peng; 70 kopi siew dai
coffee-evaporated | 80 kopi c, kopi c peng; 30 kopi c kosong
coffee | 3 kopi o kosong, kopi kosong
milky-coffee-sugar | 70 three in one coffee, kopi three in one, coffee three in one, milky three in one coffee, nescafe three in one, 3 in 1 coffee, coffee 3 in 1, coffee 3in1, kopi 3 in 1, kopi 3in1, kopiko, white coffee 3 in 1, nescafe 3 in 1; 100 filter kaapi, south indian filter coffee, south indian coffee, kaapi, degree coffee
milo-milk | 110 milo 3in1+y, milo 3 in 1+y, milo packet+y, milo sachet+y, milo tetra+y, milo drink tetra+y, milo peng+y, milo ais+y, iced milo+y; 280 milo dinosaur+y, milo godzilla+y; 190 bournvita with milk+y, boost with milk+y, bournvita milk+y, horlicks milk+g, glass of bournvita+y
malt-powder | 75 bournvita, bournvita powder, scoop of bournvita, boost powder
flaky-bread | 230 prata, plain prata, roti prata, prata kosong, kosong prata, roti canai, roti kosong; 290 kerala parotta, parotta, porotta, malabar parotta, barotta, kerala porotta, malabar paratha, lachha paratha, laccha paratha
flaky-bread-egg | 310 egg prata, prata telur, roti telur, roti canai telur
shredded-bread-egg | 620 kothu parotta, kottu, kottu roti, chicken kothu parotta, egg kothu parotta, kothu roti
fruit-in-paste | 350 rojak, fruit rojak, rujak
grilled-fish-paste | 70x2 otah, otak otak, otak, otah otah
rice-and-dishes | 600 cai png, cai fan, caifan, economy rice, economic rice, mixed rice, mixed veg rice, chap fan, nasi campur plate, caipng
vermicelli-egg | 380 economy bee hoon, economic bee hoon, bee hoon with egg
rose-milk | 150 bandung, sirap bandung, air bandung, rose milk
soy-milk-original | 120 soya bean milk, soya bean drink, soy bean milk, soybean milk, soya bean, soybean drink, soya milk drink
pineapple-tart | 85x2 pineapple tart
egg-tart | 210 egg tart, dan tat, hong kong egg tart, egg custard bun
sponge | 200 pandan cake, pandan chiffon, chiffon cake, pandan chiffon cake, ube chiffon, kek lapis slice
sticky-rice-chicken | 330 lor mai gai, lo mai gai, loh mai kai, sticky rice chicken, glutinous rice chicken
dough-stick | 230 you tiao, youtiao, dough fritter, chinese doughnut
rice-porridge-egg | 280 century egg porridge, century egg congee, pork and century egg porridge, pork porridge, pork congee
rice-sheet | 250 cheong fun, cheung fun, rice roll noodle
noodle-soup-minced | 480 ban mian, banmian, mee hoon kueh, pan mee
dry-egg-noodles-pork | 450 wanton mee, wonton mee, wantan mee, wanton noodle dry, char siew wanton mee
rice-noodle-meatballs | 400 bakso, baso, bakso kuah
noodle-soup-pork | 500 cao lau, hu tieu, kuay teow soup, prawn mee soup+k, prawn mee+k, hae mee+k, kway chap
fried-rice | 550 khao pad, khao phat, khao pat
sweet-egg | 70x2 tamago, tamago nigiri, tamago sushi, tamagoyaki
glass-noodles-beef | 400 japchae, chap chae
filled-fried-dough | 260 hotteok
eel-rice | 650 unagi don, unadon, unaju, unagi bowl, unagi rice, eel rice, unagi rice bowl
grill-table | 850 korean bbq, kbbq, korean barbecue, samgyeopsal set
rice-dough | 100 mochi, daifuku, mochi ball, red bean mochi
rice-dough-ice | 100 mochi ice cream, ice cream mochi, my mo mochi, little moon, little moons mochi
rice-wine | 130 sake, glass of sake, hot sake; 150 makgeolli, glass of makgeolli
rice-lentil-porridge | 320 pongal, ven pongal, khara pongal
rice-lentil-sweet | 350 sweet pongal, sakkarai pongal, chakkara pongal
thin-cracker | 65x2 khakhra, khakra, methi khakhra
puffed-seeds | 110 makhana, roasted makhana, phool makhana, lotus seed, bowl of makhana
almond-milk-sweet | 200 badam milk, badam doodh, kesar badam milk; 240 thandai
millet-crepe | 130x2 ragi dosa, ragi roti, jowar dosa, millet dosa, ragi chilla; 200 ragi mudde, ragi ball
mung-crepe | 160x2 pesarattu, moong dal chilla, moong chilla, moong dal cheela
gram-crepe | 130x2 besan chilla, chilla, cheela, besan cheela, besan chila, besan ka chilla, puda
plain-biscuit | 22x4 parle g, parle-g; 27x4 marie biscuit+m, marie+m, marie gold+m, tiger biscuit
coconut-crepe | 120x2 appam, vellappam
filled-flatbread-chicken | 450 kathi roll, chicken kathi roll, chicken frankie, frankie, chicken kati roll, kati roll, kolkata roll
filled-flatbread-paneer | 430 paneer kathi roll, paneer frankie, paneer roll, veg frankie, paneer tikka roll, paneer kati roll
sweet-rice-dumpling | 130x2 modak, ukadiche modak, kozhukattai
sweet-stuffed-bread | 280 puran poli, puranpoli, holige, obbattu, bobbatlu
roast-dough-balls | 450 litti chokha; 150x2 litti
fried-spiced-chicken | 350 chicken 65, chicken sixtyfive, chicken pakora
chickpeas-roasted | 115 roasted chana, roasted chickpea, bhuna chana, bhuna chana handful, chana jor, roasted chickpeas snack
sprout-salad | 100 sprouts salad, sprout salad, moong sprouts salad, moong sprout salad, moong sprout, mixed sprouts, sprouted moong, sprouted moong salad, sprouts chaat, moong salad, moong chaat
steamed-gram | 65x4 dhokla, khaman dhokla
soy-protein-isolate | 170 soya chunk, soy chunk, soya chunks raw, raw soya chunk, dry soya chunk, nutrela, tvp, textured vegetable protein, textured soy protein, dry soya mince, dried soya mince
soy-curry | 250 soya chunk curry, soy chunk curry, soya chunks masala, soya chunk masala, soya chunks sabzi, soya curry, nutrela curry
biryani-lamb | 680 mutton biryani, lamb biryani, gosht biryani
biryani-egg | 560 egg biryani, anda biryani
yogurt-gravy | 200 kadhi, kadhi pakora, punjabi kadhi, gujarati kadhi, dahi kadhi
curry-lamb | 400 mutton curry, mutton rogan josh, mutton masala, mutton korma+c
`
