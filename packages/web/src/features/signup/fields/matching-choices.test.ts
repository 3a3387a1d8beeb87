import { expect, it } from 'vitest'
import { matchingChoices } from './matching-choices.ts'

const choices = [
  { value: 'ES', label: 'España' },
  { value: 'DE', label: 'ألمانيا' },
  { value: 'AT', label: 'Österreich' },
]

it.each([
  ['espana', 'ES'],
  ['ESPAÑA ', 'ES'],
  ['osterreich', 'AT'],
  ['ألمانيا', 'DE'],
  ['المانيا', 'DE'],
  ['at', 'AT'],
])('“%s” finds %s', (inputValue, value) => {
  expect(matchingChoices(choices, { inputValue }).map((choice) => choice.value)).toEqual([value])
})
