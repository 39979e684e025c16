/**
 * What descriptions and steps of dishes said before, by the recipe's id. A plan keeps the words that a dish had when it was
 * planned, and a day that is over keeps its plan, so every language goes on telling them. `data/recipe-texts.txt` holds the
 * keys of all texts; its test finds what lacks here.
 */
export const formerTexts: Readonly<Record<string, readonly string[]>> = {
  'almond-milk-chia-raspberry': ['A small almond pudding, tart with raspberries.'],
  'applesauce-cinnamon-cup': ['Stir the maple syrup, sunflower butter, pea protein and cinnamon into the applesauce.'],
  'bagel-cream-cheese-jam': ['A toasted half bagel, a scrape of light cream cheese and plenty of jam.'],
  'berry-coconut-slush': ['Blend the strawberries, coconut water, pea protein and maple syrup until slushy.'],
  'blackberry-hemp-shake': ['Blackberries, half a banana and hemp seeds, tart and creamy.'],
  'boiled-eggs-dates-fruit': ['Two boiled eggs, an orange and a couple of dates from the lunch box.'],
  'chocolate-milk-banana-pre': ['Half a banana and a small glass of lowfat chocolate milk.'],
  'chocolate-soy-rice-cakes': ['Jam rice cakes with a small glass of chocolate soy milk.'],
  'cream-of-rice-banana': ['Stir in the pea protein and mashed banana.'],
  'egg-potato-tortilla': ['A small Spanish tortilla: potato, egg and olive oil.'],
  'eggs-on-sourdough': ['Two soft eggs on hot sourdough with a glass of orange juice.'],
  'espresso-date-shake': ['Blend the coffee, dates, oat milk and pea protein with ice.'],
  'fig-bars-milk': ['Two soft fig bars and a small glass of milk.'],
  'gel-and-water': ['A gel and a glass of water fifteen minutes before a hard session.'],
  'gluten-free-oats-honey': [
    'Stir in the pea protein and top with the honey.',
    'A small pan of gluten-free oats with honey and raisins.',
  ],
  'isotonic-banana': ['A bottle of isotonic drink and a banana, the tested half hour before the start.'],
  'jam-rice-cakes': ['Shake the pea protein with the water and drink it beside them.'],
  'miso-mushroom-soba-soup': ['Deep miso broth with soba, meaty mushrooms, silken tofu and spinach.'],
  'pea-and-mint-omelet-with-toast': [
    'Cook the omelet in the remaining oil, fill it with peas and chopped mint and fold it over.',
  ],
  'red-lentil-coconut-dal': ['A small, warming bowl of turmeric lentils, enriched with coconut and topped with seeds.'],
  'salmon-potato-plate': ['A small salmon fillet with dill potatoes and lemon.'],
  'sourdough-jam-toast': ['One hot slice of sourdough with jam, the classic hour before a session.'],
  'steak-egg-breakfast-burrito': ['Soften the pepper in the rest of the oil and scramble the eggs with it.'],
  'stewed-peach-maple': ['Peach slices softened in a pan with maple syrup and a scrape of nutmeg.'],
  'sunflower-date-spinach-smoothie': ['Pit the date and put everything into a blender, the water first.'],
  'tuscan-white-bean-toast': ['Rosemary beans in garlicky tomato on crisp sourdough, better than anything from a can.'],
}
