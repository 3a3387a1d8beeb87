import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { toasts } from '../../state/toasts.ts'
import { UnknownPage } from './unknown-page.tsx'

beforeEach(() => {
  toasts.list = []
})

it.each(['/service/nothing', '/elsewhere', '/service/call-logs/old'])('%s is said to be nothing', (path) => {
  history.pushState(null, '', path)
  render(<UnknownPage path={path} to="/auth/login" />)
  expect(toasts.list.map(({ text }) => text)).toEqual([`There is no page at ${path}.`])
  expect(location.pathname).toBe('/auth/login')
})

it.each(['/', '/auth', '/auth/', '/service'])('%s leads to the start without a word', (path) => {
  history.pushState(null, '', path)
  render(<UnknownPage path={path} to="/auth/login" />)
  expect(toasts.list).toEqual([])
  expect(location.pathname).toBe('/auth/login')
})
