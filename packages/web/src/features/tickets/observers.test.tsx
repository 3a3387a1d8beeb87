import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { Observers } from './observers.tsx'

/** Who observes each version: the second one was added by somebody else since this page has read the ticket. */
let observing: Record<string, { id: number; versionId: number; userId: number }[]>
let changed: string[]

beforeEach(() => {
  changed = []
  observing = { 8: [{ id: 4, versionId: 8, userId: 5 }], 9: [{ id: 6, versionId: 9, userId: 5 }] }
  answerCalls((request) => {
    const { pathname } = new URL(request.url)
    const [, versionId = ''] = /versions\/(\d+)/.exec(pathname) ?? []
    if (request.method !== 'GET') changed.push(`${request.method} ${pathname.replace('/api/v1/', '')}`)
    if (pathname.endsWith('/tickets')) return [{ id: 7, versionId: 9 }]
    if (pathname.endsWith('/count')) return { count: observing[versionId]?.length }
    if (pathname.endsWith('/observers') && request.method === 'GET') return observing[versionId]
    return pathname.endsWith('/Observers') ? [] : {}
  })
})

const show = () => render(<Observers version={{ id: 8, ticketId: 7 }} customerId={2} mayChange />)

it('who is to be notified is added to the version that the ticket has by now', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Tell me of changes' }))
  await waitFor(() => expect(changed).toEqual(['POST tickets/7/versions/9/observers']))
})

it('who is not to be notified any more is taken out of that one', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Stop telling/ }))
  await waitFor(() => expect(changed).toEqual(['DELETE tickets/7/versions/9/observers/6']))
})
