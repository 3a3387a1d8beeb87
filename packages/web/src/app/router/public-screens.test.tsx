import { isValidElement } from 'react'
import { expect, it } from 'vitest'
import { allPlaces } from '../../places/place.ts'
import { loadPublicScreen } from './page-loader.ts'
import { loadScreen } from './signed-in.ts'

const [open, own] = [
  allPlaces.filter(({ guard }) => guard !== 'session'),
  allPlaces.filter(({ guard }) => guard === 'session'),
]

it('tests public screens and those of signed-in users', () => {
  expect(open.length).toBeGreaterThan(4)
  expect(own.length).toBeGreaterThan(40)
})

it.each(open)('$id loads without what signed-in users need', async (place) => {
  expect(isValidElement((await loadPublicScreen(place)).element)).toBe(true)
})

it.each(own)('$id loads for signed-in users only', async (place) => {
  expect(isValidElement((await loadScreen(place)).element)).toBe(true)
  if (place.page === undefined) await expect(loadPublicScreen(place)).rejects.toThrow(/No feature has a file/)
})
