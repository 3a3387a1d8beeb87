import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOutdated } from '../../browser/page.ts'
import { holdUnsaved } from '../../state/unsaved.ts'
import { NotDownloaded } from './page-outlet.tsx'
import { NewVersionNote } from './rare-pages.tsx'

let installed = '/assets/index-one.js'
let asked = 0
let reload: ReturnType<typeof vi.spyOn>
let isHidden = false
let isOnline = true
const releases: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  installed = '/assets/index-one.js'
  asked = 0
  isHidden = false
  isOnline = true
  document.documentElement.dataset.entry = '/assets/index-one.js'
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json({ entry: installed })
  })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const release of releases.splice(0)) release()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.entry
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const minutes = (count: number) => count * 60_000
const offer = () => screen.queryByRole('button', { name: 'Load it' })

async function comesBack(): Promise<void> {
  isHidden = false
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(0)
}

it('is asked seldom, and not while nobody looks', async () => {
  render(<NewVersionNote />)
  await pass(minutes(60))
  expect(asked).toBe(2)
  isHidden = true
  await pass(minutes(120))
  expect([asked, offer()]).toEqual([2, null])
})

it('is offered when the tab comes back, and never forced', async () => {
  render(<NewVersionNote />)
  isHidden = true
  installed = '/assets/index-two.js'
  await pass(minutes(10))
  await comesBack()
  expect(screen.getByRole('status').textContent).toContain('A new version of Lineboard is installed.')
  await pass(minutes(300))
  expect([reload.mock.calls.length, asked]).toEqual([0, 1])
  act(() => offer()?.click())
  expect(reload).toHaveBeenCalledOnce()
})

it('is not offered again to who continues without it, and says where something is not saved', async () => {
  releases.push(holdUnsaved())
  render(<NewVersionNote />)
  installed = '/assets/index-two.js'
  await pass(minutes(35))
  expect(screen.getByRole('status').textContent).toContain('Save what you typed')
  act(() => screen.getByRole('button', { name: 'Later' }).click())
  await pass(minutes(120))
  expect(offer()).toBeNull()
})

it.each([
  ['without the file', async () => new Response('', { status: 404 })],
  ['that answers with the page', async () => new Response('<!doctype html>')],
  ['out of reach', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server %s has no other version', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await isOutdated()).toBe(false)
})

it('a page of an older version without its code reloads', async () => {
  installed = '/assets/index-two.js'
  render(<NotDownloaded />)
  await pass(10)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page with its code in place says so, and does not reload repeatedly', async () => {
  render(<NotDownloaded />)
  await pass(minutes(60))
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
})

it('a page that failed without the network comes back with it', async () => {
  isOnline = false
  render(<NotDownloaded />)
  expect(screen.getByText(/as soon as it is back/)).toBeTruthy()
  await pass(1000)
  expect([asked, reload.mock.calls.length]).toEqual([0, 0])
  isOnline = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})

it('a page never reloads while something is not saved, and says so', async () => {
  releases.push(holdUnsaved())
  installed = '/assets/index-two.js'
  render(<NotDownloaded />)
  await pass(minutes(10))
  await act(async () => void dispatchEvent(new Event('online')))
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByText(/Something you typed is not saved/)).toBeTruthy()
})

it('is asked at once when something could not be downloaded', async () => {
  render(<NewVersionNote />)
  installed = '/assets/index-two.js'
  await pass(minutes(1))
  expect([asked, offer()]).toEqual([0, null])
  await act(async () => void dispatchEvent(new Event('vite:preloadError')))
  await pass(0)
  expect(offer()).toBeTruthy()
})
