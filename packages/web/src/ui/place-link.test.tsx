import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MayOpenProvider } from './may-open.ts'
import { PlaceLink } from './place-link.tsx'

function show(href: string, isAction = false) {
  render(
    <MayOpenProvider value={(address) => address === '/service/user/edit/5'}>
      <PlaceLink isAction={isAction} href={href}>
        Ann
      </PlaceLink>
    </MayOpenProvider>,
  )
}

it('leads to what this person may see', () => {
  show('/service/user/edit/5')
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/service/user/edit/5')
})

it('is plain text otherwise', () => {
  show('/service/role/edit/5')
  expect(screen.getByText('Ann')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('is nothing otherwise where its text would say nothing', () => {
  show('/service/role/edit/5', true)
  expect(screen.queryByText('Ann')).toBeNull()
})
