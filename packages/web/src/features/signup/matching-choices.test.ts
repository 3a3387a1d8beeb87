import { statesOf } from '@lineboard/sdk/reference/states'
import { expect, it } from 'vitest'
import { matchingChoices, meantChoice } from './choice-field.tsx'

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

const states = statesOf('us').map(({ name, code }) => ({ value: name, label: name, code }))

it.each(states)('$label is found first by its code and by its name, and is what is meant by either', (state) => {
  for (const typed of [state.code.toLowerCase(), state.label]) {
    expect(matchingChoices(states, { inputValue: typed })[0]).toEqual(state)
    expect(meantChoice(states, ` ${typed}`)).toEqual(state)
  }
})

it('what several or none have is nothing that is meant, and what one alone has is', () => {
  expect(meantChoice(states, 'new')).toBeUndefined()
  expect(meantChoice(states, 'nowhere')).toBeUndefined()
  expect(meantChoice(states, ' ')).toBeUndefined()
  expect(meantChoice(states, 'new y')?.label).toBe('New York')
})
