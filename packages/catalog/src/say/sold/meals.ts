/**
 * Plates of pubs, take-aways, canteens, freezers and home kitchens in Britain, Ireland, the United States and Australia, in the
 * notation of `sold-rows.ts`. The energy is that of a usual portion: what pub and take-away chains publish, what ready meals print,
 * for home cooking the portions of the UK Food Standards Agency's "Food Portion Sizes" (3rd ed.) and USDA's household portions.
 */
export const meals = `
spice-bag | 1240 spice bag, spicebag, spice box, munchie box
chips-curry | 800 chips curry sauce, chips with curry sauce, curry chips, curry sauce chips, chips and curry; 1050 three in one+ei, 3 in 1+ei, 4 in 1+ei, four in one+ei
chips-cheese | 900 chips cheese, chips with cheese, taco fries+re, taco chips+re, garlic and cheese chips+e, cheesy garlic chips+e, cheese and chips, garlic chips+e, chips cheese and beans, cheesy chips and gravy+r, chips cheese and gravy+r; 800 curry cheese chips+g
chips-gravy | 750 gravy chips, chips with gravy, chips gravy
counter-fries | 850 chip shop chips large, bag of chips from the chippy, large chips from the chippy, large chippy chips; 600 small chippy chips, chips from the chippy, portion of chips from the chippy, cone of chips, scoop of chips, minimum chips, hot chips, bucket of chips
loaded-fries | 780 loaded chips, loaded wedges, bacon cheese fries, loaded tots, dirty chips; 450 potato skins, loaded skins; 480 baked potato loaded, fully loaded baked potato; 280 totchos
cheese-fries | 780 carne asada fries+r
kebab-chips | 1200 halal snack pack, hsp, kebab meat and chips, donner meat and chips, doner box large, chips and kebab meat, munchy box
kebab-chicken | 650 chicken shish kebab, chicken doner kebab, mixed kebab, chicken souvlaki, chicken shawarma wrap, shawarma wrap, chicken shawarma pita, chicken kebab wrap, shish, chicken doner wrap
kebab-wrap | 700 lamb doner wrap, kebab wrap, lamb shawarma, lamb kebab wrap, gozleme+d, doner kebab wrap, kofta kebab
fish-chips | 1000 haddock and chips, pub fish and chips, fish chips and peas, fish and chips with peas, fish supper with peas, large cod and chips, haddock supper, battered haddock and chips
fish-chips | 650 fish finger chips and peas, fish fingers and chips, fish fingers chips and beans, fish fingers chips beans, fish sticks and fries
fried-fish | 380 fried whiting, fried pollock, fish fry platter, fried cod, fried haddock, battered sausage fish, fried perch, fried tilapia, fried walleye; 200 fish patty, breaded fish fillet, breaded cod fillet, crumbed fish, fish fillet breaded, breaded haddock, breaded fish, battered fish fillet, crumbed fish fillet, battered fish fillet from frozen; 290 breaded plaice
fried-catfish | 380 fried catfish, catfish, catfish fillet
fried-squid | 290 salt and pepper squid, calamari plate
battered-sausage | 320 battered sausage
scampi-chips | 280 breaded scampi, popcorn shrimp, fried shrimp, shrimp basket, coconut shrimp, butterfly shrimp, panko prawns, tempura shrimp
ham-eggs-chips | 750 ham egg and chips from the pub
steak-chips | 950 steak chips
mixed-grill | 1200 mixed grill, meat platter, meat combo, grill platter
small-burger | 200x2 slider, beef slider, cheeseburger slider, mini burger
burger-plate | 1150 pub burger, burger chips, burger fries, gourmet burger with fries; 750 gourmet burger, steakhouse burger, restaurant burger, pub cheeseburger, homemade burger in a bun large, double burger, smash burger double
pie-mash | 950 pie and mash, pie chips and gravy, pie and chips, pie mash and gravy, pie mash peas, pie mash
sausage-mash | 800 sausage mash peas
ploughmans | 850 cheese board plate, ploughmans platter; 500 lunchable, snack plate, girl dinner, cheese plate, snack board, adult lunchable, snack box, cheese and meat plate, picky bits, picnic plate, grazing plate
breaded-chicken | 620 chicken in a basket, chicken tenders basket, southern fried chicken pieces, fried chicken dinner, fried chicken plate; 105x3 tender, chicken strip breaded, breaded chicken tender, crispy chicken tender, chicken tenderloin breaded, fried chicken strip, crispy strip; 240 breaded chicken fillet, chicken patty, breaded chicken patty, crispy chicken fillet, southern fried chicken fillet, chicken escalope, crispy chicken breast, breaded chicken cutlet, chicken cutlet, crumbed chicken; 350 chicken schnitty, schnitty
nuggets | 48x5 chicken popcorn, chicken dipper, dippers, dino nugget, dinosaur nugget, bbq chicken nugget; 35x10 popcorn chicken piece, bonelesswing bite, popcorn chicken bite
chicken-parma | 950 chicken parm pasta, schnitty and chips
curry-rice-chicken | 850 chicken curry rice, indian curry with rice, indian takeaway; 450 chicken tikka masala ready meal, chicken korma ready meal+n, chicken curry ready meal, ready meal curry, curry ready meal, chicken tikka ready meal, microwave curry, butter chicken ready meal+c, supermarket curry
curry-chicken | 480 chicken dopiaza, chicken bhuna, chicken rogan josh, chicken dhansak, dhansak, chicken karahi, karahi, chicken pasanda+n, pasanda+n, chicken saag, jerk curry+Mg, chicken masala, chicken handi, chicken kadai, chicken pathia, pathia, chicken chettinad, indian chicken curry, chicken chasni, chicken tinga, chicken paprikash, kadai chicken, chicken sukka, japanese chicken curry+g, south indian chicken curry, chicken ceylon, nihari chicken, chicken curry no rice, sri lankan curry
curry-coconut | 520 rendang chicken, coconut chicken curry, coconut curry, keralan curry, goan curry
thai-curry | 520 thai green chicken curry, thai red chicken curry, penang curry+p, panang curry+p, panang+p, yellow curry, thai yellow curry, kaeng, khao soi chicken+ge, thai green curry chicken, chicken satay curry+p, chicken panang+p; 750 panang curry with rice+p
curry-lamb | 560 lamb karahi, lamb saag, lamb jalfrezi, lamb korma+nm, lamb vindaloo, lamb dopiaza, lamb keema, keema lamb, lamb kofta curry, nihari, lamb handi, laal maas, saag gosht, lamb masala; 420 keema, keema matar, keema mutter, kheema, keema peas
curry-shrimp | 380 king prawn curry, prawn jalfrezi, prawn bhuna, king prawn jalfrezi, prawn balti, prawn masala, prawn madras, goan prawn curry, prawn karahi, king prawn masala, shrimp creole, shrimp etouffee+gm, prawn saganaki+d
curry-fish | 380 fish molee, machher jhol+u, macher jhol+u, bengali fish curry+u
curry-beef | 520 japanese beef curry+gq, japanese curry+gq, beef massaman+pf, beef madras, beef vindaloo, curried sausage, curry beef
curry-vegetable | 330 mixed vegetable curry, vegetable korma+cm, vegetable jalfrezi, navratan korma+cm, veg kolhapuri, kolhapuri, malai kofta+cm, vegetable balti, aubergine curry, mushroom curry, vegetable madras, undhiyu, avial+m, kadhi pakora+m, kadhi+m, butternut squash curry, veg thai curry, jackfruit curry, okra curry, egg plant curry, matar mushroom, korma vegetable+cm, bharta+m, sambar vegetable
curry-chickpea | 380 chickpea and spinach curry, chole masala, chickpea spinach curry, chana saag, chickpea and sweet potato curry, chickpea dal, kala chana, black chickpea curry, chickpea tikka masala+m, channa masala, channa, sweet potato and chickpea curry
curry-potato | 280 bombay aloo, jeera aloo, dum aloo, aloo jeera, aloo methi, aloo curry, aloo mutter
curry-spinach | 260 aloo palak, palak, palak dal, dal palak, sarson da saag+um, sarson ka saag+um
dal-plate | 280 tarka dal, tarka daal, dal tarka, tadka dal, dahl tarka, daal tadka, chana dal fry, lentil dahl, dal panchmel, urad dal, dal curry, masoor daal, pigeon pea dal, panchratna dal, daal fry, mixed dal; 480 dal chawal, daal chawal, rajma rice, dal bhat, chole chawal, kadhi chawal+m, sambar rice, sambar sadam, bisi bele bath
indian-flat | 170 plain dosa, paper dosa, neer dosa; 200x2 appam, pesarattu, cheela, besan cheela, chilla, besan chilla, moong chilla; 120x2 bhakri, jowar roti, bajra roti, ragi roti, akki roti, makki ki roti, makki roti, jowar bhakri; 100 dhokla+um, khaman dhokla+um, handvo+um, khandvi+um, patra
indian-wheat-flat | 170 rava dosa; 110x3 thepla, missi roti, methi thepla; 180 kulcha, rumali roti; 290 mooli paratha+m, methi paratha+m, lachha paratha+m, paratha stuffed+m, onion paratha+m; 220x2 kachori; 300 vada pav+p, vadapav+p, wada pav+p, dabeli+p
indian-snack | 250 bhel puri+gpM, bhel+gpM, sev puri+g, pani puri+g, golgappa+g, papdi chaat+g, chaat+g, dahi puri+g, aloo tikki, ragda patties, samosa chaat+g, aloo chaat
savory-gram | 150 sev, chakli, murukku, namkeen+pu, chivda+pu, bhujia, aloo bhujia, bombay mix bag+pu, mathri+g, moong dal snack, haldiram+p
indian-sweet | 150x2 besan ladoo, motichoor ladoo, kaju katli+c, peda, rasmalai+n, soan papdi+gn, mysore pak, gulab jamun piece+gn, halwa piece+gn, ras malai+n, kaju barfi+c, coconut barfi; 300 gajar halwa+n, gajar ka halwa+n, suji halwa+gn, sooji halwa+gn, moong dal halwa+n, halwa+gn, sheera+gn, kulfi large+n; 200 kulfi+n, falooda+n, shrikhand, phirni, mishti doi, rabri+n
sabudana | 300 sabudana khichdi, sabudana
indian-rice | 350 jeera rice, tamarind rice+p, vegetable pulao, pulao, matar pulao, peas pulao, tomato rice, coconut rice south indian, vegetable rice, rice pilaf, rice a roni+g, saffron rice, jollof rice side, mushroom pilau, spanish yellow rice, knorr rice side+g, pilau rice takeaway, golden vegetable rice, packet rice; 300 poha plate+p, kanda poha+p, batata poha+p
upma | 300 upma plate, vermicelli upma, semiya upma, rava upma plate
paneer-plate | 420 chilli paneer+q, kadhai paneer, mutter paneer, palak paneer plate, paneer jalfrezi, paneer lababdar+c, paneer pasanda+c, paneer korma+c; 330 paneer tikka, tandoori paneer, grilled paneer, fried paneer
tandoori | 280 chicken tikka starter, chicken tikka pieces, tandoori chicken leg, half tandoori chicken, chicken malai tikka, malai tikka, reshmi kebab, chicken seekh kebab, tandoori mixed; 250x1 seekh kebab chicken
jerk-plate | 350 brown stew chicken, jerk chicken thigh, jerk thighs; 750 jerk chicken rice and peas, jerk chicken with rice and peas, jerk chicken and rice, jerk chicken and rice and peas, jerk chicken rice peas, halal cart+emg, chicken over rice+emg, halal cart chicken over rice+emg, halal guys platter+emg, chicken and rice platter, halal chicken and rice+emg, halal guys+emg, chicken shawarma bowl+emg, chicken platter over rice+emg; 200 jerk chicken piece
patty-pastry | 350 jamaican patty, beef patty jamaican, jamaican beef patty, beef patties pastry, coco bread patty, meat patty pastry, aussie chiko roll, chiko roll, curry puff large; 150x2 curry puff
katsu | 950 katsu chicken curry, katsu chicken, tonkatsu+bI, katsu don+bIeq, katsudon+bIeq, chicken katsu plate, hawaiian plate lunch, plate lunch
katsu-plant | 950 vegetable katsu curry, sweet potato katsu, vegan katsu curry, sweet potato katsu curry, vegetable katsu
teriyaki-bowl | 700 chicken teriyaki, teriyaki chicken, teriyaki chicken and rice, chicken teriyaki don, teriyaki don, chicken teriyaki rice, chicken teriyaki and rice, chicken don, teriyaki chicken rice bowl, donburi chicken, chicken hibachi, teriyaki chicken with rice, hainanese chicken rice, chicken rice hainan, char siu rice+bI
noodle-chicken | 700 chicken noodle stir fry, chicken yakisoba, teriyaki noodles, chicken singapore noodles, stir fried noodles with chicken, noodle stir fry, chicken chow mein takeaway, chicken hokkien noodles, chicken udon, chicken yaki udon, mee goreng chicken, chicken drunken noodles, pad see ew chicken, chicken pad see ew, chicken noodle dish, char kway teow chicken, kway teow, hakka noodles chicken, chicken hakka noodles
noodle-shrimp | 720 char kuey teow, mi goreng restaurant, prawn noodles, singapore vermicelli, prawn udon, pancit, pancit canton
noodle-beef | 720 mongolian beef noodles, beef chow fun, beef ho fun, ho fun, chow fun, beef udon, beef pad see ew, beef yakisoba, japchae+z, beef yaki udon
noodle-plant | 580 vegetable noodles, veg hakka noodles, vegetable yakisoba+e, hakka noodles, tofu noodles, vegetable chow mein takeaway+e, plain chow mein+e, soy sauce noodles, sesame noodles, garlic noodles, cold sesame noodles, vegetable udon
noodle-soup-pork | 650 tonkotsu ramen bowl, pork ramen bowl, wonton noodle soup+k, ramen bowl, shio ramen, miso ramen bowl, spicy ramen, tan tan ramen+z, tantanmen+z, won ton noodle soup+k, pork noodle soup, restaurant ramen, ramen from the restaurant
noodle-soup-chicken | 550 chicken ramen bowl, chicken noodle soup bowl asian, udon soup, chicken udon soup, udon noodle soup, miso noodle soup, thai noodle soup+f, hot and sour noodle soup, soba noodle soup, curry udon; 230 matzo ball soup, can of chicken noodle soup, chicken noodle soup can, campbells chicken noodle soup
noodle-soup-beef | 550 chicken pho+Ri, pho ga+Ri, bun bo hue+bk, beef noodle soup, beef pho bowl, pho bo, large pho, taiwanese beef noodle soup+geq, lanzhou noodles+geq, beef ramen+geq, pho tai, bowl of pho
instant-noodles | 380 ramen packet, packet of ramen, pack of ramen, top ramen, maruchan, maruchan ramen, indomie, mi goreng, indomie mi goreng, nongshim, supernoodles, maggi, maggi noodles, 2 minute noodle, two minute noodles, wai wai, buldak, buldak ramen, samyang, shin ramyun, shin ramyeon, shin ramen, packet noodles, packet of noodles, ramyun, ramyeon, koka noodles, maruchan chicken ramen, chicken ramen packet, instant mi goreng, packet of super noodles, bachelors super noodles, migoreng, oodles noodles, pack ramen, pack of instant noodles
pot-noodles | 390 cup of noodles, cup ramen, cup of ramen, nissin cup noodle, bombay bad boy, cup o noodle, noodle cup, instant noodle cup, naked noodle pot, kabuto noodles, itsu noodle pot, chicken pot noodle, suimin cup
battered-chicken-sauce | 108x6 sweet and sour chicken ball, chicken ball; 650 chilli chicken, lemon chicken takeaway, honey chicken, orange chicken takeout, sesame chicken takeout, chicken in sweet and sour sauce, bourbon chicken, mango chicken, korean chicken, gochujang chicken, sticky chicken, shredded chilli chicken, hunan chicken, manchurian chicken, chicken manchurian, crispy honey chicken, sweet and sour chicken hong kong style
battered-chicken-rice | 1000 orange chicken rice+q
stirfry-chicken | 420 chicken and mushroom chinese, chicken broccoli, moo goo gai pan, szechuan chicken, chicken in oyster sauce+x, thai basil chicken+xf, pad kra pao+xf, pad krapow+xf, basil chicken+xf, chicken veggie stir fry, chicken and ginger, teriyaki chicken stir fry, chicken chop suey, chop suey, lettuce wraps, chicken larb+f, larb+f, chicken stirfry; 480 chinese chicken curry, chinese curry
satay | 60x4 satay, satay stick, chicken skewer satay; 420 chicken satay pieces
stirfry-beef | 450 mongolian beef, pepper steak, beef with oyster sauce+x, beef in oyster sauce+x, szechuan beef, hunan beef, beef chop suey, ginger beef, thai beef+f, beef chow, weeping tiger+f, shaking beef+f, bulgogi plate+z, beef negimaki+z; 700 mongolian beef and rice, bulgogi bowl+z, beef bulgogi bowl+z, mongolian beef with rice, korean beef bowl+z, beef and rice bowl, beef teriyaki bowl
stirfry-shrimp | 340 kung pao shrimp+p, king prawn stir fry, shrimp with lobster sauce+e, king prawns with ginger, chilli prawns, sweet and sour prawns, shrimp stirfry, kung po prawn+pc, kung po king prawn+pc
stirfry-pork | 470 pork stir fry, twice cooked pork, moo shu pork+e, mu shu pork+e, pork in black bean sauce, char siu pork, bbq pork chinese, kung pao pork+p, double cooked pork, roast pork chinese, lemongrass pork+f
stirfry-tofu | 380 ma po tofu+b, general tso tofu, teriyaki tofu, kung pao tofu+p, baked tofu, tofu scramble large, sesame tofu, tofu stirfry, fried tofu plate, agedashi tofu+z; 600 tofu bowl, tofu rice bowl, teriyaki tofu bowl, tofu teriyaki bowl
fried-rice | 550 egg fried rice takeaway, house special fried rice+kb, kimchi fried rice+kf, yung chow fried rice+kb, yangzhou fried rice+kb, takeaway fried rice, chinese fried rice, combination fried rice+kb, spam fried rice+b, thai fried rice+kf, special fried rice takeaway+kb; 300 small fried rice, side of fried rice
chicken-rice-bowl | 650 chicken rice and broccoli bowl, chicken burrito bowl homemade, chicken fajita bowl, chicken and rice meal prep, chicken and rice dish, one pot chicken and rice, chicken rice bowl homemade, chicken stirfry with rice, chicken and veg rice bowl
sushi-mix | 350 sushi box+qkez, sushi pack+qkez, sushi tray+qkez, supermarket sushi+qkez, sushi platter small+qkez, sushi set+qkez, box of sushi+qkez, pack of sushi+qkez, sushi lunch+qkez, sushi bento+qkez, salmon sushi box, sushi from the supermarket+qkez, packet of sushi+qkez, tray of sushi+qkez, meal deal sushi+qkez, tesco sushi+qkez, sushi selection+qkez, mixed sushi+qkez, grocery store sushi+qkez; 300 philadelphia roll+m, spicy salmon roll+e, salmon avocado roll, salmon roll, salmon avocado maki, alaska roll, uramaki, salmon uramaki; 500 dragon roll+gkeq, tempura roll+gkeq, crunchy roll+gkeq, spider roll+gkeq, volcano roll+gkeq, rainbow roll+gkeq, caterpillar roll+gkeq, special roll+gkeq, fancy roll+gkeq; 700 sushi platter+qkez, large sushi platter+qkez, sushi dinner+qkez, sushi meal+qkez, plate of sushi+qkez; 180 rice ball, salmon onigiri, rice triangle, temaki, salmon temaki
hand-roll | 190 hand roll, salmon hand roll, sushi hand roll, salmon and avocado hand roll, salmon avocado hand roll, avocado hand roll with salmon, sushi shop roll
hand-roll-chicken | 200 chicken hand roll, teriyaki chicken hand roll+q, chicken and avocado hand roll, teriyaki chicken sushi roll+q, chicken sushi roll, chicken avocado hand roll
hand-roll-tuna | 190 tuna hand roll, tuna and avocado hand roll, tuna sushi roll, tuna avocado hand roll, cooked tuna hand roll
sushi-plant | 230 avocado sushi roll, vegetable sushi roll, cucumber avocado roll, avocado cucumber roll, sweet potato roll, inari+sq, inari sushi+sq, avocado cucumber maki, avocado hand roll, vegan sushi
rice-paper-roll | 90x3 vietnamese spring roll, prawn summer roll, cold roll, prawn rice paper roll, goi cuon, fresh roll
banh-mi | 550 bahn mi, pork banh mi, vietnamese baguette, pork roll vietnamese
vermicelli-bowl | 550 bun cha, vermicelli bowl, vietnamese noodle bowl, bun thit nuong, rice noodle salad, noodle salad bowl, vermicelli noodle bowl, vietnamese noodle salad, glass noodle salad
bao | 180x2 pork bun, steamed bun, bbq pork bun, steamed pork bun, gua bao, baozi
dim-sum | 45x6 pot sticker, shumai, siu mai, xiao long bao, soup dumpling, fried dumpling, steamed dumpling, frozen dumplings, dumpling steamed, pan fried dumpling, mandu, bibigo mandu, har gow+B, prawn dumpling+B; 90x3 fried wonton, prawn wonton+B; 160 dim sim, fried dim sim, steamed dim sim, lumpia plate
crab-rangoon | 90x3 cream cheese wonton+K, rangoon+K; 63x3 crab rangoon
fried-starter | 100x3 chinese spring roll+q, mini spring roll+q, vegetable spring roll takeaway+q; 180 potato scallop, potato cake aussie, potato fritter, corn fritter+em, fritter+em, hush puppy basket+em, zucchini fritter+em, pakora mix, vegetable fritter+em, onion bhaji large; 60x4 hushpuppy+em, hush puppy+em, fried pickle, breaded mushroom, fried zucchini stick
hash-browns-frozen | 110x2 potato waffle, birds eye potato waffle, potato smiley, smiley faces, alphabites, potato smile; 60x4 potato waffle mini
cheese-starter | 90x4 jalapeno popper, fried cheese stick, breaded mozzarella, breaded brie, breaded camembert, cheese bite, fried mozzarella, chili cheese bite, chilli cheese nugget, mac and cheese bite
onion-rings | 400 onion ring basket, side of onion rings, portion of onion rings; 1900 bloomin onion+em, blooming onion+em; 350 tempura vegetables
wings | 90x6 chicken wing bbq, sticky wing, korean wing+q, barbecue wing, honey bbq wing, mango habanero wing, teriyaki wing+q, wing flat, wing drumette, flat wing, party wing, smoked wing, air fryer wing, salt and pepper wing+g, bbq chicken wing
grilled-chicken-burger | 450 grilled chicken burger, grilled chicken sandwich, grilled chicken bun, chicken breast burger, chicken breast sandwich, portuguese chicken burger, grilled chicken roll
chicken-burger | 560 buffalo chicken sandwich, nashville hot chicken sandwich, hot chicken sandwich, chicken fillet burger, fried chicken sandwich deluxe, buffalo chicken burger, katsu burger, southern fried chicken burger, nashville chicken sandwich, chicken tender sandwich, chicken parm sandwich, chicken parm sub, chicken cheese burger, chicken thigh burger
plant-burger | 480 moving mountain burger, lentil burger, black bean burger, falafel burger, mushroom burger, chickpea burger, vegetarian burger
quorn-burger | 480 quorn burger
halloumi-burger | 650 halloumi sandwich, halloumi pitta, halloumi flatbread, halloumi pita
beef-burger | 480 burger in a bun, homemade burger, homemade beef burger, burger on a bun, beef burger in a bun, bbq burger, grilled burger, barbecue burger, beefburger, beefburger in a bun; 700 burger with the lot+ebd, aussie burger with the lot+ebd
bacon-burger | 700 bacon and cheese burger, bbq bacon burger, bacon double burger, western burger, bacon smash burger, bacon cheese burger
hot-dog-bun | 300 hot dog in a bun+r, hotdog in a bun+r, glizzy+r, frankfurter in a bun+r, ballpark hot dog+r, roller dog in a bun+r, gas station hot dog+r, hot dog on a bun+r, stadium hot dog+r; 500 jumbo hot dog+r, large hot dog+r, foot long hot dog+r, loaded hot dog+r, chicago dog+r, bratwurst in a bun, brat on a bun, brat in a bun, polish dog, bratwurst on a bun, italian sausage sandwich, sausage in a roll
hot-dog-meat | 170 hot dog no bun+r, wiener+r, hotdog no bun+r, roller dog+r, bun less hot dog+r, glizzy no bun+r, tinned hot dog pair+i; 280 polish sausage, kielbasa, smoked sausage, andouille, andouille sausage, kransky, boerewors+r, saveloy, hot link+r, cheese kransky+d, conecuh sausage, linguica, debreziner, jumbo sausage; 65x3 lil smoky+r, little smoky+r, mini sausage, lil smokie+r, cocktail frank+r, little boy sausage, cheerio sausage, frankfurter small
beef-sausage | 170x2 beef sausage+g, thick beef sausage+g, beef sausage link+g
plant-sausage | 110x2 vegan sausage, veggie sausage, vegetarian sausage, linda mccartney sausage, plant sausage, richmond meat free sausage, meat free sausage, linda mccartney, cauldron sausage
beyond-meat | 110x2 beyond sausage; 120 beyond meat
quorn-meat | 110x2 quorn sausage+g; 120 quorn fillet, quorn piece, quorn, quorn escalope+gm, quorn nugget pack+g; 45x5 quorn nugget+g
soy-meat | 120 soya mince, tvp, textured vegetable protein, soya chunk, soya pieces, soy curl, this isnt chicken, this isnt chicken pieces, vegan chicken pieces, impossible meat
plant-meat | 120 vegan nugget portion+s, vegan mince+s, meat free mince+s, gardein+s, meatless crumble+s, boca crumble+s, morningstar crumble+es; 45x5 vegan nugget+s, vegan chicken nugget+s, plant nugget+s; 90 boca burger+ms, morningstar burger+ems, veggie patty small, dr praegers, dr praeger burger, gardenburger
lasagne | 650 beef lasagne slice, homemade lasagne, home made lasagna, large slice of lasagne, stouffers lasagna large, beef lasagne home, pastitsio, moussaka large, ziti with meat; 400 lasagne ready meal, ready meal lasagne, frozen lasagna, frozen lasagne, microwave lasagne, stouffers lasagna, lasagna ready meal, lean cuisine lasagna
moussaka | 480 lamb moussaka+ge
bolognese | 620 spaghetti bolognaise, spag bowl, spaghetti and meat, beef ragu pasta, beef ragu, pasta with meat sauce, spaghetti and bolognese sauce, pasta bolognaise, spaghetti meat sauce, savoury mince and pasta, beefaroni, hamburger helper+d, cheeseburger helper+d, american goulash, american chop suey, hamburger helper cheeseburger macaroni+d, beefaroni homemade, mince pasta, rigatoni bolognese, beef pasta; 450 spaghetti bolognese ready meal
carbonara | 700 pasta carbonara bacon, bacon carbonara, creamy bacon pasta, bacon pasta, carbonara pasta, creamy carbonara, bacon and mushroom pasta, bacon and pea pasta
tomato-pasta | 480 pasta and tomato sauce, pasta marinara, penne marinara, spaghetti marinara, pasta arrabiata, penne arrabiata, arrabiata, arrabiatta, penne pomodoro, pasta napoli, napolitana, pasta napolitana, tomato and basil pasta, tomato basil pasta, spaghetti and sauce, pasta and sauce, roasted vegetable pasta, roast vegetable pasta, primavera, noodles and red sauce, mediterranean vegetable pasta; 400 spaghetti hoops, spaghettios, spaghetti os, tinned spaghetti, can of spaghetti, alphabetti spaghetti, heinz spaghetti, tin of spaghetti, tin of spaghetti hoops; 330 spaghetti hoops on toast, tinned spaghetti on toast; 380 tomato and basil pasta pot, cheese and tomato pasta salad+d, tomato and mozzarella pasta+d, cheese pasta pot+d, feta pasta salad+d
ravioli-can | 420 canned ravioli, chef boyardee, chef boyardee ravioli, beefaroni can, can of ravioli, chef boyardee beefaroni
stuffed-pasta | 480 ricotta ravioli, cheese ravioli, spinach and ricotta tortellini, cheese tortellini, spinach and ricotta ravioli, fresh tortellini, tortelloni, agnolotti, mushroom ravioli, spinach tortellini, four cheese ravioli, butternut squash ravioli, ricotta and spinach tortellini, spinach and ricotta cannelloni, giovanni rana tortellini, tortellini with sauce, filled pasta with sauce, ravioli with sauce
cream-chicken-pasta | 750 chicken and mushroom pasta, cajun chicken pasta, chicken penne, tuscan chicken pasta, chicken fettuccine alfredo, chicken fettuccine, marry me chicken pasta, chicken broccoli pasta, chicken and broccoli pasta, chicken spaghetti, creamy tuscan chicken pasta, chicken linguine, chicken tetrazzini, buffalo chicken pasta, one pot chicken pasta, chicken alfredo pasta, chicken tagliatelle, creamy chicken and mushroom pasta, chicken mushroom pasta, chicken pasta alfredo, creamy pasta with chicken
creamy-pasta | 560 creamy tomato and mascarpone pasta, cheese and tomato pasta, tomato and mascarpone pasta bake, boursin pasta, feta pasta, baked feta pasta, creamy garlic pasta; 550 creamy pasta, creamy mushroom pasta, mushroom tagliatelle, alfredo pasta
pesto-chicken-pasta | 700 chicken pesto pasta, chicken and pesto pasta, pesto chicken pasta
pesto-pasta | 560 pesto gnocchi, pesto pasta salad, green pesto pasta, pesto spaghetti, spaghetti pesto, red pesto pasta, penne pesto, gnocchi pesto, pesto penne
meatball-pasta | 700 meatball spaghetti; 650 ikea meatballs+bdm, ikea meatballs and mash+bdm
shrimp-pasta | 580 garlic prawn pasta, prawn spaghetti, shrimp scampi pasta+m, chilli prawn pasta, seafood marinara+x, marinara pasta seafood+x, shrimp scampi linguine+m
clam-pasta | 560 linguine with clams, spaghetti vongole
tuna-pasta | 480 tuna pasta salad, tuna sweetcorn pasta, tuna and sweetcorn pasta, tuna mayo pasta, tuna and sweetcorn pasta salad, tuna mac salad, tuna macaroni salad, tuna pasta mayo
salmon-pasta | 620 creamy salmon pasta, smoked salmon pasta, salmon tagliatelle, salmon and spinach pasta, salmon linguine
pasta-mayo-salad | 300 macaroni salad, creamy pasta salad, pasta salad pot, pasta pot, amish macaroni salad, picnic pasta salad, hawaiian mac salad, mac salad
chicken-mayo-pasta | 450 chicken and bacon pasta salad, chicken bacon pasta salad, chicken and bacon pasta pot, chicken pasta pot+B, chicken pasta salad pot+B, chicken bacon pasta, chicken caesar pasta salad+df, chicken caesar pasta+df
cheese-pasta | 500 macaroni and cheese homemade, baked mac and cheese, mac and cheese bake, mac n cheese homemade, truffle mac and cheese, stouffers mac and cheese, cheesy pasta, pasta with cheese, pasta and cheese, mac and cheese ready meal, macaroni cheese ready meal, cheese pasta, amys mac and cheese, frozen mac and cheese, southern mac and cheese, bowl of mac and cheese, homemade mac and cheese, velveeta shells, velveeta shells and cheese, cauliflower macaroni cheese; 300 side of mac and cheese, side of mac n cheese, mac and cheese side, scoop of mac and cheese
boxed-mac | 350 kraft mac and cheese, kraft dinner, boxed mac and cheese, kraft mac n cheese, annies mac and cheese, annies mac, kd, box mac and cheese, easy mac, easy mac cup, kraft mac, annie mac and cheese, kraft macaroni and cheese, annies shells, goodles; 1050 box of mac and cheese, box of kraft mac and cheese, box of kraft mac n cheese, whole box of mac and cheese, box of annies, box of kraft dinner, box of annies mac and cheese, box of mac n cheese; 230 mac and cheese cup, kraft mac cup, mac cup; 260 pot pasta, pasta pot instant, mug shot pasta, mug shot, mugshot, pasta mug shot; 420 pasta n sauce, pasta and sauce packet, batchelors pasta n sauce, knorr pasta side, pasta roni, hamburger helper light
gluten-free-mac | 350 banza mac and cheese
casserole-beef | 480 tater tot casserole, tater tot hotdish, hotdish, cheeseburger casserole, taco casserole, tamale pie, taco bake, beef enchilada casserole, cowboy casserole, beef and noodle casserole, enchilada bake beef, mexican casserole; 350 unstuffed pepper, stuffed peppers beef
chilli-rice | 350 stuffed cabbage, golumpki; 480 stuffed cabbage large; 600 chilli con carne rice, chilli rice; 450 chilli con carne ready meal, hormel chili+so, can of chili+so, canned chili+so, can of hormel chili+so; 560 jacket potato chilli con carne, jacket chilli
casserole-chicken | 450 king ranch chicken, chicken and rice bake, chicken bake home, chicken enchilada casserole, poppy seed chicken, green chili chicken casserole, chicken broccoli casserole, chicken divan, chicken broccoli rice casserole, chicken tortilla casserole, chicken hotdish, king ranch casserole, chicken cobbler, chicken noodle casserole, chicken spaghetti casserole, chicken and stuffing casserole, chicken and stuffing bake, cream chicken, creamed chicken, chicken a la king, crack chicken+b, tuscan chicken, marry me chicken, creamy tuscan chicken, chicken in creamy sauce, chicken in white sauce, chicken and mushroom sauce, chicken supreme, chicken in white wine sauce+v, creamy chicken, chicken forestiere, hunters chicken+b, chicken cordon bleu+b, chicken marsala+v, chicken piccata+v, chicken francese+e, chicken chasseur, coq au vin+bv, chicken cacciatore, chicken fricassee, smothered chicken; 650 chicken and rice casserole
chicken-enchilada | 280x2 enchiladas verdes, sour cream chicken enchilada; 330 tamale pie chicken
beef-taco | 200x3 hard shell taco, hard taco, homemade taco, ground beef taco, crunchy taco, taco kit taco, old el paso taco, hard shell beef taco; 230x3 birria taco+M, quesabirria, quesabirria taco
soft-taco | 240x2 soft taco, soft shell taco, beef soft taco, ground beef soft taco, flour tortilla taco, carne asada soft taco
chicken-soft-taco | 220x3 chicken soft taco, grilled chicken taco, chicken tinga taco, buffalo chicken taco, chicken street taco
shrimp-taco | 180x3 grilled shrimp taco
plant-taco | 170x3 veggie taco, bean taco, vegan taco, black bean taco, sweet potato taco, cauliflower taco
fajita-plate | 700 chicken fajita plate, fajita plate
beef-fajita | 370x2 steak beef steak beef fajitas
quesadilla | 500 quesadilla large; 250 mini quesadilla, kids quesadilla, small quesadilla
chicken-quesadilla | 560 chicken and cheese quesadilla, buffalo chicken quesadilla, bbq chicken quesadilla, chicken cheese quesadilla, restaurant quesadilla
chicken-burrito | 850 bbq chicken burrito, restaurant burrito, big burrito; 380x2 chicken chimichanga, chimichanga, stuffed burrito
beef-burrito | 350 frozen burrito, microwave burrito, el monterey burrito, freezer burrito
bean-burrito | 350 amys burrito, frozen bean and cheese burrito
steak-burrito | 900 steak burrito, carne asada burrito, barbacoa burrito, steak and cheese burrito, asada burrito
plant-burrito | 700 veggie burrito+d, vegetarian burrito+d, black bean burrito, vegan burrito, rice and bean burrito, sofritas burrito+s
chicken-bowl | 700 chicken grain bowl, chicken power bowl, chicken poke bowl+qz, chicken buddha bowl, mexican chicken bowl, chicken quinoa bowl, mediterranean chicken bowl, greek chicken bowl, chicken protein bowl
steak-bowl | 750 steak bowl, steak burrito bowl, barbacoa bowl, steak rice bowl, beef burrito bowl, carne asada bowl, asada bowl, carnitas bowl+Rb
plant-bowl | 600 veggie bowl+d, vegetarian burrito bowl+d, vegan bowl, sofritas bowl+s, nourish bowl, veggie burrito bowl+d, vegan burrito bowl, black bean bowl, vegan buddha bowl
nachos | 850 cheese nachos, loaded nachos vegetarian, nachos and cheese, plate of nachos, nachos to share, nachos with guac, nachos with salsa, pub nachos; 400 ballpark nachos, stadium nachos, movie nachos, cinema nachos, nachos and cheese dip; 480 chips n queso, chips queso
beef-nachos | 1000 beef nachos, nachos with beef, nacho supreme, beef loaded nachos, chilli nachos, loaded beef nachos, nachos with mince
chips-salsa | 350 chips n salsa, tortilla chips and salsa, tortilla chips with salsa, doritos and salsa+d, chips salsa, basket of chips and salsa, chips with salsa, nachos and salsa, corn chips and salsa
chips-guacamole | 400 chips guac, chips n guac, tortilla chips and guac, chips with guac, tortilla chips with guacamole, doritos and guac+d, corn chips and guacamole
jacket-cheese | 480 cheesy jacket potato, jacket with cheese
jacket-tuna | 480 jacket potato tuna mayo, tuna jacket, jacket with tuna
stew-beef | 400 irish stew beef, guinness stew+yv, beef and guinness stew+yv, beef and ale stew+yv, slow cooker beef stew, beef bourguignon+bv, boeuf bourguignon+bv, beef hotpot, braised beef, braised steak, beef cheek, slow cooker pot roast, dinty moore, can of beef stew, brunswick stew, beef and veg stew, bowl of stew, bowl of beef stew, scouse, stovies, beef pot roast; 220 beef and vegetable soup, beef vegetable soup, hamburger soup, beef soup, cowboy soup, taco soup, vegetable beef soup, chunky beef soup, beef broth soup, chili soup, goulash soup, stuffed pepper soup, stuffed cabbage soup
stew-lamb | 430 lancashire hot pot, lamb casserole, lamb hotpot, lamb hot pot, cawl, lamb shank, slow cooked lamb, lamb shoulder, kleftiko, lamb kleftiko
coddle | 480 coddle, dublin coddle, sausage stew, sausage and bean casserole, sausage and bean stew, sausage and lentil casserole
stew-chicken | 380 chicken stew, chicken and vegetable stew, chicken hotpot, chicken tray bake, chicken and potato tray bake, one pot chicken, moroccan chicken, chicken sheet pan, slow cooker chicken stew; 230 chicken congee, cock a leekie, chicken and rice soup, homemade chicken soup, chicken and veg soup, chicken vegetable soup
roast-beef-plate | 750 roast beef yorkshire pudding, roast beef and yorkshire pudding, beef roast, roast beef with all the trimmings, roast beef lunch, beef sunday roast, roast beef sunday dinner, sunday roast beef, roast with all the trimmings, roast beef roast potatoes, sunday roast with all the trimmings, full roast
roast-chicken-plate | 700 chicken sunday roast, roast chicken lunch, roast chicken with all the trimmings, sunday roast chicken, roast chicken dinner with all the trimmings
roast-turkey-plate | 750 thanksgiving plate, thanksgiving leftovers, turkey roast dinner, roast turkey dinner, christmas lunch+b, roast turkey with all the trimmings+b, turkey dinner with all the trimmings+b, thanksgiving leftovers plate, turkey and ham dinner+b
ham-cabbage | 650 boiled ham and cabbage, bacon and cabbage dinner, boiled bacon and cabbage
corned-beef-plate | 650 corned beef and cabbage, corned beef dinner, corned beef cabbage and potatoes
savoury-mince | 350 savoury mince, mince and onions, mince in gravy
meat-veg-mash | 500 salisbury steak and mash+ge, salisbury steak with mash+ge, salisbury steak dinner+ge, meatloaf dinner+ge, rissoles and mash+ge; 320 salisbury steak+ge, hamburger steak, beef rissole+ge, rissole+ge, faggot+b
fish-mash | 480 cod in parsley sauce, fish in parsley sauce, fish in white sauce, cod mornay, fish mornay, fish pie ready meal, cod in butter sauce, fish in butter sauce, smoked haddock and mash, cullen skink large, fish in sauce with mash, cod with parsley sauce and mash
tuna-mornay | 450 tuna mornay, tuna bake pasta, tuna noodle bake
chicken-mash | 350 lean cuisine, lean cuisine chicken, healthy choice meal, healthy choice bowl, weight watchers meal, tv dinner light, frozen meal, frozen dinner, youfoodz, youfoodz meal, muscle meal, my muscle chef, core powerfoods, fitness meal, hospital dinner, microwave meal, ready meal, meals on wheels, lite n easy, prep kitchen meal, lean cuisine meal, smart ones; 500 tv dinner, banquet meal, marie callender, devour bowl, stouffers meal, stouffers, marie callenders meal, swanson dinner, kids cuisine, school lunch, school dinner, school lunch tray, hospital meal, cafeteria lunch, airplane meal, plane food, canteen lunch, canteen dinner, plane meal, cafeteria meal, hospital lunch, airline meal
mash-cabbage | 260 colcannon, champ, bubble and squeak, rumbledethumps
blood-sausage | 85 blood sausage, morcilla, boudin noir, blutwurst
rice-boudin | 200 boudin, boudin link
black-pudding | 85 black pudding, slice of black pudding, black pudding slice, blood pudding, clonakilty pudding, clonakilty black pudding, white pudding, slice of white pudding, white pudding slice, lorne sausage+r, square sausage+r, lorne+r, square slice+r, slice of lorne+r; 200 scrapple, goetta, livermush
full-breakfast | 850 big breakfast plate, ulster fry, fry up breakfast, full monty breakfast, full welsh, fried breakfast, big fry, full irish breakfast, full scottish breakfast, mixed fry, a fry, english fry up, full english with black pudding, hotel breakfast, hotel buffet breakfast, cafe breakfast, big cooked breakfast; 600 mini english breakfast, small full english, small breakfast, half english, half a full english, mini fry up, mini full english, kids breakfast, small irish breakfast
plant-breakfast | 700 veggie full english+e, vegetarian full english+e, veggie breakfast+e, vegetarian breakfast+e, full veggie+e, veggie english breakfast+e, vegetarian english breakfast+e, veggie fry up+e, veggie full breakfast+e
vegan-breakfast | 700 vegan full english, vegan breakfast, full vegan, vegan fry up
eggs-sausage-plate | 750 diner breakfast, breakfast plate, breakfast platter, american breakfast, waffle house breakfast, lumberjack breakfast, country breakfast, hungry man breakfast, breakfast skillet, skillet breakfast, breakfast bowl, jimmy dean bowl, jimmy dean breakfast bowl, breakfast combo, breakfast skillet with eggs, two eggs hash browns and toast
country-ham | 180 country ham, slice of country ham, ham steak, ham steak slice, gammon joint, honey baked ham, baked ham, glazed ham, honey ham slice, boiled ham, holiday ham, spiral ham
sausage-patty | 150x2 sausage patty, breakfast sausage patty, pork sausage patty, jimmy dean sausage patty
pancake-stack | 600 flapjacks american, diner pancakes; 380 blueberry pancake stack, blueberry pancakes, chocolate chip pancakes, banana pancake stack; 320 kodiak cake, kodiak pancake, protein pancake stack, banana pancakes
toaster-waffle | 95x2 eggo, eggo waffle, kodiak waffle
waffle-plate | 480 belgian waffle, liege waffle
egg-toast | 380 two eggs on toast, two poached eggs on toast
marmite-toast | 110x2 marmite on toast, vegemite toast
fairy-bread | 100x2 fairy bread, sugar sandwich
beans-toast | 400 beanz on toast
savory-bake | 330 quiche lorraine slice, egg and bacon pie, bacon and egg pie; 280 egg casserole, breakfast casserole, egg bake, egg and sausage casserole, strata, sausage egg casserole, sausage breakfast casserole, sausage and egg casserole
vegetable-quiche | 320 spinach quiche, vegetable quiche, broccoli quiche, cheese quiche, mushroom quiche
vegetable-soup | 150 carrot and coriander soup, minestrone tin+g, vegetable soup can, roasted vegetable soup, country vegetable soup, sweet potato soup, spring vegetable soup, butternut soup, spicy parsnip soup, parsnip soup, tomato and basil soup, roasted tomato soup, roast tomato soup, cauliflower soup, courgette soup, carrot and ginger soup, leek soup, homemade vegetable soup, vegetable soup, bowl of vegetable soup, tomato and red pepper soup, red pepper soup, tomato and lentil soup, carrot ginger soup, vegetable barley soup+y, mixed vegetable soup, spinach soup, celery soup, watercress soup; 90 slim a soup+mg, cuppa soup+mg, cuppa a soup+mg, slim soup+mg, soup sachet+mg
cream-soup | 250 cream of tomato soup, heinz tomato soup, campbells tomato soup, potato and leek soup, cream of vegetable soup, cream of broccoli soup, cream of celery soup, creamy tomato soup, tin of tomato soup, can of tomato soup, tin of heinz tomato soup, cream of asparagus soup, creamy vegetable soup, vichyssoise, tomato bisque, corn soup, creamy mushroom soup, wild mushroom soup, creamy potato soup, bowl of tomato soup, tomato soup from a can, cream of cauliflower soup; 430 loaded potato soup+b, loaded baked potato soup+b, baked potato soup
cheese-soup | 360 broccoli and cheddar soup, beer cheese soup+v, cauliflower cheese soup, broccoli and stilton soup, broccoli and cheese soup, stilton soup
meat-soup | 220 beef and barley soup, beef barley soup, scotch broth, oxtail soup, lasagna soup+m, italian wedding soup+em, wedding soup+em
sausage-soup | 320 zuppa toscana, sausage soup, sausage and kale soup, caldo verde, tuscan sausage soup, sausage and bean soup, sausage kale soup
ham-soup | 220 pea and ham soup, ham and bean soup, ham and pea soup, lentil and ham soup, split pea and ham soup, ham and lentil soup
chicken-cream-soup | 230 chicken and sweetcorn soup+e, chicken and wild rice soup, chicken and mushroom soup, heinz chicken soup, chicken chowder, chicken gnocchi soup, chicken wild rice soup, chicken pot pie soup, chicken corn chowder, chicken sweetcorn soup+e, creamy chicken soup, chicken tortilla soup, chicken enchilada soup, chicken taco soup, mulligatawny, chicken tortilla soup bowl, avgolemono+e, chunky chicken soup, campbells chunky, white chicken chili, white bean chicken chili, campbells chunky soup, chicken and leek soup, buffalo chicken soup
fish-soup | 280 cullen skink, fish soup
clam-soup | 280 new england clam chowder, bowl of clam chowder
lobster-soup | 300 lobster bisque, crab bisque, seafood bisque, crab soup
bean-soup | 240 bean soup, white bean soup, black bean soup, pasta e fagioli+g, pasta fagioli+g, navy bean soup, three bean soup, tuscan bean soup, bean and vegetable soup, 15 bean soup, mexican bean soup, minestrone soup bowl+g, ribollita+g, chickpea soup, moroccan chickpea soup, butter bean soup, bean and pasta soup+g, white bean and kale soup
lentil-soup | 240 red lentil soup, spicy lentil soup, lentil and vegetable soup, carrot and lentil soup, lentil and tomato soup, dal soup, lentil vegetable soup, bowl of lentil soup, moroccan lentil soup, lentil and carrot soup, turkish lentil soup, curried lentil soup, sweet potato and lentil soup
egg-soup | 90 egg flower soup
wonton-soup | 150 won ton soup, dumpling soup
shrimp-soup | 180 tom yum goong+f, prawn soup, tom yam+f
congee | 180 plain congee
chicken-salad-bowl | 420 grilled chicken salad, chicken avocado salad, chicken and avocado salad, southwest chicken salad+d, chicken greek salad+d, buffalo chicken salad+em, asian chicken salad+qz, chinese chicken salad+qz, sweetgreen salad+dn, big salad with chicken, thai chicken salad+pfq, chicken salad bowl, fajita chicken salad, bbq chicken salad+d, chicken salad box, coronation chicken salad+e, chicken breast salad, chicken fajita salad; 650 crispy chicken salad+gem, fried chicken salad+gem, chicken tender salad+gem
chopped-salad | 450 chopped salad, italian chopped salad, antipasto salad, wedge salad, ham and cheese salad, cobb salad small; 330 bagged salad kit+Bfg, salad kit+Bfg, bag of caesar salad+Bfg, caesar salad kit+Bfg
rice-chicken-salad | 500 chicken and rice salad, chicken rice salad, chicken grain salad, chicken quinoa salad, quinoa chicken salad, chicken and quinoa salad, superfood salad with chicken
grain-salad | 380 superfood salad, quinoa and chickpea salad, mediterranean salad bowl, quinoa and vegetable salad, mediterranean chickpea salad, puy lentil salad, beetroot and lentil salad
couscous-bowl | 380 tabouli, freekeh salad, giant couscous salad, israeli couscous salad, roast vegetable couscous, roasted vegetable couscous, vegetable couscous, moroccan couscous, moroccan couscous salad; 200 packet of couscous, ainsley couscous, packet couscous, flavoured couscous
falafel-plate | 600 falafel box, falafel platter, mezze plate, mezze platter; 380 falafel salad
bean-salad | 180 cowboy caviar, four bean mix, 3 bean salad, texas caviar, five bean salad, black bean and corn salad, four bean salad
cheese-salad | 400 beetroot and goats cheese salad, pear and walnut salad, beetroot goats cheese salad, beetroot salad with goats cheese
feta-salad | 300 watermelon and feta salad, tomato and feta salad, beetroot feta salad, greek feta salad, watermelon feta salad, roast pumpkin and feta salad, pumpkin and feta salad, spinach and feta salad, lentil and feta salad, strawberry spinach salad
halloumi-salad | 420 grilled halloumi salad
salmon-salad | 420 salmon nicoise+e, poached salmon salad, smoked salmon salad, grilled salmon salad, hot smoked salmon salad
steak-salad | 420 sirloin salad
shrimp-salad | 300 prawn and avocado salad, prawn avocado salad
duck-salad | 380 duck salad, crispy duck salad
waldorf | 250 apple walnut salad
ambrosia | 250 ambrosia salad
slaw-mayo | 150 coleslaw tub, side of coleslaw, side of slaw, apple slaw, red slaw, slaw salad, cabbage salad, kfc coleslaw, chick fil a slaw; 160 broccoli slaw
cucumber-salad | 45 cucumber salad, side salad no dressing, small side salad, garden salad no dressing, bag of salad, mixed leaf salad, leaf salad, handful of salad, salad no dressing, bit of salad, undressed salad, spring mix, mesclun, rocket salad, tomato and cucumber salad, kachumber, cucumber and tomato salad, israeli salad, shirazi salad
fruit-bowl | 120 fruit bowl, bowl of fruit salad, fruit cup, fruit pot, cup of fruit, fruit salad pot, fruit plate, mixed fruit pot, mixed fruit bowl, fresh fruit cup, cut fruit, cut up fruit, fruit platter, fresh fruit salad, melon mix
pulled-meat | 300 bbq pulled pork, carnitas, pork shoulder, slow cooker pulled pork, smoked pulled pork, pork butt, smoked pork, kalua pork, pork carnitas; 700 pulled pork plate, bbq plate, barbecue plate, bbq platter
brisket | 350 sliced brisket, beef brisket, shredded beef, pulled beef, machaca, pot roast meat, birria, slow cooker beef, birria meat
brisket-sandwich | 600 brisket sandwich, bbq sandwich, brisket roll, bbq brisket sandwich, beef brisket roll, chopped beef sandwich
ribs | 70x5 rib bone, bbq rib bone, pork rib bone, baby back rib bone; 700 half rack, half rack of ribs, bbq ribs half rack, half rack of bbq ribs, half a rack of ribs, half rack ribs, half slab of ribs; 1350 full rack of ribs, rack of ribs, full rack, slab of ribs, rack of baby back ribs, whole rack of ribs; 450 pork ribs, baby back ribs, sticky ribs, chinese spare ribs+q, smoked ribs, barbecue ribs
grilled-skewer | 220 chicken kabob, kabob, kebab skewer, shish kebab skewer, chicken souvlaki skewer, yakitori+q, chicken yakitori+q, chicken kebab skewer; 420 chicken fajita mix
lamb-skewer | 240x2 kofte kebab, lamb kofte, lamb skewer, lamb kebab skewer, kafta, lamb kabob; 250 lambs liver
beef-meatball | 60x5 beef meatball, italian meatball, frozen meatball, homemade meatball, kofta meatball
chicken-meatball | 45x5 chicken meatball
turkey-burger-patty | 190 turkey patty, turkey burger patty, lean turkey burger
chicken-kiev | 400 kiev, chicken cordon bleu breaded+bd, garlic kiev, chicken kyiv; 300 cordon bleu+bd
game-meat | 200 venison steak, venison, kangaroo, kangaroo steak, kangaroo fillet, roo steak, kangaroo mince, ostrich steak, elk steak, bison steak, reindeer, deer meat, ostrich, kangaroo meatball, roo mince, venison backstrap, backstrap, kanga banga, kangaroo sausage, venison sausage
offal-plate | 250 chicken liver
beef-offal-plate | 250 kidney, liver and onions, calf liver, calves liver
pate | 110 chicken liver pate, liver pate+b, brussels pate+b, ardennes pate+b
corned-beef | 120 corned beef, tinned corned beef, bully beef, corned beef slices, tin corned beef, salt beef, pastrami meat, corned silverside, silverside
collard | 90 collard greens, collards, turnip greens, mustard greens side+u, collard greens with bacon
fried-okra | 220 fried okra+g, fried green tomato+ge
plain-mash | 240 mash potato, instant mash, buttery mash, smash instant, mash taties, garlic mash, scoop of mash
roast-potatoes | 240 country potatoes, saute potato, parmentier potatoes, hasselback potatoes, herby potatoes, roasted baby potatoes, skillet potatoes, patatas bravas side, seasoned wedges
stuffing-bread | 180 stovetop stuffing+l, stuffing ball, dressing thanksgiving+l, cornbread dressing+l, cornbread stuffing+l, stove top stuffing+l, thanksgiving stuffing+l
corn-cream | 180 creamed corn, cream corn, corn casserole+eg, corn pudding+eg, creamed style corn, corn souffle+eg
cheesy-potatoes | 320 au gratin potatoes, funeral potatoes, cheesy potatoes, hashbrown casserole, twice baked potato, potatoes au gratin, potato bake, cheesy mash, potato dauphinoise, cheesy potato bake, potato casserole, aligot, tartiflette+b
sweet-potato-mash | 180 candied yams small, sweet potato puree
bean-side | 220 bbq beans, ranch beans, baked beans bbq, barbecue beans, borracho beans, mexican beans, frijoles+B, refritos
black-eyed | 160 field pea, purple hull pea, crowder pea
cornbread | 190 jiffy cornbread, piece of cornbread, cornbread muffin, square of cornbread, slice of cornbread, corn bread muffin, johnny cake, corn muffin mini, johnnycake
grits-cheese | 300 cheese grits, grits and cheese
shrimp-grits | 500 shrimp n grits, shrimp grits
jambalaya-plate | 550 cajun rice, sausage jambalaya; 450 bowl of gumbo+kgl
seafood-rice | 480 paella de marisco, seafood gumbo+gl, seafood jambalaya
crab-cake | 200x2 crabcake, maryland crab cake
lobster-roll | 450 lobster roll
seafood-boil | 700 crawfish boil, seafood boil, crab boil, crawfish, shrimp boil, low country boil, juicy crab
lobster | 130 lobster tail, crab leg, king crab legs, snow crab legs
oyster | 10x6 oyster, raw oyster; 60x4 oyster rockefeller+gm, fried oyster+g
clams | 130 clams, steamed clams, steamers, cockle
scallop | 25x5 scallop, seared scallop, sea scallop
caviar-dip | 150 taramasalata, taramosalata
yogurt-sauce | 60 cacik+E, garlic yogurt+E, yogurt dip, yogurt dressing, mint sauce yogurt+E
cream-dip | 80 french onion dip, sour cream and chive dip, ranch dip, veggie dip, spinach dip small, spinach artichoke dip small, creamy dip, sour cream and chive; 250 spinach artichoke dip, spinach and artichoke dip, spinach dip, artichoke dip
buffalo-dip | 250 buffalo chicken dip
aubergine-dip | 70 baba ghanoush, aubergine dip, melitzanosalata, moutabal
peppers-dip | 80 muhammara+g, ajvar+N, red pepper dip+N
garlic-mayo | 150 garlic sauce, garlic aioli, garlic and herb dip, dominos garlic dip, dominos garlic and herb dip, dip of garlic mayo, garlic herb dip, pot of garlic mayo
vinegar-dressing | 150 toum; 90 balsamic vinaigrette, balsamic dressing, greek dressing, lemon dressing, lemon vinaigrette, honey dressing, sesame dressing+z, ginger dressing+q, house dressing
mayo-sauce | 140 big mac sauce+u, thousand island, thousand island dressing, marie rose, marie rose sauce, comeback sauce, fry sauce, secret sauce, animal sauce, in n out spread, mcchicken sauce, thousand island sauce
hot-mayo | 110 sriracha mayo, spicy mayo, chipotle aioli, peri peri mayo, baja sauce, buffalo sauce with ranch+m, bang bang sauce, yum yum sauce, yum yum hibachi sauce, chilli mayo, pink sauce
sweet-sauce | 10 mint sauce; 45 sweet and sour dip, sweet and sour sauce pot, bbq dip, bbq sauce pot, sweet and sour dipping sauce, bbq dipping sauce, polynesian sauce, barbecue dip, bbq dip pot, plum dipping sauce, hp sauce, daddies sauce, daddies, steak sauce, a1 sauce, chutney dip, relish, tomato relish, sweet relish, branston, branston pickle, sweet pickle relish, piccalilli+u, tamarind chutney, chilli jam, onion chutney, caramelised onion chutney, onion marmalade, tomato chutney, fruit chutney, red onion chutney, onion jam, mint chutney, green chutney, pickle chutney, lime pickle+u, mango pickle+u
hoisin-sauce | 45 hoi sin sauce
honey-mustard | 100 honey mustard, honey mustard sauce, honey mustard dip; 45 honey mustard light
blue-dip | 150 bleu cheese, creamy caesar dressing+f, caesar dressing creamy+f
ranch-dressing | 130 side of ranch, cup of ranch, cup of ranch dressing, side of ranch dressing, little cup of ranch, ranch cup, pot of ranch, small cup of ranch, lil cup of ranch, buttermilk ranch, ranch packet, ranch pot
cheese-sauce | 110 cheese sauce, nacho cheese, queso, cheese dip, nacho cheese sauce, mornay sauce, cheese whiz, cheez whiz, velveeta, spray cheese, cheese spread, squeezy cheese, primula, queso dip small, bechamel, white sauce, side of queso, easy cheese
garlic-butter | 100 garlic butter, herb butter, kerrygold garlic butter
peanut-dip | 110 peanut sauce, satay sauce, peanut dressing, peanut satay sauce
chocolate-sauce | 90 chocolate sauce, chocolate syrup, hershey syrup, hot fudge, fudge sauce
caramel-sauce | 90 caramel sauce, caramel dip, dulce de leche, caramel drizzle, caramel topping, salted caramel sauce, toffee sauce, butterscotch sauce
spread-nut | 100 cookie butter, speculoos spread, biscoff spread tbsp
lemon-curd | 55 lime curd, passionfruit curd
marshmallow-fluff | 60 marshmallow fluff
dried-banana | 150 plantain chips
crab-stick | 15x4 crab stick, seafood stick, surimi, imitation crab, seafood extender, krab stick
peanuts-roasted | 170 honey roast peanut, honey peanut
chicken-bacon-wrap | 520 chicken and bacon wrap, chicken bacon wrap, chicken bacon ranch wrap+m
bacon-egg-roll | 450 bacon and egg bap, bacon and egg bun
roast-ribs-beef | 450 beef short rib, beef rib, short rib
peanut-noodles | 560 peanut noodles, peanut noodle bowl
`
