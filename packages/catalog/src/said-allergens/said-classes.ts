import type { IngredientClass } from '../classes.ts'
import { withoutLookalikes } from './lookalikes.ts'

/** Whole words, also in the plural. */
const words = (list: string): RegExp => new RegExp(`\\b(?:${list})(?:e?s)?\\b`)
/** Parts of words: German puts foods together into one. */
const parts = (list: string): RegExp => new RegExp(list)

const nuts: readonly IngredientClass[] = ['tree_nut', 'peanut']
const dough: readonly IngredientClass[] = ['wheat']
const eggDough: readonly IngredientClass[] = ['egg', 'wheat']

/** What German words say is in a food. */
const german: readonly (readonly [RegExp, readonly IngredientClass[]])[] = [
  [
    parts(
      'milch|molke|joghurt|jogurt|kase(?!rne)|casein|quark(?!s\\b)|sahne|(?<!b)rahm(?!en)|schmand|\\w{2}butter\\b|butter(?!scotch|ed\\b|y\\b)\\w{2}|kefir|ayran|skyr|mascarpone|mozzarella|parmesan|ricotta|gouda|emmentaler|camembert|gorgonzola|pecorino|halloumi|bechamel|hollandaise|tiramisu|tzatziki|zaziki',
    ),
    ['milk'],
  ],
  [
    parts('\\b(?:speise|mager)?topfen|\\b(?:schlag)?obers\\b|\\b(?:eiscreme|speiseeis|vanilleeis|milcheis|sahneeis)'),
    ['milk'],
  ],
  [words('feta|brie|creme fraiche|lassi|cappuccino|latte|nutella|nocilla|snickers|toffee|babybel'), ['milk']],
  [parts('griessbrei|pudding(?!form)|\\bkinder ?riegel|waff?el(?!rollchen)'), ['milk']],
  [
    parts(
      '\\b(?:huhner|wachtel|enten|frisch|voll|trocken|ruhr|spiegel|bio|land)?ei(?:ern?)?\\b|\\b(?:huhner|frisch|voll|trocken|ruhr|spiegel)ei|\\bei(?:pulver|klar|gelb|dotter|protein|weiss\\b)|\\beier(?!n\\b)|mayonnaise|remoulade|aioli|meringue|baiser|omelett|hollandaise|advocaat',
    ),
    ['egg'],
  ],
  [
    parts(
      'biskuit|spatzle|pfannkuchen|eierkuchen|kaiserschmarr|\\bcrepes?\\b|waff?el(?!rollchen)|ruhrkuchen|muffin|brownie|\\beibrot',
    ),
    eggDough,
  ],
  [words('snickers'), ['egg']],
  [
    parts(
      'weizen|dinkel|grunkern|emmer|einkorn|kamut|bulgur|couscous|seitan|griess|brot(?:e|s|chen)?\\b|brot(?:chip|teig)|brezel|brezn|zwieback|semmel|panier|nudeln?(?:n|auflauf|suppe|salat|gericht|pfanne)?\\b|spaghetti|makkaroni|tagliatelle|lasagne|ravioli|tortell(?:ini|oni)|maultasche|\\w*kekse?n?\\b|waffel|kuchen|torten?\\b|geback|strudel|blatterteig|(?:pizza|nudel|brot|hefe|murbe|filo|yufka)teig|teigwaren|croissant|baguette|ciabatta|grissini|lebkuchen|stollen\\b|cracker|lasagna|\\blaugen(?!frei)|salz(?:stange|lette)|getreide(?:riegel|flocken|brei)|cerealien|weckerl|\\bweckle|schrippe|hefezopf|(?<!eich)hornchen|kipferl|plunder(?:stuck|teig|geback|\\b)|krapfen|platzchen|spekulatius|filinchen',
    ),
    dough,
  ],
  [
    words(
      'toast|toastbrot|muffin|donut|pizza|pasta|penne|fusilli|macaroni|noodle|mehl|bun|bagel|sandwich|wrap|pita|naan|rusk',
    ),
    dough,
  ],
  [parts('roggen'), ['rye']],
  [
    parts('gerste|malz(?!zucker)|\\b(?:\\w*weiss|alt|voll|pils|misch|schwarz|lager|stark)?bier\\b|bierteig'),
    ['barley'],
  ],
  [parts('hafer|musli|muesli|flapjack|granola'), ['oats']],
  [
    parts(
      'mandel|marzipan|persipan|nougat|krokant|gianduja|pralin|pistazi|cashew|kaschu|macadamia|pekan|pecan|paranuss|walnuss|haselnuss|pinienkern|maronen|marone\\b|kastanie|bienenstich|amarett[iuo]n?i?|baklava|frangipane|nutella|nocilla|florentiner|trail ?mix',
    ),
    ['tree_nut'],
  ],
  [parts('(?<!erd|wal|hasel|para|pekan|pecan|macadamia|cashew|kola|betel|kaschu)nuss|studentenfutter'), nuts],
  [parts('erdnuss|\\bsnickers|trail ?mix'), ['peanut']],
  [parts('soja|tofu|tempeh|\\bmiso|edamame|teriyaki'), ['soy']],
  [parts('sesam|\\btahin|\\bhummus|\\bhumus\\b|\\bhal[vw]a'), ['sesame']],
  [parts('sellerie'), ['celery']],
  [parts('senf(?!kohl)|remoulade'), ['mustard']],
  [
    parts(
      '(?<!tinten)fisch|lachs(?!schinken)|hering|matjes|rollmops|sardell|sardine|anchov|forelle|makrele|kabeljau|dorsch|kaviar|pangasius|\\bzander|rotbarsch|\\bschollen?(?:filet)?s?\\b|seezunge|heilbutt|\\bkarpfen|\\b(?:raucher)?aal\\b|tilapia|surimi|buckling|sprotten|worcester',
    ),
    ['fish'],
  ],
  [
    parts('garnele|krabben|shrimp|scampi|\\bhummer(?!n)|krebs(?:fleisch|e\\b|chwanz|schwanz)|languste|surimi'),
    ['crustacean'],
  ],
  [parts('muschel|\\baustern?\\b|austernsauce|calamar|kalamar|kalmar|o[kc]topus|sepia|weinbergschnecke'), ['mollusc']],
  [parts('meeresfruchte|krustentier|schalentier'), ['crustacean', 'mollusc']],
  [parts('lupine'), ['lupin']],
  [parts('sulfit|schwefeldioxid|geschwefelt'), ['sulphites']],
]

/** What Spanish words say is in a food. */
const spanish: readonly (readonly [RegExp, readonly IngredientClass[]])[] = [
  [
    words(
      'leche|lacteo|lactea|queso|quesito|requeson|yogur|yogurt|nata|mantequilla|manteca|cuajada|helado|batido|suero|kefir|crema agria|crema pastelera|bechamel',
    ),
    ['milk'],
  ],
  [words('natilla|flan'), ['milk', 'egg']],
  [words('gofre|torrija'), ['milk', 'egg', 'wheat']],
  [words('sandwich mixto'), ['milk']],
  [
    words(
      'huevo|ovoproducto|yema|clara de huevo|clara pasteurizada|mayonesa|merengue|alioli|tortilla (?:de patatas?|espanola|francesa)|(?:bocadillo|bocata|pincho) de tortilla',
    ),
    ['egg'],
  ],
  [words('bizcocho|magdalena|sobao'), eggDough],
  [
    words(
      'trigo|espelta|pan|panecillo|galleta|macarron|espagueti|fideo|tallarin|semola|harina|cuscus|bollo|bolleria|hojaldre|empanada|empanadilla|churro|lasana|canelon|noqui|barquillo|colin|bocadillo|bocata|cereal|rosquilla|rosquilleta|regana|palmerita|bizcochito|torta de aceite',
    ),
    dough,
  ],
  [/^tostadas?\b|\bpicos\b(?! de gallo)/, dough],
  [words('centeno'), ['rye']],
  [words('cebada|malta|cerveza'), ['barley']],
  [words('avena'), ['oats']],
  [
    words(
      'almendra|avellana|nuez|nuece|anacardo|pistacho|pacana|pecana|macadamia|pinon|castana|turron|mazapan|guirlache|garrapinada|frutos? de cascara',
    ),
    ['tree_nut'],
  ],
  [words('frutos? secos?'), nuts],
  [words('cacahuete|cacahuate|mani'), ['peanut']],
  [words('soja|soya'), ['soy']],
  [words('sesamo|ajonjoli'), ['sesame']],
  [words('apio'), ['celery']],
  [words('mostaza'), ['mustard']],
  [
    words(
      'pescado|pescadito|pescadilla|atun|anchoa|boqueron|salmon|bacalao|sardina|sardinilla|merluza|trucha|caballa|bonito|lubina|rape|lenguado|arenque|palometa|melva|jurel|hueva|caviar|palitos de (?:mar|cangrejo)',
    ),
    ['fish'],
  ],
  [/^doradas?\b|\bfiletes? de dorada\b/, ['fish']],
  [words('gamba|gambon|langostino|camaron|camarone|cangrejo|bogavante|langosta|cigala|necora'), ['crustacean']],
  [
    words('mejillon|almeja|calamar|chipiron|pulpo|pulpito|sepia|berberecho|navaja|vieira|zamburina|ostra|caracole?'),
    ['mollusc'],
  ],
  [words('marisco'), ['crustacean', 'mollusc']],
  [words('altramuz|altramuce|lupino'), ['lupin']],
  [words('sulfito|anhidrido sulfuroso|dioxido de azufre'), ['sulphites']],
]

/**
 * The classes, allergens of Regulation 1169/2011 (Annex II) among them, that German and Spanish words of a name or a list of
 * ingredients say: milk in `Magermilchpulver`, tree nuts in `Crema de avellanas`. What is only named after a food holds none
 * of it: `Kokosmilch`, `nuez moscada`.
 */
export function saidClasses(text: string): readonly IngredientClass[] {
  const said = withoutLookalikes(text)
  return [...new Set([...german, ...spanish].flatMap(([called, classes]) => (called.test(said) ? classes : [])))]
}
