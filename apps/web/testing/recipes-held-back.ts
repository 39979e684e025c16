import type { PastedCase } from './recipes-for-tuning.ts'

/** Ten pasted recipes in further styles. The reading was not made by them: they were scored once, when it was done. */
export const recipesHeldBack: readonly PastedCase[] = [
  {
    style: 'a blog that names ingredients in its chatter',
    text: `The BEST Chocolate Chip Cookies Ever
If you only make one cookie this year, make this one. I tested 14 batches with 2 kinds of butter and 3 sugars.
Jump to Recipe · Print
What you'll need:
• 115 g unsalted butter, softened
• 150 g brown sugar
• 1 egg
• 180 g all-purpose flour
• ½ tsp baking soda
• 170 g chocolate chips
How to make them:
Cream 115 g butter with the sugar for 3 minutes.
Chill for 30 minutes.
Makes 16 cookies. Storage: keeps 5 days.`,
    name: 'The BEST Chocolate Chip Cookies Ever',
    servings: 16,
    ingredients: {
      'butter-unsalted': 115,
      'sugar-brown': 150,
      'egg-whole-raw': 50,
      'all-purpose-flour': 180,
      'baking-soda': 2.5,
      'chocolate-chips-semisweet': 170,
    },
  },
  {
    style: 'US only, in capitals',
    text: `MAC AND CHEESE
SERVES 6
1 LB ELBOW MACARONI
4 TBSP BUTTER
1/4 CUP FLOUR
3 CUPS WHOLE MILK
2 CUPS SHREDDED CHEDDAR
1 TSP SALT
BOIL PASTA. MELT BUTTER, STIR IN FLOUR AND MILK. ADD CHEESE.`,
    name: 'MAC AND CHEESE',
    servings: 6,
    ingredients: {
      'pasta-dry': 454,
      'butter-salted': 57,
      'all-purpose-flour': 31,
      'milk-whole': 732,
      cheddar: 226,
      salt: 6,
    },
  },
  {
    style: 'weights before and cups behind a slash',
    text: `Granola
12 portions
300g / 3 cups rolled oats
100g / ⅔ cup almonds
60ml / ¼ cup maple syrup
60ml / ¼ cup coconut oil
80g / ½ cup raisins
Bake at 160°C / 320°F for 25 minutes.`,
    name: 'Granola',
    servings: 12,
    ingredients: { 'rolled-oats-dry': 300, almonds: 100, 'maple-syrup': 79, 'coconut-oil': 55, raisins: 80 },
  },
  {
    style: 'German with sections and half measures',
    text: `Käsekuchen ohne Boden
Für 12 Stücke

Für den Teig
1 kg Magerquark
200 g Zucker
4 Eier
½ TL Salz
1 Pck. Backpulver

Für den Belag:
150 g Himbeeren

So geht's
Quark und 200 g Zucker verrühren.
Bei 180 Grad 60 Minuten backen.`,
    name: 'Käsekuchen ohne Boden',
    servings: 12,
    ingredients: {
      'quark-lowfat|yogurt-greek-nonfat': 1000,
      'sugar-white': 200,
      'egg-whole-raw': 200,
      salt: 3,
      'baking-powder': 15,
      raspberries: 150,
    },
  },
  {
    style: 'German list by commas of notes',
    text: `Linsen-Bolognese
4 Portionen | 35 Minuten | vegan
- 200 g rote Linsen, trocken
- 1 große Zwiebel, gewürfelt
- 2 Knoblauchzehen
- 2 Karotten
- 1 Dose gehackte Tomaten (400 g)
- 2 EL Olivenöl
- Salz, Pfeffer
Zwiebel in Öl anbraten, dann alles 20 Minuten köcheln.`,
    name: 'Linsen-Bolognese',
    servings: 4,
    ingredients: {
      'lentils-red-dry|lentils-dry': 200,
      onion: 137,
      garlic: 6,
      carrot: 122,
      'tomatoes-canned': 400,
      'olive-oil': 27,
      salt: 1,
      'black-pepper': 1,
    },
  },
  {
    style: 'Spanish with spoons and teeth of garlic',
    text: `Gazpacho andaluz de mi madre
INGREDIENTES (6 raciones)
1 kg de tomates
1 pepino
1 pimiento verde
2 dientes de ajo
4 cucharadas de aceite de oliva
2 cucharadas de vinagre
1 cucharadita de sal
ELABORACIÓN
Triturar todo y enfriar 2 horas.
Información nutricional por ración: 120 kcal`,
    name: 'Gazpacho andaluz de mi madre',
    servings: 6,
    ingredients: {
      tomato: 1000,
      cucumber: 300,
      'pepper-green-bell': 150,
      garlic: 6,
      'olive-oil': 54,
      'white-vinegar|cider-vinegar|red-wine-vinegar': 30,
      salt: 6,
    },
  },
  {
    style: 'Spanish, a cake without headings',
    text: `Bizcocho de yogur
1 yogur natural
3 huevos
200 g de azúcar
250 g de harina de trigo
100 ml de aceite de girasol
1 sobre de levadura química
Batir todo y hornear 35 min a 180 ºC. Salen 8 porciones.`,
    name: 'Bizcocho de yogur',
    servings: 8,
    ingredients: {
      'yogurt-plain-whole': 125,
      'egg-whole-raw': 150,
      'sugar-white': 200,
      'all-purpose-flour': 250,
      'sunflower-oil': 91,
      'baking-powder': 15,
    },
  },
  {
    style: 'a forum post with a list by dashes and slang',
    text: `Re: high protein breakfast?
this is what i do every sunday (4 servings)
Egg Muffins
- 8 eggs
- 100g spinach
- 120 g feta, crumbled
- 1 red bell pepper
- splash of milk
Bake 20 min at 180C. enjoy!
Macros per serving: 230kcal / 18P / 3C / 16F`,
    name: 'Egg Muffins',
    servings: 4,
    ingredients: {
      'egg-whole-raw': 400,
      spinach: 100,
      feta: 120,
      'pepper-red-bell': 150,
      'milk-2-percent': 30,
    },
  },
  {
    style: 'a newspaper with words for numbers',
    text: `Roast salmon with new potatoes
Serves two
Two salmon fillets (about 150 g each)
400g new potatoes, halved
A handful of spinach
1 tbsp olive oil
Half a lemon
Method
Heat the oven to 200C. Toss the potatoes in the oil and roast for 25 minutes.`,
    name: 'Roast salmon with new potatoes',
    servings: 2,
    ingredients: { 'salmon-atlantic-raw': 300, 'potato-raw': 400, spinach: 30, 'olive-oil': 13.5, lemon: 29 },
  },
  {
    style: 'a shop’s card with a table of nutrition',
    text: `TURKEY STIR-FRY
Cook 15 min | Serves 2 | £2.10 pp
INGREDIENTS
300g turkey breast mince
1 tbsp soy sauce
150g egg noodles
1 carrot, peeled
80g frozen peas
2 tsp vegetable oil
METHOD
STEP 1 Cook the noodles.
STEP 2 Fry the mince for 8 mins.
NUTRITION
Energy 1890kJ/450kcal
Fat 9g
Carbohydrate 52g
Protein 41g`,
    name: 'TURKEY STIR-FRY',
    servings: 2,
    ingredients: {
      'turkey-ground-raw|turkey-ground-lean-raw|turkey-ground-93-raw': 300,
      'soy-sauce': 16,
      'egg-noodles-dry': 150,
      carrot: 61,
      'green-peas-frozen': 80,
      'canola-oil': 9,
    },
  },
]
