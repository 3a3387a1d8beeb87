import { expect, it } from 'vitest'
import { inLanguage, marker } from './markers.ts'

it('a marker becomes its source in each language, however its literal is quoted', () => {
  const literal = marker(['"Save"', '{de:"Speichern"}'])
  for (const quoted of [literal, literal.replaceAll('"', "'"), literal.replaceAll('"', '`')]) {
    expect(inLanguage(`say(${quoted})`, 0)).toBe('say("Save")')
    expect(inLanguage(`say(${quoted})`, 1)).toBe('say({de:"Speichern"})')
  }
})

it('changes its name with any of its languages, and is the same for the same', () => {
  expect(marker(['1', '2'])).toBe(marker(['1', '2']))
  expect(marker(['1', '2'])).not.toBe(marker(['1', '3']))
})

it('refuses a file that a marker is a part of something else in', () => {
  const joined = marker(['"a"']).replace('"', '"b ')
  expect(() => inLanguage(joined, 0)).toThrow('taken apart')
})
