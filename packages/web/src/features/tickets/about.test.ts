import { expect, test } from 'vitest'
import { fromAbout, toAbout } from './about.ts'

test('what an address was made of comes out of it again', () => {
  expect(fromAbout(toAbout('tracking_number', 31, '+1 212: desk'))).toEqual({
    kind: 'tracking_number',
    recordId: 31,
    name: '+1 212: desk',
  })
})

test.each([null, '', 'x', 'planet:3:Mars', 'call:0:nothing', 'call:7:', `call:7:${'x'.repeat(121)}`])(
  '%j names nothing',
  (text) => {
    expect(fromAbout(text)).toBeUndefined()
  },
)
