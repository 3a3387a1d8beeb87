import { CallHandling } from '@lineboard/contract/enumerations'
import { expect, it } from 'vitest'
import { handlingIn, withHandling } from './handling-filter.ts'

it.each(CallHandling)('%s is put into a filter beside the rest of it, found there, and taken out again', (handling) => {
  const filter = withHandling('callerNumber:"555", Ada', handling)
  expect(handlingIn(filter)).toBe(handling)
  expect(withHandling(filter, undefined)).toBe('callerNumber:"555", Ada')
})

it('a filter says one thing of it at a time', () => {
  expect(handlingIn(withHandling(withHandling('', 'open'), 'handled'))).toBe('handled')
  expect(handlingIn('handling:"open", handling:"handled"')).toBeUndefined()
  expect(handlingIn('Ada')).toBeUndefined()
})
