import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearch } from 'wouter'
import { navigate } from '../../browser/navigate.ts'
import { initClient } from '../../data/client.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { sessionStore } from '../../state/session-store.ts'
import { PageBoundary } from './page-outlet.tsx'

let isBroken = true

function Page() {
  const search = useSearch()
  const [times, setTimes] = useState(0)
  if (isBroken && search === 'row=bad') throw new TypeError('No name in this row, token=s3cret')
  return <button type="button" onClick={() => setTimes(times + 1)}>{`${search}, pressed ${times}`}</button>
}

function Companies() {
  const { data } = useCall('Customer.find', { filter: { limit: 1 } })
  return data && <p>{data.map(({ companyName }) => companyName.toUpperCase())}</p>
}

beforeEach(() => {
  isBroken = true
  Object.assign(sessionStore, { token: undefined, impersonation: undefined })
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '', '/service/customer?row=bad')
  render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

const failed = () => screen.findByText('This page could not be shown')

it('says what failed and where, without secrets and without blaming a download', async () => {
  await failed()
  const detail = document.querySelector('pre')?.textContent ?? ''
  expect(detail).toContain('TypeError: No name in this row')
  expect(detail).toContain('/service/customer?row=bad')
  expect(detail).not.toContain('s3cret')
  expect(document.body.textContent).not.toContain('download')
})

it('tries again when asked to, and fails again while nothing is better', async () => {
  await failed()
  fireEvent.click(screen.getByText('Try again'))
  await failed()
  isBroken = false
  fireEvent.click(screen.getByText('Try again'))
  expect(screen.getByText('row=bad, pressed 0')).toBeDefined()
})

it('asks again for an answer that could not be shown, though it had been asked for ahead of need', async () => {
  cleanup()
  const answers = [[{}], [{ companyName: 'Harbor' }]]
  const fetch = async () => Response.json(answers.shift())
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch })
  await prefetchCall('Customer.find', { filter: { limit: 1 } })
  render(
    <PageBoundary>
      <Companies />
    </PageBoundary>,
  )
  await failed()
  fireEvent.click(screen.getByText('Try again'))
  expect(await screen.findByText('HARBOR')).toBeDefined()
})

it('is gone at once at another address of the same screen, which keeps what it is from then on', async () => {
  await failed()
  act(() => navigate('/service/customer?row=good'))
  fireEvent.click(screen.getByText('row=good, pressed 0'))
  act(() => navigate('/service/customer?row=better'))
  expect(screen.getByText('row=better, pressed 1')).toBeDefined()
})

it('copies what failed', async () => {
  await failed()
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  fireEvent.click(screen.getByText('Copy'))
  await waitFor(() => expect(screen.getByText('Copied')).toBeDefined())
  expect(writeText).toHaveBeenCalledWith(document.querySelector('pre')?.textContent)
  vi.unstubAllGlobals()
})

it('leads elsewhere', async () => {
  await failed()
  expect(screen.getByText('Go to the login').getAttribute('href')).toBe('/auth/login')
})
