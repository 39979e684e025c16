/**
 * English that names no food and makes no claim. A reworded text may use these words, in any ending, and those of the
 * text it replaces; any other word might be an ingredient, an allergen or a promise, so the text is dropped. Short on
 * purpose: a word that is missing costs a rewording, a word too many lets something in. `free` and
 * `raw` are claims, so they are not here.
 */
const said = `
a about across after afternoon again against ahead air alike all almost along alongside already also always am among
an and another any anything are around as ask at athlete away back bake baked balance balanced base batch bath be beat
beautiful because become bed before begin behind below beneath beside best better between beyond big bite blanket
blend blister blush body boil bold boost both bottle bottom bouncy bound bowl box braise break breakfast breezy bridge
bright bring brisk broad broil brown brush bubble build bundle burst busy but by can carry casual center centre char
charm chew chill chop chunk classic clean clear clever close cloud cluster coal coast coat cold color colour combine
come comfort comforting companion complete contrast cook cooked cool cosy could cover cozy crackle craving creamy
crimson crisped crispy crowd crumble crunch crush crust cube cup curl cushion cut daily dark dash day deep delicate
delicious delight delightful dense dice dine dinner dip dish do does done down drain dream drink drip drive drizzle
drop during dust each early earth earthy ease easy eat edge effort elegant end endurance energy enjoy enough enrich
evening every everyday everything exercise extra fall familiar fast favorite favourite feast feed feel few fiery fill
final find fine finger finish fire first fit flake flaky flame flash flat flavor flavour flecked flip float fluff
fluffy fold follow for fork form fragrant fresh from fuel full fun fuss garden garnish generous gentle get give glaze
gleam glow go gold golden good grate great griddle grill grind ground grow hand handful happy hard have heap hear
hearty heat heavy help here high hint hold home homely homemade honest hot hour house how hug hungry if in indulgent
infuse inside into inviting is it its jar join juicy just keep kick kind kitchen knife last late layer lazy lean leave
left less let lid lift light like linger little lively load long look loose lot love low lunch luscious lush made main
make many marinate mash match meal mellow melt midday middle mild mind mini mix moist moment more moreish morning most
mound mouthful much near nest never new next nice night no not nothing nourish now of off old on once only open or our
out outside oven over overnight own pack pair pan part patch peak perfect perfume pick piece pile pillow pinch place
plain plan plate play pleasant plenty plump pocket pool pop pot pour power prepare press pretty proper pull punch pure
put quick quiet rain ready real recover recovery refill refresh refuel relax rest rich ring rise road roast robust
room round rub run rustic satisfy savor savory savour savoury scatter scent scoop sear seared season send serve
session set settle shake shape share sharp shave sheet shine short shower shred side silk silky simmer simple sit size
sizzle skewer skillet slice slick slip slow small smash smoky smooth snack snap soak soft some something soon soothe
soul spark speck speed spike splash spoon spread spring sprinkle squeeze stack stand start stay steady steam stew
stick sticky still stir store stove straight street stretch strip strong stud studded style summer sun sunny sunrise
sunset sunshine supper sure surround sweet swift swirl table take tang tangy taste tasty tear tender texture than that
the their them then there these they thick thin thing this through throw tie tight time tin tiny to toasty today
together tomorrow tongue too top toss touch train training tray treat true try tuck tumble turn under until up use
velvet velvety very vibrant wait wake warm warming warmth wash water wave way we wedge week weekday weekend weeknight
well what when where which while whip whisk whisper whole wide wilt winter with without wok wonderful work workout
would you young your yummy zing zip
`

export const plainWords: ReadonlySet<string> = new Set(said.split(/\s+/).filter(Boolean))
