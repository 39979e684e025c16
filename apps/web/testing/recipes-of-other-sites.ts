/** A pasted recipe with each line of its list: none of them may be lost. */
export interface ListedCase {
  readonly style: string
  readonly text: string
  readonly name: string
  readonly servings: number | null
  /** The lines that are read, as they come out. */
  readonly lines: readonly string[]
}

/** Recipes in the styles of further sites, made to find lines that were lost without a word. */
export const recipesOfOtherSites: readonly ListedCase[] = [
  {
    style: 'ingredients in slices',
    text: `Avocado toast
Ingredients
2 slices sourdough bread
1 avocado
2 eggs
Method
Toast the bread.`,
    name: 'Avocado toast',
    servings: null,
    lines: ['2 slices sourdough bread', '1 avocado', '2 eggs'],
  },
  {
    style: 'ingredients in pieces, behind how many it serves',
    text: `Chicken tray bake
Serves 4
Ingredients:
8 pieces chicken thigh
2 slices bacon
500 g potatoes
Roast for 40 minutes, then fry 2 slices of bread.`,
    name: 'Chicken tray bake',
    servings: 4,
    lines: ['8 pieces chicken thigh', '2 slices bacon', '500 g potatoes'],
  },
  {
    style: 'German pieces, and a table with a line for each amount',
    text: `Zwiebel-Käse-Pfanne
Zutaten für vier Personen
2 Stück
Zwiebeln
4 Stück Eier
200 g
Käse
1 Bund
Petersilie
Salz
Pfeffer
Zubereitung
Zwiebeln schälen.`,
    name: 'Zwiebel-Käse-Pfanne',
    servings: 4,
    lines: ['2 Stück Zwiebeln', '4 Stück Eier', '200 g Käse', '1 Bund Petersilie', 'Salz', 'Pfeffer'],
  },
  {
    style: 'Spanish units, and what has no amount',
    text: `Ensalada de huevo
Ingredientes (para dos personas)
Aceite de oliva virgen extra
3 unidades de huevo
1 lechuga
Perejil al gusto
Sal y pimienta
Elaboración
Cocer los huevos 10 minutos.`,
    name: 'Ensalada de huevo',
    servings: 2,
    lines: ['Aceite de oliva virgen extra', '3 unidades de huevo', '1 lechuga', 'Perejil al gusto', 'Sal y pimienta'],
  },
  {
    style: 'foods that begin like a step',
    text: `Creamy noodles
Carrots - 300 g
Cream - 100 ml
Cream cheese - 100g
Roast beef 120 g
2 packets 2-minute noodles
8 eggs, boiled for 6 minutes
Nutritional yeast - 20 g
Butter - 20 g
Whisk the cream.
Simmer for 5 minutes.`,
    name: 'Creamy noodles',
    servings: null,
    lines: [
      'Carrots - 300 g',
      'Cream - 100 ml',
      'Cream cheese - 100g',
      'Roast beef 120 g',
      '2 packets 2-minute noodles',
      '8 eggs, boiled for 6 minutes',
      'Nutritional yeast - 20 g',
      'Butter - 20 g',
    ],
  },
  {
    style: 'what may be a step before the heading of the method',
    text: `Noodle salad
Serves two
Ingredients
200 g noodles
Boil in the bag rice 125 g
Prawns, marinated for 10 minutes
Fresh basil
Method
Mix.`,
    name: 'Noodle salad',
    servings: 2,
    lines: ['200 g noodles', 'Boil in the bag rice 125 g', 'Prawns, marinated for 10 minutes', 'Fresh basil'],
  },
  {
    style: 'a numbered list',
    text: `Cheese bites
Ingredients
1. 100 g cheese
2. eggs
3. Butter 10 g
4. Fresh basil
5. 50 g ham
Directions
1. Mix it all.
2. Bake for 12 minutes.
Cut into 12 pieces.`,
    name: 'Cheese bites',
    servings: 12,
    lines: ['100 g cheese', 'eggs', 'Butter 10 g', 'Fresh basil', '50 g ham'],
  },
  {
    style: 'parts with their own steps',
    text: `Lasagne
For 6 people

For the sauce
500 g beef mince
400 g chopped tomatoes
Fry the mince.
For the topping
50 g butter
50 g flour
500 ml milk
Melt the butter, then stir in the flour.
Pour in the milk.

For the pasta
250 g lasagne sheets
Bake for 40 minutes.

Nutrition per serving
Protein 30 g
41 g carbs`,
    name: 'Lasagne',
    servings: 6,
    lines: [
      '500 g beef mince',
      '400 g chopped tomatoes',
      '50 g butter',
      '50 g flour',
      '500 ml milk',
      '250 g lasagne sheets',
    ],
  },
  {
    style: 'the list in one line',
    text: `Tortitas rápidas
2 raciones
Ingredientes: 80 g de avena, 2 huevos, 1 plátano, canela
Triturar todo.`,
    name: 'Tortitas rápidas',
    servings: 2,
    lines: ['80 g de avena', '2 huevos', '1 plátano', 'canela'],
  },
  {
    style: 'a list that is told twice, without amounts and with them',
    text: `Peanut noodles
You will love this one.
Ingredients you’ll need
Peanut butter
Rice noodles
Soy sauce
How to make it
Stir the sauce.
Peanut noodles
Prep 5 min · Serves 3
Ingredients
120 g peanut butter
300 g rice noodles
3 tbsp soy sauce
Instructions
Cook the noodles.`,
    name: 'Peanut noodles',
    servings: 3,
    lines: ['120 g peanut butter', '300 g rice noodles', '3 tbsp soy sauce'],
  },
  {
    style: 'parts with what is in them behind a colon, and long lines',
    text: `Gemüsepfanne mit Dip
4,6 (213 Bewertungen)
35 Min.
Zutaten
Zucchini: 2
Für den Dip: 200 g Joghurt
1 Dose stückige Tomaten (400 g), am besten aus San Marzano, mit dem Saft, und noch etwas mehr davon, wenn die Pfanne zu trocken wird
Öl zum Braten
Saft einer Zitrone
Zubereitung
Zucchini anbraten.
Reicht für 3 Personen.`,
    name: 'Gemüsepfanne mit Dip',
    servings: 3,
    lines: [
      'Zucchini: 2',
      '200 g Joghurt',
      '1 Dose stückige Tomaten (400 g), am besten aus San Marzano, mit dem Saft, und noch etwas mehr davon, wenn die Pfanne zu trocken wird',
      'Öl zum Braten',
      'Saft einer Zitrone',
    ],
  },
]
