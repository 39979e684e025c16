/** A recipe as somebody pasted it, and what it says. */
export interface PastedCase {
  readonly style: string
  readonly text: string
  readonly name: string
  readonly servings: number | null
  /** Each ingredient as the kitchen names it, in grams. */
  readonly ingredients: Readonly<Record<string, number>>
}

/** Ten styles of pasted recipes by which the reading was made; those of the other file were looked at once, for their score. */
export const recipesForTuning: readonly PastedCase[] = [
  {
    style: 'a blog with chatter',
    text: `My Grandma's Banana Bread
by Jess | updated March 3 | 214 comments
I can't tell you how many times my kids have begged me for this one. It reminds me of 2 summers we spent at the lake!
Serves 10
Prep time: 15 minutes
Ingredients
3 ripe bananas, mashed
1 1/2 cups all-purpose flour
3/4 cup sugar
1/3 cup butter, melted
1 egg, beaten
1 teaspoon baking soda
Pinch of salt
Instructions
1. Preheat the oven to 350 F.
2. Mix the butter into 3 mashed bananas.
Nutrition: 245 kcal per slice`,
    name: "My Grandma's Banana Bread",
    servings: 10,
    ingredients: {
      banana: 354,
      'all-purpose-flour': 188,
      'sugar-white': 150,
      'butter-salted': 76,
      'egg-whole-raw': 50,
      'baking-soda': 5,
      salt: 0.4,
    },
  },
  {
    style: 'metric with US in brackets',
    text: `Fluffy Pancakes

Makes 8 pancakes

200 g (1 2/3 cups) flour
1 tbsp sugar
300 ml (1 1/4 cups) milk
2 large eggs
30 g / 2 tbsp butter

Whisk everything together until smooth.
Fry in a hot pan for 2 minutes a side.`,
    name: 'Fluffy Pancakes',
    servings: 8,
    ingredients: {
      'all-purpose-flour': 200,
      'sugar-white': 13,
      'milk-2-percent': 309,
      'egg-whole-raw': 110,
      'butter-salted': 30,
    },
  },
  {
    style: 'bullets and prices',
    text: `Budget Lentil Soup ($4.10 total)
Servings: 6
▢ 2 Tbsp olive oil ($0.32)
▢ 1 yellow onion ($0.37)
▢ 2 cloves garlic ($0.16)
▢ 3 carrots ($0.33)
▢ 1 cup brown lentils ($0.84)
▢ 1 15oz. can diced tomatoes ($0.79)
▢ 1/2 tsp cumin ($0.05)`,
    name: 'Budget Lentil Soup',
    servings: 6,
    ingredients: {
      'olive-oil': 27,
      onion: 110,
      garlic: 6,
      carrot: 183,
      'lentils-dry': 192,
      'tomatoes-canned': 425,
      cumin: 1,
    },
  },
  {
    style: 'unicode fractions and glued units',
    text: `Overnight Oats (serves 2)
½ cup rolled oats
1¼ cups milk
2tbsp chia seeds
150g blueberries
¾ tsp cinnamon`,
    name: 'Overnight Oats',
    servings: 2,
    ingredients: { 'rolled-oats-dry': 40, 'milk-2-percent': 305, 'chia-seeds': 24, blueberries: 150, cinnamon: 2 },
  },
  {
    style: 'German',
    text: `Omas Pfannkuchen

Zutaten für 4 Personen:
250 g Mehl
500 ml Milch
4 Eier
1 Prise Salz
2 EL Öl

Zubereitung:
Mehl und Milch glatt rühren. Eier dazugeben.
Die Pfanne mit 1 TL Öl erhitzen.

Nährwerte pro Portion: 380 kcal, 15 g Eiweiß`,
    name: 'Omas Pfannkuchen',
    servings: 4,
    ingredients: {
      'all-purpose-flour': 250,
      'milk-2-percent': 515,
      'egg-whole-raw': 200,
      salt: 0.4,
      'canola-oil': 27,
    },
  },
  {
    style: 'Spanish',
    text: `Tortilla de patatas
Para 4 personas
Ingredientes
- 600 g de patatas
- 6 huevos
- 1 cebolla
- 100 ml de aceite de oliva
- Sal
Preparación
1. Pelar las patatas y cortarlas.
2. Batir los huevos.`,
    name: 'Tortilla de patatas',
    servings: 4,
    ingredients: { 'potato-raw': 600, 'egg-whole-raw': 300, onion: 110, 'olive-oil': 91, salt: 1 },
  },
  {
    style: 'sections',
    text: `Chicken Teriyaki Bowls
Yield: 3 servings

For the sauce:
60 ml soy sauce
2 tablespoons honey
1 tsp sesame oil

For the bowls
450 g chicken breast, cubed
200 g white rice, uncooked
1 head broccoli

DIRECTIONS
Cook the rice. Simmer 60 ml of the sauce.`,
    name: 'Chicken Teriyaki Bowls',
    servings: 3,
    ingredients: {
      'soy-sauce': 64,
      honey: 42,
      'sesame-oil': 4.5,
      'chicken-breast-raw': 450,
      'white-rice-dry': 200,
      broccoli: 350,
    },
  },
  {
    style: 'amounts behind',
    text: `Protein balls
Oats - 100g
Peanut butter - 60 g
Honey: 40g
Whey protein 30 g
Makes 12`,
    name: 'Protein balls',
    servings: 12,
    ingredients: {
      'rolled-oats-dry': 100,
      'peanut-butter': 60,
      honey: 40,
      'whey-protein-powder|whey-protein-isolate': 30,
    },
  },
  {
    style: 'a chat message in one breath of lines',
    text: `hey here's the chili!! it's soooo good
Chili con carne
for 4 people
500g minced beef
1 tin kidney beans
2 tins chopped tomatoes
1 red pepper
1 tbsp olive oil
salt and pepper
brown the mince first then chuck everything in, takes about 40 mins x`,
    name: 'Chili con carne',
    servings: 4,
    ingredients: {
      'beef-ground-90-raw': 500,
      'kidney-beans-canned': 255,
      'tomatoes-canned': 800,
      'pepper-red-bell': 119,
      'olive-oil': 13.5,
      salt: 1,
      'black-pepper': 1,
    },
  },
  {
    style: 'numbered steps without a heading and a nutrition footer',
    text: `Simple Tomato Pasta
Serves: 2 | Ready in 20 min | Easy
160 g dry spaghetti
1 tbsp olive oil
1 clove of garlic, crushed
400 g can chopped tomatoes
20 g parmesan, grated, to serve

1) Boil the spaghetti for 9 minutes.
2) Fry the garlic in 1 tbsp oil.

Per serving: 420 kcal, 62 g carbs, 14 g protein, 11 g fat`,
    name: 'Simple Tomato Pasta',
    servings: 2,
    ingredients: {
      'pasta-dry': 160,
      'olive-oil': 13.5,
      garlic: 3,
      'tomatoes-canned': 400,
      'parmesan-grated|parmesan-hard': 20,
    },
  },
  {
    style: 'a Spanish note with its servings in brackets',
    text: `Lentejas de la abuela (4 raciones)

Ingredientes:
- 400 g de lentejas pardinas secas
- 1 cebolla mediana
- 2 zanahorias
- 2 cucharadas de aceite de oliva
- 1 cucharadita de pimentón

Elaboración: Sofreír la cebolla y cocer todo 40 minutos.`,
    name: 'Lentejas de la abuela',
    servings: 4,
    ingredients: { 'lentils-dry': 400, onion: 110, carrot: 122, 'olive-oil': 27, paprika: 2.3 },
  },
  {
    style: 'an American bowl with the sizes of its packs in brackets',
    text: `Savory Protein Oats (makes 2)
Ingredients
1 1/2 cups rolled oats
1 (6-oz) container plain Greek yogurt
1 scoop (31g) whey protein
1 tsp sweet paprika
Directions
Mix it all.`,
    name: 'Savory Protein Oats',
    servings: 2,
    ingredients: { 'rolled-oats-dry': 121, 'yogurt-greek-whole': 170, 'whey-protein-powder': 31, paprika: 2.3 },
  },
]
