/**
 * What dishes were called before, with what they are called now. A plan keeps the name that a dish had when it was
 * planned, and is still to be read in every language. `data/dish-names.txt` holds all names; its test finds what lacks here.
 */
export const formerDishNames: Readonly<Record<string, string>> = {
  'Avocado half with chili, lime and pepitas': 'Avocado with chili, lime and pepitas',
  'Half bagel with jam': 'Bagel with cream cheese and jam',
  'Breakfast bison chili with sweet potato': 'Bison chili with sweet potato',
  'Breakfast dal with spinach and coconut': 'Dal with spinach and coconut',
  'Breakfast tofu banh mi': 'Tofu banh mi',
  'Edamame and avocado breakfast bowl': 'Edamame and avocado bowl',
  'Japanese salmon breakfast': 'Japanese grilled salmon with rice',
  'Potato and egg breakfast tacos': 'Potato and egg tacos',
  'Rice cakes and a pea shake': 'Rice cakes and a pea protein shake',
  'Tahini broccoli and cabbage bowl': 'Tahini broccoli and red cabbage bowl',
  'Tilapia with plantain and cabbage slaw': 'Tilapia with plantain and red cabbage slaw',
}
