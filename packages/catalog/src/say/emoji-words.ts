/** Pictures of food, as Unicode has them, and the words for them. */
const words: ReadonlyMap<string, string> = new Map(
  `🍎 apple|🍏 apple|🍐 pear|🍊 clementine|🍋 lemon|🍌 banana|🍉 watermelon|🍇 grapes|🍓 strawberries|🫐 blueberries|🍈 honeydew|🍒 cherries|🍑 peach|🥭 mango|🍍 pineapple|🥝 kiwi|🍅 tomato|🥥 coconut|🥑 avocado|🍆 eggplant|🥔 potato|🥕 carrot|🌽 corn on the cob|🫑 pepper|🥒 cucumber|🥬 lettuce|🥦 broccoli|🧅 onion|🍄 mushrooms|🥜 peanuts|🌰 chestnuts|🍞 bread|🥐 croissant|🥖 baguette|🥨 pretzel|🥯 bagel|🥞 pancakes|🧇 waffle|🧀 cheese|🍖 ribs|🍗 chicken drumstick|🥩 steak|🥓 bacon|🍔 burger|🍟 fries|🍕 pizza|🌭 hot dog|🥪 sandwich|🌮 taco|🌯 burrito|🥙 gyro|🧆 falafel|🥚 egg|🍳 fried egg|🥘 paella|🥣 cereal|🥗 salad|🍿 popcorn|🧈 butter|🍚 rice|🍛 curry|🍜 ramen|🍝 spaghetti|🍠 sweet potato|🍣 sushi|🍤 shrimp tempura|🥟 dumplings|🍦 ice cream|🍨 ice cream|🍩 donut|🍪 cookie|🎂 cake|🍰 cake|🧁 cupcake|🥧 pie|🍫 chocolate bar|🍬 candy|🍮 flan|🍯 honey|🥛 glass of milk|☕ coffee|🍵 green tea|🍷 glass of red wine|🍸 martini|🍹 cocktail|🍺 beer|🍻 beer|🥂 glass of sparkling wine|🥃 whiskey|🥤 cola|🧋 bubble tea|🧃 juice box`
    .split('|')
    .map((pair) => {
      const [sign = '', ...word] = pair.split(' ')
      return [sign, word.join(' ')] as const
    }),
)

/** Pictures that have a name of their own before a word: `🥜 butter`. */
const joined = /🥜\uFE0F?\s*(?=butter\b)/gu
const one = [...words.keys()].join('|')
const run = new RegExp(`(?:${one})\\uFE0F?(?:\\s*(?:${one})\\uFE0F?)*`, 'gu')
const sign = new RegExp(one, 'gu')
/** What a picture stands behind where it is no ornament: nothing, a stop, an amount, a word that joins. */
const beginning =
  /(?:^|[,;.:+&/|•\n(–—-]|\d|\b(?:x|g|ml|slices?|pieces?|pcs|cups?|scoops?|and|with|n|plus|y|con|und|mit|dann|then))\s*$/iu
/** A word behind a picture that is called by it, and no amount. */
const named =
  /^\s*(?!(?:x|and|with|n|plus|y|con|und|mit|slices?|pieces?|pcs|scoops?|cups?|small|large|big|half|for|at)\b)\p{L}{2}/iu

/** `🍌`, `🥚🥚`: so many of what is drawn, each once. */
function inWords(signs: string): string {
  const counts = new Map<string, number>()
  for (const [drawn] of signs.matchAll(sign)) counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
  return [...counts].map(([drawn, count]) => `${count > 1 ? `${count} ` : ''}${words.get(drawn)}`).join(' , ')
}

/** Pictures of food as words; those beside the words of a food adorn it and are left out. */
export function emojiInWords(text: string): string {
  const whole = text.replaceAll(joined, 'peanut ')
  return whole.replaceAll(run, (signs: string, at: number) => {
    const [before, behind] = [whole.slice(0, at), whole.slice(at + signs.length)]
    if (!beginning.test(before) || named.test(behind)) return ' '
    return `${/\d\s*$/.test(before) ? ' ' : ' , '}${inWords(signs)} `
  })
}
