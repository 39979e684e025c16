import { inFurtherPhrases } from './further-phrases.ts'

/** The word that a correction is marked by: `two eggs, actually three` reads `two eggs, correction three`. */
export const CORRECTION = 'correction'
/** The word between what was eaten and what was not: `quinoa instead of rice`. */
export const INSTEAD = 'insteadof'

const number = '(?=\\d|an?\\b|half|one|two|three|four|five|six|some|just|only|the\\b|my\\b|it\\b|[a-z])'
const milkFollows =
  '(?!\\s*-?\\s*(?:milk|fat|cottage|yog|greek|latte|cappuccino|flat|cheese|ground|beef|mince|lean|turkey))'

/** Where something was bought, as it ends in brackets: `(sushi shop)`. */
const place =
  '(?:shop|store|cafe|bakery|restaurant|canteen|pub|bar|takeaway|takeout|deli|supermarket|counter|servo|garage|machine)'

/** Spoons in three languages, without accents. */
const spoon =
  '(?:el|tl|essloffel|teeloffel|cucharadas?|cucharaditas?|cdas?|cditas?|cdtas?|tablespoons?|teaspoons?|tbsps?|tsps?)'
const heaped =
  '(?:rasas?|colmadas?|soperas?|de postre|gestrichene?r?|gestrichen|gehaufte?r?|gehauft|level|heaped|heaping|rounded)'
/** A number of cups or sticks: `1 1/2`, `½`, `2`. */
const few = '(?:\\d+(?:\\s+\\d/\\d|\\s*[½⅓⅔¼¾⅛])?|\\d/\\d|[½⅓⅔¼¾⅛])'

/** Numbers of German and Spanish, without accents. */
const NUMBERS = [
  ['dos|zwei', 2],
  ['tres|drei', 3],
  ['cuatro|vier', 4],
  ['cinco|funf', 5],
  ['seis|sechs', 6],
] as const
/** Behind them stand names and parts: `tres leches`, `cuatro quesos`, `tres cuartos`. */
const NAMED_BY_NUMBER =
  '(?:leches?|quesos?|kase|estaciones|jahreszeiten|korn|tercios?|cuart[oa]s?|quintos?|viertel|drittel|por|y |und )'

/** An amount that stands between a food and its kind. */
const kindAmount = '\\d+(?:[.,]\\d+)? ?(?:g|gr|gramos?|gramm|kg|ml|cl|l|oz|cups?|tazas?|slices?|scheiben?|rebanadas?)'

/** What a sandwich, an omelette or a pizza is called by. */
const filling =
  '(?:(?:ham|cheese|tuna|turkey|chicken|egg|bacon|beef|salmon|salami|prawn|shrimp|veggie|vegetable|vegan|mushroom|pepperoni|margherita|hawaiian|hummus|falafel|avocado|bean|steak|pork|sausage|fish|blueberry|banana|chocolate|strawberry|mango|berry)(?: (?:and|n|&) (?:ham|cheese|egg|mayo|tomato|pickle|avocado|mushroom|bacon|cucumber|sweetcorn))?)'

/** Phrases that mean one thing, and the words that the reader knows for it, in this order. */
const rewritten: readonly (readonly [RegExp, string])[] = [
  // Numbers of other languages before a dish that is called the same in English: `dos tacos al pastor`, `zwei Hot Dogs`.
  ...NUMBERS.map(([words, digit]): readonly [RegExp, string] => [
    new RegExp(`(?<![a-z-])(?:${words}) (?=(?!${NAMED_BY_NUMBER})[a-z]{3})`, 'gi'),
    `${digit} `,
  ]),
  // A chain of pubs by its short name; elsewhere they are spoons.
  [
    /\b(?:(?<=\b(?:at|in|from|cheeky|down)(?: the)? )spoons|spoons(?= (?:breakfast|fry|burger|curry|mixed|small|large|veggie|full|traditional|pizza|steak|wings|club|meal)\b))/gi,
    'wetherspoons',
  ],
  // Where on the way it was eaten: `km 10 gel` are no ten gels.
  [
    /\b(?:km|kilomet(?:er|re)|kilometro|mile|mi|lap|runde|vuelta|cp|checkpoint|aid(?: station| stn)?|feed(?: station| zone)?|stn|station|hour|stunde|hora)\s?#?\d{1,3}\b(?!\s?(?:g|ml|x)\b):?/gi,
    ' , ',
  ],
  [/\b(?:at|after|bei|en el) (?:km|mile|lap)?\s?\d{1,3} ?(?:k|km|mi|miles?)\b/gi, ' , '],
  // Whites of eggs by how they are cooked, behind their name.
  [/\begg ?whites?,? (scrambled|fried|poached)\b/gi, '$1 egg whites'],
  // In a pub they are breaded.
  [
    /\b(?<!(?:grilled|garlic|prawn|shrimp) )scampi(?= (?:and|n|with|&|\+) (?:chips|fries|peas)\b|,? (?:chips|peas)\b|(?: in a)? basket\b)/gi,
    'whitby scampi',
  ],
  // Joints that are typed too fast: what stands behind them is a food of its own or goes with the one before.
  [/(?<=[a-z\d)] )(?:wiht|wtih|iwth|wih|wth)(?= [a-z\d])/gi, 'with'],
  [/(?<=[a-z\d)] )(?:adn|nad|amd|annd|andd)(?= [a-z\d])/gi, 'and'],
  [/(?<=[a-z\d)] )(?:udn|umd|unf)(?= [a-z\d])/gi, 'und'],
  // Units as they are shortened in Spanish.
  [/(?<=\d ?)grs?\.?(?=\s|$)/gi, 'g'],
  [/(?<=\d ?)c\.?c\.?(?=\s|$)/gi, 'ml'],
  // Of what was weighed the rice is weighed, and the meat is eaten with it.
  [/(?<=(?:\d ?g|gramos)(?: de)? )arroz con (?=pollo\b)/gi, 'arroz , '],
  // Kinds of cheese on a pizza are no slices of it.
  [/(?<=\bpizza (?:de )?)(?:4|cuatro) (?=quesos\b)/gi, 'cuatro '],
  // Drinks of plants are called milk elsewhere.
  [/\bbebidas? (?:vegetal )?de (?=(?:soja|soya|avena|almendras?|arroz|coco|avellanas?)\b)/gi, 'leche de '],
  // A shake by its powder, when none was measured.
  [/\b(?:shake|batido|licuado|smoothie) (?:de|von|mit|of|con) whey\b/gi, 'protein shake'],
  // Units of activity are no amount of food.
  [/\b\d[\d.,]* ?(?:iu|i\.u\.|i\.?e\.?|ui|mcg|µg)(?![a-z])/gi, ' '],
  // What a maker calls a prepared meal, behind its dish.
  [/(?<=[a-z] )(\d+ ?(?:g|gr|oz)) (?:ready meal|fertiggericht|plato preparado)\b/gi, '$1'],
  // How long a roll is, in words.
  [/\b(?:six|twelve) ?-?inch(?:es)?\b/gi, ' '],
  // The sauce of a counter, which others call ketchup.
  [
    /\b(sausage rolls?|sausage sizzles?|sangas?|snags?|meat pies?|pies?|sausages?|burgers?|chips|nuggets|hash browns?|bacon (?:butty|sarnie|roll|sandwich)|dim sims?)( and | with | n | w |, ?)(?:some )?(?:tomato|red) sauce\b/gi,
    '$1$2ketchup',
  ],
  // A maker of filled pasta, and no burger.
  [/\b(?:von|by|de) (?:buerger|burger)\b(?! king)/gi, ' '],
  // Level and heaped spoons are spoons.
  [new RegExp(`\\b(${spoon})\\.?,? ${heaped}(?![a-z])`, 'gi'), '$1'],
  [new RegExp(`\\b${heaped} (${spoon})(?![a-z])`, 'gi'), '$1'],
  // One amount in two household measures: a stick of butter is half a cup.
  [new RegExp(`(?<![\\d/])${few} ?(?:cups?|tablespoons?|tbsps?)\\.? ?\\((${few}) ?sticks?\\)`, 'gi'), '$1 stick'],
  [
    new RegExp(
      `(${few}) ?sticks? \\((?:about |or )?${few} ?(?:cups?|tablespoons?|tbsps?|g|grams?|oz|ounces?)\\)`,
      'gi',
    ),
    '$1 stick',
  ],
  // How something is cut, where the shape is a dish, too.
  [/(?<=[a-z],? )(?:en|a) (?:taquitos|tacos|dados|daditos|cubos|cubitos|tiras|rodajas|laminas|trozos)(?![a-z])/gi, ''],
  [/\bramas? de apio\b/gi, 'celery stalk'],
  [/\bapio,? \(?(\d+|una|dos|tres) ramas?\b\)?/gi, '$1 celery stalk'],
  // Ripe, but of a plantain, which is fried then.
  [
    /(?<=(?<!platanos? (?:macho )?)\b(?:tomates?|aguacates?|paltas?|mangos?|peras?|melocoton(?:es)?|duraznos?|bananas?|kiwis?|higos?|papayas?) )madur[oa]s?(?![a-z])/gi,
    '',
  ],
  // What a packet says of it: `protein bar (20g protein)`.
  [
    /\(\s*(?:about |approx |~)?\d+ ?(?:g|grams?|kcals?|cals?|calories)?(?: of)? ?(?:protein|carbs?|fat|fib(?:re|er)|sugars?|kcals?|cals?|calories|p|c|f)\b[^()]{0,40}\)/gi,
    ' ',
  ],
  [
    /,? \b(?:with|has|which is|thats|that['’]?s|=|about|so) (?:about |like )?\d+ ?(?:g|grams?) (?:of )?(?:protein|carbs?|fat|fib(?:re|er))\b(?! (?:powder|shake|bar|isolate))/gi,
    ' ',
  ],
  // A scoop of a shake is of its powder.
  [
    /(?<=\b(?:shake|whey|protein|smoothie|recovery)\b[^.;\n]{0,40}[(:,]\s?)(\d+(?:\.5)?|an?|one|two|half an?) scoops?(?=\s*(?:[,+)&]|$|\b(?:and|in|with|w)\b))/gi,
    '$1 scoop of whey',
  ],
  // `the grape ones`, `the chocolate one`: which of them it was, and no food besides.
  [
    /(?<=[a-z\d]),? \(?the (?!(?:small|big|large|little|medium|mini|tiny|huge|other|half|whole|same|last|first|second|two|three|next|good|nice)\b)(?:[a-z]+ ){1,2}(?:ones?|flavou?r|kind|type|version)\b\)?/gi,
    ' ',
  ],
  // How large a bag was, behind its name: `doritos the 2 oz bag`, `mountain dew, the 20 oz`.
  [/,? \bthe (\d+(?:\.\d+)? ?(?:g|ml|oz|l))(?=\s*(?:$|[,;.)]|\b(?:and|with|plus)\b))/gi, ' $1 '],
  // What another ate of it is not what one ate oneself.
  [
    /,? \b(?:and )?(?:(?:my|the|a|his|her) )?(?:brother|sister|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|friend|mate|kids?|son|daughter|roommate|flatmate|housemate|dog|cat|he|she|they|someone|somebody)s? (?:ate|had|got|took|finished|nicked|stole|polished off|demolished) (?:the|my) (?:rest|other half|remainder|last bit|others)(?: of (?:it|them))?(?:,? the [a-z]+)?/gi,
    ' , ',
  ],
  // Weighed before or after cooking, each of several.
  [/(\d+ ?(?:g|grams?|oz|ounces?|lbs?)) (?:\(?)(raw|cooked|dry|uncooked)\)? each\b/gi, '$1 each $2'],
  [/\bweighed (raw|cooked|dry|uncooked)\b/gi, '$1'],
  [new RegExp(`\\((?:from )?(?:the |a )?(?:[a-z']+ ){0,2}${place}\\)`, 'gi'), ' '],
  // Flavours of what is sold in them.
  [
    /\b(whey(?: protein)?|isolate|casein|protein(?: powder| shake| bar)?|gold (?:std|standard)|gels?|gu|(?:chobani|oikos|fage|siggis?|skyr|kvarg|activia|muller light)(?! vanilla)|huel|yfood|gatorade|powerade|lucozade sport|clif(?: bar)?|cliff bar|quest(?: bar)?|barebells|grenade(?: bar)?|fulfil(?: bar)?|maurten|tailwind|skratch|chews?|bloks?|kind bar|rx ?bar|larabar|nakd(?: bar)?|premier protein|core power|fairlife|ensure|uncrustables?|pop ?tarts?|belvita|nutri ?grain|trek bar|tribe bar|luna bar|perfect bar|gomacro|built bar|monster|celsius|white claw|liquid iv|recovery shake|mass gainer|creatine|electrolytes?|stroopwafel|protein (?:pudding|mousse|yog(?:h?urt)?)|(?:fairlife )?core power elite|halo top)(?: bar)? \(?(?:(?:salted caramel|caramel|double choc(?:olate)?|white choc(?:olate)?(?: raspberry)?|choc(?:olate)?(?: (?:chip|fudge|mint|orange|brownie|peanut butter|sea salt|coconut|hazelnut|cherry))?|vanilla|strawberr(?:y|ies)|raspberry|blueberry|cherry|peach|mango|grape|lemon(?: lime)?|lime|orange|watermelon|tropical|fruit punch|berry|mixed berry|cookies? (?:and|n|&) cream|cookie dough|birthday cake|peanut butter(?: (?:cup|chocolate))?|coconut|mint(?: choc(?:olate)?(?: chip)?)?|espresso|mocha|cinnamon|apple(?: cinnamon)?|brown sugar(?: cinnamon)?|s['’]?mores|banana|pineapple|blackberry|black cherry|rhubarb|unflavou?red|natural|neutral|original)\b)(?! (?:bar|milk|cake|bread|latte|yog|mousse|ice|and a\b))(?: flavou?r(?:ed)?)?\)?(?=\s*(?:$|[,;.)(+&]|\d|\b(?:and|in|with|w|on|plus|after|before|then|for|mixed|n|a|an|one|two|x|at|during|half)\b))/gi,
    '$1',
  ],
  // The bread of a counter that a roll is made of.
  [/\b(?:on )?(?:italian )?herbs? (?:(?:and|n|&) cheese )?bread\b|\bon italian herbs? (?:and|n|&) cheese\b/gi, ' '],
  [/\bcheese ?steak,? (?:whiz wit|wit whiz|wiz wit|wit|witout|whiz)\b/gi, 'cheesesteak'],
  // `fish fingers, 3 of them`: so many.
  [
    /,? \b(?:(?:i )?(?:had|ate) )?(?:about |like )?(\d+|two|three|four|five|six|eight|ten) of (?:['’]?em|them|those|these)\b(?! (?:with|on|in|to|for)\b)/gi,
    ' x $1',
  ],
  // A bag for several, wherever its size is said.
  [/\b(?:sharing|share|sharer|family|party)(?:[ -]?sized?)?[ -](?:bag|pack|packet)s? of\b/gi, 'sharingbag of'],
  [
    /\b(?:bag|pack|packet) of ([a-z' ]{3,30}?),? \(?(?:the )?(?:sharing|share|sharer|family|party)[ -]?(?:sized?|bag|pack)(?: (?:bag|pack|one))?\)?/gi,
    'sharingbag of $1',
  ],
  [/\b(?:sharing|sharer|family|party)(?:[ -]?sized?)?[ -](?:bag|pack|packet)\b/gi, 'sharingbag'],
  // A sauce beside a dish was eaten with it.
  [/,? ?\b(dressing|sauce|ranch|mayo|mayonnaise|syrup|gravy|butter) (?:was )?on the side\b/gi, ' with $1'],
  // A little cup of a sauce is no measuring cup.
  [
    /\b(?:a |an |one )?(?:(?:small|little|lil|side|tiny|mini|wee|dipping) )(?:cup|tub|pot|container|bowl) of (?=(?:ranch|ketchup|mayo|mayonnaise|bbq|dressing|gravy|salsa|hummus|guac|sauce|sour cream|syrup|aioli|queso|honey|mustard|blue cheese|tartare?|sweet chil+i|garlic))/gi,
    '3 tbsp ',
  ],
  // What was baked for several, whatever it was baked in: `half a pan of brownies`, `a third of a lasagne tray`.
  [
    /\b(?:(?:baking|roasting|oven|casserole|sheet|9x13) )?(?:pans?|casseroles?|baking (?:dish|sheet|tin)e?s?|oven dish(?:es)?|roasting tins?) of (?=(?:the |my )?[a-z]{3})/gi,
    'tray of ',
  ],
  [
    /\b(half|third|quarter|\d\/\d)(?: of)? (an?|the) ([a-z]+(?: [a-z]+)?) (?:tray|pan|casserole|baking dish)\b(?! ?bake| of\b)/gi,
    '$1 of $2 tray of $3',
  ],
  // On something else they are two things, and no sandwich: `toast with peanut butter and jam`.
  [
    /\b(with|w|w\/|on) ((?:some |a bit of )?(?:peanut butter|pb)) ?(?:and|n|&|\+) ?(jam|jelly)\b(?! (?:sandwich|sarnie|toastie|sammie|x ?\d))/gi,
    '$1 $2 plus $3',
  ],
  [/\b(peanut butter|pb) ?(?:and|n|&|\+) ?(jam|jelly)(?= on\b)/gi, '$1 plus $2'],
  // What was spread before anybody asked: `a bagel, buttered`.
  [
    /\b(toast|bread|bagels?|crumpets?|rolls?|scones?|teacakes?),? (?:lightly |thickly )?buttered(?=\s*(?:$|[,;.+&)]|\b(?:and|with|plus|then)\b))/gi,
    '$1 with butter',
  ],
  // A sandwich of one thing, no, of another: `ham sandwich, no, cheese`. Without its comma it is one without cheese.
  [
    new RegExp(
      `\\b${filling} (sandwich|sarnie|toastie|panini|wrap|baguette|bagel|omelette|omelet|pizza|burrito|taco|smoothie|muffin)(e?s)?(?: ?[,;–—-])? (?:(?:no|nope) ?[,;–—-]|(?:no )?(?:sorry|actually|i mean),?) (?:an? )?(${filling})(?=\\s*(?:$|[,;.]|\\b(?:with|and|plus)\\b))`,
      'gi',
    ),
    '$3 $1$2',
  ],
  [/(?<=[a-z\d])(?<!\bkinder)(?:\s*[,;.–—-]+)?\s*\bbueno,? no,?\s+(?=[a-z\d])/gi, ` , ${CORRECTION} `],
  // `Käsebrot, nein Wurstbrot`: what was left out is `kein` or `ohne`.
  [
    /(?<=[a-z\d])(?:\s*[,;.–—-]+)?\s*\bnein,?\s+(?=(?!kein|ohne|nicht|danke|nur|doch|das\b|da\b|es\b|ich\b|war|warte|quatsch|moment)[a-z]{3})/gi,
    ` , ${CORRECTION} `,
  ],
  // Somebody corrects himself.
  [
    new RegExp(
      `(?<!\\band )(?<!\\bwith )(?<!\\bplus )\\b(?:no,? wait|wait,? no|no,? sorry|oh,? no|my bad|(?:oops|whoops|ups)(?:,? no)?|hang on|better said|(?:ach )?(?:nee|nein),? (?:doch|moment|warte|quatsch)|quatsch|perd[oó]n|mejor dicho|digo|(?:scratch|scrap|strike|ignore|forget|cancel|delete) that|i take (?:that|it) back|let me correct (?:that|myself)|(?:das )?stimmt nicht|ich korrigiere|ich mein(?:e|te)|besser gesagt|vielmehr|me equivoqu[eé]|corrijo|rectifico|quiero decir|make (?:that|it)|i meant?|or rather|no,? (?:hang|hold) on|(?:oh,? )?hold (?:on|up)(?:,? no)?|i lie|tell a lie|my mistake|no,? (?:in fairness|honestly|tbf|i lie|tell a lie)|well,? actually|actually,? no|no,? actually|actually|correction|sorry)\\b,?(?:,? (?:it|that|they|twas|there) (?:was|were))?(?: twas)?(?: (?:i )?(?:only|just) (?:had|ate|et|have))?(?: it)?\\s*${number}`,
      'gi',
    ),
    ` , ${CORRECTION} `,
  ],
  [/\s*[,;.–—-]*\s*\bwell,?\s+(?=(?:\d|two|three|four|five|six|just one)\b)/gi, ` , ${CORRECTION} `],
  [
    /\s*[,;.–—-]*\s*\b(?:no\s+(?=(?:\d|two|three|four|five|six)\b)|nein\s+(?=(?:\d|eine?n?|zwei|drei|vier)\b))/gi,
    ` , ${CORRECTION} `,
  ],
  // `tres galletas no, dos`, `4 eggs no, 3`: a number behind the denial of another.
  [
    /(?<=[a-z\d]) no,\s+(?=(?:\d|two\b|three\b|four\b|five\b|six\b|una?\b|dos\b|tres\b|cuatro\b|cinco\b|seis\b))/gi,
    ` , ${CORRECTION} `,
  ],
  // `un kilo, bueno, dos naranjas`: no chocolate bar of that name.
  [
    /(?<=[a-z\d])(?<!\bkinder)\s*[,;.–—-]*\s*\bbueno,?\s+(?=(?:\d|una?\b|media?o?\b|dos\b|tres\b|cuatro\b|cinco\b|seis\b))/gi,
    ` , ${CORRECTION} `,
  ],
  [/\bhundo\b/gi, 'hundred'],
  // A maker of pies, and no twenty of them.
  [/\bfour ?['’]?(?:n|and)['’]? ?twenty\b/gi, ' '],
  // A breakfast is sold with a hash brown.
  [
    /\b(mc ?muffins?|mcgriddles?|breakfast (?:wrap|roll|bagel)) (?:(?:extra )?value )?meal\b(?!.*hash)/gi,
    '$1 and a hash brown',
  ],
  // Frozen pizza by its maker.
  [
    /\b(?:digiorno|red baron|freschetta|totino['’]?s|goodfella['’]?s|chicago town|dr\.? ?oetker)['’]?s?,? (?:(?:thin|stuffed|rising) crust )?(pepperoni|margherita|hawaiian|supreme|veggie|cheese|four cheese)\b(?! pizza)/gi,
    '$1 pizza',
  ],
  // Sweeteners have no energy.
  [
    /\b(?:(?:\d+|an?|one|two|three) )?(?:(?:packets?|sachets?|tablets?|drops?) (?:of )?)?(?:splendas?|stevia|truvia|sweeteners?|canderels?|sweet ?n ?low|süßstoff|edulcorante)\b/gi,
    ' ',
  ],
  [/\b(\d+) ?(?:ct|count)\b/gi, '$1'],
  // How many of what a place sells, behind its name.
  [
    /\b(chick[- ]?fil[- ]?a|mc ?donald['’]?s|mcds|kfc|popeye['’]?s|wendy['’]?s|burger king|taco bell|wingstop|greggs|nando['’]?s) (\d+) (?:pcs?|pieces?)?\s*(?=[a-z])/gi,
    '$2 $1 ',
  ],
  // A potato in its skin by what is on it.
  [/\b(beans?|cheese|tuna|chil+i|coleslaw|mayo|butter) jacket\b(?! potato)/gi, '$1 and a baked potato'],
  // Between two slices.
  [
    /(?<!\b(?:sub|subway|inch|sandwich|footlong|burger|melt|club|eggs?|slices?)\b[^,;.]{0,40})(?<=\b(?:turkey|ham|swiss|cheddar|cheese|pastrami|beef|tuna|salami|chicken|lettuce|tomato|mayo|mustard)\b[^,;.]{0,20})\bon (white|wheat|rye|whole ?wheat|wholemeal|granary|multigrain)(?=\s*(?:$|[,;.+&)]|\b(?:with|no|and|w|without|plus)\b))/gi,
    'on 2 slices $1 bread',
  ],
  // Milk by its share of fat over a bowl.
  [/\b(with|w|w\/|n|and|&) (2%|1%|whole)(?=\s*(?:$|[,;.+)]|\b(?:and|n|plus)\b))/gi, '$1 $2 milk'],
  [/\s*[,;–—-]\s*no\s*,\s*/gi, ` , ${CORRECTION} `],
  // `200 g pasta, I mean 120 g dry`: the state is of what was corrected.
  [
    new RegExp(
      `\\b\\d+ ?g (?:of )?([a-z]+)[\\s,]{1,8}${CORRECTION}\\s{1,3}(\\d+) ?g (dry|raw|uncooked|cooked)\\b`,
      'gi',
    ),
    '$2 g $3 $1',
  ],
  // `curry, a smaller portion than usual`.
  [/\b(?:a )?smaller (?:portion|helping|serving|plate) than (?:usual|normal|i usually have)\b/gi, 'small portion'],
  // `3 huevos, mejor 2`, `Brot mit Wurst, nein mit Käse`.
  [
    /\s*,\s*(?:mejor|lieber)(?: nur| solo)?,?\s+(?=(?:de )?(?:\d|una?\b|dos\b|tres\b|cuatro\b|cinco\b|eine?n?\b|zwei\b|drei\b|vier\b))/gi,
    ` , ${CORRECTION} `,
  ],
  [/\s*,\s*(?:nein|nee|sorry|perd[oó]n)\s*,?\s+(?=(?:mit|with|de|con)\b)/gi, ` , ${CORRECTION} `],
  // What a thing is of or with is corrected, and the thing stays: `bocadillo de jamón, perdón, de lomo`.
  [
    new RegExp(
      `\\b([a-zà-ÿß]+) (de|con|mit|with) ((?:[a-zà-ÿß]+ ){1,3}(?:and|und|y) )?[a-zà-ÿß]+(?: [a-zà-ÿß]+){0,2}?[\\s,]*${CORRECTION}[\\s,]*\\2 (?=[a-zà-ÿß])`,
      'gi',
    ),
    '$1 $2 $3',
  ],
  [new RegExp(`(${CORRECTION} )de (?=\\d|una?\\b|dos\\b|tres\\b|cuatro\\b|cinco\\b)`, 'gi'), '$1'],
  // What kind it is, behind its amount: `rice 200 g brown`, `leche 200 ml desnatada`, `Nudeln 250 g Vollkorn`.
  [
    new RegExp(
      `\\b(rice|pasta|spaghetti|penne|noodles|bread|toast|rolls?|flour|sugar) (${kindAmount}) (brown|white|whole ?wheat|whole ?grain|whole ?meal|basmati|jasmine|rye|sourdough|gluten[- ]free)\\b(?! (?:bread|toast|rice|pasta|sauce|roll|sugar))`,
      'gi',
    ),
    '$3 $1 $2',
  ],
  [
    new RegExp(
      `(?<![a-zà-ÿ])([a-zà-ÿ]+) (${kindAmount}) (integral(?:es)?|(?:semi)?desnatad[oa]s?|descremad[oa]s?|enter[oa]|baj[oa] en grasas?|sin lactosa|magr[oa])(?![a-zà-ÿ])`,
      'gi',
    ),
    '$1 $3 $2',
  ],
  [
    new RegExp(`\\b(nudeln|spaghetti|reis|brot|toast) (${kindAmount}) vollkorn\\b(?![- ]?(?:brot|toast))`, 'gi'),
    'vollkorn$1 $2',
  ],
  // Weighed in grams it is cheese in Spanish, and no dip.
  [/\b(\d+(?:[.,]\d+)? ?(?:gr?|gramos?)) (?:de )?queso(?=\s*(?:$|[,;.+]|\b(?:y|con|and|with)\b))/gi, '$1 cheese'],
  [/\bqueso,? (\d+(?:[.,]\d+)? ?(?:gr?|gramos?))(?![a-z])/gi, 'cheese $1'],
  // Another one of the same with something else: `ein Brot mit Käse und noch eins mit Schinken`.
  [
    /\b([a-zà-ÿß]+) (mit|with|con) ((?:[a-zà-ÿß]+ ){1,3}?)(?:und|and|y),? (?:noch )?(?:eine?[ns]?|another(?: one)?|one|otr[oa]) \2 (?=[a-zà-ÿß])/gi,
    '$1 $2 $3, $1 $2 ',
  ],
  // Peanut butter and jam on bread of another kind, or on so many slices, are no sandwich.
  [
    /\b((?:bagels?|crackers?|rice ?cakes?|oat ?cakes?|crumpets?|english muffins?|waffles?|pancakes?|(?:\d|two|three|four|six) (?:slices? of )?(?:toasts?|bread)) (?:with|w|w\/)) (?:peanut butter|pb) ?(?:and|&|n|\+) ?(?:jam|jelly|j)\b/gi,
    '$1 peanut butter with jam',
  ],
  [/\btoasts? (?:with|w|w\/) (?=(?:peanut butter|pb) ?(?:and|&|n|\+) ?(?:jam|jelly|j),? ?(?:x ?\d|\d ?x))/gi, ''],
  // `large fries, no just small fries`; `no fries, just a salad` corrects nothing.
  [/\s*[,;.–—-]*\s*\bno,? (?:just|only) (?=[a-z\d])/gi, ` , ${CORRECTION} `],
  // Ground pepper stands beside salt, and no bell pepper.
  [/\bsalt (?:and|&|\+) (?:freshly |fresh )?(?:ground )?(?:black )?pepper\b/gi, 'salt and black pepper'],
  // What is said of knowing, and not of eating.
  [
    /\b(?:i )?(?:don['’]?t|do not|didn['’]?t|can['’]?t) (?:really )?(?:know|remember|recall|think|care)(?: (?:how much|exactly))?\b/gi,
    ' ',
  ],
  [
    /\b(?:let me (?:think|see)|i (?:would|['’]?d) (?:say|guess)|i(?: | just )?(?:think|guess|believe|suppose)|it must have been)\b/gi,
    ' maybe ',
  ],
  // Slices of a topping are slices of the pizza that was named.
  [/(?<=\bpizza\b.{0,40}\bslices?) (?:of )?(?:pepperoni|margherita|hawaiian|cheese|veggie)\b/gi, ''],
  [
    /(?<=\b(?:domino['’]?s?|papa john['’]?s?|pizza hut)\b.{0,40}\bslices?) (?:of )?(?:pepperoni|margherita|hawaiian|cheese|veggie)(?: passion| feast| supreme)?\b(?! pizza)/gi,
    ' of pizza',
  ],
  // A few of small things are a part of a portion, and no three of them.
  [
    /\b(?:just )?(?:a|ein paar|unas|unas pocas) ?(?:few )?(?<=few |paar |unas |pocas )(chips|fries|crisps|pommes|patatas fritas|almonds|nuts|cashews|walnuts|pistachios|peanuts|raisins|blueberries|raspberries|doritos|skittles|smarties)\b/gi,
    'third of a serving of $1',
  ],
  [
    /\bkfc['’]?s? (?=zinger|burger|wings|hot wings|fillet|tower|popcorn|wrap|twister|mini|chips|fries|gravy|nuggets|boneless)/gi,
    '',
  ],
  [/\bkit ?kat,? (?:4|four)[- ]fingers?\b/gi, 'kitkat'],
  [/\bkit ?kat,? (?:2|two)[- ]fingers?\b/gi, 'penguin bar'],
  [/\bmaurten (?:drink )?(?:mix )?320\b(?: x ?1\b)?/gi, '80 g isotonic powder'],
  [/\bmaurten (?:drink(?: mix)?|mix) 160\b(?: x ?1\b)?/gi, '40 g isotonic powder'],
  [
    /\b(latte|cappuccino|flat white|mocha|coffee|tea|americano) (?:w|with) (oat|soy|almond)\b(?! (?:milk|cookie|bar|cake|flapjack))/gi,
    '$1 with $2 milk',
  ],
  [/\b(?:at|@|by|from) (?:km|mile|mi) ?\d+\b/gi, ' '],
  [/\bside (?:order |portion |serving )?of (?=[a-z])/gi, 'serving of '],
  [/(?<!\b(?:cream|foam|caramel) )\bcold brew(?: coffee)?\b/gi, 'black coffee'],
  [/\b(latte|cappuccino|flat white|mocha|cortado) (oat|soy|almond|coconut)\b(?! milk)/gi, '$2 $1'],
  // How often something was taken, and for how long: so many in all.
  [
    /\b(?:an? |1 |one )?([a-z0-9 ]{2,30}?),? every (\d+) ?(?:min(?:ute)?s?|m) for (?:about )?(\d+(?:\.\d)?) ?(?:h|hrs?|hours?)\b(?:,? so \d+ (?:in )?(?:total|altogether|all))?/gi,
    '$3 x hourly$2 $1',
  ],
  [/\bevery (?:\d+ ?|half )?(?:min(?:ute)?s?|hours?|hrs?|km|miles?|laps?)\b/gi, ' '],
  [/,? so (\d+|two|three|four|five|six)(?: of them)? (?:in )?(?:total|altogether|all)\b/gi, ` , ${CORRECTION} $1`],
  [/\b(?:in total|in all)\b/gi, ' '],
  [
    /\(?\s*\bthe ((?:\d+(?:\.\d+)?|one|two|three|four|six|eight|ten|twelve|sixteen|twenty)(?: and (?:a )?(?:half|quarter|third))?[ -]?(?:g|ml|oz|ounces?|grams?)) (?:one|bag|size|pack|bar|tub|pot|can|bottle)\s*\)?/gi,
    ' $1 ',
  ],
  [/[,;–—-]?\s*(?:well,? |or )?more like (?=(?:\d|a\b|an\b|half|one|two|three|four|five|six))/gi, ` , ${CORRECTION} `],
  // A pizza of a chain by its topping alone.
  [
    /\b(?:domino['’]?s?|papa john['’]?s?|pizza hut)\b,? ((?:small|med|medium|large|lrg|personal) )?(pepperoni|margherita|hawaiian|veggie|meat feast|cheese)\b(?! (?:passion|feast|pizza|slice))/gi,
    '$1$2 pizza',
  ],
  [
    /\b(?<!butter |buttered )popcorn (?:at|from|in) (?:the )?(?:movies?|cinema|theat(?:er|re)|pictures|odeon|vue|amc)\b/gi,
    'cinema popcorn',
  ],
  [
    /\b(?:straight |right )?(?:from|out of) the (?:jar|tub|pot|pan|packet|carton|bag|fridge|freezer|oven|air ?fryer|microwave)\b,?/gi,
    ' ',
  ],
  [/\bon (?:flour|corn)(?: tortillas?)?(?=\s*(?:$|[,;.+]|\b(?:with|and|plus)\b))/gi, ' '],
  // Names of a number: no five of them.
  [
    /\b(?:high ?5|sis|science in sport|maurten|precision|pf|torq|veloforte|styrkr|tailwind|skratch)\b[a-z0-9 ]*?\b(?:drink|mix|carb|fuel)\b[a-z ]*,? \(?(\d+ ?g)(?: of)?(?: powder)?\)?/gi,
    '$1 isotonic powder',
  ],
  [/\bhigh ?5\b/gi, ' '],
  // What holds more than others of its maker.
  [
    /\b(?:sis )?beta fuel (?:80|drink|sachet|powder)\b(?: ?g\b)?(?: (?:drink|sachet|powder))?/gi,
    '80 g isotonic powder',
  ],
  [/\bsis beta fuel\b(?! chew)/gi, 'beta fuel'],
  [/\b(?:precision )?(?:pf ?|fuel ?)?90 gel\b|\b(?:precision )?pf ?90\b(?! ?g\b)(?: gel)?/gi, 'large precision gel'],
  [/\bmaurten (?:gel )?160(?: gel)?\b(?! ?g\b)/gi, 'large maurten gel'],
  [/\b(?:pf ?30|maurten 100|gel 100)\b(?! chew)(?: gel)?/gi, 'energy gel'],
  [/\b7[ -]?up\b/gi, 'seven up'],
  [/\b(?:c4 energy|5[ -]hour energy)\b(?: (?:drink|shot|can))?/gi, 'sugar free energy drink'],
  [/\b(?:cluster dextrin|cyclic dextrin|highly branched cyclic dextrin|hbcd|vitargo|dextrose)\b/gi, 'isotonic powder'],
  // Litres of a drink: nobody drinks a third of a cola.
  [
    /\b(cola|kola|coke|fanta|sprite|spezi|bier|beer|wasser|water|agua|wein|schorle|apfelschorle|radler|weissbier|weizen|helles|pils|limo|saft|cerveza|mezzo mix|apfelsaft|cola light|cola zero|milch|milk),? \(?(0[.,]\d{1,2}|[12][.,]\d)(?![\d.,]|\s*(?:%|(?:l|ml|cl|liter|litre|dl)\b))\)?/gi,
    '$1 $2 l',
  ],
  [
    /\b(0[.,](?:2|25|3|33|4|5|75)) (?=(?:cola|coke|fanta|sprite|spezi|bier|beer|wasser|water|agua|apfelschorle|schorle|radler|weissbier|weizen|helles|pils|saft|apfelsaft|milch)\b)/gi,
    '$1 l ',
  ],
  // What was not eaten.
  [/\b(?:instead of|rather than|in place of)(?: (?:the|my|a) (?:usual|regular|normal))?\b/gi, INSTEAD],
  [/\b(?:left out|left off|left|leaving out)(?= (?:the|my)\b)/gi, 'without'],
  [
    /\b(?:swapped|subbed|switched|replaced)(?: out)? (?:the |my |its |a )?([a-z ]{3,20}?) (?:for|with) /gi,
    ` ${INSTEAD} $1 , `,
  ],
  // What was shared is half; of a whole that was cut, so many pieces.
  [
    /\b(?:split|shared|halved)(?: up)? ((?:an?|the|one|my|our) [a-z' ]{3,40}?) (?:between|among|amongst) (?:(?:the )?three|3)(?: of us)?\b/gi,
    'third of $1',
  ],
  [
    /\b(?:split|shared|halved)(?: up)? ((?:an?|the|one|my|our) [a-z' ]{3,40}?) (?:(?:between|among|amongst) (?:us|the two of us|two)|with (?:my |the |a |her |his )?(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|friend|mate|kid|son|daughter|brother|sister|colleague|roommate|flatmate|her|him|someone))\b/gi,
    'half of $1',
  ],
  [
    /\b(\d+|one|two|three|four|five|six) (?:out )?of (?:the |my |its )?(?:\d+|four|six|eight|ten|twelve) slices\b/gi,
    '$1 slices',
  ],
  [
    /\b(half|third|quarter|most|rest|some) of (?:my|our|his|her|the|a) [a-z]+(?:['’]s|(?<=wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|friend|mate|kid|son|daughter|brother|sister)s) /gi,
    '$1 of the ',
  ],
  [/\b(half|third|quarter) of (?:my|our|his|her|their) /gi, '$1 of the '],
  [/\bmost of (?:an?|the|my) /gi, '3/4 of a '],
  [/\b(?:nearly|almost) all (?:of )?(?:an?|the|my) /gi, '0.9 of a '],
  // A bag that is shared holds several small ones.
  [
    /\b(?:a |the )?(?:family|sharing|share)[- ](?:size(?:d)? )?(?:bag|packet|pack) of (?=(?:crisps|chips|doritos|popcorn|pretzels|tortilla|potato|kettle|lays|walkers|haribo|sweets|nuts))/gi,
    '5 packets of ',
  ],
  // Pieces of a bird.
  [
    /\b(half|quarter|1\/2|1\/4)(?: of)?(?: an?)? (?:(?:roast|rotisserie|grilled|peri peri|whole) )*chicken\b(?! (?:breast|thigh|wrap|burger|sandwich|curry|tikka|korma|pie|salad|kebab|pizza|caesar|parm|kiev|katsu|wing|nugget|leg|drumstick|bowl|burrito|quesadilla|pad|fried|chow|roll|sub|soup))/gi,
    '$1 whole chicken',
  ],
  [/\b1\/2 (?:(?:brat|grill)?h[aä]hnchen|hendl)\b/gi, 'halbes hahnchen'],
  [/\b1\/4 (?:(?:brat|grill)?h[aä]hnchen|hendl)\b/gi, 'viertel hahnchen'],
  [/\b1\/2(?: de)? pollo\b/gi, 'medio pollo'],
  [/\b1\/4(?: de)? pollo\b/gi, 'cuarto de pollo'],
  // A brand of chocolate, and no olives: its name ends on an s or stands alone.
  [/\bgreen (?:and|&) black['’]?s['’]? (\d{2}) ?%(?: dark)?(?: chocolate)?/gi, '$1% dark chocolate'],
  [/\bgreen (?:and|&) black(?:['’]?s\b|(?=\s*(?:$|[,;]|chocolate\b|bar\b)))(?: chocolate)?/gi, 'milk chocolate'],
  // Of two colours the thing is said once: `two white and one brown egg`.
  [
    /\b((?:\d+|an?|one|two|three|four|five|six) (?:(?:small|medium|large|big) )?(?:red|green|yellow|white|brown|black))(?= and (?:\d+|an?|one|two|three|four|five|six) (?:(?:small|medium|large|big) )?(?:red|green|yellow|white|brown|black) ([a-z]+))/gi,
    '$1 $2',
  ],
  // The shell: an egg white is not said so.
  [/\b(?:brown|white) (?=eggs?\b)/gi, ''],
  // Wine by its colour alone.
  [
    /\b((?:glass|glasses|bottle|bottles|carafe) (?:of )?)(red|white|rose)(?=\s*(?:$|[,;.+&]|\b(?:with|and|plus|then)\b))/gi,
    '$1$2 wine',
  ],
  // Measures of the hand.
  [/\b([a-z]+(?: [a-z]+)?),? (palm|fist|thumb)[- ]sized?(?=\s*(?:$|[,;.+&)]|\b(?:and|with|plus)\b))/gi, '$2 of $1'],
  [/\bas (?:big|large) as (?=(?:my|your|a|an|the) (?:palm|fist|thumb|hand)\b)/gi, 'the size of '],
  [/\b(?:handfl[aä]chen|hand)gro(?:ß|ss)/gi, 'handtellergross'],
  [/\b([a-zäöüß]+),? so gro(?:ß|ss) wie (?:m?eine?|die|der|den) (faust|handfl[aä]che|handteller|daumen)\b/gi, '$2 $1'],
  [/\b([a-zäöüß]+),? so gro(?:ß|ss) wie (?:m?eine?|die) hand\b/gi, '1.5 handteller $1'],
  [/\b([a-zäöüß]+),? (faust|handteller|daumen)gro(?:ß|ss)\b/gi, '$2 $1'],
  [/\b(faust|handteller|daumen)gro(?:ß|ss)(?:e[nrs]?)?(?: st[uü]cke?| portion(?:en)?)? (?=[a-zäöü])/gi, '$1 '],
  [
    /\b(?:una? )?([a-zà-ÿ]+(?: de [a-zà-ÿ]+)?),? (?:(?:del? )?tama[nñ]o(?: del?)?|como) (?:una?|la|el|mi|tu) (palma|pu[nñ]o|pulgar)(?: de (?:la|mi|tu) mano)?(?![a-zà-ÿ])/gi,
    'una $2 de $1',
  ],
  [
    /\b(?:una? )?([a-zà-ÿ]+(?: de [a-zà-ÿ]+)?),? (?:(?:del? )?tama[nñ]o(?: del?)?|como) (?:una|la|mi|tu) mano\b/gi,
    '1.5 palma de $1',
  ],
  [
    /\b([a-z]+(?: [a-z]+)?),? (?:about |roughly )?(?:the )?size of (?:my|your|a|an|the) (palm|fist|thumb|deck of cards|golf ball|tennis ball|matchbox)\b/gi,
    '$2 of $1',
  ],
  [/\b([a-z]+(?: [a-z]+)?),? (?:about |roughly )?(?:the )?size of (?:my|your|a|an|the) hand\b/gi, '1.5 palm of $1'],
  [/\b(?:a )?deck of cards(?:[- ]sized?)?(?: (?:piece|portion))?(?: of)?/gi, 'a deck of'],
  [/\bpalms?(?:ful)?[- ]sized?(?: (?:piece|portion|bit|fillet)s?)?(?: of)?/gi, 'palm of'],
  [/\b(?:closed )?fists?[- ]sized?(?: (?:piece|portion|bit|amount)s?)?(?: of)?/gi, 'fist of'],
  [/\b(?:golf|ping pong) balls?(?:[- ]sized?)?(?: (?:piece|amount)s?)?(?: of)?/gi, 'golfball of'],
  [/\btennis balls?(?:[- ]sized?)?(?: of)?/gi, 'fist of'],
  [/\bthumbs?(?:[- ]sized?|[- ]tips?)?(?: (?:piece|amount|bit)s?)?(?: of)?/gi, 'thumb of'],
  [/\bcupped (?:hand|handful|palm)s?(?: of)?/gi, 'handful of'],
  // Clipped words that are people and clothes elsewhere: fruit is counted, in a list or eaten with something.
  [/\btoms\b/gi, 'tomatoes'],
  [
    /(?<=\b(?:\d+|an?|one|two|three|four|five|half|some|small|medium|large|big|ripe|frozen|mashed) )nana(?=s?\b(?!['’]))|(?<=(?:^|[,;+\n])\s*)nana(?=s?\s*(?:$|[,;+.\n]))|(?<!\b(?:with|w|my|our|his|her|their|the|at|for|by|to|from|dear|thanks) )\bnana(?=s?\s*$)|\bnana(?=s? (?:and|with|w)\b(?! (?:i|me|my|we|gran|grandad|grandpa|papa|pop)\b))/gi,
    'banana',
  ],
  [/\b(?:my|our|his|her|their|at|to|by|from) (?:my )?nana(?:['’]?s)?\b/gi, 'family'],
  [/\bjacket(?=s? (?:with|w)\b)|(?<=(?<!\bput )\bon (?:an? )?)jacket\b/gi, 'baked potato'],
  // The heading of an evening meal.
  [/\bchippy tea(?=\s*[:,-]?\s*(?:the\s+)?(?:cod|haddock|fish|battered|sausage|pie|chips)\b)[:,-]?/gi, ''],
  // Where it was eaten or bought: a bar and a table are no food there.
  [
    /\b(?:at|from|in) (?:the|a|an|my|our|some|this) (?:(?:local|new|nice|little|corner) )?(?:(?:thai|italian|chinese|indian|mexican|greek|turkish|japanese|korean|vietnamese) ?)?(?:bar|pub|place|restaurant|cafe|canteen|cafeteria|deli|bakery|buffet|cinema|stadium|airport|station|hotel|supermarket|shop|store|office|party)\b(?=\s*(?:$|[^\w\s]|\b(?:and|with|had|i|we|for|after|before|then)\b))/gi,
    ' ',
  ],
  [/\b(?:at|from) (?:the|a|my|our) (?:local |new )?[a-z]+\s*$/gi, ''],
  // Milk and bread by their kind alone.
  [
    new RegExp(
      `\\b(semi[- ]?skimmed|semi[- ]?skim|skimmed|skim|whole milk|(?:glass|cup|mug|pint) of (?:2%|1%|whole))(?!\\w|%)${milkFollows}`,
      'gi',
    ),
    '$1 milk',
  ],
  [/\bmilk milk\b/gi, 'milk'],
  [
    /\b(on) (white|brown|wheat|whole ?wheat|wholemeal|rye|granary|multigrain|sourdough)(?=\s*(?:$|[,;.+&)]|\b(?:with|no|and|w|without|plus)\b))/gi,
    '$1 $2 bread',
  ],
  // How long and how far: no food has that amount.
  [
    /(?<=^|[\s,(])\d+(?:[.,]\d+)?\s?(?:h|hrs?|hours?|mins?|minutes?|km|miles?|mi|watts?|bpm|reps?|sets?|laps?|kcals?|cals?|calories)\b(?! of)(?!\s*(?:eggs?|for \d))(?=\s*(?:$|[,;:.)]|\b(?:ride|run|swim|session|later|before|after|into|ago|in|easy|long|steady|tempo|zone|walk|hike|bike|turbo|spin|gym|total|each|left|and)\b))/gi,
    ' ',
  ],
  [/\bbags? of chips\b/gi, 'packet of potato chips'],
]

/** A burger, wrapped chicken or nuggets sold as a meal, in any size; no meal deal and no meal that was prepared. */
const burgerMeal =
  /\b(?:(?:large|medium|small|regular) )?(big mac|whopper|quarter pounder|mcchicken|filet o fish|big tasty|zinger|nuggets?|mcnuggets|(?:cheese|chicken )?burger|happy)(?: (?:value|extra value|large|medium|small))? (?:meal|menu)\b(?![ -](?:deals?|prep|prepped|preps|replacements?|plans?)\b)/gi
/** A meal that is named before its burger, or with it: `menú Big Mac`, `McMenü Cheeseburger`, `whopper en menú`. */
const mealBefore =
  /(?<![a-zà-ÿ])(?:mc ?)?men[uüú] (?:del? )?(big mac|whopper|mcchicken|big tasty|(?:cheese|chicken )?burger)\b|\b(big mac|whopper|mcchicken|big tasty|(?:cheese|chicken )?burger) (?:en|im) men[uüú](?![a-zà-ÿ])/gi
const saidFries = /\b(?:fries|chips|wedges|pommes|patatas)\b/i
const saidDrink =
  /\b(?:bebida|refresco|getr[aä]nk|cola|coke|pepsi|fanta|sprite|water|wasser|agua|juice|saft|zumo|shake|milkshake|coffee|kaffee|cafe|tea|lemonade|drink|beer|bier|cerveza)\b/i

/**
 * A meal of a burger is sold with fries and a drink: with those of both that the text names nowhere. Named ones are no
 * second, and `no fries` names them too.
 */
const withSides = (text: string): string =>
  text
    .replace(mealBefore, '$1$2 menu')
    .replace(burgerMeal, (_meal, burger: string) =>
      [burger, ...(saidFries.test(text) ? [] : ['fries']), ...(saidDrink.test(text) ? [] : ['a drink'])].join(' and '),
    )

/** What a sandwich or a bowl holds, in brackets: `sandwich (ham, cheese)`. */
const held = new RegExp(
  `\\b(sandwich|sarnie|butty|wrap|roll|baguette|bagel|salad|omelette|omelet|burrito|bowl|toastie|panini|pizza)s? \\((?![a-z' ]*\\b${place}\\))([a-z ,&+-]{3,60})\\)`,
  'gi',
)
const withHeld = (text: string): string =>
  text.replace(
    held,
    (_all, dish: string, list: string) => `${dish} with ${list.replaceAll(/\s*[,+]\s*(?:and )?/g, ' and ')} ,`,
  )

/** `a gel every 30 min for 2 h`: four of them. */
const timed = /(\d+(?:\.\d)?) x hourly(\d+) /g
const inCounts = (text: string): string =>
  text.replace(
    timed,
    (_all, hours: string, minutes: string) => `${Math.max(1, Math.round((Number(hours) * 60) / Number(minutes)))} `,
  )

/** A text in phrases that the reader knows. */
export const inKnownPhrases = (text: string): string =>
  inCounts(
    rewritten.reduce(
      (said, [phrase, known]) => said.replace(phrase, known),
      withSides(withHeld(inFurtherPhrases(text))),
    ),
  )
