import { zOpNumberInput } from '@lineboard/contract/zod'
import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TicketOwnerInput } from '../../features/tickets/ticket-owner-input.tsx'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { GatewayField, SourceField } from '../entities/routing-fields.tsx'
import { FormFactsProvider } from './form-context.ts'

const rows = [
  { id: 1, customerId: 1, name: "The owner's", username: 'owner' },
  { id: 7, customerId: 2, name: 'Harbor', username: 'harbor' },
  { id: 8, customerId: 3, name: 'Northwind', username: 'northwind' },
]

const chosen = { customerId: 2, tracking_sourceId: 7, sip_gatewayId: 7, ownerId: null }
type Values = Record<keyof typeof chosen, number | null>

beforeEach(() => {
  answerCalls(({ url }) => {
    const { where = {} } = JSON.parse(new URL(url).searchParams.get('filter') ?? '{}')
    return where.id ? rows.filter(({ id }) => id === where.id) : rows
  })
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }) })
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
})
afterEach(() => {
  showSession({})
  sessionStore.access = undefined
})

let methods: UseFormReturn<Values>

function Form({ values }: { values: Values }) {
  methods = useForm<Values>({ defaultValues: values })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zOpNumberInput, readOnly: false }}>
        <SourceField />
        <GatewayField />
        <TicketOwnerInput customerId={methods.watch('customerId')} />
      </FormFactsProvider>
    </FormProvider>
  )
}

it('what was chosen under another customer is taken off', async () => {
  render(<Form values={chosen} />)
  await waitFor(() => expect(screen.getAllByDisplayValue('Harbor')).toHaveLength(2))
  methods.setValue('customerId', 3)
  await waitFor(() => expect(methods.getValues()).toMatchObject({ tracking_sourceId: null, sip_gatewayId: null }))
  await waitFor(() => expect(screen.queryByDisplayValue('Harbor')).toBeNull())
})

it('what serves the new customer, too, stays', async () => {
  render(<Form values={{ ...chosen, sip_gatewayId: 1 }} />)
  await screen.findByDisplayValue("The owner's")
  methods.setValue('customerId', 3)
  await waitFor(() => expect(methods.getValues('tracking_sourceId')).toBeNull())
  expect(methods.getValues('sip_gatewayId')).toBe(1)
})

it('what is set together with its customer stays', async () => {
  render(<Form values={chosen} />)
  await screen.findAllByDisplayValue('Harbor')
  methods.setValue('customerId', 3)
  methods.setValue('tracking_sourceId', 8)
  await screen.findByDisplayValue('Northwind')
  expect(methods.getValues()).toMatchObject({ tracking_sourceId: 8, sip_gatewayId: null })
})

it('so is the person who was to work on a ticket of another customer', async () => {
  render(<Form values={{ ...chosen, tracking_sourceId: null, sip_gatewayId: null }} />)
  const owner = screen.getByPlaceholderText('Nobody yet')
  fireEvent.mouseDown(owner)
  fireEvent.change(owner, { target: { value: 'harbor' } })
  fireEvent.click(await screen.findByRole('option', { name: 'harbor' }))
  expect(methods.getValues('ownerId')).toBe(7)
  methods.setValue('customerId', 3)
  await waitFor(() => expect(methods.getValues('ownerId')).toBeNull())
  await waitFor(() => expect(owner).toHaveProperty('value', ''))
})
