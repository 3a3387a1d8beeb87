import { CallHandling } from '@lineboard/contract/enumerations'
import { parseFilterText } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { besideHandling, handlingIn, withHandling } from './call-notes.tsx'
import { toHandle } from './to-handle.resource.ts'

const { searchable } = toHandle

it.each(CallHandling)('%s is put into a filter beside the rest of it, found there, and taken out again', (handling) => {
  const filter = withHandling('callerNumber:"555", Ada', handling, searchable)
  expect(handlingIn(filter, searchable)).toBe(handling)
  expect(withHandling(filter, undefined, searchable)).toBe('callerNumber:"555", Ada')
})

it('a filter says one thing of it at a time', () => {
  expect(handlingIn(withHandling(withHandling('', 'open', searchable), 'handled', searchable), searchable)).toBe(
    'handled',
  )
  expect(handlingIn('handling:"open", handling:"handled"', searchable)).toBeUndefined()
  expect(handlingIn('handling:!="open"', searchable)).toBeUndefined()
  expect(handlingIn('Ada', searchable)).toBeUndefined()
})

it.each(['Handling:open', 'handling:"Called back"', 'Handling:="Handled"'])(
  '%s is read as the list reads it',
  (filter) => {
    expect(handlingIn(filter, searchable)).toBeDefined()
    expect(withHandling(filter, undefined, searchable)).toBe('')
  },
)

it.each(['status:missed', 'Result:missed', 'City:Bern'])(
  'beside it %s stays the condition that the list makes of it',
  (filter) => {
    const kinds = (text: string) => parseFilterText(text, searchable).readable.map((block) => block.type)
    expect(kinds(filter)).toEqual(['field'])
    expect(kinds(withHandling(filter, 'open', searchable))).toEqual(['field', 'field'])
    expect(besideHandling(`${filter}, Handling:open`, searchable)).toEqual(besideHandling(filter, searchable))
    expect(Object.keys(besideHandling(filter, searchable))).toHaveLength(1)
  },
)
