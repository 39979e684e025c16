import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { findProductWarnings } from '../product-warnings.ts'

const catalog = openCatalog()
const rules = new Map<string, ReturnType<typeof catalog.rulesFor>>()
const rulesOf = (avoided: string) => {
  const known = rules.get(avoided) ?? catalog.rulesFor([], [avoided])
  rules.set(avoided, known)
  return known
}
const warningsOf = (avoided: string, name: string, ingredients: string | null = null) =>
  findProductWarnings(rulesOf(avoided), { name, allergens: [], traces: [], ingredients }, catalog.foods)
const isWarned = (avoided: string) => (name: string) => warningsOf(avoided, name).contains.length > 0

/** Products by their names alone: those that hold what is avoided, and those that are only called so or hold nothing of it. */
const names: readonly (readonly [avoided: string, holds: string, holdsNot: string])[] = [
  [
    'nuts',
    'Haselnusscreme,Haselnussschnitte,Nuss-Nougat-Creme,Nussnougatcreme,Mandelgebäck,Mandelhörnchen,Marzipanbrot,Marzipankartoffeln,Walnussbrot,Nussecke,Nussmischung,Nussmix,Studentenfutter,Pistazieneis,Cashewdrink,Cashewkerne,Cashewmus,Macadamianüsse,Paranusskerne,Pekannusskuchen,Giandujaschokolade,Pralinen,Pralinencreme,Nougatriegel,Nussriegel,Mandelmus,Mandeldrink,Mandelmilch,Mandelstifte,gehobelte Mandeln,gemahlene Haselnüsse,mit ganzen Haselnüssen,mit Mandeln und Nüssen,Schokolade mit Walnüssen,Bienenstich mit Mandelblättchen,Amarettini,Krokant,Haselnusskrokant,Persipan,Turrón de almendra,Turrón de Jijona,Chocolate con avellanas,Crema de avellanas,Crema de cacao y avellanas,Galletas con almendras,Nueces peladas,Nueces de California,Pasta de pistachos,Anacardos tostados,Mazapán,Bebida de almendras,Leche de almendras,Nueces pecanas,Frutos secos,Cóctel de frutos secos,Barritas de frutos secos,Chocolate con nueces,Piñones,Almond butter,Hazelnut spread,Pistachio cream,Mixed nuts,Walnut bread,Nutella,Nuss-Müsli,Nussmüsli,Müsli mit Nüssen,Nusszopf,Nusskuchen,Mandelsplitter,Ferrero Rocher Haselnuss,Toffifee mit ganzer Haselnuss,Ritter Sport Voll-Nuss,Corny Nussvoll,Seitenbacher Nuss Frucht Müsli,Snickers mit Mandeln,Mandel-Schoko Riegel,Linzer Torte mit Mandeln,Vanillekipferl mit gemahlenen Mandeln,Chocolate negro con almendras enteras,Turrones surtidos,Polvorones de almendra,Helado de pistacho,Barrita de nueces y pasas,Crema de anacardo,Granola con nueces,Pesto Rosso mit Cashewkernen,Lait aux noisettes,Noisettes entières,Baklawa Pistazie,Trail Mix,Almendras garrapiñadas,Florentiner',
    'Muskatnuss,Muskatnuss gemahlen,Kokosnuss,Kokosnusswasser,Nussschinken,Kokosmilch,Nuez moscada,Coco rallado,Nutmeg,Coconut milk,Butternut squash,Doughnut,Donut,Erdnussfrei,Ohne Nüsse,nussfrei,Sin frutos secos,Mandarinen,Mandarinensaft,Genuss,Vollgenuss,Genussmoment,Butternusskürbis,Butternut-Kürbis,Kürbiskerne,Sonnenblumenkerne,Wasserkastanien,Bierschinken,Nudeln,Mandarinen-Quark,Kokosnuss-Riegel,Dattel-Riegel,Nuez moscada molida,Galletas de coco,Sonnenblumenkernbrot,Erdbeerjoghurt,Schoko-Muffin,Johannisbeeren,Dinkelkekse,Genussküche Gulasch,Nudelsuppe,Pinot Grigio,Donuts mit Zucker,Trail Gel',
  ],
  [
    'peanuts',
    'Erdnussbutter,Erdnussflips,Erdnusscreme,Erdnussmus,Erdnüsse geröstet,mit Erdnüssen,Erdnussriegel,Erdnussöl,Erdnussprotein,Crema de cacahuete,Cacahuetes tostados,Mantequilla de maní,Cacahuates japoneses,Barrita de cacahuetes,Peanut butter cups,Satay sauce,Schoko-Erdnuss-Riegel,Erdnusslocken,Maní salado,Maníes,Snickers,Trail Mix',
    'Erdbeergel,Erdbeermarmelade,Erdbeerjoghurt,Kokosnuss,Haselnusscreme,Walnussbrot,Erbsen,Kichererbsen,Kartoffeln,Macadamianüsse,Manitoba Mehl,ohne Erdnüsse,sin cacahuetes,Home Mix',
  ],
  [
    'milk',
    'Vollmilchschokolade,Milchpulver,Magermilchpulver,Vollmilchpulver,Milchreis,Milchschnitte,Buttermilch,Buttermilchdrink,Sahnejoghurt,Fruchtjoghurt,Erdbeerjoghurt,Joghurtdressing,Käsebrötchen,Käsekuchen,Frischkäse,Hartkäse,Schafskäse,Ziegenkäse,Quark,Speisequark,Magerquark,Kräuterquark,Quarkbällchen,Skyr,Molkenprotein,Molkenpulver,Süßmolkenpulver,Sahnesauce,Schlagsahne,Rahmspinat,Rahmsauce,Schmand,Crème fraîche,Butterkeks,Butterkekse,Buttercroissant,Butterschmalz,Mozzarella,Parmesan,Kefir,Ayran,Milcheis,Eiscreme,Vanilleeis,Kakaomilch,Schokomilch,Kondensmilch,Caseinat,Milcheiweiß,Milchprotein,Milchzucker,Whey Protein,Casein,Butter,Feta,Kräuterbutter,Leche entera,Leche condensada,Yogures,Yogur griego,Quesos,Queso fresco,Quesitos,Nata montada,Mantequilla,Batido de chocolate con leche,Arroz con leche,Dulce de leche,Suero de leche,Proteína de suero,Natillas,Helado de vainilla,Requesón,Cuajada,Milk chocolate,Skimmed milk powder,Latte macchiato,Cappuccino,Rahm,Sauerrahm,Obers,Topfen,Topfenstrudel,Halbfettmargarine mit Joghurt,Joghurtgums,Lácteos,Productos lácteos,Chocolate con leche,Landliebe Sahnepudding,Bergkäse Scheiben,Schoko-Milchreis,Kinder Milch-Schnitte,Alpenmilch Schokolade,Buttermilch-Zitrone,Quarkbrötchen,Hüttenkäse,Körniger Frischkäse,Ziegenfrischkäserolle,Rahmgeschnetzeltes,Lauchrahmsuppe,Butterbrezel,Mascarpone,Batido de fresa,Petit suisse con leche,Actimel Joghurtdrink,Yogur líquido,Lonchas de queso tierno,Arroz con leche,Mousse de yogur,Nata para cocinar,Galletas de mantequilla,Skyr Heidelbeere,Protein-Quark,Lait demi-écrémé,Fromage blanc,Beurre doux,Stroopwafel,Gofre de miel,Sandwich mixto,Torrijas,Vanillepudding,Babybel,Snickers',
    'Kokosmilch,Mandelmilch,Hafermilch,Sojamilch,Reismilch,Leche de coco,Leche de almendras,Bebida de avena,Erdnussbutter,Kakaobutter,Sheabutter,Milchsäure,Milchsäurebakterien,Sojajoghurt,Sojasahne,Hafersahne,Kokosjoghurt,Buttersalat,Butternut squash,Leberkäse,Fleischkäse,Fischmilch,Peanut butter,Cocoa butter,Manteca de cacao,milchfrei,ohne Milch,sin leche,Laktosefrei,vegane Butter,Veganer Käse,Vegane Schlagcreme,Vegan cheese,queso vegano,lactic acid,Mandeldrink,Haferdrink,Butterpilze,ácido láctico,Hefe,Zwiebel,Nusscreme,Mandelcreme,Apfelmus,Hafer Barista,Oatly Haferdrink,Alpro Mandeldrink,Kokosmilch cremig,Reisdrink,Soja Vanille Drink,Sonnenblumenmargarine,Butterkürbis,Apfelmus,Sorbete de limón,Erdnussbutter crunchy,Bebida vegetal de almendras,Leche de avena,Mantequilla de cacahuete,Mango Lassi vegan,Kakao schwach entölt,Oberschale vom Rind,Rinderoberschale,Eintöpfe,Wassereis,Veganer Frischkäse-Genuss,Milchfreie Schokolade,Reiswaffel,Sojapudding,Kakao',
  ],
  [
    'egg',
    'Eier,Hühnerei,Vollei,Volleipulver,Eigelb,Eiweiß,Eierlikör,Eiernudeln,Eierspätzle,Eiersalat,Rührei,Spiegeleier,Eipulver,Eiklar,Eiklarpulver,Hühnereiweiß,Hühnereiweißpulver,Eiproteinpulver,Mayonnaise,Frischeinudeln,Omelett,Huevos,Huevo cocido,Clara de huevo,Yema de huevo,Mayonesa,Tortilla de patatas,Tortilla española,Merengue,Egg noodles,Mayonnaise,Omelette,Baiser,Biskuit,Spätzle,mit Eiern,Eierkuchen,Pfannkuchen,Flan de huevo,Eiersalat mit Schnittlauch,Gekochte Eier,Bio-Eier,Spätzle frisch,Mayonnaise 80%,Remouladensauce,Eierlikör-Torte,Tortilla de patata con cebolla,Huevos camperos,Salsa mayonesa,Claras de huevo pasteurizadas,Mousse au chocolat mit Eigelb,Tiramisù mit Ei,Rührei mit Speck,Œufs frais,Nudeln mit Vollei,Stroopwafel,Gofre de miel,Blaubeermuffin,Muffin,Brownie,Pincho de tortilla,Torrijas',
    'Eis,Eiscreme,Eistee,Reis,Eisbergsalat,Wein,Schwein,Brei,Haferbrei,Ei-frei,eifrei,ohne Ei,Eiweißriegel,Molkeneiweiß,Milcheiweiß,Sojaeiweiß,Erbseneiweiß,Weizeneiweiß,Speiseeis,Getreide,Leinsamen,Steinpilze,Aubergine,Eggplant,Wassereis,Kartoffelbrei,Eisenkraut,Preiselbeeren,Preiselbeermarmelade,Meeresfrüchte,Zwei Minuten Reis,Protein,Eisbein,Eistee Pfirsich,Eiskaffee,Zweierlei Nüsse,Allerlei Gemüse,Reisbällchen,Weißwein,Kleie,Preiselbeeren,Eierfrucht,Leipziger Allerlei,Eiweißpulver Vanille,Eichblattsalat,Einkorn,Eisbonbon,Schweinebraten,Weizenkleie,Heidelbeeren,Reiswaffeln,Maiswaffeln,Tortilla de trigo',
  ],
  [
    'gluten',
    'Weizenmehl,Weizenbrötchen,Dinkelbrot,Dinkelnudeln,Roggenbrot,Roggenmischbrot,Vollkornbrot,Toastbrot,Knäckebrot,Brezel,Laugenbrezel,Nudeln,Spaghetti,Hartweizengrieß,Grießbrei,Gerstenmalz,Gerstengraupen,Malzbier,Weißbier,Bier,Haferflocken,Haferkekse,Hafercookies,Butterkekse,Kekse,Waffeln,Waffelröllchen,Zwieback,Paniermehl,Semmelbrösel,Semmelknödel,Brötchen,Grünkern,Couscous,Bulgur,Seitan,Weizenkleie,Croissant,Blätterteig,Pizzateig,Pan integral,Panes,Harina de trigo,Galletas,Galletas María,Fideos,Macarrones,Pasta integral,Copos de avena,Cerveza,Cebada,Malta,Espelta,Centeno,Bizcocho,Magdalenas,Pan rallado,Sémola de trigo,Bread,Wheat flour,Malt extract,Barley,Rye bread,Couscous,Crackers,Lasagne,Müsli,Weizenstärke,Tortellini,Kuchen,Sandkuchen,Apfelstrudel,Blätterteigtaschen,Knusperbrot,Bauernbrot,Mehrkornbrötchen,Laugenstange mit Weizenmehl,Hartweizennudeln,Maultaschen,Schupfnudeln mit Grieß,Dinkel-Cracker,Butterspekulatius Gebäck,Apfelkuchen,Schwarzwälder Kirschtorte,Hefeweizen,Pilsbier,Haferdrink,Overnight Oats mit Hafer,Müsliriegel,Couscous-Salat,Fischstäbchen mit Weizenmehl,Pan de molde,Galletas digestive,Cerveza rubia,Pasta de trigo duro,Croquetas de jamón con harina,Churros,Pizza margarita,Bocadillo de pan,Laugenstange,Salzstangen,Stroopwafel,Gofre de miel,Bocadillo de membrillo,Barrita de cereales,Getreideriegel,Cerealien-Riegel,Flapjack,Granolariegel,Hefezopf,Rosinenweckerl,Tostada con miel,Picos,Regañás,Rosquilletas,Palmeritas,Mandelhörnchen,Schrippe,Plätzchen',
    'Buchweizen,Buchweizenmehl,Maismehl,Reismehl,Reiswaffeln,Maiswaffeln,Kartoffelmehl,Mandelmehl,Kokosmehl,Kichererbsenmehl,Glasnudeln,Reisnudeln,glutenfreies Brot,Glutenfrei,Glutenfreie Nudeln,Pan sin gluten,sin gluten,Gluten-free bread,Harina de maíz,Harina de arroz,Harina de almendra,Trigo sarraceno,Maisgrieß,Maltodextrin,Maltodextrina,Maltose,Maltit,Konjaknudeln,Linsennudeln,Rote Linsen Nudeln,Kichererbsennudeln,Amaranth,Hirse,Quinoa,Panna cotta,Pancetta,Panela,Zucchininudeln,Kornblume,Popcorn,Reisnudeln breit,Reiswaffeln mit Meersalz,Maiswaffeln,Buchweizenmehl,Kartoffelpuffer,Tortitas de arroz,Tortitas de maíz,Harina de garbanzo,Pan sin gluten,Johannisbrotkernmehl,Polenta,Hirseflocken,Chicken broth,Hühnerbrühe,Brotaufstrich Paprika,Maltodextrin Pulver,Bierschinken,Mandelmehl entölt,Quinoa,Arroz de grano largo,Mostaza en grano,Milchreis,Sojanudeln,Linsen-Fusilli,Fusilli aus roten Linsen,Kokosmehl,Tomatensauce,Cornichons,Pico de gallo,Tomates tostados,Salzkartoffeln,Laugenfreie Knolle',
  ],
  [
    'soy',
    'Sojalecithin,Sojamilch,Sojadrink,Sojasauce,Sojabohnen,Sojaöl,Sojaprotein,Sojaeiweiß,Sojajoghurt,Sojaschnetzel,Tofu,Räuchertofu,Tofuwürstchen,Edamame,Miso,Misosuppe,Tempeh,Lecitina de soja,Bebida de soja,Salsa de soja,Yogures de soja,Soy sauce,Soya milk,Teriyaki sauce,Sojaschrot,Sojacreme,Soja-Cuisine,Sojagranulat,Seidentofu,Tamari Sojasauce,Natto Soja,Bebida de soja calcio,Sojamehl',
    'Sonnenblumenlecithin,Lecithin,Kokosmilch,Soja-frei,sojafrei,sin soja,Hafersahne,Kokosjoghurt,Erbsenprotein,Soda,Sahne',
  ],
  [
    'sesame',
    'Sesamöl,Sesambrötchen,Sesamkekse,Sesampaste,Sesamriegel,Tahin,Tahini,Hummus,Semillas de sésamo,Sésamo tostado,Halva,Sesamkörner,Sesam,Humus de garbanzos,Aceite de sésamo',
    'Sesamfrei,Leinsamen,Mohn',
  ],
  [
    'celery',
    'Sellerieknolle,Selleriesalz,Selleriesamen,Staudensellerie,Knollensellerie,Selleriesalat,Apio,Sal de apio,Celery salt,Celeriac',
    'Petersilie,Lauch',
  ],
  [
    'mustard',
    'Senfkörner,Senfsauce,Honigsenf,Senfgurken,Senfsaat,Senfmehl,Senföl,Dijonsenf,Süßer Senf,Mostaza,Mostaza antigua,Salsa de mostaza,Mustard seeds,Senfdressing',
    'Sanft,Meerrettich',
  ],
  [
    'fish',
    'Thunfisch,Thunfischsalat,Lachsfilet,Räucherlachs,Fischstäbchen,Fischsauce,Fischöl,Heringsfilet,Heringssalat,Matjes,Rollmops,Sardellenpaste,Sardellen,Forellenfilet,Makrelenfilet,Kabeljaufilet,Seelachs,Seelachsfilet,Kaviar,Atún,Atún en aceite,Anchoas,Boquerones,Salmón ahumado,Bacalao,Sardinas,Merluza,Pescado,Palitos de pescado,Trucha,Caballa,Fish fingers,Worcestershire sauce,Tuna salad,Pangasius,Zanderfilet,Rotbarsch,Surimi,Bonito del norte,Lubina,Dorada,Rape,Pescadilla,Kabeljau-Loins,Bismarckhering,Heringsfilets in Tomatensauce,Thunfisch-Pizza,Lachs-Sahne-Sauce,Stremellachs,Räucherforelle,Atún claro,Filetes de anchoa,Empanadillas de atún,Ensaladilla de bonito,Salmón marinado,Saumon fumé,Surimi-Sticks',
    'Fleisch,frisch,Frischkäse,Frischmilch,Lachsschinken,Erfrischung,Frischei,Frischer Salat,Frischkäse,Lachsschinken,Fleischsalat,Thé à la pêche,Pfirsich',
  ],
  [
    'shellfish',
    'Garnelen,Garnelensalat,Krabben,Krabbencocktail,Krabbensalat,Shrimps,Scampi,Hummersuppe,Flusskrebse,Krebsfleisch,Langusten,Miesmuscheln,Muscheln,Austern,Calamari,Tintenfischringe,Tintenfisch,Oktopus,Gambas,Gambas al ajillo,Langostinos,Camarones,Mejillones,Almejas,Calamares,Pulpo a la gallega,Sepia,Berberechos,Navajas,Vieiras,Prawn crackers,Crab sticks,Meeresfrüchte,Mariscos,Bogavante,Cangrejo,Jakobsmuscheln,Nordseekrabben,Riesengarnelen,Gambas peladas,Mejillones en escabeche,Calamares a la romana,Frutti di mare,Paella de marisco,Meeresfrüchtecocktail,Tintenfischtuben,Crevettes roses',
    'Muschelnudeln,Austernpilze,Austernpilz,Choco Crossies,Choco Leibniz,Schoko-Schnecke,Zimtschnecken,Nussschnecke,Austernpilze,Schneckennudel,Muschelnudeln,Caracolas de chocolate',
  ],
  [
    'lupin',
    'Lupinenmehl,Lupinenprotein,Süßlupinen,Lupinenkaffee,Altramuces,Harina de altramuz,Lupin flour,Lupinenjoghurt',
    'Tulpen,lupenrein',
  ],
]

describe('a product is warned of by its name in German, Spanish and English', () => {
  test.each(names)('what holds %s, and nothing else', (avoided, holds, holdsNot) => {
    expect(holds.split(',').filter((name) => !isWarned(avoided)(name))).toEqual([])
    expect(holdsNot.split(',').filter(isWarned(avoided))).toEqual([])
  })

  test.each([
    ['Erdbeeren', 'Erdbeergel', 'strawberry'],
    ['strawberries', 'Erdbeergel', 'strawberry'],
    ['kiwi', 'Kiwisaft', 'kiwi'],
    ['fish', 'Saumon fumé', 'salmon'],
  ])('with %s avoided, by a word in a compound or of another language: %s', (avoided, name, word) =>
    expect(warningsOf(avoided, name).contains).toContain(word),
  )
})

describe('a list of ingredients in German and Spanish', () => {
  const spread =
    'Zucker, Palmöl, HASELNÜSSE (13%), Kakao, MAGERMILCHPULVER (8,7%), Emulgator Lecithine (SOJA). Kann Spuren von Mandeln und Eiern enthalten.'
  const biscuit = 'Harina de TRIGO, azúcar, pasta de cacao, sal. Puede contener trazas de leche y frutos secos.'
  const curry = 'Wasser, Kokosmilch 60%, Reis, Muskatnuss, Säuerungsmittel Milchsäure, Johannisbrotkernmehl, Kräuter'

  test.each([
    ['nuts', spread, ['tree nuts'], []],
    ['milk', spread, ['milk and dairy'], []],
    ['egg', spread, [], ['eggs']],
    ['gluten', biscuit, ['gluten'], []],
    ['milk', biscuit, [], ['milk and dairy']],
    ['nuts', biscuit, [], ['tree nuts', 'peanuts']],
    ['milk', curry, [], []],
    ['nuts', curry, [], []],
    ['gluten', curry, [], []],
    ['milk', 'Wheat flour, sugar. May contain milk.', [], ['milk']],
  ])('says of %s what is in it and what may be in it by traces', (avoided, ingredients, contains, mayContain) =>
    expect(warningsOf(avoided, 'Produkt', ingredients)).toMatchObject({ contains, mayContain }),
  )

  test('of milk without lactose warns who is allergic to milk, and not who avoids lactose', () => {
    expect(warningsOf('lactose', 'Laktosefreie Milch', 'Milch').contains).toEqual([])
    expect(warningsOf('milk', 'Laktosefreie Milch', 'Milch').contains).not.toEqual([])
    expect(warningsOf('lactose', 'Vollmilch', 'Milch').contains).not.toEqual([])
  })

  test('says nothing twice of what is declared', () => {
    const product = { name: 'Haselnusscreme', allergens: ['en:nuts'], traces: [], ingredients: spread }
    expect(findProductWarnings(rulesOf('nuts'), product, catalog.foods).contains).toEqual(['nuts'])
  })
})
