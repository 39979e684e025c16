/**
 * Dishes of Africa, of South and Southeast Asia, of the Middle East and of Europe by the names that they are ordered by there, in the
 * notation of `spoken-dishes.ts`. The portions are those that hawker centres, canteens and the food tables of these countries give
 * for one person; sauces and oils are those of common recipes.
 */
export const furtherWorldDishes = `
hokkien-mee | hokkien mee, hokkien prawn mee, prawn mee, har mee | rice-noodles-cooked 280, shrimp-cooked 60, squid-raw 30, egg-whole-raw 50, bean-sprouts 40, canola-oil 18, soy-sauce 10
nasi-lemak | nasi lemak | white-rice-cooked 200, coconut-milk-canned 40, egg-fried 46, peanuts-roasted 12, anchovies-canned 12, cucumber 30, canola-oil 10
nasi-kandar | nasi kandar, nasi padang, nasi campur | white-rice-cooked 230, chicken-thigh-skinless-cooked 100, coconut-milk-canned 50, mixed-vegetables-frozen 60, canola-oil 10
bak-chor-mee | bak chor mee, mee pok, ba mee, wonton mee, wanton mee, dry wonton noodle | egg-noodles-dry 90, pork-ground-cooked 60, wonton-wrappers 15, bok-choy 30, canola-oil 10, soy-sauce 10
lor-mee | lor mee, mee siam, mee rebus, mee soto | egg-noodles-dry 80, egg-hard-boiled 50, pork-tenderloin-cooked 40, cornstarch 10, bean-sprouts 40, canola-oil 6, soy-sauce 10
fishball-noodles | fishball noodle, fish ball noodle, fishball noodle soup, fish ball soup with noodle | egg-noodles-dry 70, cod-atlantic-cooked 70, cornstarch 6, bok-choy 40, chicken-broth 300
sliced-fish-soup | fish bee hoon, fish soup bee hoon | rice-noodles-cooked 180, cod-atlantic-cooked 100, milk-evaporated 30, bok-choy 40, chicken-broth 250
bee-hoon | bee hoon, beehoon, fried bee hoon, economic bee hoon | rice-noodles-cooked 250, cabbage-green 30, bean-sprouts 30, canola-oil 10, soy-sauce 8
popiah | popiah, lumpia basah | all-purpose-flour 22, turnip 60, shrimp-cooked 15, egg-whole-raw 15, peanuts-roasted 6, canola-oil 4
carrot-cake-fried | chai tow kway, fried carrot cake, fried radish cake, turnip cake, lo bak go | rice-flour 60, daikon 100, egg-whole-raw 60, canola-oil 18, soy-sauce 5
oyster-omelette | oyster omelet, orh luak, or luak | egg-whole-raw 100, oysters-raw 60, cornstarch 25, canola-oil 20
chwee-kueh | chwee kueh, soon kueh, ang ku kueh | rice-flour 15, canola-oil 3, sugar-white 4 | x3
kaya-toast | kaya toast, kaya butter toast | white-bread 56, butter-salted 14, coconut-milk-canned 10, sugar-white 10, egg-whole-raw 5
kopi | kopi, kopi c, kopi peng | coffee 150, milk-condensed 28
kopi-o | kopi o, kopi o kosong peng | coffee 180, sugar-white 10
teh-tarik | teh tarik, teh peng, teh c | tea-black 150, milk-condensed 32
milo-drink | milo peng, milo dinosaur | milk-2-percent 150, cocoa-powder 7, sugar-white 14, milk-dry-nonfat 6
barley-drink | barley drink, barley water | water 230, sugar-white 20, pearl-barley-cooked 8
soya-bean-milk | soya bean milk, soya bean drink, tau huay drink | soy-milk-unsweetened 250, sugar-white 15
tau-huay | tau huay, douhua | tofu-silken 200, sugar-white 22
chendol | chendol, cendol, ice kacang, ais kacang | coconut-milk-canned 70, sugar-brown 35, rice-flour 12, adzuki-beans-cooked 30
yong-tau-foo | yong tau foo, yong tau fu, niang tou fu | tofu-firm 100, cod-atlantic-cooked 50, mixed-vegetables-frozen 80, rice-noodles-cooked 120, canola-oil 6
bak-kut-teh | bak kut teh | pork-spareribs-cooked 110, garlic 5, chicken-broth 300
claypot-rice | claypot rice, claypot chicken rice | white-rice-cooked 280, chicken-thigh-skinless-cooked 110, pork-sausage-cooked 20, soy-sauce 12, sesame-oil 6
duck-rice | duck rice, roast duck rice | white-rice-cooked 240, duck-skinless-cooked 110, soy-sauce 10, canola-oil 8
char-siew-rice | char siew rice, bbq pork rice | white-rice-cooked 240, pork-loin-chop-cooked 110, hoisin-sauce 15, honey 5
thunder-tea-rice | thunder tea rice, lei cha | brown-rice-cooked 200, tofu-firm 60, peanuts-roasted 15, kale 60
murtabak | martabak | all-purpose-flour 70, egg-whole-raw 50, lamb-ground-cooked 50, ghee 14, onion 40
rendang-daging | rendang daging | beef-stew-meat-cooked 110, coconut-milk-canned 50, coconut-shredded 6, onion 20, canola-oil 4
gado-gado | gado gado, pecel | tofu-fried 50, potato-boiled 60, green-beans-boiled 60, bean-sprouts 50, egg-hard-boiled 50, peanut-sauce 60
soto-ayam | soto ayam, soto | chicken-thigh-skinless-cooked 70, rice-noodles-cooked 80, egg-hard-boiled 25, bean-sprouts 30, chicken-broth 300, canola-oil 5
adobo-chicken | adobong manok | chicken-thigh-skinless-cooked 150, soy-sauce 20, white-vinegar 15, canola-oil 8
pancit | pancit bihon | rice-noodles-cooked 220, chicken-breast-cooked 40, cabbage-green 40, carrot-boiled 20, canola-oil 10, soy-sauce 10
lumpiang-shanghai | lumpiang shanghai | wonton-wrappers 10, pork-ground-cooked 14, canola-oil 4 | x4
bun-cha | bun bo nam bo | rice-noodles-cooked 200, pork-loin-chop-cooked 90, lettuce-green-leaf 40, carrot 20, fish-sauce 15, sugar-white 6, peanuts-roasted 6
khao-soi-gai | khao soi gai | egg-noodles-dry 75, chicken-thigh-skinless-cooked 90, coconut-milk-canned 110, canola-oil 8
khao-man-gai | khao man gai, kao man gai, hainan chicken rice | white-rice-cooked 250, chicken-thigh-skinless-cooked 120, chicken-fat 12, cucumber 40, soy-sauce 8
larb | laab, larb gai, larb moo | pork-ground-cooked 80, lime-juice 15, fish-sauce 8, shallot 15, rice-flour 5
khao-niao-mamuang | khao niao mamuang | sushi-rice-cooked 160, coconut-milk-canned 50, sugar-white 15, mango 100
bibim-naengmyeon | naengmyeon, bibim naengmyeon | soba-noodles-cooked 300, egg-hard-boiled 25, cucumber 30, beef-pot-roast-cooked 20, sugar-white 6
topokki | topokki, ddukbokki | rice-flour 110, cod-atlantic-cooked 30, sugar-white 10, chili-red 10
xiao-long-bao | sheng jian bao | all-purpose-flour 13, pork-ground-cooked 13 | x6
congee-plain | bubur | white-rice-cooked 160, water 220
chicken-congee | chicken porridge, bubur ayam | white-rice-cooked 110, chicken-breast-cooked 45, chicken-broth 250, canola-oil 3
zha-jiang-mian | zha jiang mian, dan dan mian | egg-noodles-dry 95, pork-ground-cooked 60, soy-sauce 12, canola-oil 14, cucumber 30
hot-pot | steamboat, shabu shabu, malatang, mala tang, mala xiang guo | beef-top-sirloin-lean-cooked 110, tofu-firm 60, bok-choy 100, rice-noodles-cooked 120, canola-oil 14
vada-pav | vada pau, batata vada pav | french-roll 50, potato-boiled 70, chickpea-flour 15, canola-oil 12
batata-vada | batata vada, aloo bonda, bonda | potato-boiled 45, chickpea-flour 10, canola-oil 6 | x2
misal-pav | misal pav, usal pav, misal | lentils-cooked 130, canola-oil 14, french-roll 70, chickpea-flour 12, onion 20
chilla | moong dal chilla, adai | chickpea-flour 30, onion 15, canola-oil 4 | x2
ragi-mudde | ragi mudde, ragi sankati | millet-dry 60, water 140
ragi-malt | ragi malt, ragi porridge, ragi java, ambali | millet-dry 25, milk-2-percent 120, sugar-brown 8
puttu | puttu | rice-flour 70, coconut-raw 25
appam | aapam, palappam | rice-flour 30, coconut-milk-canned 12 | x2
idiyappam | idiyappam, string hopper, sevai | rice-flour 22 | x3
puliyodarai | puliyodarai | white-rice-cooked 200, peanuts-roasted 8, canola-oil 8
pulao | veg pulav, tehri | white-rice-cooked 200, mixed-vegetables-frozen 60, ghee 9
dhokla | khaman | chickpea-flour 9, canola-oil 1.5, sugar-white 1.5 | x4
pani-puri | gol gappa, puchka | all-purpose-flour 4, potato-boiled 8, canola-oil 2 | x6
kachori | pyaz kachori | all-purpose-flour 28, lentils-cooked 15, canola-oil 12
imarti | imarti | all-purpose-flour 9, sugar-white 18, ghee 4 | x2
kala-jamun | kala jamun | milk-dry-whole 12, all-purpose-flour 5, sugar-white 16, ghee 4 | x2
til-ladoo | til ladoo | chickpea-flour 14, ghee 9, sugar-white 14
sheer-khurma | sheer khurma | milk-whole 160, white-rice-cooked 30, sugar-white 20, ghee 5, almonds 6
chikki | chikki, peanut chikki, gajak | peanuts-roasted 15, sugar-brown 12
makhana | fox nut | puffed-rice 20, ghee 4
kadhi | mor kuzhambu | yogurt-plain-whole 120, chickpea-flour 12, canola-oil 8
aloo-sabji | aloo sabji, aloo ki sabzi | potato-boiled 100, cauliflower-boiled 70, onion 20, canola-oil 10
bhindi-fry | bhindi fry | okra 140, onion 30, canola-oil 10
baingan | baingan, vangi bath | eggplant 160, onion 30, tomato 40, canola-oil 10
mixed-sabzi | mix veg sabzi, lauki sabzi, gobi sabzi, poriyal, thoran | mixed-vegetables-frozen 140, onion 20, canola-oil 8
keema | mutton keema | lamb-ground-cooked 130, green-peas-raw 30, onion 40, canola-oil 8
anda-masala | anda masala | egg-hard-boiled 100, onion 50, tomato-puree 60, canola-oil 12
egg-bhurji | egg bhurji, anda bhurji | egg-scrambled 120, onion 25, tomato 25, canola-oil 5
meen-curry | meen curry | cod-atlantic-cooked 140, coconut-milk-canned 50, onion 30, canola-oil 10
haleem | haleem | goat-cooked 150, onion 50, canola-oil 18, tomato-puree 40
rajma-rice | rajma chawal | kidney-beans-cooked 150, white-rice-cooked 180, onion 30, canola-oil 10
dal-chawal | rasam rice | lentils-cooked 150, white-rice-cooked 190, ghee 7
chole-rice | chole chawal, chana chawal, chole rice | chickpeas-cooked 150, white-rice-cooked 180, onion 30, canola-oil 10
poori-bhaji | poori bhaji, puri bhaji, poori masala, puri sabzi | whole-wheat-flour 75, potato-boiled 130, canola-oil 24
adrak-chai | adrak chai, karak, karak chai | tea-black 90, milk-whole 70, sugar-white 8
filter-kaapi | filter kaapi, south indian filter coffee, madras coffee | coffee 60, milk-whole 90, sugar-white 8
chaas | chaas, chaach, majjiga | yogurt-plain-skim 120, water 130
sattu | sattu, sattu sharbat | chickpea-flour 30, water 200
south-indian-thali | south indian thali, gujarati thali | chapati 80, white-rice-cooked 130, lentils-cooked 100, mixed-vegetables-frozen 100, yogurt-plain-whole 60, ghee 15, canola-oil 12
pap-stiff | mieliepap, mielie pap, phutu, nshima, nsima, posho, isitshwala | cornmeal-whole-grain 85, water 180
soft-pap | slap pap, akamu, uji, mealie meal porridge, maltabella | cornmeal-whole-grain 40, water 220, sugar-white 6
chakalaka | chakalaka | baked-beans-canned 60, carrot-boiled 30, onion 20, pepper-green-bell 20, canola-oil 3
boerewors | wors, boerewors | pork-sausage-cooked 110
boerie-roll | boerie roll, boerewors roll, wors roll | french-roll 70, pork-sausage-cooked 100, onion 15, ketchup 10
potjie | potjie, potjiekos | beef-stew-meat-cooked 120, potato-boiled 100, carrot-boiled 50, onion 30, canola-oil 6
gatsby | gatsby, gatsby sandwich | french-bread 120, fries-oven 120, beef-top-sirloin-lean-cooked 80, ketchup 15
vetkoek | vetkoek, magwinya, amagwinya | all-purpose-flour 55, canola-oil 10, sugar-white 3
kota | sphatlo | white-bread 110, fries-oven 80, pork-sausage-cooked 40, american-cheese 20
samp-beans | samp and bean, samp and beans, umngqusho, githeri | hominy-canned 150, kidney-beans-cooked 110, canola-oil 5
morogo | morogo, muriwo, sukuma wiki, sukuma | collard-greens 120, onion 25, tomato 25, canola-oil 7
umleqwa | umleqwa, mala mogodu, mogodu | beef-stew-meat-cooked 140, onion 20
rusk | ouma rusk, buttermilk rusk, bran rusk | all-purpose-flour 20, butter-salted 5, sugar-white 5 | x2
koeksister | koeksister | all-purpose-flour 25, sugar-white 28, canola-oil 7
malva-pudding | malva pudding | all-purpose-flour 35, sugar-white 35, butter-salted 14, cream-light 30
melktert | melktert, milk tart | milk-2-percent 70, sugar-white 13, all-purpose-flour 15, butter-salted 6, egg-whole-raw 10
nyama-choma | nyama choma, choma, braai meat | goat-cooked 200, canola-oil 8
pilau-east | pilau rice with meat, beef pilau | white-rice-cooked 220, beef-stew-meat-cooked 70, canola-oil 10, onion 20
mandazi | mandazi, mahamri, puff puff, bofrot, bofloat | all-purpose-flour 20, sugar-white 6, canola-oil 5 | x3
chin-chin | chin chin | all-purpose-flour 22, sugar-white 6, canola-oil 7, butter-salted 3
akara | akara, koose, kosai | black-eyed-peas-cooked 35, canola-oil 5, onion 4 | x4
moi-moi-wrap | moin moin | black-eyed-peas-cooked 130, canola-oil 10, onion 15, egg-hard-boiled 15
ogbono | ogbono soup, ogbono, draw soup, ewedu, ewedu soup | okra 80, pumpkin-seeds 15, beef-stew-meat-cooked 60, canola-oil 14, spinach-cooked 40
efo-riro | efo riro, edikaikong, edikang ikong, afang soup, afang, bitterleaf soup | spinach-cooked 150, beef-stew-meat-cooked 60, canola-oil 20, tomato 40
pepper-soup | pepper soup, peppersoup, goat meat pepper soup, catfish pepper soup | goat-cooked 120, beef-broth 250, onion 10
nigerian-stew | ofada stew, nigerian stew, ayamase, obe ata | beef-stew-meat-cooked 80, tomato-puree 90, canola-oil 20, onion 30
garri | garri, soaked garri | tapioca-pearls 110, water 250
eba-swallow | amala, tuwo, tuwo shinkafa, starch swallow, poundo, kenkey, akple | tapioca-pearls 95, water 190
beans-porridge | ewa agoyin, ewa aganyin, beans porridge, beans pottage | black-eyed-peas-cooked 230, canola-oil 15, onion 20
yam-porridge | yam porridge, yam pottage, asaro | yam-raw 250, canola-oil 14, onion 20, tomato-puree 30
dodo | kelewele, alloco | plantain-ripe 130, canola-oil 10
suya-plain | kilishi, suya meat | beef-flank-steak-cooked 100, peanut-flour 8, canola-oil 3
ofada-rice | ofada rice, ofada rice and stew | white-rice-cooked 220, beef-stew-meat-cooked 60, tomato-puree 60, canola-oil 14
nigerian-fried-rice | nigerian fried rice | white-rice-cooked 230, mixed-vegetables-frozen 50, canola-oil 12, shrimp-cooked 20, soy-sauce 4
waakye | waakye | white-rice-cooked 170, black-eyed-peas-cooked 110, canola-oil 8
shito | shito, shitor | canola-oil 8, shrimp-cooked 6, chili-red 8
zobo | zobo, bissap, sobolo | water 260, sugar-white 22
kunu | kunu, kunun zaki, kunu zaki | millet-dry 18, sugar-white 12, water 240
tibs | tibs, shiro, misir wot | chicken-thigh-skinless-cooked 120, onion 80, ghee 15, egg-hard-boiled 25
ful-medames | ful medames, ful mudammas, foul medames, foul mudammas | lima-beans-cooked 220, olive-oil 12, lemon-juice 8
koshari | koshari, kushari, koshary | white-rice-cooked 130, lentils-cooked 80, pasta-cooked 80, chickpeas-cooked 40, tomato-puree 60, canola-oil 15
harira | harira | lentils-cooked 70, chickpeas-cooked 50, tomato-puree 80, vegetable-broth 150, olive-oil 4
maqluba | maqluba, makloubeh | white-rice-cooked 250, lamb-leg-lean-cooked 120, yogurt-plain-whole 50, almonds 10, ghee 10
mujaddara | mujaddara, mujadara, mejadra | white-rice-cooked 140, lentils-cooked 120, onion 50, olive-oil 14
fattoush | fattoush, fattouch | lettuce-romaine 80, tomato 70, cucumber 60, pita-white 20, olive-oil 14
labneh | labneh, labne, lebni | yogurt-greek-whole 50
lahmajun | lahmajun | all-purpose-flour 80, olive-oil 12, lamb-ground-cooked 30, tomato 20
menemen | menemen | egg-scrambled 110, tomato 100, pepper-green-bell 40, olive-oil 10
iskender | iskender, iskender kebab | lamb-leg-lean-cooked 130, pita-white 80, yogurt-plain-whole 80, butter-salted 15, tomato-puree 50
simit | simit | bread-flour 75, sesame-seeds 12, molasses 6
mercimek | mercimek, mercimek corbasi | lentils-cooked 110, carrot-boiled 25, vegetable-broth 180, butter-salted 6
pastitsio | pastichio | pasta-cooked 140, beef-ground-90-cooked 80, milk-2-percent 80, butter-salted 12, parmesan-grated 12, all-purpose-flour 8
gemista | gemista, yemista | pepper-red-bell 160, white-rice-cooked 90, beef-ground-90-cooked 40, olive-oil 12
souvlaki-stick | kalamaki | pork-tenderloin-cooked 80, olive-oil 4
tiropita | tiropita | all-purpose-flour 40, spinach-cooked 70, feta 45, olive-oil 14, egg-whole-raw 12
holubtsi | holubtsi, sarmale | cabbage-green 80, pork-ground-cooked 55, white-rice-cooked 40, tomato-puree 30 | x2
kotlet-schabowy | kotlet schabowy, schabowy | pork-loin-chop-cooked 120, breadcrumbs-plain 22, canola-oil 14, egg-whole-raw 12
placki | placki, placki ziemniaczane, deruny, draniki | potato-raw 70, all-purpose-flour 8, canola-oil 7, egg-whole-raw 6 | x3
mantu | mantu, khinkali | all-purpose-flour 8, pork-ground-cooked 7 | x12
syrniki | syrniki, tvorog pancake | cottage-cheese-creamed 40, all-purpose-flour 8, egg-whole-raw 6, canola-oil 4 | x3
kasha | kasha, grechka | buckwheat-groats-cooked 200, butter-salted 5
khachapuri | khachapuri, hachapuri | bread-flour 110, mozzarella-part-skim 90, egg-whole-raw 50, butter-salted 15
mamaliga | mamaliga | polenta-dry 50, butter-salted 6, feta 30
mititei | mititei | beef-ground-80-cooked 45 | x3
svickova | svickova, svickova na smetane | beef-pot-roast-cooked 120, cream-light 50, carrot-boiled 60, white-bread 120
halusky | halusky, bryndzove halusky | potato-boiled 150, all-purpose-flour 60, feta 50, bacon-cooked 15
bacalhau-bras | bacalhau a bras, bacalhau, bacalhau com natas | cod-atlantic-cooked 120, fries-oven 90, egg-whole-raw 60, onion 30, olive-oil 15
francesinha | francesinha | white-bread 80, beef-top-sirloin-lean-cooked 70, pork-sausage-cooked 60, ham-sliced-deli 30, provolone 60, egg-fried 46, tomato-puree 60
moqueca | moqueca | cod-atlantic-cooked 150, coconut-milk-canned 60, tomato 60, pepper-red-bell 40, olive-oil 8
acai-bowl-brazil | acai na tigela | banana 60, granola-homemade 25, blueberries-frozen 150, honey 15
blanquette | blanquette, blanquette de veau | veal-ground-raw 130, cream-light 40, carrot-boiled 60, mushrooms-white 40, butter-salted 10
boeuf-bourguignon | bourguignon, daube | beef-stew-meat-cooked 150, wine-red 40, carrot-boiled 50, bacon-cooked 10, mushrooms-white 30, butter-salted 6
buckwheat-galette | buckwheat galette | buckwheat-flour 50, ham-sliced-deli 30, gruyere 35, egg-fried 46, butter-salted 6
quenelle | quenelle, quenelles | all-purpose-flour 15, egg-whole-raw 15, cod-atlantic-cooked 25, cream-light 15 | x2
pain-au-choc | pain au choc | croissant 60, dark-chocolate-70 9
saltimbocca | saltimbocca | beef-top-round-lean-cooked 130, ham-sliced-deli 25, butter-salted 10
vitello-tonnato | vitello tonnato | beef-eye-of-round-lean-cooked 110, tuna-light-canned-oil 40, mayonnaise 25
pasta-norma | pasta alla norma, pasta norma, pasta al pomodoro | pasta-cooked 240, marinara-sauce 120, olive-oil 8, parmesan-grated 8
aglio-olio | spaghetti aglio olio, aglio olio | pasta-cooked 260, olive-oil 18, garlic 4
pasta-amatriciana | pasta amatriciana | pasta-cooked 250, marinara-sauce 110, bacon-cooked 15, olive-oil 8, romano 10
piadina | piadina | flour-tortilla 110, ham-sliced-deli 40, mozzarella-whole 50, arugula 15
affogato | affogato | vanilla-ice-cream 75, espresso 30
kanelbulle | kanelbulle, kanelbullar, kanelsnegl | all-purpose-flour 45, sugar-white 16, butter-salted 12, cinnamon 1
karelian-pie | karjalanpiirakka, karelian pie, karelian pasty | rye-flour 25, white-rice-cooked 40, butter-salted 3
rodgrod | rodgrod | raspberries-frozen 150, sugar-white 20, cornstarch 6
stamppot | stamppot, hutspot, boerenkool stamppot | potato-boiled 220, kale 100, pork-sausage-cooked 80, butter-salted 8, milk-2-percent 20
bitterballen | bitterballen, bitterbal, frikandel | beef-ground-80-cooked 7, all-purpose-flour 4, canola-oil 2.2, breadcrumbs-plain 2 | x5
hagelslag | hagelslag | white-bread 60, milk-chocolate 25, butter-salted 8
ackee-saltfish | ackee and saltfish, ackee saltfish, ackee | cod-atlantic-cooked 80, avocado 80, onion 30, canola-oil 8
festival-dumpling | fry bake | all-purpose-flour 30, canola-oil 7, sugar-white 3 | x2
roti-dhalpuri | dhalpuri, dhalpuri roti, curry roti, chicken roti, goat roti, buss up shut | all-purpose-flour 100, chicken-thigh-skinless-cooked 90, potato-boiled 60, canola-oil 18, chickpeas-cooked 40
callaloo | callalloo | spinach-cooked 150, coconut-milk-canned 25, onion 20, okra 20
`
