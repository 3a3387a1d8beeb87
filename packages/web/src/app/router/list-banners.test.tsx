import { describe, expect, it } from 'vitest'
import { allPlaces, isList } from '../../places/place.ts'
import { loadScreen, resourceOf } from './signed-in.ts'

const lists = await Promise.all(
  allPlaces.filter(isList).map(async (place) => ({ id: place.id, place, resource: await resourceOf(place.id) })),
)
const headed = lists.filter(({ resource }) => resource.banner)

describe('the banner of a list is loaded before its rows, so that no row moves', () => {
  it('some lists have a banner', () => expect(headed.length).toBeGreaterThan(2))

  it.each(headed)('$id', async ({ place, resource }) => {
    await loadScreen(place)
    expect(resource.banner?.peek()).toBeDefined()
  })
})
