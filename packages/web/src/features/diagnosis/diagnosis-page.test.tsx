import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { forgetTrail, noteFailure, noteStep } from '../../state/trail.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { latencyOf } from './diagnose.ts'
import { Page } from './diagnosis-page.tsx'

let copied = ''

async function open(answer: () => Promise<Response> = async () => Response.json({ version: '0.2.0', commit: 'def' })) {
  vi.stubGlobal('fetch', answer)
  initClient({ wholeContract: true, baseUrl: '/api/v1', tokens: { token: () => undefined } })
  showSession({ status: 'signed-in', user: testUser(), token: testToken('S3cret') })
  render(<Page />)
  await act(async () => {})
}

beforeEach(() => {
  forgetTrail()
  copied = ''
  Object.assign(document.documentElement.dataset, { version: '0.1.0', commit: 'abc' })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
})
afterEach(() => {
  forgetTrail()
  delete document.documentElement.dataset.version
  delete document.documentElement.dataset.commit
})

const saidOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

it('says what support asks for', async () => {
  await open()
  expect(saidOf('Version')).toBe('0.1.0')
  expect(saidOf('Commit')).toBe('abc')
  expect(saidOf('On the server')).toBe('0.2.0 (def): reload the page to have it')
  expect(saidOf('User')).toBe('ada (user 3, customer 2)')
  expect(saidOf('Live data')).toBe('off')
  expect(saidOf('Storage')).toBe('kept')
  expect(saidOf('Time zone')).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

it.each([
  ['the same', async () => Response.json({ version: '0.1.0', commit: 'abc' })],
  ['not known', async () => new Response('<!doctype html>')],
  ['not known', async () => Promise.reject(new TypeError('no network'))],
])('the server has %s', async (said, answer) => {
  await open(answer)
  expect(saidOf('On the server')).toBe(said)
})

it('is copied as text, with what failed and what was done, and without the token', async () => {
  noteStep('GET /api/v1/CallLogs: 500')
  noteFailure('render', new TypeError('no label for token=S3cret'))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Copy as Text' }))
  await act(async () => {})
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(copied).toContain('Version: 0.1.0')
  expect(copied).toContain('TypeError: no label for')
  expect(copied).toContain('GET /api/v1/CallLogs: 500')
  expect(copied).not.toContain('S3cret')
})

it('how long calls took is read from what the browser remembers', () => {
  const base = 'http://core.example/api/v1'
  const entries = [30, 10, 20, 400].map((duration) => ({ name: `${base}/Customers`, duration }))
  expect(latencyOf([...entries, { name: 'http://core.example/a.js', duration: 9000 }], base)).toEqual({
    median: 30,
    slowest: 400,
    count: 4,
  })
  expect(latencyOf([], base)).toBeUndefined()
})
