import { describe, expect, it } from 'vitest'
import { initials, personName } from './names.ts'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Ada King Lovelace', 'AL'],
    ['ada', 'A'],
    ['ada.lovelace@example.com', 'AC'],
    ['  Åsa  Öberg ', 'ÅÖ'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})

describe('personName', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace', username: 'ada' }, 'Ada Lovelace'],
    [{ lastName: 'Lovelace', username: 'ada' }, 'Lovelace'],
    [{ username: 'ada' }, 'ada'],
  ])('%j', (person, name) => {
    expect(personName(person)).toBe(name)
  })
})
