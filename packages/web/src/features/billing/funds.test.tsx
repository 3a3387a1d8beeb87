import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { card } from '../../testing/paid-rows.ts'
import { Funds } from './funds.tsx'

const customer = { id: 2, balance: -49.2, currency: 'USD', state: 'calls_stopped' as const }
const detail = { state: customer.state, currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 1, upcoming: [] }
const held = { ...detail, heldBy: 'wallet' as const, warnBelowUsd: 20 }
const amount = () => screen.queryByLabelText('Other amount in USD')

it.each([
  ['what money has stopped begins with what lets it run again', held, undefined, '69.20'],
  ['what somebody asks to pay goes before', held, 12.5, '12.50'],
  ['what a person has stopped begins as ever', { ...detail, heldBy: 'person' as const }, undefined, undefined],
  ['so does an account of which nothing is known', undefined, undefined, undefined],
] as const)('%s', (_, known, askedUsd, typed) => {
  answerCalls(() => [])
  render(<Funds customer={customer} detail={known} cards={[card]} askedUsd={askedUsd} />)
  expect(Reflect.get(amount() ?? {}, 'value')).toBe(typed)
})

it('money that comes meanwhile leaves what is being typed', () => {
  answerCalls(() => [])
  const { rerender } = render(<Funds customer={customer} detail={held} cards={[card]} askedUsd={undefined} />)
  fireEvent.change(amount() ?? document.body, { target: { value: '80' } })
  const paid = { ...customer, balance: 5, state: 'active' as const }
  rerender(<Funds customer={paid} detail={detail} cards={[card]} askedUsd={undefined} />)
  expect(amount()).toHaveProperty('value', '80')
})

it('another card begins with what was chosen for a saved one', () => {
  answerCalls(() => [])
  render(<Funds customer={customer} detail={detail} cards={[card]} askedUsd={undefined} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
  fireEvent.change(amount() ?? document.body, { target: { value: '33' } })
  fireEvent.click(screen.getByRole('button', { name: 'Pay with another card' }))
  const panel = within(screen.getByRole('region', { name: 'Pay with another card' }))
  expect(panel.getByLabelText('Other amount in USD')).toHaveProperty('value', '33')
})

it('one amount at a time is to be chosen, and the focus goes with it', async () => {
  answerCalls(() => [])
  render(<Funds customer={customer} detail={detail} cards={[card]} askedUsd={undefined} />)
  const amounts = () => screen.getAllByRole('radiogroup', { name: 'Amount' })
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus()
    fireEvent.click(screen.getByRole('button', { name }))
  }
  press('Pay with another card')
  expect(amounts()).toHaveLength(1)
  const panel = screen.getByRole('region', { name: 'Pay with another card' })
  expect(within(panel).getByRole('heading', { name: 'Pay with another card' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(panel))
  fireEvent.click(screen.getByRole('radio', { name: '$100' }))
  press('Close')
  expect(amounts()).toHaveLength(1)
  expect(screen.getByRole('form', { name: 'Add funds' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Pay with another card').parentElement))
})

it.each([
  ['a saved card', [card], false],
  ['no saved card', [], true],
])('another card begins with the same amount; with %s', (_, cards, isAsking) => {
  answerCalls(() => [])
  const { rerender } = render(<Funds customer={customer} detail={detail} cards={cards} askedUsd={undefined} />)
  const open = () => screen.queryByRole('button', { name: 'Pay with another card' })
  expect(open()).not.toBeNull()
  // Somebody presses Pay now.
  rerender(<Funds customer={customer} detail={detail} cards={cards} askedUsd={12.5} />)
  expect(open() === null).toBe(isAsking)
  if (!isAsking) fireEvent.click(open() ?? document.body)
  const panel = within(screen.getByRole('region', { name: 'Pay with another card' }))
  expect(panel.getByLabelText('Other amount in USD')).toHaveProperty('value', '12.50')
})

it('the form is called on the screen as the guide calls it', () => {
  answerCalls(() => [])
  render(<Funds customer={customer} detail={detail} cards={[card]} askedUsd={undefined} />)
  const form = within(screen.getByRole('form', { name: 'Add funds' }))
  expect(form.getByRole('heading', { name: 'Add funds' }).textContent).toBe('Add funds')
})
