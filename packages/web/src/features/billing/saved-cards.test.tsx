import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { card } from '../../testing/paid-rows.ts'
import { SavedCards } from './saved-cards.tsx'

const other = { ...card, id: 2, token: '****2', payment_id: 'card_2', primary: false, brand: 'amex', last4: '0005' }
const [primaryName, otherName] = ['Visa ending in 4242', 'American Express ending in 0005']

let sent: [path: string | undefined, body: unknown][]

beforeEach(() => {
  sent = []
  answerCalls((request) => {
    if (request.method === 'GET') return [card, other]
    void request.json().then((body) => sent.push([new URL(request.url).pathname.split('/').at(-1), body]))
    return {}
  })
  render(<SavedCards cards={[card, other]} isAgreed readOnly={false} />)
})

it('another card becomes the primary one', async () => {
  expect(screen.getAllByRole('listitem').map((item) => /Primary/.test(item.textContent))).toEqual([true, false])
  fireEvent.click(screen.getByRole('button', { name: `Make primary: ${otherName}` }))
  await waitFor(() => expect(sent).toEqual([['set_primary', { payment_id: 'card_2' }]]))
})

it('the primary one stays while there are others, which go after a question', async () => {
  expect(screen.queryByRole('button', { name: `Remove ${primaryName}` })).toBeNull()
  const ask = () => fireEvent.click(screen.getByRole('button', { name: `Remove ${otherName}` }))
  ask()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  ask()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toEqual([['detach', { token: '****2' }]]))
})
