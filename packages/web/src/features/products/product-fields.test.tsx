import { zProductUpdate } from '@lineboard/contract/zod'
import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
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
