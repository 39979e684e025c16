/**
 * Dishes, bakery goods, sweets and drinks of Germany, Austria and Switzerland by their own names, `names | food grams, … | marks`
 * in the notation of `spoken-dishes.ts`, but each name is a dish of its own: what is called Corny is shown as that. One
 * portion is what a canteen, a bakery or a packet holds. Parts and their grams are those of common
 * recipes; sources and method are those of `takeaway-dishes.ts`.
 */
export const germanDishes = `
Linsencurry, Linsen-Curry, Linsen-Dal | lentils-cooked 180, coconut-milk-canned 50, tomatoes-canned 80, onion 30, canola-oil 6
Gemüselasagne | pasta-cooked 120, mixed-vegetables-frozen 120, marinara-sauce 80, milk-2-percent 80, mozzarella-part-skim 45, canola-oil 6
belegte Semmel, Wurstbrötchen, Wurstsemmel, Wurstweckle, Salamisemmel, Schinkensemmel | french-roll 60, ham-sliced-deli 40, butter-salted 8
Käseweckle | french-roll 60, gouda 35, butter-salted 8
Jausenbrot, Wurststulle, Speckbrot | rye-bread 45, salami-dry 20, butter-salted 6
Butterstulle | rye-bread 45, butter-salted 10
Eibrot | french-roll 60, egg-hard-boiled 50, mayonnaise 12
Schnitzelsemmel, Schnitzelbrötchen, Schnitzelweckle | french-roll 65, pork-loin-chop-cooked 90, breadcrumbs-plain 18, canola-oil 10, egg-whole-raw 10
Drei im Weckla, Thüringer im Brötchen | french-roll 55, pork-sausage-cooked 110, mustard-yellow 8
Frikadelle, Bulette, Boulette, Fleischpflanzerl, Fleischküchle, Fleischlaberl, Fleischlaibchen, Hackplätzchen | beef-ground-80-cooked 70, breadcrumbs-plain 10, egg-whole-raw 8, canola-oil 2
Frikadellenbrötchen, Fleischpflanzerlsemmel, Bulettenbrötchen, Fleischlaberlsemmel | french-roll 60, beef-ground-80-cooked 85, breadcrumbs-plain 10, canola-oil 4, egg-whole-raw 8
strammer Max, strammen Max | rye-bread 60, ham-sliced-deli 50, egg-fried 92, butter-salted 8
Pommes rot weiss, Pommes rotweiss, Pommes Schranke | fries-oven 160, canola-oil 14, mayonnaise 25, ketchup 25
Pommes Mayo, Pommes mit Mayo, Pommes Majo | fries-oven 160, canola-oil 14, mayonnaise 30
Currywurst Pommes rot weiss, Currywurst mit Pommes rot weiss | pork-sausage-cooked 130, ketchup 60, fries-oven 160, canola-oil 14, mayonnaise 15
Döner Teller | lamb-ground-cooked 150, fries-oven 150, canola-oil 10, lettuce-iceberg 60, tomato 40, yogurt-plain-whole 50
Dürüm Döner, Dönerdürüm, Döner Dürüm | flour-tortilla 110, lamb-ground-cooked 130, lettuce-iceberg 50, tomato 30, yogurt-plain-whole 50
Pommdöner | fries-oven 150, canola-oil 10, lamb-ground-cooked 110, yogurt-plain-whole 40
Ayran | yogurt-plain-whole 150, water 100, salt 1
Falafel Dürüm, Falafel Döner, vegetarischer Döner | pita-white 110, falafel 100, lettuce-iceberg 50, tomato 30, yogurt-plain-whole 50
Gyrosteller | pork-loin-chop-cooked 170, canola-oil 10, fries-oven 150, yogurt-greek-whole 60, onion 20 | ?
Bifteki | beef-ground-80-cooked 150, feta 30, fries-oven 150, canola-oil 8, onion 20 | ?
Schnitzel Wiener Art, paniertes Schnitzel | pork-loin-chop-cooked 150, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 18
Schnitzel mit Erdäpfelsalat | pork-loin-chop-cooked 150, breadcrumbs-plain 30, egg-whole-raw 15, canola-oil 24, potato-boiled 200
Cordon bleu, Cordonbleu | pork-loin-chop-cooked 130, ham-sliced-deli 25, swiss-cheese 30, breadcrumbs-plain 30, canola-oil 15, egg-whole-raw 12
Backhendl, Backhuhn, Backhendlsalat, Hähnchenschnitzel, Hendlschnitzel, Pouletschnitzel | chicken-breast-cooked 150, breadcrumbs-plain 28, egg-whole-raw 15, canola-oil 16
Fleischlaberl, faschierte Laibchen, Fleischküchle, Hacktätschli, Fleischlaibchen | beef-ground-80-cooked 70, breadcrumbs-plain 10, egg-whole-raw 8, canola-oil 2
Hackbraten, falscher Hase, faschierter Braten | beef-ground-80-cooked 140, breadcrumbs-plain 20, egg-whole-raw 12
gefüllte Paprika, gefüllte Paprikaschote, gefüllte Paprikaschoten | pepper-red-bell 150, beef-ground-80-cooked 90, white-rice-cooked 60, tomatoes-crushed-canned 100, canola-oil 4
Krautroulade | cabbage-green 120, beef-ground-80-cooked 110, breadcrumbs-plain 12, canola-oil 6, beef-broth 80
Geschnetzeltes in Rahmsosse, Rahmgeschnetzeltes | pork-tenderloin-cooked 130, cream-heavy 50, mushrooms-white 60, butter-salted 8, wine-white 20
Zürcher Geschnetzeltes, Zürigschnätzlets | veal-ground-raw 130, cream-heavy 50, mushrooms-white 60, butter-salted 8, wine-white 20
Zürcher Geschnetzeltes mit Rösti, Geschnetzeltes mit Rösti, Zürigschnätzlets mit Rösti | pork-tenderloin-cooked 130, cream-heavy 50, mushrooms-white 60, butter-salted 18, hash-browns-frozen 200, wine-white 20
Röschti, Kartoffelrösti, Berner Rösti | potato-boiled 200, butter-salted 15
Älplermagronen, Älplermakronen, Magronen | pasta-cooked 170, potato-boiled 90, gruyere 50, cream-heavy 45, onion 30, butter-salted 6
Hörnli mit Ghacktem, Ghackets und Hörnli | pasta-cooked 220, beef-ground-80-cooked 100, tomato-puree 40, onion 30
Riz Casimir, Reis Casimir | white-rice-cooked 220, chicken-breast-cooked 110, cream-light 60, coconut-milk-canned 30, pineapple-canned-juice 60, banana 50, butter-salted 8
Käsefondue, Fondue moitie moitie | gruyere 140, french-bread 130, wine-white 60
Raclette mit Kartoffeln, Raclette mit Gschwellti, Raclette Abend, Racletteabend | gruyere 180, potato-boiled-skin 250, pickles-dill 40, onion 20
Capuns | chard 120, all-purpose-flour 45, egg-whole-raw 25, bacon-cooked 15, gruyere 20, cream-light 40
Papet vaudois, Papet | leek 150, potato-boiled 150, pork-sausage-cooked 100, cream-light 25
Birchermüesli, Birchermüsli, Bircher Müsli, Bircher Müesli, Bircher | rolled-oats-dry 30, yogurt-plain-whole 110, apple 50, milk-2-percent 30, hazelnuts 6, sugar-white 6
Cervelat, Cervelas, Klöpfer, Servela, Servelat | pork-sausage-cooked 85
Kabanos, Pfefferbeisser, Bifi, Kaminwurz, Kaminwurzen | salami-dry 25
Bürli, Mutschli, Ruchbrötli, Weggli+m, Weckle, Weckerl, Kornspitz+s, Handsemmel, Salzstangerl, Kürbiskernweckerl | french-roll 65
Gipfeli, Laugengipfeli, Buttergipfeli, Kipferl, Butterkipferl | croissant 55
Nussgipfel, Nusskipferl, Mandelgipfel, Nussbeugel, Mohnbeugel | croissant 55, hazelnuts 20, sugar-white 15
Wähe, Apfelwähe, Früchtewähe, Zwetschgenwähe, Aprikosenwähe | all-purpose-flour 40, butter-salted 18, apple 80, cream-light 20, egg-whole-raw 15, sugar-white 8
Chäswähe, Käseküchlein, Chäschüechli, Käsekuchen pikant, Spinatwähe | all-purpose-flour 40, butter-salted 16, gruyere 35, milk-2-percent 40, egg-whole-raw 20
Bündner Nusstorte, Nusstorte, Engadiner Nusstorte | all-purpose-flour 22, butter-salted 16, walnuts 22, sugar-white 20, cream-heavy 6 | /10
Läckerli, Basler Läckerli, Magenbrot, Honigkuchen, Elisenlebkuchen+e, Biberli, Appenzeller Biberli | all-purpose-flour 18, honey 10, sugar-white 8, almonds 5
Ovomaltine+y, Ovo+y, kalte Ovo+y, heisse Ovo+y, Ovi+y, Caotina | milk-2-percent 200, chocolate-chips-semisweet 2, sugar-white 8, milk-dry-nonfat 3
Rivella+m, Rivella rot+m, Almdudler, Kracherl, Fassbrause+y, Bionade, Kräuterlimonade, Apfellimo, Zitronenlimo, Orangenlimo, Mirinda, Capri Sun, Capri Sonne | lemon-lime-soda 330
Almdudler zuckerfrei, Limo zuckerfrei | water 330
Rivella blau | milk-skim 15, water 300
Club Mate, Clubmate, Mate Limo, Mio Mio Mate | lemon-lime-soda 240, water 260
Ragusa, Ragusa Classique, Cailler, Schoggistengel, Kägi fret+g, Kägi+g, Branchli | milk-chocolate 40, hazelnuts 8
Müsliriegel Corny | graham-crackers 11, hazelnuts 5, milk-chocolate 6, canola-oil 2
Überraschungsei | milk-chocolate 20
Schokokuss, Schokoküsse, Dickmanns, Dickmann, Schwedenbombe, Schaumkuss | egg-white-raw 6, sugar-white 11, all-purpose-flour 2, milk-chocolate 8
Mozartkugel, Mozartkugeln, Marzipankugel, Dominostein+g, Dominosteine+g | milk-chocolate 8, almonds 4, sugar-white 4 | x3
Gummibärli+a, Goldbären+a, Fruchtgummi+a, Weingummi+a, Lakritz+ag, Colafläschchen+a, saure Schlangen+a | jelly-beans 30
Salzgebäck, Salzletten, Soletti, Salzstangerl Packung, Tuc Kekse | pretzels 25, canola-oil 3
Erdnussflips, Flips, Erdnusslocken | cornmeal-whole-grain 15, peanut-butter 11
Landliebe Pudding, Puddingbecher, Monte Becher, Grand Dessert, Ehrmann Pudding, Danette | milk-2-percent 110, sugar-white 15, cornstarch 8, cream-heavy 12
Fruchtzwerge, Fruchtzwerg, Fruchtquark klein | yogurt-fruit-lowfat 50 | x2
Fruchtjoghurt, Fruchtjogurt, Vanillejoghurt, Almighurt, Müllermilch Joghurt, Joghurt mit der Ecke+gn, Knusperjoghurt+gn, Froop | yogurt-fruit-lowfat 150
Kakaotrunk, Schokomilch, Kaba Milch, Kakao kalt | chocolate-milk-whole 400
Kräutertopfen, Schnittlauchquark, Liptauer | yogurt-greek-nonfat 100, cream-light 15, chives 3
Früchtequark, Fruchtquark, Quarkspeise, Topfencreme, Erdbeerquark | yogurt-greek-nonfat 150, strawberries 60, sugar-white 12
Eierspeis mit Speck | egg-scrambled 130, bacon-cooked 20
Eierspeis, Eierspeise | egg-scrambled 130
Bauernomelett, Hoppelpoppel | potato-boiled 180, egg-scrambled 110, bacon-cooked 20, onion 20, canola-oil 10
Gröstl, Tiroler Gröstl, Gröstel | potato-boiled 200, bacon-cooked 25, onion 25, canola-oil 12, egg-fried 46
Kartoffeln Spinat Spiegelei, Cremespinat mit Spiegelei, Spinat mit Spiegelei | spinach-cooked 180, cream-light 25, potato-boiled 200, egg-fried 92
Linsen Spätzle | lentils-cooked 180, egg-noodles-dry 65, pork-sausage-cooked 80, canola-oil 5
Bockwurst, Knacker, Krakauer, Debreziner | pork-sausage-cooked 80
Käsekrainer, Eitrige, Krainer, Käsegriller | pork-sausage-cooked 110, swiss-cheese 25
Nürnberger, Nürnberger Rostbratwürstchen, Rostbratwürstchen, Nürnberger Bratwürste, Nürnberger Würstchen | pork-sausage-cooked 23 | x6
Wurstsalat, Schweizer Wurstsalat, Strassburger Wurstsalat, Elsässer Wurstsalat | pork-sausage-cooked 120, swiss-cheese 30, pickles-dill 30, onion 20, canola-oil 12
Fleischsalat | ham-sliced-deli 30, mayonnaise 22, pickles-dill 15
Heringssalat | herring-pickled 50, mayonnaise 15, pickles-dill 15, apple 20
Geflügelsalat | chicken-breast-cooked 60, mayonnaise 18, pickles-dill 15
Hörnlisalat | pasta-cooked 150, mayonnaise 30, ham-sliced-deli 20, green-peas-frozen 20, pickles-dill 15
Erdäpfelsalat, schwäbischer Kartoffelsalat, Kartoffelsalat mit Essig und Öl, Härdöpfelsalat, bayerischer Kartoffelsalat | potato-boiled 200, canola-oil 12, onion 15, beef-broth 40, mustard-yellow 4
Schichtsalat | ham-sliced-deli 40, celeriac 50, egg-hard-boiled 40, gouda 20, corn-canned 30, mayonnaise 20
Gurkensalat | cucumber 150, sour-cream-light 25, canola-oil 4
Tomatensalat, Karottensalat, Bohnensalat, Rüeblisalat, Rote Bete Salat, Randensalat | tomato 150, onion 15, canola-oil 8
geröstete Maultaschen, geschmälzte Maultaschen, Maultaschen geröstet | egg-noodles-dry 55, pork-ground-cooked 60, spinach-cooked 40, beef-broth 200, egg-whole-raw 30, butter-salted 6
Kässpatzen, Kasnocken, Käsknöpfle, Kasspatzn, Kasspressknödel, Käsknöpfli, Kasnockn | egg-noodles-dry 95, swiss-cheese 75, butter-salted 12, onion 30
Schinkennudeln, Schinkenfleckerl, Krautfleckerl | pasta-cooked 230, ham-sliced-deli 60, egg-whole-raw 40, cream-light 30, butter-salted 6
Spaghettieis | vanilla-ice-cream 150, cream-heavy 30, strawberries 40
Eisbecher, Eiskaffee, Bananensplit, Coupe Dänemark, Schwarzwaldbecher+n, Nussbecher+h | vanilla-ice-cream 150, cream-heavy 40, sugar-white 10
Tafelspitz, Siedfleisch, Rindfleisch mit Meerrettich | beef-pot-roast-cooked 150, potato-boiled 150, beef-broth 80, carrot-boiled 50
Zwiebelrostbraten, Rostbraten | beef-top-sirloin-lean-cooked 170, onion 60, canola-oil 15, beef-broth 50
Ente mit Knödel, Gänsebraten, Ente mit Klössen, Gans mit Knödel, Gans mit Rotkohl, Martinigansl | duck-skinless-cooked 170, potato-boiled 150, cornstarch 15, cabbage-red 100, lard 12
saure Leber, Leber Berliner Art, Kalbsleber | beef-liver-raw 140, onion 40, apple 40, canola-oil 10
Hefeklösse, Hefekloss, Buchtel, Buchteln, Rohrnudel | all-purpose-flour 80, milk-2-percent 70, jam 25, butter-salted 15, sugar-white 15, poppy-seeds 8, egg-whole-raw 12
Flädle, Marillenpalatschinken | pancake-homemade 70, jam 15 | x2
Marillenknödel, Zwetschgenknödel, Zwetschkenknödel, Obstknödel, Topfenknödel, Mohnnudeln | all-purpose-flour 22, yogurt-greek-nonfat 25, apricot 35, breadcrumbs-plain 10, butter-salted 8, sugar-white 8, egg-whole-raw 6 | x3
Topfenstrudel, Milchrahmstrudel, Topfengolatsche, Topfentascherl, Quarktasche, Topfenkolatsche, Quarktaschen, Mohnstrudel | all-purpose-flour 30, yogurt-greek-nonfat 60, butter-salted 14, sugar-white 18, egg-whole-raw 12
Schokotorte, Schokoladentorte, Schokokuchen, Brownie Kuchen | all-purpose-flour 18, sugar-white 28, butter-salted 14, egg-whole-raw 20, dark-chocolate-70 15 | /12
Sahnetorte, Cremetorte, Kardinalschnitte, Cremeschnitte | all-purpose-flour 16, sugar-white 22, egg-whole-raw 20, cream-heavy 55, cherries-sour 35, dark-chocolate-70 6 | /12
Bienenstich, Butterkuchen, Nusskuchen, Rüeblitorte | all-purpose-flour 28, butter-salted 18, sugar-white 22, egg-whole-raw 18, almonds 6 | /12
Donauwelle, Eierschecke, Zuckerkuchen, Rührkuchen, Sandkuchen, Zitronenkuchen, Geburtstagskuchen | all-purpose-flour 35, butter-salted 20, sugar-white 25, egg-whole-raw 18 | /12
Linzer Torte, Linzerauge, Linzer Auge, Linzerschnitte, Vanillekipferl, Spitzbub, Spitzbuben, Mailänderli, Plätzchen, Weihnachtsplätzchen, Zimtstern, Zimtsterne, Butterplätzchen, Guetzli, Weihnachtsguetzli | all-purpose-flour 8, butter-salted 6, sugar-white 5, almonds 3, egg-whole-raw 3 | x3
Christstollen+n, Hefezopf, Osterzopf, Striezel, Rosinenbrötchen, Rosinenweckle, Rosinenzopf, Hutzelbrot+n | all-purpose-flour 35, butter-salted 10, sugar-white 10, raisins 15, milk-2-percent 10, egg-whole-raw 8
Faschingskrapfen, Kreppel, Pfannkuchen Berliner, Berliner Pfannkuchen, Schmalzkuchen | all-purpose-flour 35, canola-oil 9, sugar-white 10, jam 12, egg-whole-raw 8, milk-2-percent 12
Schweinsohr, Schweineohr, Kirschtasche, Mandelhörnchen+n, Nusshörnchen+h, Amerikaner+e, Streuseltaler | all-purpose-flour 40, butter-salted 18, sugar-white 18, cinnamon 1
Nonnenfürzle, Quarkkeulchen, Schmalznudel, Auszogne, Kirchweihnudel | all-purpose-flour 35, yogurt-greek-nonfat 25, canola-oil 12, sugar-white 10, egg-whole-raw 10
Griessnockerlsuppe, Frittatensuppe, Backerbsensuppe, Markklösschensuppe, Hochzeitssuppe, Nockerlsuppe | beef-broth 280, semolina 18, egg-whole-raw 18, butter-salted 8
Gulaschsuppe, Gulyas | beef-stew-meat-cooked 70, potato-boiled 60, onion 40, pepper-red-bell 30, beef-broth 200, canola-oil 6
Soljanka+m, Serbische Bohnensuppe, Bohnensuppe mit Wurst | pork-sausage-cooked 60, white-beans-canned 80, potato-boiled 60, onion 30, pepper-red-bell 30, beef-broth 200
Erbsensuppe mit Würstchen, Erbsensuppe mit Wiener | lentils-cooked 200, vegetable-broth 150, carrot-boiled 30, pork-sausage-cooked 80, canola-oil 4
Gerstensuppe, Bündner Gerstensuppe, Graupensuppe, Gerstlsuppe, Ritschert | pearl-barley-cooked 120, carrot-boiled 40, leek 30, ham-sliced-deli 30, cream-light 20, beef-broth 200
Szegediner Gulasch, Szegediner, Krautfleisch | pork-tenderloin-cooked 130, sauerkraut 150, sour-cream-light 40, canola-oil 10, onion 40
Schlachtplatte, Bernerplatte, Bauernschmaus, Blut und Leberwurst, Himmel und Erde, Sauerkraut mit Würstchen, Ripple mit Kraut, Kasseler mit Sauerkraut | pork-sausage-cooked 120, ham-lean-roasted 80, sauerkraut 180, potato-boiled 180
Saumagen, Presssack, Pfälzer Saumagen | pork-sausage-cooked 120, potato-boiled 60, onion 15
Labskaus | corned-beef-cooked 100, potato-boiled 180, beets-cooked 40, herring-pickled 30, egg-fried 46
Matjes Hausfrauenart, Hering mit Pellkartoffeln, Matjes nach Hausfrauenart | herring-pickled 120, sour-cream-light 60, apple 30, onion 20, potato-boiled-skin 200
paniertes Fischfilet, Seelachs paniert, Schlemmerfilet, Fischknusperli, Egli Knusperli, Eglifilet, Fischfilet paniert | cod-atlantic-cooked 120, breadcrumbs-plain 25, canola-oil 12
Schlemmerfilet Bordelaise, Bordelaise | cod-atlantic-cooked 130, breadcrumbs-plain 20, canola-oil 14
Forelle Müllerin, Forelle Müllerin Art, gebratene Forelle, Steckerlfisch, Zanderfilet | trout-cooked 170, butter-salted 10, all-purpose-flour 6
Reispfanne, Gemüsereis, Risibisi, Djuvec Reis, Djuvecreis | white-rice-cooked 220, mixed-vegetables-frozen 80, canola-oil 8
Hühnerfrikassee, Frikassee, Hühnerfrikassee mit Reis, Geflügelragout, Pastetli, Königinpastete | chicken-breast-cooked 110, white-rice-cooked 180, mushrooms-white 30, green-peas-frozen 30, cream-light 40, butter-salted 10, all-purpose-flour 8
Nudeln mit Hackfleischsosse | pasta-cooked 230, beef-ground-80-cooked 90, marinara-sauce 130
Spaghetti Napoli, Nudeln Napoli, Miracoli+m | pasta-cooked 240, marinara-sauce 140, canola-oil 4
Nudeln mit Pesto, Spaghetti mit Pesto | pasta-cooked 230, pesto 35
Tortellini Auflauf, Makkaroniauflauf, Tortellini alla Panna, Schinkennudelauflauf | pasta-cooked 200, cream-light 60, gouda 40, ham-sliced-deli 30, egg-whole-raw 12
Dosenravioli+be | pasta-cooked 130, beef-ground-80-cooked 40, marinara-sauce 100
Fünf Minuten Terrine+m, 5 Minuten Terrine+m, Terrine Maggi+m, Heisser Becher+m, Yum Yum Nudeln, Instantnudeln, Nudelsnack, Mie Nudeln, Asianudeln instant | pasta-dry 45, wonton-wrappers 8, soy-sauce 5, yeast-extract 2, canola-oil 4
Bratnudeln, gebratene Nudeln, gebratene Nudeln mit Hähnchen, Asianudeln, Chinanudeln, gebratene Nudeln mit Ei, Asiapfanne, Asia Box, Asiabox | egg-noodles-dry 95, chicken-breast-cooked 60, mixed-vegetables-frozen 80, canola-oil 16, soy-sauce 12
Bratreis | white-rice-cooked 260, egg-whole-raw 50, green-peas-frozen 30, canola-oil 13, soy-sauce 8
Gemüsecurry mit Reis+I, Pouletcurry mit Reis | white-rice-cooked 200, chicken-breast-cooked 110, coconut-milk-canned 70, mixed-vegetables-frozen 60, canola-oil 5
Spargel mit Schinken und Kartoffeln, Spargel mit Sauce Hollandaise+B, Spargel mit Kartoffeln+B, Spargelteller | asparagus 300, potato-boiled 200, ham-sliced-deli 80, butter-salted 35, egg-yolk-raw 12
Sauce Hollandaise | butter-salted 30, egg-yolk-raw 10
Bratensosse, Bratensaft, Rahmsosse, braune Sosse, Jägersosse, Pilzrahmsosse, Pfeffersosse | beef-broth 40, cream-light 12, all-purpose-flour 3, butter-salted 2
Ofengemüse, Grillgemüse, Ratatouille Gemüse, Pfannengemüse, Antipasti Gemüse | zucchini 80, pepper-red-bell 60, eggplant 40, carrot 40, olive-oil 10
Zwiebelwähe | all-purpose-flour 40, onion 80, bacon-cooked 12, sour-cream-reduced-fat 30, egg-whole-raw 15, butter-salted 8
Käseplatte+B, Brettljause, Brotzeitteller, Brotzeitbrettl, Wurstplatte, Vesperplatte, Bündnerteller, kalte Platte | rye-bread 90, gouda 50, ham-sliced-deli 50, salami-dry 30, butter-salted 12, pickles-dill 30 | ?
kaltes Abendbrot | rye-bread 90, gouda 30, ham-sliced-deli 40, butter-salted 12
Rohschinken, Schwarzwälder Schinken | ham-lean-roasted 35
Bündnerfleisch, Trockenfleisch, Mostbröckli | corned-beef-cooked 30
Teewurst, Mettwurst, Leberpastete, Leberwurst fein, Landleberwurst, Zwiebelmettwurst, Kalbsleberwurst | pork-sausage-cooked 25, lard 3
Lyoner, Fleischwurst, Extrawurst, Gelbwurst, Jagdwurst, Krakauer Aufschnitt, Pariser Wurst | pork-sausage-cooked 30
Geflügelwurst | chicken-deli 60
Schmelzkäse, Scheiblettenkäse, Scheibletten, Streichkäse, Milkana, Bonbel, Exquisa | american-cheese 22
Milchreisbecher | white-rice-cooked 90, milk-2-percent 140, sugar-white 16
Griesspudding, Griess Becher, Griesskoch, Griessschmarrn | semolina 30, milk-2-percent 220, sugar-white 15
Schokomüsli mit Milch, Knuspermüsli mit Milch | granola-oat-honey 60, milk-2-percent 180
Schokomüsli, Schoko Müsli, Schokomüesli, Knuspermüsli, Müesli Schoko | granola-oat-honey 60, chocolate-chips-semisweet 5
Melange, Wiener Melange, Verlängerter mit Milch, Häferlkaffee, Milchkaffee Schale, Renversé | coffee 120, milk-2-percent 80
kleiner Brauner, grosser Brauner, Brauner, Verlängerter, Kaffee creme, Café creme, Kafi creme | coffee 130, cream-light 12
Kaffee mit Sahne, Kaffee mit Kondensmilch, Kaffee mit Rahm, Kaffee weiss mit Zucker | coffee 180, cream-light 15, sugar-white 4
Punsch, Feuerzangenbowle, Jagertee, Glüehwy | wine-red 200, sugar-white 18
Kinderpunsch | grape-juice 150, apple-juice 80
Aperol Spritz, Lillet Wild Berry, Limoncello Spritz | wine-white 120, sugar-white 12, spirits 10
weisser Spritzer, weisser Gspritzter, saurer Gspritzter, Weissweinschorle, Rotweinschorle | wine-white 125, sparkling-water 125
Achterl, Achterl rot, Achterl weiss, Achterl Wein, Glaserl Wein | wine-red 125
Viertele, Viertel Wein, Viertel rot, Viertel weiss | wine-red 250
Seiterl, Seidl, Herrgöttli, Kölschglas | beer 300
Krügerl, Hoibe | beer 500
Alster, Radler naturtrüb, Panaché, Naturradler | beer 250, lemon-lime-soda 250
Schnaps, Obstler, Jägermeister, Kräuterschnaps, Likör, Ramazzotti | spirits 28
Eierlikör | spirits 15, egg-yolk-raw 6, cream-heavy 5, sugar-white 7
Whisky Cola, Wodka O, Wodka Energy, Jacky Cola, Longdrink | spirits 40, cola 200
Ghackets mit Hörnli | pasta-cooked 200, beef-ground-80-cooked 100, onion 20, apple 60
Käsewähe | all-purpose-flour 40, butter-salted 15, gruyere 55, cream-light 30, egg-whole-raw 25
Eiersalat | egg-hard-boiled 70, mayonnaise 20, pickles-dill 15
Schweinshaxe, Haxe, Haxn, Schweinshaxn, Eisbein, Surhaxe, Schweinsstelze | pork-loin-chop-cooked 220, lard 22
Kassler, Kasseler, Kasslerbraten, Kasseler Braten, Ripple | ham-lean-roasted 160, lard 6
Kroketten, Krokette | potato-boiled 22, breadcrumbs-plain 4, canola-oil 3, egg-whole-raw 2 | x6
Leipziger Allerlei, Buttergemüse | mixed-vegetables-frozen 150, butter-salted 8
Möhreneintopf, Karotteneintopf, Kartoffeleintopf, Gemüseeintopf, Pichelsteiner, Pichelsteiner Eintopf, Steckrübeneintopf | potato-boiled 140, carrot-boiled 120, beef-stew-meat-cooked 45, beef-broth 150, canola-oil 6
Kartoffelauflauf, Gemüseauflauf, Kartoffel-Gemüse-Auflauf, Blumenkohlauflauf, Brokkoliauflauf | potato-boiled 170, mixed-vegetables-frozen 90, cream-light 60, gouda 35
Götterspeise, Wackelpudding, Wackelpeter | gelatin-dessert 150
Bismarckhering | herring-pickled 90
Printen, Aachener Printen, Honigkuchen, Pfefferkuchen | all-purpose-flour 16, honey 9, sugar-white 6, almonds 3 | x2
Langos, Langosch | all-purpose-flour 85, canola-oil 24, gouda 35, sour-cream-reduced-fat 40
Handbrot, Handbrot mit Schinken und Käse | all-purpose-flour 80, ham-sliced-deli 40, gouda 40, sour-cream-reduced-fat 20
Bratapfel | apple 180, raisins 12, sugar-brown 8, butter-salted 8, almonds 5
Dampfnudel, Germknödel, Dampfnudeln | all-purpose-flour 65, milk-2-percent 60, egg-whole-raw 15, sugar-white 18, butter-salted 12
Asia Nudeln, Asianudeln, Asia-Nudeln, Asiapfanne, Nudelbox, Asiabox, China Nudeln, chinesische Nudeln | pasta-cooked 270, mixed-vegetables-frozen 70, canola-oil 15, chicken-breast-cooked 45, soy-sauce 12
Zucchinipuffer, Zucchini-Puffer, Gemüsepuffer, Zucchinirösti | zucchini 120, egg-whole-raw 30, all-purpose-flour 22, canola-oil 12
Putengeschnetzeltes, Geschnetzeltes, Rahmgeschnetzeltes, Zürcher Geschnetzeltes | turkey-breast-cooked 140, cream-light 60, mushrooms-white 40, canola-oil 6
Hähnchenpfanne, Putenpfanne, Gyrospfanne, Gemüse-Hähnchen-Pfanne | chicken-breast-cooked 130, mixed-vegetables-frozen 150, canola-oil 10
Grießpudding, Grießbecher | semolina 18, milk-2-percent 140, sugar-white 14
Leberwurstsemmel, Leberwurstbrötchen | rye-bread 50, pork-sausage-cooked 30, butter-salted 4
Wurstbrot, Wurstbrote | rye-bread 50, salami-dry 20, butter-salted 8
Presssack, Presskopf, Sülze, Schwartenmagen, saurer Presssack | pork-ground-cooked 70, gelatin-powder 5, beef-broth 50
Zwetschgenröster, Zwetschkenröster, Zwetschgenkompott, Pflaumenkompott, Apfelkompott, Birnenkompott, Kirschkompott | plum 110, sugar-white 15
Kohlrabi mit Dip, Gemüsesticks mit Dip, Rohkost mit Dip | mixed-vegetables-frozen 150, yogurt-greek-lowfat 60
Backcamembert, gebackener Camembert | camembert 150, breadcrumbs-plain 12, canola-oil 8
Kräuterbaguette, Knoblauchbaguette | french-bread 80, butter-salted 18
Nudeln mit Tomatensoße, Nudeln mit Tomatensauce | pasta-cooked 250, marinara-sauce 140, canola-oil 5
Franzbrötchen | all-purpose-flour 45, butter-salted 18, sugar-white 18, milk-2-percent 15, egg-whole-raw 4
Apfelkuchen, gedeckter Apfelkuchen, Apfelstreusel, Apfelstreuselkuchen | all-purpose-flour 32, butter-salted 13, sugar-white 18, apple 65, egg-whole-raw 8
Zwetschgenkuchen, Zwetschkenkuchen, Pflaumenkuchen, Zwetschgendatschi, Zwetschkenfleck, Kirschkuchen, Kirschstreusel, Rhabarberkuchen, Johannisbeerkuchen | all-purpose-flour 35, butter-salted 13, sugar-white 18, plum 60, egg-whole-raw 6, milk-2-percent 8
Linzertorte+h | all-purpose-flour 28, butter-salted 24, sugar-white 20, jam 20, almonds 12, egg-whole-raw 6
Punschkrapfen | all-purpose-flour 18, sugar-white 40, jam 14, egg-whole-raw 14, spirits 4, butter-salted 4
Mohr im Hemd | dark-chocolate-70 20, sugar-white 20, egg-whole-raw 25, butter-salted 12, almonds 12, cream-heavy 25, breadcrumbs-plain 6
Salzburger Nockerl, Salzburger Nockerln | egg-white-raw 75, egg-yolk-raw 25, sugar-white 50, all-purpose-flour 10, butter-salted 8, cream-light 20
Himmel un Ääd | potato-boiled 220, applesauce-unsweetened 100, pork-sausage-cooked 75, onion 20, butter-salted 8
Halve Hahn, halver Hahn | rye-bread 70, gouda 70, butter-salted 10, onion 15, mustard-yellow 8
Käsespieß, Käsespieße, Käse-Trauben-Spieße | gouda 35, grapes 20
Pinkel, Pinkelwurst+o, Grützwurst+y | pork-sausage-cooked 80
Kartoffelsuppe, Kartoffelcremesuppe | potato-boiled 170, vegetable-broth 130, cream-light 25, carrot-boiled 25, celeriac 15, butter-salted 4
Brokkolicremesuppe, Brokkolisuppe, Spargelcremesuppe, Spargelsuppe, Blumenkohlsuppe, Blumenkohlcremesuppe, Lauchcremesuppe, Champignoncremesuppe, Pilzcremesuppe, Zucchinicremesuppe, Erbsencremesuppe | vegetable-broth 190, broccoli-boiled 80, cream-heavy 30, potato-boiled 40, butter-salted 5, all-purpose-flour 4
Bohneneintopf, grüner Bohneneintopf, Bohnensuppe | green-beans-boiled 130, potato-boiled 100, vegetable-broth 120, bacon-cooked 15, carrot-boiled 30, celeriac 15
Gemüsepfanne, Gemüse aus der Pfanne, Wokgemüse+q | mixed-vegetables-frozen 200, canola-oil 10
Currygeschnetzeltes, Hähnchencurry, Curryhähnchen | chicken-breast-cooked 120, cream-light 60, onion 30, canola-oil 8, curry-powder 2, apple 20
Rahmschwammerl, Rahmschwammerln, Rahmpilze, Pilze in Rahmsoße | mushrooms-white 180, cream-heavy 50, onion 25, butter-salted 8, all-purpose-flour 4
Rösti | potato-boiled 200, butter-salted 12, canola-oil 5
Grießbrei, Griesbrei | milk-2-percent 230, semolina 32, sugar-white 15
Malzbier, Malztrunk, Vitamalz, Karamalz | cola 240, pearl-barley-cooked 60
Strudel mit Vanillesoße | apple 100, all-purpose-flour 30, butter-salted 12, sugar-white 18, milk-2-percent 60
Jausenbrettl, Brotzeitplatte | rye-bread 90, ham-sliced-deli 50, salami-dry 30, gouda 50, pickles-dill 40, butter-salted 10
Kartoffel-Brokkoli-Auflauf | potato-boiled 150, broccoli-boiled 80, cream-light 60, gouda 40, egg-whole-raw 20
Weißwürscht, Weißwürstel, Weißwürst | pork-sausage-cooked 60 | x2
Radlermaß, Maß Radler | beer 500, lemon-lime-soda 500
Bratensülze, Tellersülze, Schweinesülze | pork-loin-chop-cooked 60, gelatin-dessert 60, pickles-dill 15, carrot-boiled 10, egg-hard-boiled 10
Pfannkuchensuppe, Flädlesuppe, Flädlesupp | beef-broth 240, all-purpose-flour 15, milk-2-percent 25, egg-whole-raw 12, butter-salted 3, celery 4
bayrisch Creme, bayerische Creme, Bayrische Creme | cream-heavy 55, milk-2-percent 50, egg-yolk-raw 15, sugar-white 20, gelatin-powder 2
Prinzregententorte | all-purpose-flour 22, sugar-white 28, butter-salted 22, egg-whole-raw 20, dark-chocolate-70 14
Kaspressknödel, Kaspressknödelsuppe | white-bread 55, gouda 35, egg-whole-raw 25, milk-2-percent 25, onion 10, butter-salted 8
Schlutzkrapfen, Schlipfkrapfen | all-purpose-flour 55, rye-flour 20, spinach-cooked 60, ricotta-whole 50, butter-salted 18, parmesan-grated 10, egg-whole-raw 15
Speckknödel, Speckknödelsuppe, Tiroler Knödel | white-bread 65, bacon-cooked 18, egg-whole-raw 30, milk-2-percent 40, onion 10, butter-salted 5
Steirerkas, Graukäse | cottage-cheese-lowfat-1 80
Verhackertes, Verhackertbrot, Verhackerts | rye-bread 45, bacon-cooked 20, lard 4
Powidltascherl, Powidltascherln | potato-boiled 150, all-purpose-flour 40, jam 40, breadcrumbs-plain 15, butter-salted 12, egg-whole-raw 8
graved Lachs | salmon-smoked 57, dill-fresh 2, mustard-yellow 4
kalter Schweinsbraten, kalter Braten | pork-loin-chop-cooked 80
Leberkässemmi, Leberkassemme, Leberkassemmel, Lewakassemmel, LKS | french-roll 60, pork-sausage-cooked 100, mustard-yellow 8
Brot, Ruchbrot, Landbrot, Krustenbrot | whole-wheat-bread 45
Marmeladenbrot, Marmeladebrot | whole-wheat-bread 45, jam 20, butter-salted 5
Honigbrot | whole-wheat-bread 45, honey 20, butter-salted 5
Nutellabrot | whole-wheat-bread 45, milk-chocolate 12, hazelnuts 6, sugar-white 4, canola-oil 3
Frischkäsebrot | whole-wheat-bread 45, cream-cheese 25
Avocadobrot | whole-wheat-bread 45, avocado 60
Quarkbrot | whole-wheat-bread 45, yogurt-greek-nonfat 40
Erdnussbutterbrot | whole-wheat-bread 45, peanut-butter 20
Leberwurstbrot | rye-bread 50, pork-sausage-cooked 30, butter-salted 4
Krabbenbrot | rye-bread 50, shrimp-cooked 50, butter-salted 6
Lachsbrot | whole-wheat-bread 45, salmon-smoked 40, cream-cheese 10
Tomatenbrot | whole-wheat-bread 45, tomato 60, butter-salted 6
Gurkenbrot | whole-wheat-bread 45, cucumber 50, butter-salted 6
Eierbrot | whole-wheat-bread 45, egg-hard-boiled 50, butter-salted 6
Schinkenbrot, Schinkenbrote | rye-bread 50, ham-sliced-deli 40, butter-salted 6
Mettbrot | rye-bread 50, pork-ground-84-raw 50, onion 8
Thunfischbrötchen, Thunfischsemmel | french-roll 60, tuna-light-canned-water 50, mayonnaise 12
Mettbrötchen, Mettsemmel, Hackepeterbrötchen, Hackepeter Brötchen | french-roll 55, pork-ground-84-raw 60, onion 8
Lachsbrötchen, Lachssemmel | french-roll 60, salmon-smoked 45, cream-cheese 15
Marmeladenbrötchen, Marmeladebrötchen, Marmeladensemmel | french-roll 60, jam 25, butter-salted 8
Honigbrötchen, Honigsemmel | french-roll 60, honey 22, butter-salted 8
Nutellabrötchen, Nutellasemmel | french-roll 60, milk-chocolate 14, hazelnuts 7, sugar-white 5, canola-oil 4
Matjesbrötchen, Heringsbrötchen, Bismarckbrötchen | french-roll 65, herring-pickled 75, onion 15
Fischbrötchen, Backfischbrötchen | french-roll 65, cod-atlantic-cooked 80, breadcrumbs-plain 15, canola-oil 9, mayonnaise 15
Krabbenbrötchen | french-roll 65, shrimp-cooked 60, mayonnaise 15
Butterbrötchen, Buttersemmel | french-roll 60, butter-salted 10
Eibrötchen, Eiersemmel, Eierbrötchen | french-roll 60, egg-hard-boiled 50, mayonnaise 12
Frischkäsebrötchen | french-roll 60, cream-cheese 25
Mozzarellabrötchen, Tomate Mozzarella Brötchen, Caprese Brötchen | french-roll 70, mozzarella-whole 50, tomato 40, pesto 8
Putenbrötchen, Putensemmel | french-roll 60, turkey-deli 50, butter-salted 8
Milchbrötchen, Milchsemmel, Milchweckle, Weckmann, Stutenkerl, Brioche Brötchen | all-purpose-flour 35, milk-2-percent 18, butter-salted 5, sugar-white 6, egg-whole-raw 4
Haferbrei, Haferschleim, Haferflockenbrei, Haferflockensuppe, Hafersuppe | rolled-oats-dry 50, milk-2-percent 200
Magerquark, Speisequark, Quark, Topfen, Magertopfen, Quark mager | yogurt-greek-nonfat 250
Waffel, Waffeln, Herzwaffel, frische Waffel | all-purpose-flour 24, egg-whole-raw 18, milk-2-percent 28, butter-salted 11, sugar-white 10
Waffel mit Puderzucker, Waffeln mit Puderzucker, Waffel mit Kirschen, belgische Waffel | all-purpose-flour 30, egg-whole-raw 22, milk-2-percent 36, butter-salted 14, sugar-white 15
Keks, Kekse, Butterkeks, Butterkekse, Leibniz, Leibnizkeks, Vollkornkeks, Haferkeks, Haferkekse, Mürbekeks | all-purpose-flour 4, butter-salted 2, sugar-white 2.5, egg-whole-raw 1 | x4
Schokokeks, Schokokekse, Prinzenrolle, Doppelkeks, Doppelkekse | graham-crackers 9, milk-chocolate 5, canola-oil 1.5 | x3
Hanuta, Manner Schnitten, Mannerschnitten, Waffelschnitte, Neapolitaner | graham-crackers 11, hazelnuts 4, milk-chocolate 5, canola-oil 2
Duplo, Balisto, Nippon | graham-crackers 7, hazelnuts 2, milk-chocolate 8, canola-oil 1
Knoppers, Pick up, Choco Crossies | graham-crackers 10, hazelnuts 5, milk-chocolate 8, canola-oil 2
Kinder Riegel, Kinderriegel, Kinder Schokolade, Kinderschokolade | milk-chocolate 21
Schokobon, Schokobons | milk-chocolate 6 | x3
Toffifee, Toffifees | milk-chocolate 3.5, hazelnuts 2.5, sugar-white 2 | x4
Ferrero Küsschen, Rocher, Ferrero Rocher, Mon Chéri | milk-chocolate 6, hazelnuts 4, sugar-white 2 | x2
Raffaello, Giotto | milk-chocolate 4, almonds 3, sugar-white 2, coconut-shredded 1 | x3
Schokoriegel, Schoko Riegel | milk-chocolate 38, sugar-white 7
Gulasch, Rindergulasch, Rindsgulasch, Saftgulasch, Fiakergulasch | beef-stew-meat-cooked 150, onion 80, pepper-red-bell 30, canola-oil 11, beef-broth 100
Erbseneintopf mit Würstchen | split-peas-cooked 190, potato-boiled 60, carrot-boiled 30, bacon-cooked 8, vegetable-broth 120
Grünkohl, Braunkohl, Grünkohleintopf | kale 220, lard 9, onion 20, rolled-oats-dry 8
Wiener, Wiener Würstchen, Wienerle, Wienerli, Frankfurter, Saitenwürstle, Frankfurter Würstchen, Wiener Wurst | pork-sausage-cooked 32, turkey-sausage-cooked 18 | x2
Paar Wiener, Paar Frankfurter, Paar Würstel, Würstel, Paar Würstchen, Frankfurter Würstel | pork-sausage-cooked 64, turkey-sausage-cooked 36
Königsberger Klopse, Klopse, Klopse in Kapernsosse, Kochklopse | beef-ground-80-cooked 40, cream-light 14, all-purpose-flour 3, capers 3, butter-salted 2, breadcrumbs-plain 4, egg-whole-raw 4, anchovies-canned 1 | x3
Schaschlik, Schaschlikspieß, Schaschlikpfanne | pork-loin-chop-cooked 120, onion 40, pepper-red-bell 40, ketchup 40, canola-oil 5
Gemüsecurry | mixed-vegetables-frozen 180, coconut-milk-canned 70, chickpeas-cooked 40, onion 30, canola-oil 6
griechischer Salat, Bauernsalat, Hirtensalat, griechischen Salat, Salat mit Feta | tomato 100, cucumber 80, feta 60, olives-black 20, onion 20, olive-oil 8
Kartoffeltasche, Piroggen | all-purpose-flour 18, potato-boiled 20, butter-salted 3 | x6
Radler, Alsterwasser, Potsdamer, Russ, Russn | beer 250, lemon-lime-soda 250
Hugo | wine-white 120, sugar-white 10, sparkling-water 60
Käsebrot, Käsebrote, Käsestulle, Käseschnitte | rye-bread 50, gouda 30, butter-salted 6
Linseneintopf, Linsensuppe, Linsentopf | lentils-cooked 190, potato-boiled 70, carrot-boiled 40, celeriac 20, vegetable-broth 120, canola-oil 8
Erbseneintopf | split-peas-cooked 190, potato-boiled 70, carrot-boiled 30, vegetable-broth 120, canola-oil 5
Linseneintopf mit Wiener, Linsensuppe mit Wiener, Linseneintopf mit Wienern | lentils-cooked 190, potato-boiled 70, carrot-boiled 40, vegetable-broth 120, canola-oil 8, pork-sausage-cooked 32, turkey-sausage-cooked 18
Dillsauce, Dillsoße, Senfsauce, Senfsoße, Kapernsauce, Meerrettichsauce, Currysauce, Currysoße, helle Soße, Kräuterrahmsauce, Weißweinsauce, Zitronensauce | beef-broth 40, cream-light 25, all-purpose-flour 3, butter-salted 3
Maultaschen, Maultasche | egg-noodles-dry 11, pork-ground-cooked 14, spinach-cooked 20, egg-whole-raw 7, onion 8 | x4
Hummusbrot | whole-wheat-bread 45, hummus 30
Thunfischbrot | whole-wheat-bread 45, tuna-light-canned-water 40, mayonnaise 10
Salamibrot, Salamibrote | rye-bread 50, salami-dry 25, butter-salted 6
Zwieback, Zwiebäcke | all-purpose-flour 8, sugar-white 1.5, canola-oil 0.6 | x2
Schweinegulasch | pork-loin-chop-cooked 150, onion 80, pepper-red-bell 30, canola-oil 6, beef-broth 100
Käsesauce, Käsesoße | milk-2-percent 40, gouda 18, all-purpose-flour 3, butter-salted 3
Specksauce | beef-broth 40, cream-light 20, bacon-cooked 8, all-purpose-flour 3
`
