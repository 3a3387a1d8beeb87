import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showSession, testUser } from '../../testing/show-session.ts'
import { UnknownPage } from './unknown-page.tsx'

const lost = ['/service/nothing', '/elsewhere', '/service/call-logs/old']

const open = (path: string) => {
  history.pushState(null, '', path)
  render(<UnknownPage path={path} />)
}

afterEach(() => showSession({}))

it.each(lost)('%s leads visitors to the sign-in page, which says that there is nothing', (path) => {
  open(path)
  expect(location.pathname).toBe('/auth/login')
  expect(history.state).toEqual({ missing: path })
})

it.each(lost)('%s leads who is signed in to a page that says so, and stays', (path) => {
  showSession({ status: 'signed-in', user: testUser() })
  open(path)
  expect(location.pathname).toBe('/service/error/404')
  expect(new URLSearchParams(location.search).get('of')).toBe(path)
})

it.each(['/', '/auth', '/auth/', '/service'])('%s leads to the start without a word', (path) => {
  open(path)
  expect(location.pathname).toBe('/auth/login')
  expect(history.state).toBeNull()
})
