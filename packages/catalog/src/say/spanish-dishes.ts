/**
 * Dishes, bakery goods, sweets and drinks of Spain, Mexico, Argentina, Colombia and their neighbours by their own names, in
 * the notation of `german-dishes.ts`: each name is a dish of its own, as one portion that a bar, a stall or a packet
 * holds. Parts and their grams are those of common recipes; sources and method are those of `takeaway-dishes.ts`.
 */
export const spanishDishes = `
bocadillo de calamares, bocata de calamares | french-bread 110, squid-raw 100, all-purpose-flour 15, olive-oil 12
filete empanado, escalope | pork-loin-chop-cooked 120, breadcrumbs-plain 25, egg-whole-raw 12, olive-oil 12
pulguita, pulguita de jamón, pulga de jamón | french-bread 40, ham-sliced-deli 25, olive-oil 3
montadito de tortilla | french-bread 40, egg-whole-raw 30, potato-boiled 25, olive-oil 4
bocadillo de fuet, bocadillo de salchichón, bocata de chorizo, bocata de fuet, bocadillo de mortadela, bocata de mortadela, bocata de salchichón, bocadillo de sobrasada | french-bread 110, salami-dry 45
bocadillo de bacon, bocata de bacon | french-bread 110, bacon-cooked 35, cheddar 30
bocadillo vegetal, sándwich vegetal, vegetal de atún, bocata vegetal | white-bread 70, tuna-light-canned-oil 40, egg-hard-boiled 30, lettuce-iceberg 20, tomato 40, mayonnaise 18
serranito | french-bread 110, pork-loin-chop-cooked 80, ham-sliced-deli 25, pepper-green-bell 30, olive-oil 10
campero, mollete de jamón, mollete con jamón, mollete | italian-bread 90, ham-sliced-deli 40, olive-oil 8, tomato 40
tostada con jamón, tostada de jamón, tostada de jamón ibérico, tostada con jamón ibérico, media con tomate y jamón, media tostada con jamón, tostada con jamón serrano | french-bread 70, tomato 50, ham-sliced-deli 30, olive-oil 8
media con tomate, media tostada con tomate, media de tomate, media con aceite, pitufo con aceite, pitufo | french-bread 60, tomato 40, olive-oil 8
tostada con sobrasada, tostada con paté, pan con paté, tostada con cachuela | french-bread 60, pork-sausage-cooked 25, lard 6
huevos estrellados, huevos estrellados con jamón | fries-oven 180, canola-oil 15, egg-fried 92, ham-sliced-deli 30
patatas a la importancia, papas arrugadas, papas arrugás | potato-boiled 220, olive-oil 14, pepper-green-bell 20, onion 20
patatas a la riojana, patatas guisadas | potato-boiled 220, chorizo-raw 35, onion 20, pepper-red-bell 20, olive-oil 8
fabada asturiana, fabada, fabes con compango, fabes | white-beans-cooked 240, chorizo-raw 30, pork-sausage-cooked 30, bacon-cooked 12, olive-oil 4
marmitako | potato-boiled 220, tuna-yellowfin-cooked 90, onion 30, pepper-red-bell 30, olive-oil 12
patatas ali oli | potato-boiled 180, mayonnaise 35
croquetas de boletus+e | all-purpose-flour 5, milk-whole 12, mushrooms-white 5, breadcrumbs-plain 4, olive-oil 5 | x4
gambas a la plancha, gambas plancha, langostinos a la plancha, gambones | shrimp-cooked 120, olive-oil 6
pulpo con cachelos | octopus-cooked 130, potato-boiled 120, olive-oil 12
calamares fritos, puntillas, chopitos, rabas | squid-raw 150, all-purpose-flour 20, olive-oil 14
sepia a la plancha | squid-raw 150, olive-oil 10
boquerones en vinagre, boquerones fritos+g, anchoas del cantábrico | anchovies-canned 50, olive-oil 6
salpicón, salpicón de marisco | shrimp-cooked 70, octopus-cooked 40, tomato 40, pepper-green-bell 30, onion 20, olive-oil 10
ensalada campera | potato-boiled 150, egg-hard-boiled 50, tuna-light-canned-oil 40, tomato 50, olive-oil 12
tomate con mozzarella, tomate con burrata, ensalada de burrata | tomato 150, mozzarella-whole 90, olive-oil 10
ensalada rusa | potato-boiled 120, carrot-boiled 40, green-peas-frozen 20, mayonnaise 30
gazpacho andaluz | tomato 180, cucumber 30, pepper-green-bell 20, olive-oil 8, french-bread 8
ajoblanco | almonds-blanched 35, french-bread 25, olive-oil 18, grapes 30
judías verdes rehogadas, acelgas con patata, acelgas con patatas, hervido valenciano | green-beans-boiled 150, potato-boiled 150, olive-oil 10
lentejas guisadas, lentejas a la riojana | lentils-cooked 230, carrot-boiled 40, potato-boiled 40, olive-oil 8, chorizo-raw 15
garbanzos guisados+Fb, potaje de vigilia, garbanzos con acelgas+F | chickpeas-cooked 200, spinach-cooked 60, potato-boiled 40, olive-oil 10, cod-atlantic-cooked 30
puchero andaluz | chickpeas-cooked 150, pork-loin-chop-cooked 40, beef-pot-roast-cooked 40, bacon-cooked 10, chicken-thigh-skinless-cooked 40, potato-boiled 60, chicken-broth 100
callos, callos a la madrileña, callos con garbanzos | chickpeas-cooked 120, pork-sausage-cooked 60, chorizo-raw 25, beef-pot-roast-cooked 60, olive-oil 5
caldo gallego, pote gallego, pote asturiano | white-beans-cooked 90, potato-boiled 100, collard-greens 80, chorizo-raw 20, bacon-cooked 8
sopa de ajo, sopa castellana | french-bread 45, egg-poached 50, ham-sliced-deli 15, olive-oil 10
sopa de marisco, caldereta, zarzuela, suquet+n | cod-atlantic-cooked 80, shrimp-cooked 40, tomato 50, white-rice-cooked 30, olive-oil 8, mussels-cooked 40
sopa de picadillo, sopa de estrellas | pasta-cooked 60, egg-hard-boiled 25, ham-sliced-deli 15, chicken-broth 220
crema de calabacín, puré de calabacín | zucchini 180, potato-boiled 70, onion 30, cream-light 20, olive-oil 5
crema de calabaza, puré de calabaza | butternut-squash-baked 180, potato-boiled 60, onion 30, cream-light 20, olive-oil 5
crema de verduras, puré de verduras | mixed-vegetables-frozen 130, potato-boiled 90, vegetable-broth 80, olive-oil 6
crema de puerros, vichyssoise, crema de champiñones | leek 80, potato-boiled 90, cream-light 20, olive-oil 5
arroz con costra+eb | white-rice-cooked 230, chicken-thigh-skinless-cooked 90, green-peas-frozen 20, pepper-red-bell 20, olive-oil 10
arroz con bogavante | white-rice-cooked 220, crab-cooked 80, fish-broth 80, pepper-red-bell 30, olive-oil 15
macarrones gratinados | pasta-cooked 230, marinara-sauce 110, chorizo-raw 25, cheddar 10
escalope, escalope de pollo | chicken-breast-cooked 120, breadcrumbs-plain 25, egg-whole-raw 12, olive-oil 14
cachopo | beef-top-round-lean-cooked 160, ham-sliced-deli 40, swiss-cheese 50, breadcrumbs-plain 35, egg-whole-raw 20, olive-oil 25
flamenquín | pork-loin-chop-cooked 110, ham-sliced-deli 30, breadcrumbs-plain 25, egg-whole-raw 15, olive-oil 18
san jacobo | ham-sliced-deli 60, swiss-cheese 40, breadcrumbs-plain 25, egg-whole-raw 15, olive-oil 18
cachopo de ternera | beef-top-round-lean-cooked 200, ham-sliced-deli 50, swiss-cheese 60, breadcrumbs-plain 45, olive-oil 30, egg-whole-raw 12
pollo al ajillo, pollo en salsa, pollo guisado, pollo al chilindrón, pollo al horno con patatas | chicken-thigh-skinless-cooked 160, olive-oil 10, onion 40, potato-boiled 100
cinta de lomo, lomo adobado, secreto ibérico, presa ibérica, pluma ibérica | pork-loin-chop-cooked 140, olive-oil 6
costillas a la barbacoa, costillar, churrasco de cerdo | pork-spareribs-cooked 180, bbq-sauce 20
carrilleras, carrillada, rabo de toro, estofado de ternera, ternera guisada, carne guisada, ternera en salsa, carne en salsa, ragú de ternera | beef-pot-roast-cooked 140, carrot-boiled 40, potato-boiled 80, olive-oil 8, wine-red 20
albóndigas en salsa | beef-ground-80-cooked 25, marinara-sauce 15, olive-oil 1.5, pork-ground-cooked 5, breadcrumbs-plain 3, egg-whole-raw 3 | x5
merluza en salsa verde, merluza a la romana+e, merluza rebozada+e, bacalao al pil pil, bacalao a la vizcaína | cod-atlantic-cooked 160, olive-oil 12, all-purpose-flour 8, potato-boiled 60
salmón al horno, lomo de salmón | salmon-atlantic-cooked 150, olive-oil 3
pez espada, emperador a la plancha | swordfish-raw 160, olive-oil 5
atún a la plancha, atún rojo | tuna-yellowfin-cooked 170, olive-oil 6
espeto, espeto de sardinas | mackerel-cooked 120
huevos rotos, huevo roto, huevos estrellados, huevos rotos con patatas | egg-fried 46, fries-oven 70, olive-oil 4 | x2
mejillones al vapor, mejillones a la marinera | mussels-cooked 8, olive-oil 0.3 | x12
mejillones en escabeche, lata de mejillones, berberechos, almejas, navajas | mussels-cooked 80
pimientos de padrón, pimientos del piquillo, pimientos asados, pimientos fritos | pepper-green-bell 100, olive-oil 9
champiñones al ajillo, setas a la plancha, setas al ajillo | mushrooms-white 150, olive-oil 12
revuelto de setas, revuelto de espárragos, revuelto de champiñones, revuelto de ajetes, revuelto de morcilla+b | egg-scrambled 130, mushrooms-white 60, olive-oil 6
tabla de ibéricos+M, tabla de embutidos+M, tabla de jamón y queso | cheddar 50, salami-dry 30, ham-sliced-deli 20, crispbread-rye 15
tabla de quesos | cheddar 40, brie 40, gouda 30, crispbread-rye 15
queso con membrillo, membrillo con queso | gouda 40, jam 40
lacón con grelos, jamón asado | ham-lean-roasted 90
mantecado, mantecados, polvorones, roscos de vino, perrunilla | all-purpose-flour 14, sugar-white 9, lard 8, almonds 3 | x2
pestiños, pestiño | all-purpose-flour 18, honey 8, olive-oil 6, sesame-seeds 1 | x2
rosquillas, rosquilla | all-purpose-flour 20, sugar-white 9, egg-whole-raw 6, olive-oil 5 | x2
torrija, torrijas | french-bread 45, milk-whole 60, egg-whole-raw 15, sugar-white 14, olive-oil 10
roscón, roscón de reyes, roscón con nata, mona de pascua, brazo de gitano, tarta de la abuela, tarta de cumpleaños, milhojas, tocino de cielo, bayonesa | all-purpose-flour 30, sugar-white 22, butter-salted 14, egg-whole-raw 22, cream-heavy 12
tarta de santiago | almonds 45, sugar-white 35, egg-whole-raw 30
bollycao, berlina, xuxo | all-purpose-flour 34, butter-salted 14, sugar-white 18, milk-chocolate 6
flan de huevo, cuajada, cuajada con miel, panna cotta casera, crema pastelera, natillas de chocolate+s, copa de chocolate+s, mousse de chocolate+s | milk-whole 100, egg-whole-raw 25, sugar-white 20
yogur de sabores, danonino, actimel, petit suisse, yogur líquido, yogur bebible | yogurt-fruit-lowfat 125
yogur de proteínas, yopro, batido proteico | yogurt-greek-nonfat 160
horchata de chufa | rice-milk-unsweetened 230, sugar-white 20
granizado de limón, granizado, agua de limón | water 190, sugar-white 38, lemon-juice 20
leche merengada | milk-whole 220, sugar-white 25, egg-white-raw 15
kas, fanta de naranja, trina, bitter kas, kas limón, kas naranja, gaseosa, jarritos, colombiana, postobón, manzana postobón, inca kola | lemon-lime-soda 330
aquarius, aquarade, electrolit | isotonic-drink 330
tinto con casera, tinto con limón, calimocho, kalimotxo, rebujito | wine-red 150, lemon-lime-soda 150
fernet con coca, fernet, copa de ron, mojito, michelada+yf | spirits 45, cola 180
culín, culín de sidra, txakoli, chacolí, albariño, verdejo, copa de blanco | wine-white 150
malbec, copa de tinto, copa de malbec, copa de rioja, copa de ribera | wine-red 150
carajillo, café irlandés, belmonte, café bombón, barraquito, leche y leche | espresso 40, milk-condensed 25, spirits 8
café de olla | coffee 240, sugar-brown 12
café con leche de avena, café con leche avena | coffee 90, oat-milk-unsweetened 110
café con leche desnatada, café con leche sin lactosa, café con un chorro de leche | coffee 110, milk-skim 90
tosta de salmón, tosta de salmón y aguacate, tosta de aguacate y salmón | whole-wheat-bread 50, salmon-smoked 35, avocado 40
tazón de cereales, bol de cereales, zucaritas con leche, zucaritas, choco krispis, choco krispis con leche | corn-flakes 40, milk-2-percent 200, sugar-white 8
taco de pastor, tacos de pastor, taco pastor | corn-tortilla 26, pork-loin-chop-cooked 42, pineapple 10, onion 6, canola-oil 4 | x3
tacos de suadero, taco de suadero, tacos de arrachera, tacos de lengua, tacos de cabeza, tacos de tripa | corn-tortilla 26, beef-flank-steak-cooked 45, onion 6, canola-oil 4 | x3
tacos de birria, taco de birria, quesabirria, quesabirrias, birria, tacos de barbacoa, taco de barbacoa | corn-tortilla 28, beef-pot-roast-cooked 50, mozzarella-whole 12, canola-oil 4 | x3
tacos de canasta, taco de canasta, tacos sudados, tacos de guisado+rI, taco de guisado+rI, tacos de papa, tacos de frijol | corn-tortilla 26, potato-boiled 25, refried-beans-vegetarian 20, canola-oil 5 | x3
tacos de tinga, tinga de pollo, taco de tinga | corn-tortilla 26, chicken-breast-cooked 40, tomato 10, canola-oil 3 | x3
tacos de pescado, taco de pescado | corn-tortilla 26, cod-atlantic-cooked 40, all-purpose-flour 10, canola-oil 7, mayonnaise 6 | x3
tacos de carnitas, taco de carnitas, carnitas, tacos de cochinita, cochinita pibil, taco de cochinita, tacos de chicharrón | corn-tortilla 26, pork-loin-chop-cooked 45, lard 5, onion 6 | x3
gringa, gringas, volcanes | flour-tortilla 45, pork-loin-chop-cooked 45, mozzarella-whole 30, canola-oil 3
cemita | bolillo-roll 110, beef-top-round-lean-cooked 85, breadcrumbs-plain 15, avocado 25, refried-beans-vegetarian 30, mayonnaise 10, canola-oil 10, queso-fresco 15
guajolota, torta de tamal | bolillo-roll 110, corn-flour-masa 60, lard 14, pork-loin-chop-cooked 40
torta cubana+eb, torta de pierna, torta ahogada, torta de chorizo | bolillo-roll 110, pork-loin-chop-cooked 110, refried-beans-vegetarian 60, avocado 30, mayonnaise 15, queso-fresco 30
bolillo con frijoles y queso, molletes, mollete con frijoles, mollete de frijol | bolillo-roll 60, refried-beans-vegetarian 60, mozzarella-whole 30
bolillo, telera, birote, virote, pan francés, marraqueta, pan batido, miñón, pancito | bolillo-roll 65
quesadilla de flor, quesadilla de huitlacoche, quesadilla de tinga+i | corn-tortilla 40, mozzarella-whole 30, canola-oil 4 | x2
sincronizada, sincronizadas | flour-tortilla 60, ham-sliced-deli 35, mozzarella-whole 40 | x2
gordita de chicharrón+b, sope, sopes, huarache, tlacoyo, tlacoyos, memela, picadita, panucho, panuchos, salbute, salbutes, tlayuda | corn-flour-masa 40, refried-beans-vegetarian 30, queso-fresco 12, lettuce-iceberg 10, canola-oil 7 | x2
pastel azteca | corn-tortilla 78, chicken-breast-cooked 80, salsa-verde 90, queso-fresco 30, cream-light 25, canola-oil 12
enchiladas verdes, enchiladas suizas, enchiladas rojas, enchiladas potosinas, enmoladas+pzn, entomatadas, enfrijoladas | corn-tortilla 26, chicken-breast-cooked 27, salsa-verde 30, queso-fresco 10, cream-light 8, canola-oil 4 | x3
chilaquiles verdes, chilaquiles rojos, chilaquiles con arrachera+rI | tortilla-chips 60, salsa-verde 100, chicken-breast-cooked 60, queso-fresco 25, cream-light 25, refried-beans-vegetarian 40
huevos rancheros, huevos divorciados, huevos motuleños, huevos ahogados | egg-fried 92, corn-tortilla 48, salsa 80, refried-beans-vegetarian 60, canola-oil 6
huevos a la mexicana, huevo a la mexicana, machaca con huevo+r, huevos con machaca+r, huevos con nopales, huevo con nopales, huevos pericos, huevos perico, perico de huevo, migas con huevo | egg-scrambled 61, tomato 15, onion 8, canola-oil 2 | x2
nopales, nopal, nopalitos, ensalada de nopales, nopal asado | green-beans-boiled 60
pozole rojo, pozole verde, pozole blanco, pancita, menudo rojo | hominy-canned 200, pork-loin-chop-cooked 90, chicken-broth 250, lettuce-iceberg 30, radishes 10, lard 6
caldo de pollo, caldo tlalpeño, consomé de pollo, sancocho, sancocho de gallina, sancocho trifásico+rb | chicken-thigh-skinless-cooked 90, potato-boiled 90, carrot-boiled 40, corn-raw 50, white-rice-cooked 40, chicken-broth 250
mole de olla, cazuela de vacuno, carbonada, locro+b | beef-stew-meat-cooked 110, potato-boiled 100, carrot-boiled 40, corn-canned 50, white-rice-cooked 40, beef-broth 250
sopa azteca, sopa de lima | chicken-broth 250, tortilla-chips 25, avocado 30, queso-fresco 15, chicken-breast-cooked 30
sopa de fideo, sopa de fideos con pollo, fideo seco, sopa aguada, sopa de pasta, sopita de fideo, sopa de letras | pasta-cooked 100, tomato-puree 40, chicken-broth 220, canola-oil 6
arroz rojo, arroz a la mexicana, arroz con verduras mexicano, arroz atollado | white-rice-cooked 160, tomato-puree 20, canola-oil 6
frijoles de la olla+B, frijoles charros, frijoles puercos, caraotas+B, caraotas negras+B, porotos+B, porotos con riendas, frijoles antioqueños, frijoles con garra, frijolada+B, bandeja de frijoles | pinto-beans-cooked 170, bacon-cooked 6, canola-oil 3
bistec a la mexicana, bistec encebollado, carne molida con papas, carne molida guisada | beef-ground-80-cooked 100, potato-boiled 60, tomato 40, onion 20, canola-oil 5
guisado de puerco, puerco en salsa verde | pork-loin-chop-cooked 130, potato-boiled 100, tomato 60, onion 30, canola-oil 8
chile relleno, chiles rellenos, chile en nogada+wb | pepper-green-bell 120, queso-fresco 60, egg-whole-raw 25, canola-oil 14, tomato 50
mole con pollo, pollo con mole, mole verde, pipián, pollo en mole | chicken-thigh-skinless-cooked 130, peanuts-roasted 12, dark-chocolate-70 8, sesame-seeds 5, tomato-puree 50, canola-oil 8, almonds 4
tamal, tamales, tamal de rajas+m, tamal de mole+p, tamal verde, tamal oaxaqueño, tamal tolimense, tamal valluno, hallaca, hallacas | corn-flour-masa 60, lard 14, pork-loin-chop-cooked 25, chicken-broth 30
tamal de dulce, tamal de elote, humita, humitas, humita en chala | corn-flour-masa 60, corn-canned 60, milk-whole 30, queso-fresco 25, butter-salted 8, sugar-white 6
elote preparado | corn-raw 150, mayonnaise 18, queso-fresco 15, butter-salted 4
aguachile verde, coctel de camarón, cóctel de camarones, campechana+x, tostada de camarón, ceviche de camarón | shrimp-cooked 110, lime-juice 30, onion 25, cucumber 40, tomato 40, ketchup 15, tostada-shell 12
tiradito, leche de tigre | halibut-cooked 110, lime-juice 30, onion 30, sweet-potato-boiled 40, milk-evaporated 10
tostada de tinga, tostadas de tinga | tostada-shell 13, refried-beans-vegetarian 30, chicken-breast-cooked 30, lettuce-iceberg 15, cream-light 8, queso-fresco 6 | x2
tostada raspada, tostada deshidratada, tostadas horneadas, tostadas salmas | tostada-shell 12 | x2
totopos, totopos con guacamole, totopos con salsa, sabritas, papitas, churrumais, papas margarita, platanitos | tortilla-chips 45
cacahuates, cacahuates japoneses+gs, cacahuate, mazapán+n, mazapán de la rosa, palanqueta | peanuts-roasted 28
chicharrón, chicharrón de cerdo, chicharrón prensado, torresmo, torreznos, torrezno | bacon-cooked 60
agua de jamaica, agua de horchata, agua de tamarindo, agua fresca, agua de sabor, agua de piña, agua de sandía, limonada de coco, jugo de lulo, jugo de maracuyá, jugo de guanábana, jugo de mora, jugo de guayaba, aguapanela, agua de panela, agua panela, agüepanela, chicha morada, mote con huesillo, guarapo, papelón con limón, tereré de limón | water 320, sugar-white 30
refajo | beer 250, lemon-lime-soda 100
jugo en leche | milk-2-percent 180, guava 80, sugar-white 12
boing, boing de mango, frutsi, jumex, jugo de caja, jugo de cajita, jugo del valle, baggio | apple-juice 250
licuado de plátano, licuado de fresa, licuado, licuado de avena+o, licuado de banana, licuado con avena+o | milk-2-percent 250, banana 100, sugar-white 8
atole, atole de vainilla, champurrado, atole de avena+o, avena en leche+o, avena colombiana+o, colada, mazamorra, mazamorra con leche, api, chocolate santafereño, milo+y | milk-2-percent 220, sugar-white 18, cornstarch 6, cocoa-powder 4
chocolate de mesa en agua | water 230, dark-chocolate-70 18, sugar-brown 5
concha, conchas, pan dulce, cuernito, pan de muerto, rosca de reyes, mantecada, mantecadas, bísquet, garibaldi, cuerno relleno, cocol | all-purpose-flour 40, sugar-white 15, butter-salted 13, egg-whole-raw 8
gansito, pingüinos, pingüino, chocorroles, chocorrol, roles de canela, rol de canela, donas bimbo, chocotorta, chocoramo, ponqué, ponquecito, ponqué ramo, panqué, panquecito, alfajor jorgito, pepito bimbo, nito, madalena | all-purpose-flour 20, sugar-white 15, canola-oil 8, milk-chocolate 6, egg-whole-raw 6
carlos v, bubulubu+a, paleta payaso+a, chocolate jet, chocolatina, chocolatina jet, bon o bon+pg, kinder delice+ge, cofler, rocklets, huevo kinder, rhodesia+g, nucita+h | milk-chocolate 25
bon bon bum | sugar-white 28
paleta de hielo, paleta de limón, paleta de agua, nieve de limón, raspado, bonice, bolis, congelada | water 90, sugar-white 20
cholado | water 150, sugar-white 20, fruit-cocktail-juice 100, milk-condensed 20
paleta de leche, helado de paila, helado artesanal, cuarto de helado, cucurucho, cono de helado, palito bombón | vanilla-ice-cream 90
cuarto de kilo de helado, un cuarto de helado | vanilla-ice-cream 250
vacío, entraña, bife de chorizo, bife, ojo de bife, colita de cuadril, matambre, cuadril, picaña, punta de anca, churrasco, lomo vetado, bife de lomo, peceto | beef-top-sirloin-lean-cooked 180, beef-tallow 6
choripán, choripanes, morcipán | french-bread 80, pork-sausage-cooked 95
milanesa de ternera, milanesa de carne, milanesa de peceto, milanga, milanesa de nalga, milanesa al horno | beef-top-round-lean-cooked 120, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 12
suprema | chicken-breast-cooked 150, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 16
mila napo, milanesa a la napo, suprema napolitana | beef-top-round-lean-cooked 120, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 14, ham-sliced-deli 25, mozzarella-whole 50, marinara-sauce 40
milanesa con puré, milanesas con puré, mila con puré, mila con fritas | beef-top-round-lean-cooked 120, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 14, potato-boiled 180, milk-2-percent 20, butter-salted 6
sándwich de mila | french-bread 100, beef-top-round-lean-cooked 100, breadcrumbs-plain 25, canola-oil 12, lettuce-iceberg 20, tomato 40, mayonnaise 12
lomito, lomito completo, chivito+b, chivito al pan+b, barros luco, chacarero, churrasco italiano, ave palta+iRE, pebete+b | french-bread 95, beef-top-sirloin-lean-cooked 100, mozzarella-whole 25, egg-fried 46, lettuce-iceberg 20, tomato 30, mayonnaise 15
sándwich de miga, sándwiches de miga, sanguchitos de miga, triple de miga, sanguche de miga | white-bread 40, ham-sliced-deli 15, american-cheese 12, butter-salted 5 | x3
carlitos, carlito, tostado en pan árabe | white-bread 70, ham-sliced-deli 40, mozzarella-whole 45
medialuna, medialunas, medialuna de manteca, medialunas de manteca, medialuna de grasa, bola de fraile, cañoncito, sacramento, cuernito de grasa | croissant 42 | x2
medialuna con jamón y queso, medialunas con jamón y queso, medialuna de jamón y queso | croissant 45, ham-sliced-deli 20, american-cheese 15 | x2
alfajor, alfajor de maicena, alfajores, alfajor de chocolate, alfajor havanna, alfajor triple, cachafaz, alfajor santafesino | all-purpose-flour 16, butter-salted 7, sugar-white 12, milk-condensed 14, milk-chocolate 5, egg-yolk-raw 3
empanada argentina, empanada salteña, empanada tucumana, empanada de pino, empanada al horno, salteña | all-purpose-flour 38, beef-ground-80-cooked 35, onion 15, lard 8, egg-hard-boiled 5 | x2
empanada colombiana, empanada valluna | corn-flour-masa 50, beef-ground-80-cooked 40, potato-boiled 30, canola-oil 9 | x2
empanada de humita, empanada de choclo | all-purpose-flour 55, corn-canned 60, milk-whole 40, queso-fresco 25, onion 20, butter-salted 10 | x2
muzza, muzzarella, porción de muzza, fugazzeta, fugazza, porción de pizza, pizza napolitana argentina, pizza de molde | italian-bread 70, mozzarella-whole 50, pizza-sauce 25, olive-oil 4 | x2
fainá | chickpea-flour 35, olive-oil 6
tarta de acelga, tarta pascualina, pascualina, tarta de zapallito, tarta de puerro | all-purpose-flour 40, butter-salted 12, egg-whole-raw 35, mozzarella-whole 35, spinach-cooked 60
ñoquis, ñoquis de papa | potato-boiled 132, all-purpose-flour 48
ñoquis con tuco, ñoquis con salsa, ñoquis con estofado+r | potato-boiled 132, all-purpose-flour 48, marinara-sauce 90, parmesan-grated 8, canola-oil 4
sorrentinos, sorrentinos de jamón y queso, ravioles con tuco+B, ravioles con salsa+B, agnolotis+B, capeletis+B | pasta-cooked 170, ricotta-whole 50, ham-sliced-deli 25, marinara-sauce 110, parmesan-grated 8, egg-whole-raw 12
tallarines con tuco, fideos con manteca, fideos con manteca y queso, tallarines, fideos con salsa, tallarines con estofado+r, tallarines verdes, tallarín saltado+rqM | pasta-cooked 240, marinara-sauce 120, parmesan-grated 8, olive-oil 5
polenta con tuco, polenta con salsa | polenta-dry 60, marinara-sauce 100, cheddar 20
guiso de arroz, guiso carrero, guiso de fideos, guisito | lentils-cooked 180, beef-stew-meat-cooked 60, potato-boiled 60, chorizo-raw 15, onion 20, canola-oil 6
carapulcra | pork-loin-chop-cooked 90, potato-boiled 200, peanuts-roasted 12, onion 30, canola-oil 8
anticuchos, anticucho | beef-top-sirloin-lean-cooked 70, canola-oil 4 | x2
papa a la huancaína | potato-boiled 220, queso-fresco 50, milk-evaporated 50, saltine-crackers 12, canola-oil 10, egg-hard-boiled 25
causa, causa limeña | potato-boiled 220, mayonnaise 30, tuna-light-canned-oil 40, egg-hard-boiled 25, avocado 40
pastel de papa, pastel de papas, pastel de choclo, pastel de carne | potato-boiled 180, beef-ground-80-cooked 100, onion 40, milk-2-percent 30, butter-salted 6, egg-hard-boiled 15
revuelto gramajo, papas a caballo, lomo a lo pobre, bistec a lo pobre, chorrillana | fries-oven 170, canola-oil 14, egg-fried 92, beef-top-sirloin-lean-cooked 60, onion 30
provoleta, provolone asado, queso a la plancha, queso asado | provolone 80
matambre a la pizza, matambrito, matambre arrollado | beef-flank-steak-cooked 140, mozzarella-whole 40, marinara-sauce 30
puré de papa, puré de papas, puré de calabaza, puré mixto, puré de zapallo, puré instantáneo | potato-boiled 180, milk-2-percent 25, butter-salted 8
papas al horno, papa criolla, papas criollas, papas rústicas, papas a la francesa, papas a la provenzal | potato-baked 150, olive-oil 10
salpicón de ave, salpicón de pollo | chicken-breast-cooked 90, potato-boiled 80, carrot-boiled 30, mayonnaise 15
vitel toné, matambre con rusa | beef-eye-of-round-lean-cooked 90, mayonnaise 35, tuna-light-canned-oil 15
pionono, pionono salado | all-purpose-flour 30, egg-whole-raw 40, sugar-white 10, mayonnaise 20, ham-sliced-deli 30
dulce de leche, cucharada de dulce de leche, manjar, arequipe, cajeta | milk-condensed 20
tostadas con manteca y mermelada, tostadas con dulce de leche, tostadas con manteca, pan con manteca | white-bread 28, cream-cheese 10, jam 10 | x2
termo de mate, mate amargo, mate cebado, mate cocido, tereré | tea-herbal 500
mate dulce, mate cocido con leche+m | tea-herbal 240, sugar-white 10
yerbeado, tinto, tintico, café tinto, tinto sin azúcar, perico café | coffee 120
pintado, café en leche, café con leche colombiano, café con leche chico | coffee 60, milk-2-percent 90
bizcochitos de grasa, bizcochitos, don satur, criollitos, libritos | all-purpose-flour 5, lard 2, butter-salted 0.4 | x6
galletitas, galletitas de agua, galletas saladas, galletas de soda, criollitas, saltinas, saladitas, galletas ducales, ducales, tostines, galletas saltín, saltín, saltín noel, galletas habaneras, habaneras | saltine-crackers 6 | x5
galletitas dulces, pepitos, chocolinas+m, surtido bagley+m, galletas festival, galletas de avena+o, chiquilín+m, galletas de chocolate+m, tosh, galletas tosh, galleta de avena+o, chokis+m | graham-crackers 8, sugar-white 2, canola-oil 1.5 | x4
bandeja paisa, bandeja paisa completa | white-rice-cooked 150, pinto-beans-cooked 170, beef-ground-80-cooked 70, bacon-cooked 22, egg-fried 46, plantain-ripe 70, avocado 50, chorizo-raw 30, canola-oil 12
ajiaco, ajiaco santafereño, ajiaco con pollo | potato-boiled 250, chicken-breast-cooked 90, corn-raw 70, cream-light 30, avocado 50, capers 4
mondongo, sopa de mondongo, cuchuco, caldo de costilla, caldito de costilla, sopa de lentejas con carne, sopa de patacón | beef-pot-roast-cooked 70, potato-boiled 120, carrot-boiled 30, beef-broth 260
changua | milk-2-percent 250, egg-poached 50, french-bread 30, scallions 10
lechona tolimense, fritanga, picada colombiana, picada con carne | pork-loin-chop-cooked 150, white-rice-cooked 80, split-peas-cooked 40, lard 15
salchipapa, salchipapas, salchipapa especial, choripapa | fries-oven 200, canola-oil 18, pork-sausage-cooked 90, mayonnaise 20, ketchup 15
perro caliente, pancho, panchos, perro callejero, jocho, jochos, dogo | hamburger-bun 55, pork-sausage-cooked 60, mayonnaise 15, ketchup 10, potato-chips 5
arepa blanca, arepa de maíz, arepa paisa, arepa antioqueña, arepa asada, arepa tela | corn-flour-masa 50, canola-oil 2
arepa con queso, arepa de queso, arepa con quesito, arepa boyacense, arepa de choclo, arepa de chócolo, cachapa, cachapa con queso, arepa rellena de queso | corn-flour-masa 55, queso-fresco 50, butter-salted 6
arepa de huevo, arepa e huevo, arepa con huevo | corn-flour-masa 60, egg-fried 46, canola-oil 14
reina pepiada, arepa reina pepiada, arepa rellena, arepa con pollo, arepa mixta | corn-flour-masa 65, chicken-breast-cooked 60, avocado 40, mayonnaise 12, canola-oil 4
pabellón en arepa, arepa pelúa | corn-flour-masa 80, beef-pot-roast-cooked 70, cheddar 30, canola-oil 8
pabellón, pabellón criollo | white-rice-cooked 150, black-beans-cooked 100, beef-pot-roast-cooked 100, plantain-ripe 80, canola-oil 10
pandebono, pandebonos, pan de bono, almojábana, almojábanas, pandeyuca, pão de queijo, roscón de arequipe+g | tapioca-pearls 25, queso-fresco 32, egg-whole-raw 8, butter-salted 5
buñuelo, buñuelos, buñuelo colombiano | tapioca-pearls 22, queso-fresco 35, canola-oil 12, egg-whole-raw 8
tajadas, tajadas de maduro, tajada de maduro, plátano maduro frito, plátanos maduros, plátano macho frito | plantain-ripe 28, canola-oil 2 | x4
carimañola, carimañolas | cassava-raw 55, beef-ground-80-cooked 15, canola-oil 6 | x2
yuca frita, yuca cocida, yuquita, yuca al vapor, mandioca, mandioca hervida | cassava-raw 150, canola-oil 5
hogao, guacamole con hogao, ají picante, chimichurri, pico de gallo, salsa criolla, pebre, llajua, salsa roja, salsa verde mexicana | tomato 25, onion 10, canola-oil 4
salsa macha | peanuts-roasted 10, chili-flakes 3, canola-oil 10, sesame-seeds 2
bocadillo veleño, bocadillos veleños, bocadillo de guayaba, ate de guayaba, dulce de batata, dulce de membrillo, postre vigilante+d, martín fierro+d | guava 15, sugar-white 24
panela, trozo de panela, piloncillo | sugar-brown 20
pony malta, ponymalta, maltín, malta india | cola 350, pearl-barley-cooked 8
quesillo, cuajada con melao, torta tres leches, postre de natas, esponjado, merengón, torta de chocolate, torta de tres leches, torta de vainilla, ponqué de chocolate, chajá, rogel, pastafrola, pasta frola | all-purpose-flour 28, sugar-white 25, egg-whole-raw 22, milk-condensed 20, cream-heavy 10
suspiro, suspiro limeño, turrón de doña pepa+gz | milk-condensed 60, egg-yolk-raw 15, sugar-white 15
mazamorra morada | corn-flour-masa 15, sugar-white 25, fruit-cocktail-juice 60, water 150
picarones | all-purpose-flour 35, sweet-potato-boiled 40, sugar-white 20, canola-oil 12
pollo broaster, pollo apanado+e, pollo frito con papas, pollo frisby | chicken-leg-skinless-cooked 170, all-purpose-flour 15, canola-oil 16
corrientazo, almuerzo corriente, comida corrida, menú ejecutivo, almuerzo casero, casado | white-rice-cooked 150, pinto-beans-cooked 90, beef-top-round-lean-cooked 90, plantain-ripe 50, lettuce-iceberg 30, canola-oil 10 | ?
gallo pinto | white-rice-cooked 170, black-beans-cooked 100, onion 20, canola-oil 10 | ?
arroz chaufa, chaufa, arroz chino, arroz paisa | white-rice-cooked 230, shrimp-cooked 40, chicken-breast-cooked 40, egg-whole-raw 30, canola-oil 12, soy-sauce 8
mojarra, mojarra frita, pescado frito con patacón, bagre, trucha al ajillo, pescado zarandeado, huachinango, tilapia a la plancha, filete de tilapia, filete de pescado | tilapia-cooked 180, canola-oil 8
sushi mexicano, rollo california+kq, rollo de sushi, piezas de sushi | sushi-rice-cooked 18, salmon-atlantic-raw 7, cream-cheese 3 | x8
revuelto de gambas | egg-scrambled 120, shrimp-cooked 60, olive-oil 5
tacos de camarón | corn-tortilla 26, shrimp-cooked 45, all-purpose-flour 8, canola-oil 6, cabbage-green 15, mayonnaise 8 | x3
tacos gobernador | corn-tortilla 26, shrimp-cooked 45, mozzarella-whole 18, canola-oil 4 | x3
taco de camarón | corn-tortilla 26, shrimp-cooked 45, all-purpose-flour 8, canola-oil 6, cabbage-green 15, mayonnaise 8 | x3
torta de jamón | bolillo-roll 90, ham-sliced-deli 60, refried-beans-vegetarian 30, avocado 25, mayonnaise 10
torta de huevo | bolillo-roll 90, egg-scrambled 110, refried-beans-vegetarian 30, avocado 20
caldo de res | beef-stew-meat-cooked 90, potato-boiled 80, carrot-boiled 50, cabbage-green 40, beef-broth 250
cerdo en salsa verde | pork-loin-chop-cooked 130, potato-boiled 60, tomato 60, onion 30, canola-oil 8
ceviche de pescado | cod-atlantic-cooked 130, lime-juice 40, onion 40, sweet-potato-boiled 60
milanesa de pollo | chicken-breast-cooked 120, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 12
suprema de pollo | chicken-breast-cooked 120, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 12
pebete de jamón y queso | french-bread 70, ham-sliced-deli 40, mozzarella-whole 30, butter-salted 8
ñoquis a la bolognesa | potato-boiled 170, all-purpose-flour 50, marinara-sauce 80, beef-ground-80-cooked 50, parmesan-grated 8, canola-oil 4
ají de gallina | chicken-breast-cooked 110, white-bread 30, milk-evaporated 50, walnuts 8, canola-oil 10, potato-boiled 100, white-rice-cooked 120
salpicón de atún | tuna-light-canned-water 100, potato-boiled 80, carrot-boiled 40, olive-oil 10
arepa con carne | corn-flour-masa 60, beef-pot-roast-cooked 70, canola-oil 6
bocadillo con queso | guava 60, sugar-white 25, queso-blanco 40
queso y dulce | guava 60, sugar-white 25, queso-blanco 40
cazuela de mariscos | shrimp-cooked 80, mussels-cooked 50, squid-raw 60, potato-boiled 80, tomato 60, cream-light 40, canola-oil 8
arroz con mariscos | white-rice-cooked 230, shrimp-cooked 60, mussels-cooked 30, squid-raw 30, canola-oil 10
jamón ibérico, jamón serrano, ración de jamón, plato de jamón, jamón de bellota | ham-lean-roasted 38, lard 5
ensalada mixta, ensalada ilustrada, ensalada completa | lettuce-romaine 70, tomato 70, onion 20, tuna-light-canned-oil 30, egg-hard-boiled 25, olives-green 12, olive-oil 9
ensalada de tomate y cebolla | tomato 180, onion 15, olive-oil 9
tigre, mejillones rellenos, mejillones tigre | mussels-cooked 22, all-purpose-flour 6, milk-whole 15, breadcrumbs-plain 5, olive-oil 5 | x3
atún encebollado, bonito encebollado, bonito con tomate, atún con tomate | tuna-yellowfin-cooked 150, onion 80, olive-oil 13
trucha a la navarra | trout-cooked 150, ham-sliced-deli 20, olive-oil 8
cochinillo, cochinillo asado, tostón | pork-loin-chop-cooked 170, lard 18
cordero asado, lechazo, lechazo asado, pierna de cordero, paletilla de cordero, paletilla | lamb-leg-lean-cooked 190, lard 8
escalivada | eggplant 90, pepper-red-bell 80, onion 40, olive-oil 11
espinacas con pasas y piñones, espinacas a la catalana | spinach-cooked 150, raisins 15, pine-nuts 11, olive-oil 8
berenjenas rellenas, berenjena rellena, calabacines rellenos, calabacín relleno, pimientos rellenos, pimiento relleno, pimientos del piquillo rellenos | eggplant 140, beef-ground-90-cooked 60, marinara-sauce 50, gouda 20, olive-oil 8
barbacoa, barbacoa de borrego, barbacoa de res | lamb-leg-lean-cooked 130, lard 6
pastel de tres leches, tres leches | all-purpose-flour 22, sugar-white 24, egg-whole-raw 25, milk-condensed 35, milk-evaporated 30, cream-light 25
chocorroles, chocoroles, pingüinos, gansito, pingüino | all-purpose-flour 22, sugar-white 18, canola-oil 8, cocoa-powder 3, jam 8
factura, facturas, vigilante, vigilantes, factura con crema, facturas con dulce de leche, factura con dulce de leche | all-purpose-flour 26, butter-salted 10, sugar-white 10, egg-whole-raw 5 | x2
tostado de jamón y queso, tostados de jamón y queso, tostado mixto | white-bread 80, ham-sliced-deli 40, mozzarella-whole 50, butter-salted 5
milanesa de soja, milanesas de soja | soybeans-cooked 80, breadcrumbs-plain 25, canola-oil 9
panqueque con dulce de leche, panqueques con dulce de leche, panqueque de dulce de leche | all-purpose-flour 16, milk-whole 30, egg-whole-raw 15, milk-condensed 40, butter-salted 4
submarino | milk-whole 240, milk-chocolate 20
tequeño | all-purpose-flour 14, queso-blanco 16, canola-oil 5 | x5
completo italiano, completo chileno | french-roll 55, pork-sausage-cooked 50, avocado 60, tomato 40, mayonnaise 15
cazuela de vacuno, cazuela de pollo, cazuela de ave | chicken-thigh-skinless-cooked 100, potato-boiled 120, pumpkin-canned 60, corn-raw 50, chicken-broth 250
lomo embuchado, caña de lomo, lomo ibérico, cecina de león | ham-lean-roasted 40, lard 2
filete ruso, filetes rusos | beef-ground-90-cooked 80, breadcrumbs-plain 8, olive-oil 6
fritura, pescaíto frito, pescadito frito, fritura de pescado, frito variado | cod-atlantic-cooked 140, all-purpose-flour 28, olive-oil 20
bikini, sándwich bikini, biquini | white-bread 60, ham-sliced-deli 35, american-cheese 25, butter-salted 8
asado, asado argentino, asado de res, parrillada, parrillada de carne, parrillada mixta | beef-ribeye-lean-cooked 180, pork-sausage-cooked 40
arroz con pollo, arroz con pollo peruano | white-rice-cooked 210, chicken-thigh-skinless-cooked 110, green-peas-frozen 25, carrot 20, canola-oil 8
charquicán | potato-boiled 160, beef-ground-90-cooked 60, pumpkin-raw 80, corn-frozen 40, onion 25, canola-oil 8
sopaipillas, sopaipilla | all-purpose-flour 28, pumpkin-raw 15, lard 4, canola-oil 4 | x3
curanto | mussels-cooked 120, clams-canned 60, chicken-thigh-skinless-cooked 100, pork-sausage-cooked 60, potato-boiled 200
tacu tacu | white-rice-cooked 150, pinto-beans-cooked 120, canola-oil 12, onion 20
mofongo | plantain-ripe 250, lard 20, bacon-cooked 20, garlic 6
moros y cristianos, congrí, arroz congrí, arroz con frijoles | white-rice-cooked 170, black-beans-cooked 90, canola-oil 8, onion 20
arroz con gandules | white-rice-cooked 190, pigeon-peas-cooked 60, ham-lean-roasted 15, canola-oil 8
salmorejo cordobés | tomato 200, white-bread 40, olive-oil 20, egg-hard-boiled 15, ham-sliced-deli 10
coca de verduras, coca de recapte, coca de trampó | all-purpose-flour 55, olive-oil 14, pepper-red-bell 50, onion 40, eggplant 40
patatas alioli, patatas al ajillo | potato-boiled 180, mayonnaise 30, olive-oil 4
huevos fritos con patatas, huevos con patatas, huevo frito con patatas | egg-fried 92, fries-oven 150, olive-oil 10
pizza barbacoa | italian-bread 230, pizza-sauce 40, bbq-sauce 50, beef-ground-80-cooked 80, mozzarella-whole 100
pizza cuatro quesos, pizza 4 quesos, pizza de cuatro quesos, pizza quattro formaggi | italian-bread 230, pizza-sauce 60, mozzarella-whole 90, blue-cheese 30, parmesan-grated 20, gouda 30
hamburguesa completa | hamburger-bun 60, beef-ground-80-cooked 100, cheddar 25, egg-fried 46, lettuce-iceberg 15, tomato 30, mayonnaise 12
almejas a la marinera, almejas marinera | clams-canned 90, onion 25, olive-oil 8, wine-white 25, all-purpose-flour 3
pan con tomate, pan tumaca, pa amb tomàquet | french-bread 60, tomato 50, olive-oil 8
atol, atole de maíz, atole blanco | corn-flour-masa 20, sugar-white 18, milk-2-percent 120, cinnamon 1
porción de fugazza | italian-bread 90, onion 60, mozzarella-whole 30, olive-oil 5
chifa, chaufa de pollo | white-rice-cooked 230, chicken-breast-cooked 80, egg-whole-raw 40, soy-sauce 12, canola-oil 12
bocadillo de blanc i negre, bocadillo de blanco y negro, blanc i negre | french-bread 120, pork-sausage-cooked 80, olive-oil 6
cremaet | coffee 45, spirits 20, sugar-white 6
cacaos, cacaus, cacao del collaret, cacaos y altramuces | peanuts-roasted 30
coca de llanda | all-purpose-flour 28, sugar-white 18, canola-oil 10, egg-whole-raw 10, milk-2-percent 12
coca con atún, coca de atún, coca de tomate y atún | all-purpose-flour 55, olive-oil 12, tuna-light-canned-oil 35, tomato-puree 40
clóchinas, clóxines, clóchinas al vapor | mussels-cooked 70
esgarraet, esgarradet | pepper-red-bell 100, cod-atlantic-cooked 40, olive-oil 10
figatell, figatells | pork-ground-cooked 60, chicken-liver-cooked 20 | x2
titaina | tuna-light-canned-oil 50, tomato 80, pepper-red-bell 60, olive-oil 10, pine-nuts 5
brascada, bocadillo brascada | french-bread 110, beef-top-sirloin-lean-cooked 90, ham-sliced-deli 25, onion 40, olive-oil 10
mistela, moscatel | wine-white 70, sugar-white 6
agua de valencia | orange-juice 90, wine-white 60, spirits 15, sugar-white 4
milanesa napolitana, milanesa a la napolitana, milanesa napo | beef-top-round-lean-cooked 120, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 15, ham-sliced-deli 20, mozzarella-whole 45, marinara-sauce 30
tarta de jamón y queso, tarta de verdura, tarta de zapallitos, tarta de espinaca | all-purpose-flour 35, butter-salted 14, ham-sliced-deli 15, mozzarella-whole 30, egg-whole-raw 35, chard 40
empanada de jyq, empanadas de jyq, empanadas de jamón y queso, empanada jyq | all-purpose-flour 38, lard 10, mozzarella-whole 25, ham-sliced-deli 18 | x2
sanguchito, sánguche, sanguchito de jamón y queso, sanguche de jamón y queso | white-bread 60, ham-sliced-deli 30, gouda 25
bizcochos de grasa, cuernitos de grasa | all-purpose-flour 10, lard 4 | x4
cremona | all-purpose-flour 60, lard 16
bocadillo de jamón y queso, bocata de jamón y queso, bocata jamón queso, bocadillo jamón queso, bocadillo jamón y queso, bocata jamón y queso | french-bread 110, ham-sliced-deli 40, gouda 30
galleta, galletas, galletita, galletas integrales | all-purpose-flour 5, sugar-white 2.5, canola-oil 1.8 | x4
galleta príncipe+m, galletas príncipe+m, príncipe de chocolate+m, galletas emperador+m, emperador chocolate+m, galletas rellenas+m, galleta rellena+m | graham-crackers 14, sugar-white 3, canola-oil 3 | x3
palmera | all-purpose-flour 40, butter-salted 22, sugar-white 18
palmera de chocolate, napolitana rellena, cuña de chocolate | all-purpose-flour 40, butter-salted 22, sugar-white 18, milk-chocolate 18
bizcocho, trozo de bizcocho, porción de bizcocho, bizcocho de yogur, bizcocho casero, bizcochuelo, budín, budín de pan, budín inglés | all-purpose-flour 28, sugar-white 20, canola-oil 9, egg-whole-raw 16, yogurt-plain-whole 10
mortadela | pork-sausage-cooked 40
morcilla, morcilla de burgos, morcillas | pork-sausage-cooked 60
huevos rellenos, huevo relleno | egg-hard-boiled 25, mayonnaise 8, tuna-light-canned-oil 8 | x4
papilla de avena, bol de avena, tazón de avena, avena cocida con leche | rolled-oats-dry 50, milk-2-percent 200
chuletón, chuletón de buey, chuletón de ternera, txuleta | beef-ribeye-lean-cooked 330
oreja, oreja a la plancha, oreja de cerdo, oreja con tomate | pork-spareribs-cooked 110
patacón, patacones, tostones, tostón de plátano, plátano verde frito, patacones con hogao, patacón con hogao, patacón pisao | plantain-ripe 42, canola-oil 5 | x3
salchicha, salchichas, salchicha frankfurt, salchichas frankfurt, salchicha de frankfurt, vienesa, vienesas, salchicha viena | pork-sausage-cooked 32, turkey-sausage-cooked 18 | x2
cubata, cubata de ron, cubata de ron cola, cubata de ron con cola, cuba libre, ron cola, ron con cola | spirits 45, cola 180
ensalada de tomate, ensalada tomate, tomate aliñado, tomate con aceite | tomato 200, olive-oil 8
ensalada caprese, ensalada de tomate y mozzarella | tomato 150, mozzarella-whole 80, olive-oil 8
ensalada griega | tomato 100, cucumber 80, feta 60, olives-black 20, onion 20, olive-oil 8
macarrones con chorizo, macarrones con chorizo y tomate | pasta-cooked 230, marinara-sauce 100, chorizo-raw 50, parmesan-grated 8
caldo, caldo casero, taza de caldo, consomé | chicken-broth 250, chicken-fat 2
pupusa, pupusas | corn-flour-masa 45, refried-beans-vegetarian 20, queso-fresco 25, lard 3 | x2
montadito, montaditos, montadito de lomo, montaditos de lomo | french-bread 40, pork-loin-chop-cooked 30, olive-oil 3
montadito de jamón | french-bread 40, ham-sliced-deli 25, olive-oil 3
montadito de pollo | french-bread 40, chicken-breast-cooked 35, mayonnaise 5
montadito de queso | french-bread 40, gouda 25
bocadillo de pavo, bocata de pavo, bocadillo de pavo y queso | french-bread 100, turkey-deli 50, swiss-cheese 20
torta de milanesa, sándwich de milanesa, sánguche de milanesa, sanguche de mila, torta de milanesa con queso | bolillo-roll 90, beef-top-round-lean-cooked 90, breadcrumbs-plain 20, egg-whole-raw 10, canola-oil 14, avocado 25, refried-beans-vegetarian 25, queso-fresco 15
`
