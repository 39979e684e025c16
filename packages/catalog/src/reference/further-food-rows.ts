/**
 * Foods that people eat daily and that neither USDA nor the kitchen has, by shop aisle:
 * `id | English | German | Spanish | classes | kcal protein carbs fat fiber sugar sodium potassium iron | portions | source`,
 * figures of 100 g with carbohydrate as the total, fiber included, and `-` for what the source does not tell. Portions are
 * `unit grams@step`, the usual one first. Sources are explained in `data/SOURCES.md`: `bls`, `ciqual` and `cofid` with
 * the code of their row; `label` for the middle of what packs of the kind print, with the energy that packs lie between.
 */
export const furtherFoodRows = `
## Dairy & Eggs
skyr | Skyr, plain | Skyr, natur | Skyr natural | milk, cheese_rennet | 64 10.35 3.37 0.84 0.18 - - - - | tub 150@0.5; tbsp 20@0.5 | bls M710100
skyr-fruit | Skyr, with fruit | Skyr mit Frucht | Skyr de frutas | milk, cheese_rennet, added_sugar, sweet_fruit, gelatin_possible | 79 8.6 10.6 0.2 - - - - - | tub 150@0.5; tbsp 20@0.5 | label 70-95
quark-lowfat | Quark, low-fat | Magerquark | Quark desnatado | milk, cheese_rennet | 66 11.85 3.68 0.18 0 - 34 - - | tub 250@0.25; tbsp 30@0.5 | bls M713100
quark-20 | Quark, 20% fat in dry matter | Speisequark, 20 % Fett i. Tr. | Quark, 20 % de grasa en extracto seco | milk, cheese_rennet | 110 12.245 3.04 5.1 0 - 35 - - | tub 250@0.25; tbsp 30@0.5 | bls M713300
quark-40 | Quark, 40% fat in dry matter | Speisequark, 40 % Fett i. Tr. | Quark, 40 % de grasa en extracto seco | milk, cheese_rennet | 159 10.874 2.6 11.4 0 - - - - | tub 250@0.25; tbsp 30@0.5 | bls M713500
quark-fruit | Quark with fruit, low-fat | Früchtequark, mager | Quark desnatado con frutas | milk, cheese_rennet, added_sugar, sweet_fruit, gelatin_possible | 99 6.98 17.07 0.15 0.2 - - - - | tub 150@0.5; tbsp 30@0.5 | bls M831100
fromage-frais-0 | Fromage frais, 0% fat | Fromage blanc, 0 % Fett | Queso fresco batido, 0 % de grasa | milk, cheese_rennet | 48.4 7.34 4.26 0.1 0.04 3.29 36 168 - | tub 125@0.5; tbsp 30@0.5 | ciqual 19644
fromage-frais-3 | Fromage frais, 3% fat | Fromage blanc, 3 % Fett | Queso fresco batido, 3 % de grasa | milk, cheese_rennet | 75.7 7.28 3.88 3.23 0.02 3.86 35 162 - | tub 125@0.5; tbsp 30@0.5 | ciqual 19646
petit-suisse | Petit-suisse, plain | Petit Suisse, natur | Petit suisse natural | milk, cheese_rennet | 137 9.19 3.39 9.89 0.78 2.61 30 139 - | tub 60 | ciqual 19666
kefir-whole | Kefir, plain, 3.5% fat | Kefir, natur, 3,5 % Fett | Kéfir natural, 3,5 % de grasa | milk | 63 3.164 4.13 3.5 0 - - - - | cup 245@0.25; bottle 500@0.5 | bls M130300
cream-yogurt-10 | Yogurt, Greek style, 10% fat | Joghurt griechischer Art, 10 % Fett | Yogur estilo griego, 10 % de grasa | milk, gelatin_possible | 124 3.3 4.5 10 0 - - - - | tub 150@0.5; tbsp 20@0.5 | bls M141500
protein-yogurt | Protein yogurt, with fruit | Proteinjoghurt mit Frucht | Yogur proteico de frutas | milk, sweetener, sweet_fruit, gelatin_possible | 64 10 5.6 0.2 - - - - - | tub 200@0.5 | label 56-75
protein-pudding | Protein pudding | Proteinpudding | Pudin proteico | milk, sweetener, gelatin_possible, caffeine | 76 10 5.5 1.5 - - - - - | tub 200@0.5 | label 72-86
protein-drink | Protein drink, milk-based | Proteindrink auf Milchbasis | Batido proteico de leche | milk, sweetener, soy_possible | 59 8.4 4.6 0.8 - - - - - | bottle 330@0.5 | label 50-70
halloumi | Halloumi | Halloumi | Queso halloumi | milk, cheese_rennet | 315 21.46 0.1 25.06 0 - - - - | slice 30@0.5 | bls M524500
raclette-cheese | Raclette cheese | Raclettekäse | Queso raclette | milk, cheese_rennet | 342 22.8 0 27.5 0 - - - - | slice 30@0.5 | bls M307700
sour-milk-cheese | Sour milk cheese (Harzer) | Harzer Käse | Queso Harzer | milk, cheese | 128 30.031 0 0.473 0 - - - - | piece 25 | bls M730100
cream-cheese-very-low-fat | Cream cheese, very low fat | Frischkäse, unter 1 % Fett | Queso crema, menos de 1 % de grasa | milk, cheese_rennet | 64 11.9 3 0.2 0 - - - - | tbsp 20@0.5 | bls M820100
manchego | Manchego | Manchego | Queso manchego | milk, animal_rennet, egg_possible | 413 24 0.5 35 0 - - - - | slice 20@0.5 | label 390-450
queso-de-burgos | Fresh cheese, Burgos style | Frischkäse nach Burgos-Art | Queso fresco de Burgos | milk, cheese_rennet | 177 12 3 13 0 - - - - | portion 75@0.5 | label 160-200
tortilla-espanola | Spanish omelet with potatoes | Spanisches Omelett mit Kartoffeln | Tortilla de patatas con cebolla | egg, potato, allium, seed_oil, milk_possible | 165 5.56 14.4 9.9 2.7 1.22 425 450 0.64 | slice 125@0.5 | ciqual 22510
omelet-plain | Omelet, plain | Omelett, natur | Tortilla francesa | egg, seed_oil, milk_possible | 196 13.8 0.9 15.3 0 0.31 240 117 1.8 | portion 110@0.5 | ciqual 22500

## Meat & Fish
chorizo-cured | Chorizo, cured | Chorizo, luftgetrocknet | Chorizo curado | pork, processed_meat, spice_blend, chili, allium, milk_possible, soy_possible | 425 23.5 2.17 36.1 0.93 1.24 1690 - - | slice 10; oz 28.35@0.5 | ciqual 30315
serrano-ham | Serrano ham | Serrano-Schinken | Jamón serrano | pork, processed_meat | 243 31 0.5 13 0 - 2000 - - | slice 15; oz 28.35@0.5 | label 215-275
iberico-ham | Iberico ham | Ibérico-Schinken | Jamón ibérico | pork, processed_meat | 341 33 0.5 23 0 - 1900 - - | slice 15; oz 28.35@0.5 | label 310-380
lean-cured-pork-loin | Lean cured pork loin (Lachsschinken) | Lachsschinken | Lomo curado y ahumado | pork, processed_meat | 123 24.43 0.76 2.08 0 - - - - | slice 10 | bls W443000
air-dried-beef | Air-dried beef (Bündnerfleisch) | Bündnerfleisch | Carne seca de vacuno | beef, processed_meat, spice_blend, alcohol_possible | 207 38.9 0.56 5.47 0 0.56 1530 660 1.8 | slice 8 | ciqual 28860
dry-pork-sausage | Dry-cured pork sausage (saucisson) | Luftgetrocknete Salami vom Schwein | Salchichón o fuet | pork, processed_meat, spice_blend, allium, milk_possible | 417 28.7 1.79 32.3 0 1.4 1780 525 1.68 | slice 7; oz 28.35@0.5 | ciqual 30301
black-pudding | Black pudding, fried | Blutwurst, gebraten | Morcilla, frita | pork, blood, animal_fat, processed_meat, spice_blend, allium, milk_possible, barley_possible, wheat_possible | 246 11.9 3.78 20.3 0 2.86 525 155 22.8 | link 100@0.5; slice 20 | ciqual 8704
liver-sausage-fine | Liver sausage, fine (Leberwurst) | Leberwurst, fein | Paté alemán de hígado (Leberwurst) | pork, organ_meat, processed_meat, spice_blend, allium, milk_possible | 357 12.3 2.05 33.15 0 - - - - | portion 30@0.5; tbsp 20@0.5 | bls W310000
meat-loaf-leberkaese | Bavarian meat loaf (Leberkäse) | Leberkäse | Pastel de carne bávaro (Leberkäse) | pork, beef, processed_meat, spice_blend, allium, milk_possible | 282 13.5 0.57 24.9 0 - - - - | slice 120@0.5 | bls W233000
spreadable-sausage | Spreadable smoked sausage (Teewurst) | Teewurst | Embutido para untar (Teewurst) | pork, processed_meat, spice_blend | 373 12.72 0 35.6 0 - - - - | portion 20@0.5; tbsp 20@0.5 | bls W121100
vienna-sausage | Vienna sausages | Wiener Würstchen | Salchichas de Viena | pork, processed_meat, spice_blend, milk_possible | 289 12.9 0 26.15 0 - - - - | link 50 | bls W211200
lyoner | Lyon sausage (Fleischwurst) | Lyoner | Mortadela alemana (Lyoner) | pork, processed_meat, spice_blend, allium, milk_possible | 281 12.25 0.25 25.5 0 - - - - | slice 15; portion 100@0.5 | bls W231100
merguez | Merguez, cooked | Merguez, gebraten | Merguez, cocinada | beef, lamb, processed_meat, spice_blend, chili, allium | 283 19.8 1.8 21.8 0 1.6 930 513 2.04 | link 50 | ciqual 30155
matjes | Matjes herring fillet | Matjesfilet | Filete de arenque matjes | fish | 177 14.64 0 12.6 0 - - - - | fillet 80@0.5 | bls T811100
veggie-bratwurst | Vegetarian bratwurst, tofu and wheat | Vegetarische Bratwurst | Salchicha vegetariana | soy, wheat, egg_possible, spice_blend, seed_oil, allium | 195 18.38 10.78 9.79 5.47 - - - - | link 80 | bls H910300
vegan-schnitzel | Vegan schnitzel | Veganes Schnitzel | Escalope vegano | wheat, soy, spice_blend, seed_oil | 297 15.6 19.37 18.55 5.8 - - - - | piece 80 | bls H910400

## Bakery
wholemeal-rye-bread | Wholemeal bread, dense (Vollkornbrot) | Vollkornbrot nach deutscher Art | Pan integral alemán | rye, wheat, gluten, seed, sesame_possible | 210 7.16 48.04 1.01 10.04 - - - - | slice 50@0.5 | bls B101000
mixed-rye-bread | Mixed rye bread (Mischbrot) | Roggenmischbrot | Pan de centeno y trigo | rye, wheat, barley_possible | 218 7.38 48.06 0.97 6.1 - - - - | slice 45@0.5 | bls B271000
wheat-roll | Wheat roll (Brötchen) | Weizenbrötchen | Panecillo de trigo alemán | wheat, barley_possible | 280 10.09 57.57 1.81 3.6 - - - - | roll 60@0.5 | bls B511000
protein-bread | Protein bread | Eiweißbrot | Pan proteico | wheat, soy, seed, sesame_possible, oats, milk_possible, egg_possible | 256 24 19 11.5 10 - - - - | slice 45@0.5 | label 240-280
lye-pretzel | Soft pretzel, German (Brezel) | Brezel | Pretzel alemán (Brezel) | wheat, barley_possible, milk_possible | 264 8.5 52 2.5 2.2 - - - - | pretzel 85@0.5 | label 250-290
rusk | Rusk (Zwieback) | Zwieback | Biscote dulce (Zwieback) | wheat, added_sugar, milk_possible | 414 11.05 76.83 7.86 4.62 - - - - | slice 10@0.5 | bls D038000
crumpet | Crumpets, toasted | Crumpets, getoastet | Crumpets, tostados | wheat, milk_possible | 207 6.9 47.4 1 2 - - - - | crumpet 45@0.5 | cofid 11-989
oatcakes | Oatcakes | Haferkekse, ungesüßt (Oatcakes) | Galletas de avena escocesas (oatcakes) | oats, gluten_trace, seed_oil | 443 10.5 66 17 8 - - - - | oatcake 10 | label 430-460

## Grains & Pasta
muesli-fruit | Muesli with dried fruit | Früchtemüsli | Muesli con frutas | oats, wheat, gluten, sweet_fruit, added_sugar, tree_nut_possible, milk_possible, sulphites_possible | 335 9.3 65.3 6 10.1 - - - - | portion 60@0.5; tbsp 10@0.5 | bls C538000
muesli-crunchy | Crunchy muesli with dried fruit | Knuspermüsli mit Früchten | Muesli crujiente con frutas | oats, wheat, gluten, sweet_fruit, added_sugar, honey_possible, seed_oil, tree_nut_possible, milk_possible, sulphites_possible | 410 7.9 66.3 14.1 7.1 - - - - | portion 60@0.5; tbsp 10@0.5 | bls C514400
polenta-cooked | Polenta, cooked | Polenta, gekocht | Polenta, cocida | corn | 123 3.232 26.96 1.052 3.515 - - - - | portion 200@0.25 | bls C346032
gnocchi | Potato gnocchi | Kartoffelgnocchi | Ñoquis de patata | potato, wheat, egg_possible, milk_possible, sulphites_possible | 160 4.2 35.5 0.6 2 - - - - | portion 200@0.25 | label 145-180
spaetzle | Spaetzle, ready to heat | Spätzle, frisch | Spätzle frescos | wheat, egg | 162 6 29 2.5 1.5 - - - - | portion 200@0.25 | label 145-190
maultaschen | Swabian filled pasta (Maultaschen) | Maultaschen | Pasta rellena suaba (Maultaschen) | wheat, egg, pork, spice_blend, allium, milk_possible, celery_possible | 206 8.5 24 8.5 2 - - - - | piece 50 | label 185-240
pierogi | Pierogi, potato and cheese | Piroggen mit Kartoffeln und Quark | Pierogi de patata y queso | wheat, potato, milk, cheese_rennet, allium, egg_possible | 183 6 32 3.5 2 - - - - | piece 30 | label 165-215

## Canned & Dry Goods
gazpacho | Gazpacho | Gazpacho | Gazpacho | tomato, allium, wine_vinegar, wheat_possible, sulphites_possible | 45 0.8 4.2 3 0.9 - - - - | cup 240@0.25 | label 35-60
fruit-gums | Fruit gums | Fruchtgummi | Gominolas | gelatin, added_sugar, wheat_possible | 312 4.8 71.71 0.3 1.01 - - - - | portion 30@0.5; piece 2.5 | bls S361000
chocolate-rice-cakes | Rice cakes with chocolate | Reiswaffeln mit Schokolade | Tortitas de arroz con chocolate | rice, added_sugar, caffeine, milk, soy_possible, tree_nut_possible | 481 6.5 64 23 4 - - - - | cake 17 | label 470-500

## Drinks
oat-drink-barista | Oat drink, barista | Haferdrink Barista | Bebida de avena barista | oats, gluten_trace, seed_oil | 59 1 7.4 3 0.8 - - - - | cup 240@0.25 | label 54-64
soy-yogurt-unsweetened | Soy yogurt alternative, unsweetened | Soja-Joghurtalternative, ungesüßt | Alternativa de soja al yogur, sin azúcar | soy | 44 4.17 0.33 2.67 0 - - - - | tub 150@0.5; tbsp 20@0.5 | bls H844000
apple-spritzer | Apple spritzer | Apfelschorle | Zumo de manzana con gas | juice, sweet_fruit | 24 0.1 5.9 0 0 - - - - | bottle 500@0.25; cup 240@0.25 | label 20-28
alcohol-free-pilsner | Alcohol-free pilsner | Alkoholfreies Pils | Cerveza sin alcohol | barley, malt, alcohol_possible | 18 0.416 3.7 0 0 - - - - | bottle 330@0.5 | bls P163100
alcohol-free-wheat-beer | Alcohol-free wheat beer | Alkoholfreies Weizenbier | Cerveza de trigo sin alcohol | wheat, barley, malt, alcohol_possible | 22 0.484 4.7 0 0 - - - - | bottle 500@0.5 | bls P151110

## Sports Nutrition
protein-bar | Protein bar | Proteinriegel | Barrita de proteínas | milk, sweetener, added_sugar, caffeine, soy_possible, peanut_possible, tree_nut_possible, gelatin_possible, gluten_possible, egg_possible | 365 33 36 12 6 - - - - | bar 60@0.5 | label 340-390
energy-chews | Energy chews | Energie-Kaubonbons | Gominolas energéticas | added_sugar, gelatin_possible | 325 0 81 0 0 - - - - | packet 60@0.5; chew 8 | label 310-340
isotonic-gel | Isotonic energy gel | Isotonisches Energiegel | Gel energético isotónico | added_sugar | 147 0 36.7 0 0 - - - - | gel 60 | label 140-150
maltodextrin | Maltodextrin powder | Maltodextrin-Pulver | Maltodextrina en polvo | added_sugar | 380 0 95 0 0 - - - - | scoop 30@0.5; tbsp 10@0.5 | label 375-385
dextrose | Glucose (dextrose) | Traubenzucker | Glucosa (dextrosa) | added_sugar | 400 0 100 0 0 100 - - - | tablet 6; tbsp 12@0.5 | bls S115100
recovery-powder | Recovery drink powder | Regenerationsdrink, Pulver | Bebida de recuperación en polvo | milk, added_sugar, sweetener, soy_possible | 376 25 60 4 0 - - - - | portion 60@0.5; tbsp 10@0.5 | label 365-390
`
