/**
 * Dishes that are so much alike that nobody wants two of them on one day, by the ids of their recipes; a line `=` says what
 * they have in common. Own choice, read off names and steps.
 */
const rows = `
= Lentils or mung beans stewed with spices, with rice or without
lentil-khichdi red-lentil-coconut-dal red-lentil-dal kitchari-with-mung-beans-and-ginger
egg-and-red-lentil-curry-with-rice
= Eggs or tofu poached in tomato
chickpea-shakshuka huevos-rancheros menemen-pepper-eggs tofu-shakshuka shakshuka-with-greens-and-avocado
shakshuka-with-feta-and-sourdough
= Omelets and frittatas
mushroom-goat-cheese-omelet spanish-tortilla zucchini-feta-frittata masala-omelet-chapati sweet-potato-kale-frittata
spinach-socca-omelet spinach-feta-frittata mushroom-and-swiss-cheese-omelet spanish-potato-frittata-with-salad
potato-and-egg-white-frittata-with-peppers pea-and-mint-omelet-with-toast white-bean-and-spinach-frittata
= Balls of minced meat
lamb-kofta-cucumber-plate turkey-meatballs-with-mash lamb-koftas-with-beet-and-potato-salad
lamb-koftas-with-chopped-salad beef-kofta-pita-with-tahini turkey-koftas-with-bulgur-and-herbs
= Chilis
bison-sweet-potato-chili turkey-and-kidney-bean-chili black-bean-and-sweet-potato-chili bison-and-pumpkin-chili
tofu-and-lentil-chili seitan-and-kidney-bean-chili
= Scrambles
cottage-cheese-chive-scramble paneer-bhurji golden-tofu-scramble turmeric-tofu-scramble-with-mushrooms-and-avocado
tofu-scramble-toast tofu-scramble-potato scrambled-eggs-with-chickpeas-and-spinach
scrambled-eggs-with-smoked-salmon-and-tomatoes-on-rye
= Hashes
salmon-dill-potato-hash sweet-potato-kale-avocado-hash potato-mushroom-sunflower-hash turkey-sweet-potato-sage-hash
turkey-and-vegetable-hash egg-white-sweet-potato tempeh-and-potato-hash
= Fried rice
egg-fried-rice-peas shrimp-and-egg-fried-rice egg-white-fried-rice-with-peas
= Polenta and grits
shrimp-cauliflower-grits polenta-white-beans-kale shrimp-and-grits-with-greens
creamy-polenta-with-mushrooms-and-white-beans
= Cauliflower tabbouleh
cauliflower-tabbouleh-seeds hemp-seed-and-cauliflower-tabbouleh
= Burgers
bison-burger-plate-with-sweet-potato-wedges turkey-burgers-in-lettuce-wraps turkey-burger-with-sweet-potato-wedges
= Curries in coconut milk
chickpea-and-spinach-coconut-curry thai-style-coconut-chicken-curry sri-lankan-style-cod-curry
sweet-potato-and-black-bean-coconut-curry shrimp-and-sweet-potato-coconut-curry coconut-chicken-and-broccoli-curry
coconut-egg-curry-with-cauliflower green-coconut-tofu-curry-with-zucchini coconut-cauliflower-curry-with-hemp-seeds
spinach-and-chickpea-coconut-saag macadamia-and-coconut-green-bean-curry
= Burrito bowls
chicken-burrito-bowl black-bean-burrito-bowl turkey-taco-rice-bowl chicken-fajita-cauliflower-rice-bowl
cauliflower-burrito-bowl
= Tacos and fajitas
potato-egg-breakfast-tacos sweet-potato-black-bean-tacos chicken-fajitas fish-tacos-with-lime-slaw
smoky-black-bean-tacos tofu-and-black-bean-tacos smoky-seitan-fajitas mexican-egg-white-tacos-with-beans
black-bean-and-mango-tacos-with-avocado
= Pasta
pasta-al-pomodoro-with-chicken lentil-bolognese red-lentil-penne-arrabbiata turkey-bolognese-with-penne
fresh-tuna-puttanesca lemon-garlic-shrimp-linguine pasta-e-ceci lemony-white-bean-and-broccoli-pasta
salmon-pea-and-dill-pasta spinach-and-ricotta-pasta chicken-and-basil-pesto-pasta
roasted-pepper-and-white-bean-rigatoni spaghetti-with-clams-and-cherry-tomatoes tuna-bean-and-pasta-salad
chickpea-protein-balls-with-pasta creamy-cottage-cheese-tomato-pasta gluten-free-beef-ragu-with-basil
gluten-free-penne-with-chicken-and-broccoli spaghetti-with-sardines-and-tomato lemon-pasta-with-browned-seitan
= Buckwheat galettes
buckwheat-galette-egg-cheese buckwheat-galettes-with-eggs-and-mushrooms
= Noodle soups
beef-rice-noodle-soup pho-style-beef-noodle-soup chicken-ginger-and-lime-noodle-soup miso-mushroom-soba-soup
rice-noodles-with-tofu-in-ginger-broth
= Sandwiches and crispbread
tuna-white-bread-sandwich rye-bread-with-ham-pear-and-swiss-cheese rye-bread-with-smoked-salmon-ricotta-and-cucumber
whole-wheat-sandwich-with-cheddar-and-apple rye-crispbread-with-ricotta-pear-and-walnuts
rye-crispbread-with-sardines-apple-and-radishes cottage-cheese-tomato-crispbread
= Couscous with fruit
couscous-with-chicken-mango-and-mint couscous-with-canned-salmon-orange-and-fennel
couscous-with-edamame-orange-and-almonds shrimp-with-peach-couscous-and-basil
`

const familyOf: ReadonlyMap<string, number> = new Map(
  rows
    .split(/^=.*$/m)
    .slice(1)
    .flatMap((ids, family) =>
      ids
        .trim()
        .split(/\s+/)
        .map((id) => [id, family] as const),
    ),
)

/** Every recipe that is much like others. */
export const dishesOfFamilies: readonly string[] = [...familyOf.keys()]

/** The number of a recipe's family from 0, by the recipe's id; undefined for one that is like no other. */
export const findDishFamily = (recipe: string): number | undefined => familyOf.get(recipe)
