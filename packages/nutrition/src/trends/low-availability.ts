/** Energy availability under which health and training suffer when it lasts, kcal a kilogram of lean mass (L03, M23). */
export const LOW_AVAILABILITY = 30
