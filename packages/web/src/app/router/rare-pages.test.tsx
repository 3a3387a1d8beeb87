import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { allPlaces, placeFacts } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { MovedPage } from './rare-pages.tsx'

const moved = allPlaces.filter((place) => place.redirectTo)

it.each(moved.map((place) => [place.path, place] as const))('%s leads on to what is there now', (path, place) => {
  history.replaceState(null, '', path.replaceAll(/:\w+/g, '7'))
  render(
    <Route path={path}>
      <MovedPage place={place} />
    </Route>,
  )
  const now = placeFacts[place.redirectTo ?? 'dashboard']
  const rest = place.row === 'add' ? '/add' : place.row ? `/${place.row}/7` : ''
  expect(location.pathname).toBe(`${now.path.replaceAll(/:\w+/g, '7')}${rest}`)
  expect(placeAt(location.pathname)?.id).toBe(place.redirectTo)
})

it('a number that was edited or deleted where numbers are bought is a tracking number', () => {
  expect(moved.map(({ path }) => path)).toEqual(expect.arrayContaining(['/service/numberman/edit/:id']))
  expect(placeAt('/service/numberman/delete/7')).toMatchObject({ redirectTo: 'trackingNumbers', row: 'delete' })
})
