import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { PlainLink } from './place-link.tsx'

function open() {
  const aroundNav = vi.fn()
  render(
    <Router base="/lineboard" aroundNav={aroundNav}>
      <PlainLink href="/service/customer/edit/7" state={{ openedFromList: true }}>
        Harbor
      </PlainLink>
    </Router>,
  )
  return { aroundNav, link: screen.getByRole('link') }
}

it('leads where it says by the router, below the folder of the app, and takes along what the history keeps', () => {
  const { aroundNav, link } = open()
  expect(link.getAttribute('href')).toBe('/lineboard/service/customer/edit/7')
  fireEvent.click(link)
  expect(aroundNav.mock.calls).toEqual([
    [expect.any(Function), '/lineboard/service/customer/edit/7', { state: { openedFromList: true } }],
  ])
})

it('leaves to the browser what is opened beside the page', () => {
  const { aroundNav, link } = open()
  const click = createEvent.click(link, { ctrlKey: true })
  fireEvent(link, click)
  expect(click.defaultPrevented).toBe(false)
  expect(aroundNav).not.toHaveBeenCalled()
})
