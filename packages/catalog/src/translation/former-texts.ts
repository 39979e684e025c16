/**
 * What descriptions and steps of dishes said before, by the recipe's id. A plan keeps the words that a dish had when it was
 * planned, and a day that is over keeps its plan, so every language goes on telling them. `data/recipe-texts.txt` holds the
 * keys of all texts; its test finds what lacks here.
 */
export const formerTexts: Readonly<Record<string, readonly string[]>> = {
  'applesauce-cinnamon-cup': ['Stir the maple syrup, sunflower butter, pea protein and cinnamon into the applesauce.'],
  'berry-coconut-slush': ['Blend the strawberries, coconut water, pea protein and maple syrup until slushy.'],
  'cream-of-rice-banana': ['Stir in the pea protein and mashed banana.'],
  'espresso-date-shake': ['Blend the coffee, dates, oat milk and pea protein with ice.'],
  'gluten-free-oats-honey': ['Stir in the pea protein and top with the honey.'],
  'jam-rice-cakes': ['Shake the pea protein with the water and drink it beside them.'],
  'miso-mushroom-soba-soup': ['Deep miso broth with soba, meaty mushrooms, silken tofu and spinach.'],
  'pea-and-mint-omelet-with-toast': [
    'Cook the omelet in the remaining oil, fill it with peas and chopped mint and fold it over.',
  ],
  'steak-egg-breakfast-burrito': ['Soften the pepper in the rest of the oil and scramble the eggs with it.'],
  'stewed-peach-maple': ['Peach slices softened in a pan with maple syrup and a scrape of nutmeg.'],
  'tuscan-white-bean-toast': ['Rosemary beans in garlicky tomato on crisp sourdough, better than anything from a can.'],
}
