import { zProductUpdate } from '@lineboard/contract/zod'
import { render, screen, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { rowHref } from '../../places/href.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { pricesOf } from './product-cells.tsx'
import { Fields, productForm } from './product-panels.tsx'

const product = {
  ...{ id: 1, code: 'basic', name: 'Basic', description: '', kind: 'plan' as const, price: 39, currency: 'USD' },
  ...{ currencySymbol: '$', walletBaseline: 0, recur: 'monthly', active: true },
}
const price = { id: 5, productId: 1, name: 'Monthly', price: 41, currency: 'USD', recur: 'monthly' }

function Form() {
  const methods = useForm({ defaultValues: productForm.toValues(product) })
  return (
    <MayOpenProvider value={() => true}>
      <FormProvider {...methods}>
        <FormFactsProvider value={{ schema: zProductUpdate, readOnly: false, fields: new Map() }}>
          <Fields row={product} />
        </FormFactsProvider>
      </FormProvider>
    </MayOpenProvider>
  )
}

it.each([
  ['offered', true, 'Not charged: subscribers pay the product prices'],
  ['withdrawn', false, 'Paid only where it has no product price'],
])('the form of a product says what is paid where its product price is %s', async (_, active, hint) => {
  answerCalls(({ url }) => (url.includes('/ProductVariations') ? [{ ...price, active }] : []))
  const { unmount } = render(<Form />)
  expect(await screen.findByText(hint)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: active ? /^Fallback price/ : /^Price/ })).toHaveProperty('value', '39.00')
  const link = screen.queryByRole('link', { name: 'Product prices of Basic' })
  expect(link?.getAttribute('href')).toBe(active ? pricesOf(1) : undefined)
  expect(pricesOf(1)).toContain('productId')
  unmount()
})

it('the form of a product begins with the prices that are charged, each a link to its own form', async () => {
  const yearly = { ...price, id: 6, name: 'Yearly', price: 374, recur: 'yearly' }
  const discount = { id: 1, productId: 1, percent: 50, from: '2020-01-01T00:00:00.000Z' }
  answerCalls(({ url }) => {
    if (url.includes('/ProductVariations')) return [price, yearly, { ...price, id: 7, name: 'Old', active: false }]
    return url.includes('/PriceDiscounts') ? [discount] : []
  })
  render(<Form />)
  const charged = within(await screen.findByRole('group', { name: 'Charged' }))
  const monthly = await charged.findByRole('link', { name: /^Monthly: \$20.50, monthly/ })
  expect(monthly.getAttribute('href')).toBe(rowHref('productVariations', { action: 'edit', id: 5 }))
  expect(charged.getByRole('link', { name: /^Yearly: \$187.00, yearly/ }).getAttribute('href')).toMatch(/\/edit\/6$/)
  expect(charged.queryByText(/Old/)).toBeNull()
  const [first, ...others] = screen.getAllByRole('group').map((group) => group.textContent)
  expect(first).toMatch(/^Charged/)
  expect(others.at(-1)).toMatch(/^Fallback price/)
})
