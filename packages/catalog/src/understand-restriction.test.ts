import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { splitRestriction } from './restrictions.ts'
import {
  answerRestriction,
  isReworded,
  plainRestriction,
  type RestrictionQuestion,
  understandRestriction,
} from './understand-restriction.ts'

const catalog = openCatalog()
const understand = (text: string) => understandRestriction(text, catalog.foods)
const questionOf = (text: string): RestrictionQuestion => {
  const { question } = understand(text)
  if (!question) throw new Error(`${text} is not asked`)
  return question
}
const mayEat = (text: string, food: string) => catalog.permits(catalog.rulesFor([], [text]), catalog.requireFood(food))

describe('what was understood is said', () => {
  test.each([
    ['leche', ['milk and dairy'], true],
    ['Erdnussbutter', ['peanuts'], true],
    ['marisco', ['shellfish'], true],
    ['coeliac disease', ['gluten', 'oats'], true],
    ['lactose', ['milk with lactose'], true],
    ['cilantro', ['cilantro', 'coriander'], true],
    ['vegan', ['Vegan'], false],
    ['peanuts', ['peanuts'], false],
    ['kiwi', ['kiwi'], false],
  ])('%s', (typed, avoids, reworded) => {
    const read = understand(typed)
    expect(read).toEqual({ typed, avoids })
    expect(isReworded(read)).toBe(reworded)
  })
})

describe('what may have been meant is asked, and left out until it is answered', () => {
  test.each([
    ['penuts', 'peanuts', 'peanut-butter'],
    ['shelfish', 'shellfish', 'shrimp-raw'],
    ['diary', 'dairy', 'milk-whole'],
    ['glutten', 'gluten', 'sourdough-bread'],
    ['almnods', 'almonds', 'almonds'],
    ['avacado', 'avocado', 'avocado'],
    ['lehce', 'leche', 'milk-whole'],
    ['Butterkeks', 'butter', 'butter-salted'],
    ['shrimpburger', 'shrimp', 'shrimp-raw'],
  ])('%s: did you mean %s?', (typed, meant, food) => {
    const question = questionOf(typed)
    expect(question.suggestions[0]?.text).toBe(meant)
    if (catalog.findFood(food)) expect(mayEat(typed, food)).toBe(false)
    const yes = answerRestriction(typed, question, meant)
    expect(yes).toBe(meant)
    expect(understand(yes).question).toBeUndefined()
    const no = answerRestriction(typed, question, 'by-name')
    expect(no).toBe(`"${typed}"`)
    expect(understand(no).question).toBeUndefined()
    expect(plainRestriction(no)).toBe(typed)
  })

  test('by name only lets the other food through', () => {
    expect(mayEat('penuts', 'peanut-butter')).toBe(false)
    expect(mayEat('"penuts"', 'peanut-butter')).toBe(true)
  })

  test('quotes never loosen what is known', () => {
    for (const text of ['"peanuts"', '“leche”', '"Erdnussbutter" please'])
      expect(understand(text).question).toBeUndefined()
    expect(mayEat('"peanuts"', 'peanut-butter')).toBe(false)
    expect(mayEat('“leche”', 'milk-whole')).toBe(false)
  })

  test('only the unknown word of a sentence is replaced', () => {
    const typed = 'I’m allergic to penuts!'
    expect(answerRestriction(typed, questionOf(typed), 'peanuts')).toBe('I’m allergic to peanuts!')
    expect(answerRestriction(typed, questionOf(typed), 'by-name')).toBe('I’m allergic to "penuts"!')
  })

  test('one question after the other, until none is left', () => {
    let text = 'penuts with dragonfruit and no zzyzx'
    const asked: string[] = []
    for (const part of splitRestriction(text)) {
      text = part
      for (let { question } = understand(text); question; question = understand(text).question) {
        asked.push(question.word)
        text = answerRestriction(text, question, 'by-name')
      }
    }
    expect(asked).toEqual(['penut dragonfruit', 'zzyzx'])
  })

  test('a word like nothing known is asked, too', () => {
    expect(questionOf('dragonfruit')).toEqual({ word: 'dragonfruit', suggestions: [] })
    expect(understand('"dragonfruit"')).toEqual({ typed: '"dragonfruit"', avoids: ['dragonfruit'] })
  })
})

test('several in one line are taken one by one, and what says nothing is none', () => {
  expect(splitRestriction('No eggs, soy and fish; kiwi\nleche y huevos')).toEqual([
    'No eggs',
    'soy',
    'fish',
    'kiwi',
    'leche',
    'huevos',
  ])
  for (const nothing of ['', ' , ', 'none', 'no', 'nichts', 'nada', 'nothing please'])
    expect(splitRestriction(nothing)).toEqual([])
  expect(splitRestriction('"salt and pepper", milk')).toEqual(['"salt and pepper"', 'milk'])
})
