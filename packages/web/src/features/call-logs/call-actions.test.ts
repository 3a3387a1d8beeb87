import { expect, it } from 'vitest'
import { callActions } from './call-actions.ts'

const offered = (callerNumber: string) =>
  callActions
    .filter(({ isAllowed }) => isAllowed?.(Object({ id: 1, customerId: 2, callerNumber })) ?? true)
    .map(({ id }) => id)

it('only a number is blocked or put into the phone book, and all that is known is shown of callers who say who they are', () => {
  const ofNumber = ['caller', 'link', 'contact', 'source', 'block', 'give']
  expect(offered('+12125550142')).toEqual(ofNumber)
  expect(offered('admin')).toEqual(ofNumber.filter((id) => id !== 'contact' && id !== 'block'))
  expect(offered('anonymous')).toEqual(['link', 'source', 'give'])
})
