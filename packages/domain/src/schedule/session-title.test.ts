import { expect, test } from 'vitest'
import { isRest, namesTraining, readTitle } from './session-title.ts'

test.each([
  ['5 x 1 km intervals', 'Conditioning', 'Intense'],
  ['Easy run', 'Conditioning', 'Light'],
  ['Gym: squats', 'Lift', 'Moderate'],
  ['Berlin race', 'Competition', 'Intense'],
  ['Race pace 10 km', 'Conditioning', 'Intense'],
  ['Yoga', 'Recovery', 'Light'],
  ['Brick', 'Hybrid', 'Moderate'],
  ['Passing drills', 'Practice', 'Moderate'],
  ['Lockerer Dauerlauf', 'Conditioning', 'Light'],
  ['Intervalle 6x800', 'Conditioning', 'Intense'],
  ['Krafttraining', 'Lift', 'Moderate'],
  ['Wettkampf Berlin', 'Competition', 'Intense'],
  ['Koppeltraining', 'Hybrid', 'Moderate'],
  ['Dehnübungen', 'Recovery', 'Light'],
  ['Techniktraining', 'Practice', 'Moderate'],
  ['Rodaje suave', 'Conditioning', 'Light'],
  ['Series de 1000', 'Conditioning', 'Intense'],
  ['Sesión de fuerza', 'Lift', 'Moderate'],
  ['Competición', 'Competition', 'Intense'],
  ['Técnica de carrera', 'Practice', 'Moderate'],
  ['City marathon', 'Competition', 'Intense'],
  ['Marathon training', 'Conditioning', 'Moderate'],
  ['Game vs Lions', 'Competition', 'Intense'],
] as const)('%s is %s, %s', (title, type, intensity) =>
  expect(readTitle(title, 'Conditioning')).toEqual({ type, intensity }),
)

test('days of rest and notes are told from training', () => {
  expect(['Rest', 'Day off', 'Off', 'Easy run'].map(isRest)).toEqual([true, true, true, false])
  expect(['Long run', 'Zone 2', 'Dentist', 'Match'].map(namesTraining)).toEqual([true, true, false, true])
  expect(['Ruhetag', 'Frei', 'Freiwasserschwimmen', 'Descanso', 'Descanso: rodaje suave'].map(isRest)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
  expect(
    ['Langer Lauf', 'Schwimmen', 'Urlaub', 'Ablauf', '6x800', 'Tirada larga', 'Natación', 'Dentista'].map(
      namesTraining,
    ),
  ).toEqual([true, true, false, false, true, true, true, false])
})

test('a title that names no kind is what its calendar is of', () => {
  expect(readTitle('Track session', 'Practice').type).toBe('Practice')
  expect(readTitle('Lauf am Müggelsee', 'Practice').type).toBe('Conditioning')
})
