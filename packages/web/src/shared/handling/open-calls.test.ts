import { expect, it } from 'vitest'
import { openCalls, openCallsHref } from './open-calls.ts'

it('counts every call that waits, whatever its day, as the menu does', () => {
  expect(openCalls()).toEqual({ where: { handling: 'open' } })
  expect(openCallsHref()).toBe('/service/to-handle?filter=handling%3A%3D%22open%22')
})

it('narrows the count and its list alike', () => {
  expect(openCalls({ customerId: 3, sourceId: 7 })).toEqual({
    where: { handling: 'open', customerId: 3, trackingSourceId: 7 },
  })
  expect(new URLSearchParams(openCallsHref({ customerId: 3, sourceId: 7 }).split('?')[1]).toString()).toBe(
    new URLSearchParams({ filter: 'trackingSourceId:"7", handling:="open"', customer: '3' }).toString(),
  )
})
