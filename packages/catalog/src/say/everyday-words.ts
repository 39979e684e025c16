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
`
