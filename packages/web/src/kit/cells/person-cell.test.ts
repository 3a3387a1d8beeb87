import { expect, it } from 'vitest'
import { personCell } from './text-cells.tsx'

const { toText } = personCell('handler')

it.each([
  [
    'by first and last name',
    { handler: { username: 'admin', firstName: 'Nora', lastName: 'Whitfield' } },
    'Nora Whitfield',
  ],
  ['by the name to sign in with, where there is no other', { handler: { username: 'admin' } }, 'admin'],
  ['by that name until the person is known', {}, 'admin'],
])('names a person %s', (_, row, text) => {
  expect(toText('admin', row)).toBe(text)
})
