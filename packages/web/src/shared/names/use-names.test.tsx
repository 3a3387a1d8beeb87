import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useNames } from './use-names.ts'

const ann = { id: 2, username: 'ann', firstName: 'Ann', lastName: 'Lee' }

function Names() {
  const nameOf = useNames([2, 7])
  return <p>{[2, 7].map(nameOf).join(', ')}</p>
}

it('names who came, and calls others by their ids: whether they are gone nobody knows', async () => {
  answerCalls(() => [ann])
  render(<Names />)
  expect(await screen.findByText('Ann Lee, User 7')).toBeTruthy()
})

it('asks a server that knows no list of several users as any other', async () => {
  answerCalls(() => [ann])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url, method }) =>
      method === 'GET' && /DashUsers\?/.test(url)
        ? Response.json([ann])
        : Response.json({ error: { statusCode: 404, message: 'Unknown method' } }, { status: 404 }),
  })
  render(<Names />)
  expect(await screen.findByText('Ann Lee, User 7')).toBeTruthy()
})
