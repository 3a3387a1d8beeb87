import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { GiveUp } from './give-up.tsx'
import { orders } from './orders.ts'

const subject = 'top-up 2'
const body = { amount: 25, source: 'pay_1' }

beforeEach(async () => {
  orders.drop(subject)
  await orders.send(subject, orders.open(subject), body, async () => ({ kind: 'unknown', error: new Error('Lost') }))
})

it('an order without an answer is kept while it is asked about, and forgotten once somebody says that it was not carried out', () => {
  render(<GiveUp subject={subject} />)
  fireEvent.click(screen.getByRole('button', { name: 'It was not carried out' }))
  expect(screen.getByText(/Look first whether it has been done/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(orders.of(subject)).toMatchObject({ state: 'sent', body })
  const key = orders.of(subject)?.key
  fireEvent.click(screen.getByRole('button', { name: 'It was not carried out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(orders.of(subject)).toBeUndefined()
  expect(orders.open(subject)).not.toBe(key)
})
