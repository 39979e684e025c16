/** People whose food it was: what is said of it is of the food alone. */
const relative =
  '(?:hubby|hubs|husband|wife|wifey|partner|girlfriend|boyfriend|gf|bf|mum|mom|dad|gran|nan|grandma|friend|mate|kid|child|son|daughter|toddler|baby|brother|sister|sis|bro|boss|colleague|coworker|roommate|flatmate|housemate|neighbou?r)'

/** What is spread or poured on each of several. */
const onEach =
  '(?:milk|sugar|cream|half and half|jam|butter|honey|(?:pb|peanut butter)(?! ?(?:and|n|&|\\+) ?(?:jam|jelly|j)\\b)|almond butter|nutella|marmite|vegemite|cream cheese|marmalade)'

/** What is counted in no pieces. */
const poured =
  '(?:bbq|ketchup|sauce|mayo|mayonnaise|ranch|honey mustard|sweet (?:and|n|&) sour|dip|salsa|chutney|soy|garlic (?:sauce|mayo|aioli)|sriracha|gravy|buffalo sauce|hot sauce)'

/** Flavours of noodles in a pot, soups in a cup and crisps, which have the name of a food and none of it. */
const flavour =
  '(?:(?:roast )?chicken(?: (?:and|n|nd|&) mushroom)?|beef(?: (?:and|n|nd|&) tomato)?|bbq(?: beef| rib)?|cheese (?:and|n|nd|&) onion|salt (?:and|n|nd|&) vinegar|ready salted|prawn cocktail|sweet chil+i(?: heatwave)?|sour cream(?: (?:and|n|nd|&) (?:onion|chives?))?|nacho cheese|cool ranch|paprika|smoky bacon|pickled onion|flame grilled steak|thai sweet chil+i|original curry|bombay bad boy|mushroom|tomato)'

/** Amounts of carbohydrate by the hour, and for how many: `90 g/h carbs for 2 h`. */
const carbsByHour =
  /\b(\d{2,3}) ?g(?:rams?)?(?: (?:of )?(?:carbs?|cho))? ?(?:\/|per|an|a) ?(?:h|hr|hour)\b(?: (?:of )?(?:carbs?|cho))?,? (?:for |x ?|over )(?:about )?(\d{1,2}(?:[.,]\d)?) ?(?:h|hrs?|hours?)\b(?: (?:from|of|via|as|in) (?:(?:drink|carb|the|my) ?){0,2}(?:mix|drink|carbs?|bottles?))?/gi

/** Further phrases that mean one thing, and the words that the reader knows for it, in this order; read before the others. */
export const furtherPhrases: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\bhalfa\b/gi, 'half a'],
  [/\brice bowl (?=with\b|w\b|w\/)/gi, 'rice '],
  [/\bsushi[,:]? (?=\d{1,2} ?(?:pcs?|pieces?) (?:of )?[a-z])/gi, ''],
  // A spice beside garlic, and no stew of beans.
  [
    /(?<=\b(?:with|and|n|,) (?:fresh |red |a bit of |some )?)chil+i(?= ?(?:,|and|n|&) ?(?:garlic|lime|oil|ginger|lemon|coriander)\b)|(?<=\b(?:garlic|lime|ginger|lemon)(?: and| n| &|,) )chil+i\b(?! (?:con|beans?|sauce|jam|oil|crisp))/gi,
    'chili flakes',
  ],
  [
    /^(?:we |i )?(?:split|shared) (?=(?:an?|the) [a-z])(?!.{0,80}\b(?:with|between|among|ways|and i had)\b)/gi,
    'half of ',
  ],
  [
    /(?<=[a-z]{3}) half an? (cup|tbsp|tsp|tablespoon|teaspoon|pint)\b(?! of)(?= *(?:$|[,;.)]|\b(?:and|with|plus)\b))/gi,
    ' 0.5 $1',
  ],
  [/\b(?:just )?(?:an? )?few (?=crackers\b)/gi, '6 '],
  [/\bsome crackers\b/gi, '6 crackers'],
  // How much powder went into a shake.
  [
    /\b((?:protein |whey |recovery )?shake[a-z ]{0,30}?),? (two|three|one|half an?|\d(?:\.\d)?|an?) scoops?\b(?! of [a-z])(?= *(?:$|[,;.)]|\b(?:and|in|with|w|then|plus)\b))/gi,
    (_all, shake = '', many = '') =>
      `${/^(?:protein |whey |recovery )?shake (?:after|before|post|pre|with water|in water)?[a-z ]*$/i.test(shake) ? '' : shake} ${many} scoop of whey `,
  ],
  [/\bbeer[- ]batter(?:ed)?\b/gi, 'battered'],
  [/\bchee cheong fun\b/gi, 'cheong fun'],
  [/\bpb2\b/gi, 'peanut powder'],
  [/\b3 ?-?in ?-?1\b/gi, 'three in one'],
  [/\bscampi(?: in an?)? basket\b/gi, 'whitby scampi and chips'],
  [/\b(?:handfuls?|bag|few|some|bunch) of loll(?:y|ies)\b/gi, 'handful of jelly beans'],
  [/\b(\d{1,2} ?(?:oz|ounces?)) fil+et\b(?! (?:mignon|of|o\b))/gi, '$1 filet mignon'],
  [/\bcan of (?:v|mother)\b(?! ?8)/gi, 'can of monster'],
  // A roll of twelve inches is two of six.
  [/\bfoot ?-?long ((?:[a-z]{2,12} ){1,2})sub\b/gi, 'double $1sub'],
  [
    /\b((?:meatball|italian|turkey|ham|tuna|chicken|steak|veggie|blt|club|roast beef) sub),? foot ?-?long\b/gi,
    'double $1',
  ],
  [/\b(cheese ?steak|philly)\b([a-z ]{0,30}?),? foot ?-?long\b/gi, '$1$2'],
  // What is sold with fries and a drink by another word.
  [
    /\b(baconator|dave['’]?s (?:single|double)|(?:spicy |crispy |classic |fried |grilled )?chicken sandwich|(?:double |bacon )?cheeseburger|whopper|big mac|quarter pounder|nuggets?|chicken tenders?|burger) combo\b(?: meal)?/gi,
    '$1 and medium fries',
  ],
  // At the beginning of a meal it is pizza.
  [
    /^\s*((?:\d|an?|one|two|three|four) (?:(?:big|large|ny) )?slices?) (?:of )?pepperoni(?= *(?:$|[,;.+]|\b(?:and|with|plus)\b (?!cheese|salami|crackers)))/gi,
    '$1 of pepperoni pizza',
  ],
  [/\borange (?:wedges?|segments?|quarters?),? ?x ?(\d{1,2})\b/gi, '$1 orange wedges'],
  [/\b(?:whole |full )(?:rack|slab) of (?:baby back |pork |bbq )?ribs?\b/gi, '2 half rack of ribs'],
  [/\bhalf (?:a )?(?:rack|slab)(?: of)? baby backs?(?: ribs?)?\b/gi, 'half a rack of ribs'],
  [/\b(?:protein|prot) bar[ ,(]{1,3}(?:the |an? )?(?=(?:grenade|quest|barebells|fulfil|rxbar|built|kirkland)\b)/gi, ''],
  // How it is fried, and no shakers.
  [
    /\bsalt (?:and|n|&) (?:chil+i |szechuan )?pepper (?=(?:chips|ribs|squid|calamari|chicken|wings|tofu|prawns|shrimp|pork)\b)/gi,
    '',
  ],
  [/\b(?:a )?(?:sleeve|pack|packet) of (?:clif )?(?:shot )?bloks?\b/gi, '6 clif bloks'],
  [
    /\b(?:precision )?pf ?(30|60) (?:drink )?mix,? (\d{3,4}) ?ml\b/gi,
    (_all, by = '', ml = '') => `${Math.round((Number(by) * Number(ml)) / 500)} g isotonic powder`,
  ],
  // Whose it was: `half of hubby's fries`, `two bites of his burger`.
  [
    new RegExp(
      `\\b(?:(?:my|the|our|his|her) )?${relative}(?:['’]s|s['’]) (?=[a-z])(?!(?:birthday|house|place|home|party|wedding|kitchen)\\b)`,
      'gi',
    ),
    'the ',
  ],
  [/(?<=\b(?:of|half|third|quarter|bites?|some|most|rest|finished|ate|had) )(?:his|their) (?=[a-z])/gi, 'the '],
  // All of it, and with nobody.
  [/,? \b(?:all )?(?:by|to) myself\b|,? \b(?:all )?on my own\b/gi, ' '],
  // As many of both: `tea with milk x4`; peanut butter and jam on so much bread are a sandwich.
  [
    new RegExp(
      `(?<!(?:\\d|one|two|three|four|five|six) )\\b([a-z]{3,15}(?: [a-z]{3,12})?) (?:w|w\\/|with) (${onEach}(?: (?:and|n|&) ${onEach})?),? ?(?:x ?(\\d{1,2})|(\\d{1,2}) ?x)\\b`,
      'gi',
    ),
    (_all, what = '', on = '', behind = '', before = '') => `${behind || before} ${what} with ${on}`,
  ],
  // Pieces of what stands before them and of no sauce: `nuggets 10 pc bbq sauce`.
  [new RegExp(`\\b(\\d{1,2}) ?(?:pcs?|pieces?|ct),? (?=${poured}\\b)`, 'gi'), '$1 pc , '],
  // Grams of protein that a maker prints on a drink or a bar, and no weight of it.
  [
    /\b(core power|muscle milk|premier protein|fairlife(?: [a-z]{3,10}){0,2}|(?:protein|prot) (?:shake|bar|drink|milk|yogh?urt)|ensure|barebells|grenade|quest)(?: bar)? \(?(?:2\d|30|32|35|40|42|50|60) ?g(?: (?:protein|pro|elite))?\b\)?(?! (?:of|powder|scoop))/gi,
    '$1',
  ],
  [/\(\s*(?:about |approx |~)?\d{1,2} ?(?:g|grams?) pro(?:t|tein)?\b[, ]*([^()]{0,30})\)/gi, ' $1 '],
  // A small bag of crisps is the usual one.
  [
    /\b(?:small|sm|sml|little|lil|mini|snack|individual|single)(?: ?sized?)? (bags?|packets?|packs?|pkts?) (?=(?:of )?(?:lays|chips|crisps|doritos|cheetos|fritos|pringles|walkers|ruffles|takis|pretzels|quavers|wotsits|sun ?chips|cheez ?its)\b)/gi,
    '$1 ',
  ],
  // Noodles by the packet are instant ones, and no bowl of a restaurant.
  [
    /\bramen(?: noodles?)?,? \(?(?:(\d{1,2}|an?|one|two|three) )?(?:packs?|packets?|pkts?|bricks?|blocks?)\b\)?/gi,
    (_all, count = '') => `${count} instant ramen`,
  ],
  [/\b(?:packs?|packets?|pkts?|bricks?) (?:of )?(?:instant )?ramen\b(?: noodles?)?/gi, 'instant ramen'],
  // A cake by what is in it.
  [
    /\b((?:slab|slice|piece|wedge|square|bit)s? of (?:coffee ?(?:and|n|&) ?walnut|carrot|red velvet|chocolate fudge|victoria))(?= *(?:$|[,;.+)]|\b(?:and|with|w|from)\b))/gi,
    '$1 cake',
  ],
  [/\bslabs? of (?=[a-z])/gi, 'slice of '],
  [/\b(a|my|quick|another|\d) builders?['’]?s?(?= *(?:$|[,;.+)]|\b(?:and|with|w)\b))/gi, '$1 builder tea'],
  [/\bpoachi(?:e|es)\b|\bpoachies?\b/gi, 'poached egg'],
  [/\bbik+ies\b/gi, 'biscuits'],
  [/\bbik+(?:ie|y)\b/gi, 'biscuit'],
  [/\bbrekk?(?:ie|y)\b/gi, 'breakfast'],
  [/\bchoc+(?:ie|y)\b(?! milk)/gi, 'chocolate'],
  // How sweet and how cold, and what is in it anyway.
  [
    /(?<=\b(?:bubble tea|boba|milk tea|pearl tea)\b[^;.\n]{0,40}?),? (?:(?:\d{1,3}|half|less|no|zero|quarter|normal|full)(?: ?%)? ?(?:sugar|sweet(?:ness)?|ice)|(?:w|w\/|with|and|\+) (?:(?:extra|black|tapioca|golden) )?(?:pearls?|boba|tapioca))\b/gi,
    ' ',
  ],
  // A drink by its milk, behind its size.
  [
    /\b(latte|mocha|cappuccino|flat white|chai|macchiato|hot chocolate)((?: [a-z]+){0,2}?),? (\d{1,2} ?oz),? (whole|skim|oat|soy|almond|2%|nonfat)(?: milk)?\b/gi,
    '$3 $1 with $4 milk$2',
  ],
  [/,? \b(?:w|w\/|with|and|plus|extra)? ?whip(?:ped)?(?= *(?:$|[,;.+)]|\b\d))/gi, ' '],
  [
    /\b(?:g ?& ?t|g and t|gin (?:and|n|&) tonic),? (?:w |with )?(?:a )?(?:slimline|light|diet|skinny)(?: tonic)?\b/gi,
    'gin and slimline',
  ],
  // Of what was served so much was eaten: `steak 10 oz but ate only 6`.
  [
    /\b\d{1,4}(?:\.\d)? ?(oz|g|ml|slices?|pieces?),? but (?:i )?(?:only )?(?:ate|had|finished|managed)(?: only| just)? (\d{1,4}(?:\.\d)?)(?: ?(?:oz|g|ml|slices?|pieces?))?\b/gi,
    '$2 $1',
  ],
  [/\b(with|w|w\/|and|some|side of) (?:creamy )?mashed(?= *(?:$|[,;.+)]|\b(?:and|with|w)\b))/gi, '$1 mashed potato'],
  [
    carbsByHour,
    (_all, grams = '', hours = '') =>
      `${Math.round(Number(grams) * Number(hours.replace(',', '.')))} g isotonic powder`,
  ],
  // Numbers of a menu.
  [
    /\b(jersey mike['’]?s?)(?: (?:mini|regular|giant))?,? (?:#|no\.? ?|number )13\b(?: (?:the )?(?:original )?italian)?/gi,
    '$1 italian',
  ],
  [/(?<=[a-z]) #\d{1,2}(?= |$|,)/gi, ' '],
  [/,? \bmike['’]?s way\b/gi, ' '],
  [/\bag ?1\b/gi, 'athletic greens'],
  [/\bchicken 65\b(?! ?g)/gi, 'chicken sixtyfive'],
  // What stands behind a count of one food is of the next: `2 eggs half can tomatoes`.
  [
    /(?<=\b\d{1,2} [a-z]{3,12}) (?=half (?:an? )?(?:can|tin|cup|block|bag|jar|pack|packet|tub|bottle|carton)s? (?:of )?[a-z]{3})/gi,
    ' , ',
  ],
  [
    new RegExp(
      `\\b(pot noodles?|cup ?(?:of|a|pa)? ?soups?|cuppa soups?|super noodles|walkers|mccoys|pringles|doritos|kettle chips|crisps),? ${flavour}(?= *(?:$|[,;.+)]|\\b(?:and|n|nd|with|w|on|flavou?r|x)\\b))`,
      'gi',
    ),
    '$1',
  ],
  [
    /\bkind bars?,? (?:(?:dark|milk) choc(?:olate)?|almonds?|peanut butter|caramel|sea salt|nuts?|cherry|cashews?|coconut|cranberry)(?:,? (?:and |& |n )?(?:(?:dark|milk) choc(?:olate)?|almonds?|caramel|sea salt|nuts?|coconut|cashews?))*(?= *(?:$|[,;.+)]|\b(?:and|with|w|plus)\b))/gi,
    'kind bar',
  ],
  [/\bkodiak(?: cakes?)?,? (?=\d{1,2} (?:pancakes?|waffles?)\b)/gi, ' '],
  [/\b(?:with |w |w\/ |and )?(?:sugar[- ]free|zero|walden farms) (?:maple |pancake )?syrup\b/gi, ' '],
  // The soup of noodles, which was finished with them.
  [/,? \b(?:and )?(?:finished|drank|had)(?: up)?(?: all)?(?: of)? the (?:soup|broth)\b/gi, ' '],
  // Of a lemon in a drink.
  [/\bslices? of (lemon|lime)\b(?! (?:cake|drizzle|tart|loaf|meringue|pie))/gi, '$1 wedge'],
]

/** Fries of a chip shop or a kebab shop, which are twice as many as those of a counter. */
const chipShop = /\b(?:chippy|chip shop|fish shop|kebab shop|battered|saveloy|doner)\b/i
const chips =
  /(?<!\b(?:tortilla|potato|pitta|pita|kale|banana|plantain|chocolate|choc|bag of|packet of|pack of|chip shop|chippy|corn|curry|cheesy|fish (?:and|n|&)|cod (?:and|n|&)|loaded|small|large|side of|few|some|handful of) )\bchips\b(?! (?:and|with|n) (?:salsa|guac|dip|queso|gravy|cheese|curry))/gi

/** Where a cookie is as large as a hand, and guacamole is sold by the cup. */
const subs = /\b(?:subway|footlong|(?:6|six)[- ]?inch|panera|jersey mike|jimmy john)/i
const cookies =
  /(?<!\b(?:subway|oreo|chip|oatmeal|sugar|raisin|butter|fortune|insomnia|crumbl|double choc|white choc|macadamia|quest|protein|small|mini|dough|girl scout) )\bcookie(?=s?\b(?! (?:dough|butter)))/gi
const chipotle = /\bchipotle (?!mayo|sauce|chicken wrap|aioli)|\bchipotle$/i
const guacamole =
  /(?<!\b(?:no|without|hold the|minus|chips and|chips &|chips n|chips with|chipotle) )\bguac(?:amole)?\b/gi

/** Popcorn of a cinema, wherever it was said that one was there. */
const cinema = /\b(?:at|to|from) the (?:movies|cinema|pictures|flicks|movie theat(?:er|re))\b/i

/** An Indian meal, whose filter coffee is half milk. */
const southIndian = /\b(?:dosas?|idl[iy]s?|vadas?|upma|pongal|sambh?ar|uttapam|poha|rava|kesari|appam|pesarattu)\b/i

/** A text in those phrases, and words that mean another thing beside what else was eaten. */
export function inFurtherPhrases(text: string): string {
  const said = furtherPhrases.reduce(
    (all, [phrase, known]) => (typeof known === 'string' ? all.replace(phrase, known) : all.replace(phrase, known)),
    text,
  )
  const coffee = southIndian.test(said) ? said.replace(/\bfilter coffee\b/gi, 'filter kaapi') : said
  const sub = subs.test(coffee) ? coffee.replace(cookies, 'subway cookie') : coffee
  const film = cinema.test(sub) ? sub.replace(/(?<!(?:cinema|movie) )\bpopcorn\b/gi, 'cinema popcorn') : sub
  const bowl = chipotle.test(film) ? film.replace(guacamole, 'chipotle guacamole') : film
  return (chipShop.test(bowl) ? bowl.replace(chips, 'chip shop chips') : bowl).replaceAll(/ {2,}/g, ' ')
}
