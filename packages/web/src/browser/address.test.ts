import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allPlaces } from '../places/place.ts'
import { patternOf, placeAt } from '../places/place-at.ts'
import { appBase, withBase, withoutBase } from './address.ts'

const open = (base: string) => vi.stubGlobal('document', { documentElement: { dataset: { base } } })

afterEach(() => vi.unstubAllGlobals())

it('an app with a host of its own has the addresses of the browser', () => {
  open('')
  expect([appBase(), withBase('/service/dashboard'), withoutBase('/service/dashboard')]).toEqual([
    '',
    '/service/dashboard',
    '/service/dashboard',
  ])
})

describe('below a folder of a host', () => {
  beforeEach(() => void open('/lineboard'))

  it.each([
    ['/lineboard/service/dashboard', '/service/dashboard'],
    ['/lineboard/', '/'],
    ['/lineboard', '/'],
    ['/lineboard?a=1', '?a=1'],
    ['/lineboards/service', '/lineboards/service'],
    ['/service/dashboard', '/service/dashboard'],
  ])('%s is %s of the app', (address, own) => {
    expect(withoutBase(address)).toBe(own)
  })

  it('every place is found by the address that the browser shows', () => {
    const lost = allPlaces.filter((place) => {
      const path = patternOf(place).replace('/*?', '').replaceAll(/:\w+/g, '7')
      return !placeAt(path) || placeAt(withBase(path)) !== placeAt(path)
    })
    expect(lost).toEqual([])
  })
})
