/**
 * Sandwiches, pastries, cakes and breads by the names of their counters and shelves, in the notation of `sold-rows.ts`. The
 * energy is that of the piece that shops print on it, or a usual one for what bakers and kitchens sell.
 */
export const breadAndPastry = `
chicken-roll | 720 hot chicken roll, chicken goujon roll, hot chicken fillet roll
breakfast-roll | 950 irish breakfast roll
bacon-roll | 340 back bacon roll, rasher sandwich, rasher roll, bacon bun
sausage-roll-bread | 430 sausage sandwich roll, sausage bun, square sausage roll+r, lorne sausage roll+r; 300 sausage sizzle+r, bunnings snag+r
omelet-roll | 340 egg bap, fried egg roll, fried egg sandwich, egg banjo, fried egg bap; 450 sausage and egg bap+b, sausage and egg roll+b, sausage egg bap+b
egg-bun | 450 bacon egg and cheese sandwich, bacon egg and cheese roll, sausage egg and cheese sandwich, sausage egg and cheese, bacon egg cheese sandwich, bacon egg sandwich, jimmy dean sandwich, jimmy dean breakfast sandwich, jimmy dean
egg-biscuit | 530 sausage egg and cheese biscuit, sausage egg cheese biscuit, sausage egg biscuit, sausage and egg biscuit, biscuit with sausage egg and cheese
bacon-biscuit | 460 bacon egg and cheese biscuit, bacon egg cheese biscuit, bacon biscuit
chicken-biscuit | 460 chicken biscuit
bacon-egg-bagel | 520 bacon egg cheese bagel, bacon egg and cheese on a bagel, sausage egg and cheese bagel, sausage egg cheese bagel
egg-bagel | 440 egg and cheese bagel, egg bagel
salmon-bagel | 430 salmon and cream cheese bagel
pb-jam-sandwich | 210 uncrustable, smuckers uncrustable, grape uncrustable, strawberry uncrustable, uncrustables grape
bologna-sandwich | 310 bologna sandwich, fried bologna sandwich, baloney sandwich, baloney, polony sandwich
bologna | 90 bologna, bologna slice, slice of bologna, mortadella+n, devon, polony
crisp-sandwich | 330 crisp sandwich, tayto sandwich, tayto sambo, crisp roll, crisp sambo
chicken-sandwich | 400 chicken and sweetcorn sandwich, chicken sweetcorn sandwich, chicken tikka sandwich+m, chicken and avocado sandwich, chicken avocado sandwich, chicken and pesto sandwich+mdn
chicken-bacon-sandwich | 480 chicken and bacon club, chicken club sandwich, chicken bacon club, chicken club, chicken bacon and lettuce sandwich
egg-sandwich | 370 egg and mayo sandwich, egg and watercress sandwich, egg salad on rye
egg-bacon-sandwich | 460 egg and bacon sandwich, egg bacon sandwich, egg mayo and bacon sandwich
tuna-sandwich | 380 tuna and sweetcorn sandwich, tuna sweetcorn sandwich, tuna and cucumber sandwich, tuna cucumber sandwich, tuna salad sandwich
cheese-sandwich | 430 cheese ploughmans sandwich, cheddar and pickle sandwich, ploughmans sandwich, cheese and chutney sandwich
prawn-sandwich | 350 prawn and avocado sandwich
beef-sandwich | 380 beef and horseradish sandwich, roast beef and mustard sandwich, beef and mustard sandwich
turkey-sandwich | 360 turkey salad sandwich, turkey and avocado sandwich, turkey avocado sandwich, turkey and cranberry sandwich
plant-sandwich | 420 falafel sandwich, falafel and houmous sandwich, hummus sandwich, hummus and falafel sandwich, hummus and vegetable sandwich
plant-wrap | 480 falafel and hummus wrap, bean wrap, sweet potato wrap, chickpea wrap, vegetable and hummus wrap
bean-burrito | 480 mexican bean wrap, spicy bean wrap
chicken-wrap | 490 chicken and avocado wrap, sweet chilli chicken wrap, chicken fajita wrap+d, southern fried chicken wrap+m, crispy chicken wrap+m, buffalo chicken wrap+d, chicken ranch wrap+d, chicken tikka wrap+m, piri piri chicken wrap, peri peri chicken wrap, jerk chicken wrap
chicken-panini | 520 chicken and pesto panini, chicken pesto panini, chicken mozzarella panini+N, chicken and mozzarella panini+N, chicken toasted sandwich+N
cheese-tomato-panini | 480 cheese panini+N, mozzarella and tomato panini+N, tomato mozzarella panini+N, mozzarella and pesto panini, cheese and tomato panini+N, caprese sandwich, mozzarella pesto panini
tuna-melt | 480 tuna melt panini, tuna panini, tuna cheese melt, tuna toasted sandwich, tuna melt sandwich
ham-cheese-toast | 420 ham and cheese melt, ham cheese melt, cheese and ham toasted sandwich, ham toasted sandwich, ham cheese panini, cheese and ham panini, toasted ham and cheese
grilled-cheese-bread | 430 cheese melt
breakfast-muffin | 430 sausage egg and cheese muffin, sausage and egg english muffin, sausage egg and cheese english muffin
bacon-muffin | 320 bacon and egg muffin, bacon egg and cheese muffin, bacon egg muffin, bacon muffin
egg-sausage-wrap | 450 sausage breakfast burrito, egg and sausage wrap, egg wrap, egg and cheese wrap, gas station burrito
meat-pie | 460 aussie meat pie, mince pie savoury, four n twenty pie, four and twenty pie, footy pie, minced beef pie, mince and onion pie, scotch pie, beef and onion pie, minced beef and onion pie, killie pie, steak and cheese pie, steak mince pie; 130x4 party pie
sausage-pastry | 340 jumbo sausage roll, pork sausage roll; 60x4 party sausage roll, mini sausage roll, cocktail sausage roll
sausage-pastry | 370 jambon, ham and cheese jambon
cheese-pastry | 350 cheese and spinach roll, spinach and cheese pastry, cheese twist, spinach and ricotta roll, cheese and onion slice, spinach and feta roll, spinach and ricotta pastry, cheese and onion pastry
chicken-pastry | 430 chicken and mushroom slice, chicken ham and leek pie+b
steak-pastry | 410 peppered steak slice, steak pasty, steak and onion pasty, ginsters pasty
cheese-pastry | 260 cheese straw+d
vegetable-quiche | 260 cheese and onion quiche slice
sweet-dough | 330 honeybun, chelsea bun, finger bun, danish swirl, cinnamon whirl, coffee scroll, apricot scroll, brioche bun sweet, maple pecan plait, maple and pecan plait, pecan plait, maple pecan danish, morning bun, monkey bread, bear claw+n, apple fritter, apple turnover, cinnamon scroll; 400 honey bun, glazed honey bun, gas station honey bun, little debbie honey bun; 160x2 pain au lait, chocolate chip brioche+s, chocolate brioche+s, chocolate brioche roll+s
sweet-dough | 80x2 hawaiian roll, kings hawaiian roll, kings hawaiian, hawaiian sweet roll
cream-pastry | 320 cream cake, cream horn, custard danish, cannoli, vanilla slice, cream slice, cream bun, cream doughnut, cream donut, custard doughnut, custard donut, choux bun, mille feuille, custard slice, cronut, boston cream pie
doughnut | 230 jam donut, ring donut, ring doughnut, sugar doughnut, cinnamon doughnut, cinnamon donut, powdered donut, cake donut, old fashioned donut, raspberry doughnut; 60x6 mini powdered donut, mini donut, mini doughnut, powdered donettes, donettes
chocolate-doughnut | 290 chocolate doughnut, chocolate donut, chocolate glazed donut, iced doughnut, long john, maple bar, chocolate iced donut
sweet-dough | 200x2 beignet, funnel cake, fried dough; 300 fudge yum yum
muffin | 420 bran muffin, banana muffin, lemon muffin, lemon poppy seed muffin, lemon poppyseed muffin, corn muffin, skinny muffin, apple muffin, raspberry muffin, raspberry and white chocolate muffin, white chocolate muffin, banana nut muffin+w, pumpkin muffin, carrot muffin, white chocolate and raspberry muffin
oat-cookie | 220 oatmeal raisin cookie, oat and raisin cookie, oatmeal raisin, oat raisin cookie
oat-biscuit | 95x2 anzac biscuit+o, anzac+o, anzac cookie+o
cookie-dough | 350 large chocolate chip cookie, triple chocolate cookie, millies cookie, subway style cookie, cafe cookie, double chocolate cookie, white chocolate cookie, white chocolate macadamia cookie, macadamia cookie; 700 crumbl, crumbl cookie; 55x3 chip ahoy, maryland cookie, famous amos, tollhouse cookie
plain-cookie | 180 sugar cookie, frosted sugar cookie, snickerdoodle, gingerbread man, molasses cookie, lofthouse cookie
peanut-butter-cookie | 220 peanut butter cookie, peanut butter blossom
sponge | 380 lemon cake, vanilla cake, white cake, yellow cake, marble cake, battenberg+n, tea cake slice, almond cake+n, lemon loaf cake, bundt cake, funfetti cake, wedding cake, tres leches, tres leches cake, upside down cake, madeira sponge, orange cake, lemon slice, zucchini bread, courgette cake, swiss roll slice, arctic roll, caterpillar cake+s, colin the caterpillar+s, costco cake, ice cream cake, strawberry shortcake, angel cake slice; 150x2 twinkie+s, twinkies+s, swiss cake roll+s, little debbie+s, little debbie cake+s, zebra cake+s, star crunch, oatmeal creme pie+so, cosmic brownie+s, ding dong cake+s, ho ho cake+s, hostess cupcake+s, tastykake, snack cake, fondant fancy, french fancy, mr kipling, mr kipling slice, kipling slice, angel slice, lemon slice kipling, mini roll+s, cadbury mini roll+s, jaffa cake bar+s; 110 cake bar, mini cake; 350 lemon bar, lemon square
jam-sponge | 200 lamington, jam sponge, jam roly poly slice, swiss roll, jam swiss roll
chocolate-sponge | 400 red velvet cake, red velvet, chocolate gateau, chocolate torte, mud cake, german chocolate cake+w, mississippi mud pie, chocolate roulade, yule log, molten chocolate cake, texas sheet cake, chocolate fudge brownie cake, black forest gateau+n, black forest cake, chocolate pudding cake, melt in the middle, melting middle chocolate pudding
fruit-cake | 300 fruit cake+n, fruitcake+n, christmas cake+n, dundee cake+n, simnel cake+n, barmbrack, barm brack, christmas pudding+n, panettone slice, eccles cake, chorley cake, welsh cake, rock cake, rock bun, bara brith, boiled fruit cake
carrot-sponge | 430 carrot cake slice+w, hummingbird cake+w, carrot loaf
cheese-cake | 430 chocolate cheesecake, oreo cheesecake, baked cheesecake, basque cheesecake, biscoff cheesecake, lemon cheesecake, salted caramel cheesecake, raspberry cheesecake, vanilla cheesecake, gu cheesecake
brownie | 350 fudge brownie, cafe brownie, brownie slice, costa brownie, blondie slice, cookie bar, magic bar+w, seven layer bar+w
chocolate-biscuit | 350 rocky road+a, rocky road slice+a, tiffin
oat-slice | 350 golden syrup flapjack, cherry flapjack, fruit flapjack, chocolate flapjack, yogurt flapjack, honey flapjack, flapjack square, muesli slice, oat slice, granola slice, parkin+ge
coconut-slice | 230 coconut macaroon+en, macaroon+en, coconut slice, coconut ice, hedgehog slice, jelly slice+a, chocolate coconut slice
meringue | 280 lemon meringue+g, meringue, meringue nest+M, pavlova slice
trifle | 300 sherry trifle+av, banoffee, banana pudding, tiramisu pot, banana split, knickerbocker, cranachan, fool, gooseberry fool, icebox cake
bread-pudding | 380 bread and butter pudding, bread and butter pud, queen of puddings, bread pud
steamed-pudding | 380 treacle sponge, treacle pudding, syrup sponge, steamed pudding, treacle tart, school cake, school dinner cake, cornflake tart, jam sponge pudding, golden syrup pudding, syrup pudding, self saucing pudding, school pudding, toffee pudding, eves pudding
suet-pudding | 380 spotted dick, jam roly poly
fruit-pastry | 330 peach pie, rhubarb crumble, rhubarb pie, blackberry crumble, plum crumble, berry crumble, fruit crumble, berry crisp, blackberry cobbler, berry cobbler, apple and blackberry crumble, blackberry pie, strawberry pie, apple and rhubarb crumble, hand pie, mcdonalds pie, hostess pie, fried pie, fruit tart+e, strawberry tart+e, jam tart, plum tart; 420 rhubarb crumble and custard+e, apple pie and custard+e, apple crumble with custard+e, apple pie and ice cream, apple pie with ice cream
mousse | 180 aero mousse, chocolate pot, gu pot, chocolate ganache pot, gu ramekin, pot au chocolat
dessert-pot | 150 pudding cup, chocolate pudding, butterscotch pudding, snack pack, jello pudding, angel delight, blancmange, rice pot, muller rice, ambrosia custard, ambrosia rice pudding, ambrosia rice, tapioca pudding, custard pot, blanc mange, instant pudding, junket, milk pudding, ambrosia
garlic-bread | 180x2 garlic bread slice, slice of garlic bread, garlic knot, herb bread
cheesy-garlic-bread | 220x2 garlic cheese bread, cheese bread, cheesy bread, cheese stick pizza
dough-balls | 45x6 garlic dough ball; 140x2 breadstick soft, soft breadstick, yeast roll, crescent roll, parker house roll
soda-bread | 95x2 soda bread, soda farl, wheaten bread, brown soda bread, irish soda bread, wheaten, guinness bread, treacle bread, potato farl, tattie scone, potato bread, potato cake, boxty; 160x2 damper
hamburger-bun | 185 brioche burger bun+em, burger bun brioche+em, brioche+em; 80x2 slider bun, potato roll; 150 potato bun, pretzel bun, hot dog roll
flat-bread | 230 flatbread plain, lavash, sandwich wrap plain, roti canai+m, roti prata+m, paratha frozen+m, malawach; 250 focaccia, slice of focaccia, focaccia bread, rosemary focaccia, tomato focaccia; 180 tiger roll, tiger bread roll, panini roll, panini bread, ciabatta roll, sub roll, kaiser roll, hard roll, kaiser, bread cob, batch roll, blaa, waterford blaa, floury bap, morning roll, turkish roll, telera
fruit-bread | 220 bagel cinnamon swirl; 100x2 fruit soda, fruit toast slice, raisin toast slice, cinnamon swirl bread
crepe | 240 sugar crepe, blini; 130x2 pancake day pancake, english pancake, crepe plain, lemon pancake; 65x3 scotch pancake, drop scone, pikelet aussie, silver dollar pancake, dutch pancake, poffertje, griddle cake, mini pancake, eggo mini pancake
crumpet-butter | 150x2 buttered crumpet; 170 buttered teacake
bean-dip | 60 bean dip
`
