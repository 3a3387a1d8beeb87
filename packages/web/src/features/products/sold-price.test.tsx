import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refresh } from '../../data/use-call.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { soldPriceCell } from './prices.tsx'

const basic = { id: 1, name: 'Basic', price: 39, currency: 'USD' }
const monthly = { id: 5, productId: 1, name: 'Monthly', price: 39, currency: 'USD', recur: 'monthly', active: true }

const Cell = ({ row }: { row: object }) => soldPriceCell.render?.({ value: 39, row, tabIndex: 0 })

it('says what is charged for a product once its product price differs from its own, without a reload', async () => {
  let price = 39
  answerCalls(({ url }) => (url.includes('/ProductVariations') ? [{ ...monthly, price }] : []))
  const { container } = render(<Cell row={basic} />)
  expect(await screen.findByText('$39.00')).toBeTruthy()
  price = 45
  await act(() => refresh('ProductVariation'))
  expect(container.textContent).toBe('$45.00 charged; fallback: $39.00')
})

it('takes the discount off what is charged', async () => {
  const discount = { id: 1, productId: 1, percent: 20, from: '2020-01-01T00:00:00.000Z' }
  answerCalls(({ url }) => (url.includes('/ProductVariations') ? [{ ...monthly, price: 50 }] : [discount]))
  render(<Cell row={basic} />)
  expect(await screen.findByText('$40.00 charged; fallback: $39.00')).toBeTruthy()
})

it('says nothing of product prices that are not offered, nor beside one of them', async () => {
  answerCalls(({ url }) => (url.includes('/ProductVariations') ? [{ ...monthly, price: 45, active: false }] : []))
  const { container, rerender } = render(<Cell row={basic} />)
  await act(() => refresh('ProductVariation'))
  expect(container.textContent).toBe('$39.00')
  rerender(<Cell row={{ ...monthly, price: 45 }} />)
  expect(container.textContent).toBe('$45.00')
})

it('asks for discounts again when the list is opened again', async () => {
  let discounts: object[] = []
  answerCalls(({ url }) => (url.includes('/ProductVariations') ? [] : discounts))
  const { unmount } = render(<Cell row={basic} />)
  await screen.findByText('$39.00')
  unmount()
  discounts = [{ id: 1, productId: 1, percent: 50, from: '2020-01-01T00:00:00.000Z' }]
  await refresh('PriceDiscount')
  render(<Cell row={basic} />)
  expect(await screen.findByText('$19.50')).toBeTruthy()
})
