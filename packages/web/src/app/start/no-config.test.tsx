import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadConfig } from '../config.ts'
import { NoConfig } from './app.tsx'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['is not there', () => new Response('', { status: 404 })],
  ['is no JSON', () => new Response('<html>')],
  ['says nothing of the server', () => Response.json({})],
])('a configuration that %s is none', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await loadConfig()).toBeNull()
})

it('without one the page says what to do', () => {
  render(<NoConfig />)
  expect(screen.getByText('Lineboard is not configured')).toBeTruthy()
  expect(screen.getByText(/\/assets\/config\.json/)).toBeTruthy()
})
