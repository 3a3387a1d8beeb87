import { zTicketInput } from '@lineboard/contract/zod'
import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import type { AssetReference } from '../../shared/tickets/about.ts'
import { assetKindLabels } from '../../shared/tickets/about.ts'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession } from '../../testing/show-session.ts'
import { isKind, sourceOf } from './asset-links.tsx'
import { AssetsInput } from './assets-input.tsx'

/** A record of customers 1, 2 and 3 in each list, whose id is the customer's. */
const customers = [1, 2, 3]

interface Values {
  customerId: number | null
  assets: AssetReference[]
}

let methods: UseFormReturn<Values>

function Form(values: Values) {
  methods = useForm<Values>({ defaultValues: values })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zTicketInput, readOnly: false }}>
        <AssetsInput customerId={methods.watch('customerId')} />
      </FormFactsProvider>
    </FormProvider>
  )
}

beforeEach(() => {
  answerCalls(({ url }) => {
    const { where = {} } = JSON.parse(new URL(url).searchParams.get('filter') ?? '{}')
    const wanted: number[] = where.customerId?.inq ?? [where.customerId]
    return customers.filter((id) => id === where.id && wanted.includes(id)).map((id) => ({ id, customerId: id }))
  })
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
})
afterEach(() => {
  showSession({})
  sessionStore.access = undefined
})

const kinds = Object.keys(assetKindLabels).filter(isKind)
const about = (kind: AssetReference['kind'], recordId?: number): AssetReference => ({
  kind,
  name: `${kind} ${recordId}`,
  ...(recordId !== undefined && { recordId }),
})

it.each(kinds)('a %s that is not of the new customer is taken off, and it says so', async (kind) => {
  const isRecord = sourceOf(kind) !== undefined
  const assets = isRecord ? [about(kind, 2), about(kind, 3)] : [about(kind)]
  render(<Form customerId={2} assets={assets} />)
  expect(screen.getByRole('status').textContent).toBe('')
  methods.setValue('customerId', 3)
  const said = isRecord ? `Taken off, as they are of another customer: ${kind} 2` : ''
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
  expect(methods.getValues('assets')).toEqual(assets.slice(-1))
})

it('several are taken off at once, and what was chosen under the second customer when the first comes back', async () => {
  const [number, source] = [about('tracking_number', 2), about('tracking_source', 2)]
  render(<Form customerId={2} assets={[number, source]} />)
  methods.setValue('customerId', 3)
  await waitFor(() => expect(methods.getValues('assets')).toEqual([]))
  expect(screen.getByRole('status').textContent).toContain('tracking_number 2, tracking_source 2')
  methods.setValue('assets', [about('tracking_number', 3)])
  methods.setValue('customerId', 2)
  await waitFor(() => expect(methods.getValues('assets')).toEqual([]))
  expect(screen.getByRole('status').textContent).not.toContain('tracking_source')
})

it('colleagues of who looks stay, no matter who the customer is', async () => {
  render(<Form customerId={2} assets={[about('user', 1), about('user', 2)]} />)
  methods.setValue('customerId', 3)
  await waitFor(() => expect(methods.getValues('assets')).toEqual([about('user', 1)]))
})

it('what a ticket has been about stays while its customer does, though the record is gone', async () => {
  render(<Form customerId={2} assets={[about('tracking_number', 9)]} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(methods.getValues('assets')).toHaveLength(1)
})

it('has no kind until one is chosen, and that of the row it was opened from', () => {
  const { unmount } = render(<Form customerId={2} assets={[]} />)
  expect(screen.getByLabelText('Kind')).toHaveProperty('value', '')
  expect(screen.queryByRole('combobox', { name: 'About' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'device' } })
  expect(screen.getByText('What people call it; several can be added')).toBeDefined()
  unmount()
  render(<Form customerId={2} assets={[about('call', 2)]} />)
  expect(screen.getByLabelText('Kind')).toHaveProperty('value', 'call')
})

it('offers a kind for an invoice, which is no record of this service', () => {
  render(<Form customerId={2} assets={[]} />)
  expect(screen.getByRole('option', { name: 'Other, such as an invoice' })).toHaveProperty('value', 'other')
})
