import { entities } from '@lineboard/contract/entities'
import { filterFields, parseFilterText } from '@lineboard/sdk'
import { cleanup, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { subscriptionsTo } from './product-cells.tsx'
import { UsedBy } from './product-panels.tsx'

let served: object[] = []
let status = 200
let asked: unknown

beforeEach(() => {
  status = 200
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      asked = JSON.parse(new URL(url).searchParams.get('filter') ?? '{}').where
      return Response.json(status === 200 ? served : { error: { statusCode: status } }, { status })
    },
  })
})
function Sample({ active, productId, kind }: { active: string; productId: number; kind?: 'number' }) {
  const methods = useForm({ defaultValues: { active } })
  return (
    <FormProvider {...methods}>
      <UsedBy productId={productId} product="Recording" kind={kind} variationId={7} />
    </FormProvider>
  )
}

const subscription = (customerId: number, companyName: string, quantity: number) => ({
  ...{ id: customerId, customerId, productId: 5, variationId: 7, quantity, status: 'active' },
  ...{ startedAt: '2026-01-01T00:00:00.000Z', Customer: { id: customerId, companyName } },
})

it('says who pays a price, how many there are, and what a change means for them', async () => {
  served = [subscription(2, 'Harbor Dental Group', 3), subscription(3, 'Kestrel Estates', 1)]
  render(<Sample active="yes" productId={5} />)
  expect(
    await screen.findByText('2 subscriptions, 4 in all, of 2 customers: Harbor Dental Group, Kestrel Estates.'),
  ).toBeTruthy()
  expect(
    screen.getByText(/^A new price is charged when each of them renews, also where a renewal is past due/),
  ).toBeTruthy()
  // The link leads to what was counted, and to nothing else.
  const { searchParams } = new URL(subscriptionsTo('Recording', 7), 'https://app.example')
  expect(
    parseFilterText(searchParams.get('filter') ?? '', filterFields(entities, 'Subscription')).readable,
  ).toMatchObject([
    { key: 'product', operator: 'is', value: 'Recording' },
    { key: 'variationId', value: '7' },
    { key: 'status', operator: 'isNot', value: 'cancelled' },
  ])
  expect(JSON.stringify(asked)).toContain('"productId":5')
  expect(JSON.stringify(asked)).toContain('"variationId":7')
  expect(JSON.stringify(asked)).toContain('{"neq":"cancelled"}')
})

it('says of numbers that this price is not theirs', async () => {
  served = []
  render(<Sample active="yes" productId={11} kind="number" />)
  expect(await screen.findByText(/^Nobody subscribes to it. Each number costs the monthly price/)).toBeTruthy()
})

it('says what withdrawing means, that nobody has it, and that it could not be counted', async () => {
  served = [subscription(2, 'Harbor Dental Group', 1)]
  const { unmount } = render(<Sample active="no" productId={6} />)
  expect(await screen.findByText(/^Withdrawn, nobody can subscribe/)).toBeTruthy()
  unmount()
  served = []
  render(<Sample active="yes" productId={8} />)
  expect(
    await screen.findByText('Nobody has it at present. A new price counts at once for new subscribers.'),
  ).toBeTruthy()
  cleanup()
  status = 500
  render(<Sample active="yes" productId={9} />)
  expect(await screen.findByText('The subscribers could not be counted.')).toBeTruthy()
})
