/**
 * Everyday English words around a meal, which name no food and are no misspelt one: `break` is no bread and `pink` no pint.
 * What is said of people, places, times and work changes nothing of what was eaten.
 */
export const everydayWords = `
able accident across actual adult age alarm alive alone along alright amazing angry annoyed answer anymore anyway apart app
apparently appointment april area arm arrive arrived asked asleep assume august aunt autumn awake award awesome awful babysitter
bad bathroom battery bedtime beginning begun behind besides biggest bill blow bogof bother boxing branch break breaktime brief
bright broke broken brunch budget building bulk burn busy buy buying calm camera camp camping canteen care careful carried carry
carrying case caved celebrate celebrating ceremony chance change changed channel cheap cheaper cheat check checked checking
cinema clean cleaned client climb climbing clinic closed coach colleagues collect collected college commute
commuting company complete conference continue control corner cost cosy counted counter counting course cousin crap crave craved
craving crazy crew cried crisis crowd cry cuddle curious current customer cycle cycled cycling deadline deal decided decision
definitely depot deserve deserved desperate detail dieting different dinnertime direct disaster discount disgusting doctor door
downstairs draft dragged drama dream dressed drive driver driving dropped drove dull easily edge effort either else empty
encounter ended enjoyed entire erg especially event eventually everything evil exam exams excited excuse exercise exhausted
expected expensive explain extremely face fact fail failed fair fairly fallen famished fancied fancy fantastic favorite
favourite feed fell fella field fight film fire fit fitness fix flight floor football forced forgotten form forward found
freezing frequently fridge fuel fulfilled fun funeral funny further future gate gentleman gift girls glad glorious god golf
gotten gran grandad grandma grandparents grateful group guest guilt guilty hand hangover hangry happened happens happy hardly
headache health healthy help helped helping hence hike hiking hit hockey holiday holidays hope hoped hoping hospital hotel ill
important impressed impulse indulged information instead interval interview invited issue january july june keen keep keeping
kept kettle kick kitchen knackered knee lack lad lads laptop last lately laugh lazy leave leaving lecture lecturer less lesson
lie life lift lifting limit list listen living locked longer look looked looking lose losing loss lost loud loved luck lucky
lunchbox lunchtime main manage managed manager marathon march matter maximum mean meant measure measured meeting meetings member
mental mentioned mess message met middle midway mind minimum miss missed missing mistake moment money month monthly months mood
mostly mothers motorway mouth move moved movie movies moving music naughty necessary neighbor neighbour nervous net nevertheless
nibble nights nobody none nope normally note nothing notice november number numbers nurse nursery obviously october odd offered
officially older opened option options otherwise ought outdoor outdoors overdid overtime packed page paid panicked
parents parked particular partly passed past patient pause peckish perfect period person phone physio pick picky picnic picture
pink place places plan planned play playdate played playing pleased point poor portioned possible possibly practice prefer prep
prepped present previous price probable problem properly proud pub pull pushed quality question queue quickly quiet rained
raining reach read real realised realized reason received recently recipe recover refeed regret regrets regularly reheat
remaining remains reminder repeat rest rested resting result return returned review reward rid road room roomie rough rubbish
running rush rushed sad safe saved saving saw school scratch screen search season second seconds seemed seen self send sent
separate serious seriously sesh set shame shape shattered shift shifts shoes shopping show shower sick sight sign silly similar
simply sit site sitting situation skint sleep sleeping slept slow slowly soccer sofa something sore space spent spilled spilt
spoke squad squat stadium staff stage stairs stand standing starving state station stayed step steps sticking stomach stood
stop stopped storm strange stressed stressful stretch strict student studying stupid succeeded sudden suddenly suggested suit
supposed sure surgery surprise swimming switch table taking talk talking target taste tasted teach teacher team teammate
teammates tell tempted tempting term terrible test texted thought thoughts throughout throw tidy tie till tired title toddler
together tomorrow tour toward town traffic trained trainer travel travelling treated tried trip trouble true trying turbo turned
tv type typical ugh unexpected unfortunately uni university unless unusual upper upset upstairs urgent useful useless van
various view village visit visited visiting voice wait waited waiting walk walking wall wander wants ward warmup waste wasted
watch watched watching wedding weigh weird welcome whatsoever whenever wherever whether whichever whilst whoever window winter
wise wish women won wonder wonderful wondering word words worked working workmate workmates world worried worse worst write
wrong yard years yep yoga young younger yuck zoom
absorb ached achy address advice afterward airport alas amazed ambulance ankle annual anxious apartment appetite approx
arguing army arrival article ass assignment athlete attack attempt attend audit auntie average avoid aware awhile babe
backpack barn basement basketball bathe beast beat beaten beautiful became become bench bestie bet bonked bonking book books
boot bored brain bring bringing brush buddies bummed bump business butcher buzzing camper campus cannot cashier cat category
cater caterer cause centre certain chairs chased chat chatting chest childcare chill chilling choose church circuit 
 clock clothes coaching coast cohort colleague comp competition compulsory cooldown cope court cousins covid coworkers
craic cramp cramped cramping cramps crappy crash croft crossfit crying cue curb custody cyclist dancing dawn deadlift
deadlifts decent deciding defeat delivered delivery deload demanding dentist destroy detour dial difference digest dine
dining director disappointed discharge dishes dive dizzy docs dodgy doggo doubt downtown drag drawer dread dreadful dripping
driven drunk dude duty dying earned easygoing economy elevator email emergency employee encourage endless engine enjoy
enjoying entirely equal erm errands escape euros evening exact exactly except exhausting expect exploded factory faint
fairness families fasted fasting fatigue fault ferry festival fiancee figure final finals fitter fixture flew flop flu flying
folks forever forgot freak frig front fueling fuelled fuelling fulltime furious gained garage gastro gave gear generic gentle
gifted girlfriend goal goes gonna gorgeous graduate grandpa grandson greedy greet grilling grind groups grow grown guess gut
guts habit halfway hall handover handy hangout happening happier hardcore hasty haul headed heading heal heck heights hiit
hips hog holding homework honestly honor honour horrible horse host hostel housemate hugely hunger hungover hunt hurried hurt
hurts husband hydrate hydrated hydrating icu iirc illness immediately imo inbetween incident indeed indoor indulge indulgent
injured injury inn insane insulin intense intervals intra invite ironman item items itself jail jet jog jogged jogging join
joined judo juggling jump jumped junction kayak kicked kidding kinda knackering knew knife knock knocked known labour ladies
lake land landed lane lap laps late latest launch laundry lawn layover lazily leaders league learn learned leisure letter
leveled lifted liked liking limited lined lit load loading locally location lonely longest loo looks lorry lovely lower
lunchbreak lunches mad mail majority manic marathoner mask massage massively mat matches maths mattress meanwhile medic meds
meet megan members merry messed messy midday midmorning midnight miserable missus mode moderate modest monitor mooch moody
motel multi must nap napped nasty nauseous nearby nearest needing needs negative neither netflix newborn niece nightmare
nightshift ninth noisy nor nose notes noticed nowhere numb obsessed obv obvs occasion offer offshore oldest onsite operation
opposite orders organised ouch outing overate overslept owed owner paced pacing packing paired panic parade park parkrun
partial parties patients patrol peeled pep per permitted physical picking pilates pilot pit pity platform playground plenty
plot podcast podium policy pool popping positive potluck praying preparing presentation pretty pride priest print private
prize progress project promise promised provided psych pulling pumped push pushing quad quietly quit quiz raced racing radio
rainy raised ran random randomly rate rather rattled rave reasonable rebound recall receipt reception recharge recorded
reduce ref refill refilled refuel refused region related relative relax relaxed relay relief rememberd remind rent repeats
report required rescued reserve resist resisted resto retreat rhythm riding rink risk roadside roadtrip roadwork rode rooftop
roster rota rotos route routine row rowed rowing rude rugby rule ruled sadly sailed sailing sale sand sandpit sat satisfied
satisfying saturday sauna scale scales scared scarfed scheduled scored scrap scraped screaming seat section security seems
semester semifinal sensible setting severe shaky shared shed shelf shocked shocking shooting shorter shout shoved shovelled
showers showing shut sib siblings sideline signed siren sixth skate skating skied skiing skull slammed slight slightly slips
slumped smell smells smoke snacky snapped snatched sneak sneaked sneaky snoozed snuck soaked social socks sold someday
sometime somewhat soothing sorta sorted sounds spa spar sparing sparring speed spite splurge splurged spoiled
spontaneous sprint sprinted sprints squished startup starved stash stationary steady steal steam stepping stiff stocked
stopover stops stormed straightforward strain stranded stream strength stress stretching stroll struggle struggled struggling
studied stuff stunned sucked suffering sunburnt surely surf surfed surfing survived suspect swam swear sweating sweaty swung
system tacked tailgate takes tank taper tapered tapering teaching tears tech teen teenage teenagers teeth temptation tended
tennis tent terrific terrified texting theirs themed therapy thereafter thinking thirst thirsty thoughtless threshold thrown
tick tight timed tire tiredness toilet tolerated took tool tooth topped torn touch tough tourist trace tracked tracking
trains transfer trash traveling travels treadmill treating tri triathlon tricep trick tricky trolley tucked tummies tuned
turn twins tyre unbelievable underate unhappy uniform universe unlike unlimited unlucky unreal unsure unwell upcoming upgrade
uphill urge usher vacation vaccine vendor venue vet victory vile visitor visitors volleyball volunteer vomit waitress waking
walked walks wallet wandered war warmed warming warned warning washing watches wave weak weakness wear wearing weather web
weds weekdays weekends weekly weeknight wet whatever wicked willpower win wind windy wiped wired woken wolf woof workday
workdays workplace workshop worn worry wrecked wrestling yacht yarn yay yearly yell yikes yup zoned zonked zwift zwifting
`
