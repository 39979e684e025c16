import { expect, test } from 'vitest'
import { splitGlued } from './glued-words.ts'

const split = (text: string) =>
  splitGlued({ text, left: 0, right: text.length * 10, top: 0, bottom: 20 }).map((word) => word.text)

test.each([
  ['TotalFat1.5g', ['Total', 'Fat', '1.5g']],
  ['Includes7gAddedSugars', ['Includes', '7g', 'Added', 'Sugars']],
  ['8servingspercontainer', ['8', 'servings', 'per', 'container']],
  ['Servingsize1bar(55g)', ['Serving', 'size', '1bar', '(55g)']],
  ['waarvanverzadigd', ['waarvan', 'verzadigd']],
  ['davonZucker', ['davon', 'Zucker']],
  ['Fett/Lipides/Grassi', ['Fett', 'Lipides', 'Grassi']],
  ['1602kJ/380kcal', ['1602kJ', '380kcal']],
  ['Per30g', ['Per', '30g']],
  ['Cholesterolomg', ['Cholesterol', 'omg']],
  ['Zout-Sel', ['Zout', 'Sel']],
  ['verzadigd--dont', ['verzadigd', 'dont']],
  ['2%210mg', ['2%', '210mg']],
  ['(50g),Amount', ['(50g),', 'Amount']],
  ['sugars:', ['sugars:']],
])('%s is read as %j', (text, words) => expect(split(text)).toEqual(words))

test.each(['2/3', '1.5g', 'Carb0hydrafe', 'l6Omg', '0.5', 'B12', 'Protein', '372kcal', 'saltines', 'Salt', '<0.5g'])(
  '%s stays as it is',
  (text) => expect(split(text)).toEqual([text]),
)

test('the parts keep their places', () => {
  const [name, figure] = splitGlued({ text: 'Salt0.5g', left: 100, right: 180, top: 5, bottom: 25 })
  expect(name).toMatchObject({ left: 100, right: 140, top: 5 })
  expect(figure).toMatchObject({ left: 140, right: 180, bottom: 25 })
})
