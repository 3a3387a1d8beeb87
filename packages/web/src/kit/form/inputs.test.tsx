import { zCustomerInput, zDashUserInput, zDashUserPatch } from '@lineboard/contract/zod'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { changeUiSettings } from '../../state/ui-settings-store.ts'
import { BooleanInput, SelectInput } from './choice-inputs.tsx'
import { FormFactsProvider, type KnownFields } from './form-context.ts'
import { MoneyInput, NumberInput, PasswordInput } from './inputs.tsx'
import { PhoneInput } from './phone-input.tsx'
import { MultiRelationInput, RelationInput } from './relation-input.tsx'
import { DateInput, JsonInput, TextInput } from './text-input.tsx'

interface SampleProps {
  values: Record<string, unknown>
  readOnly?: boolean
  schemas?: Pick<ComponentProps<typeof FormFactsProvider>['value'] & object, 'schema' | 'newSchema'>
  onSubmit?: (values: object) => void
  fields?: KnownFields
  children: ReactNode
}

const ofCustomers = { schema: zCustomerInput }

function Sample({
  values,
  readOnly = false,
  schemas = ofCustomers,
  onSubmit = () => undefined,
  fields = new Map(),
  children,
}: SampleProps) {
  const methods = useForm({ defaultValues: values })
  const conditions = { target: { field: 'kind', is: ['forward'] } }
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ ...schemas, readOnly, conditions, fields }}>
        <form onSubmit={methods.handleSubmit(onSubmit)}>
          {children}
          <button type="submit">Send</button>
        </form>
      </FormFactsProvider>
    </FormProvider>
  )
}

initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1' })

async function sent(onSubmit: ReturnType<typeof vi.fn>): Promise<unknown> {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled())
  return onSubmit.mock.calls[0]?.[0]
}

it('a switch is yes or no, with its meaning beside it', async () => {
  const onSubmit = vi.fn()
  render(
    <Sample values={{ on: false }} onSubmit={onSubmit}>
      <BooleanInput name="on" label="Recording" yes="Recorded" no="Not recorded" />
    </Sample>,
  )
  expect(screen.getByText('Not recorded')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /Recording/ }))
  expect(screen.getByText('Recorded')).toBeTruthy()
  expect(await sent(onSubmit)).toEqual({ on: true })
})

it('bad JSON is reported, good JSON is not', () => {
  render(
    <Sample values={{ data: '{"a":1}' }}>
      <JsonInput name="data" label="Data" />
    </Sample>,
  )
  expect(screen.queryByText('This is not JSON.')).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: /Data/ }), { target: { value: '{"a":' } })
  expect(screen.getByText('This is not JSON.')).toBeTruthy()
})

it('money has its currency beside it, a day the picker of the browser', () => {
  render(
    <Sample values={{ price: '5', day: '2026-11-21' }}>
      <MoneyInput name="price" label="Price" />
      <DateInput name="day" label="Day" />
    </Sample>,
  )
  expect(screen.getByText('USD')).toBeTruthy()
  expect(screen.getByLabelText(/Price/).getAttribute('inputmode')).toBe('decimal')
  expect(screen.getByLabelText(/Day/).getAttribute('type')).toBe('date')
})

it('a value that is saved is put in words as it is read everywhere, where somebody else has changed it', () => {
  changeUiSettings({ timezone: 'Pacific/Honolulu' })
  const fields: KnownFields = new Map()
  const values = { price: 1234.5, cost: 7, weight: 12_000, phone: '+12125550104', day: '2026-11-21', at: '', on: true }
  render(
    <Sample values={{}} fields={fields}>
      <MoneyInput name="price" label="Price" currency="EUR" />
      <MoneyInput name="cost" label="Cost" />
      <NumberInput name="weight" label="Weight" />
      <PhoneInput name="phone" label="Phone" />
      <DateInput name="day" label="Day" />
      <DateInput name="at" label="At" withTime />
      <BooleanInput name="on" label="Recording" yes="Recorded" no="Not recorded" />
    </Sample>,
  )
  const said = Object.entries(values).map(([name, value]) => fields.get(name)?.toText?.(value, {}))
  expect(said).toEqual(['€1,234.50', '$7.00', '12,000', '(212) 555-0104', '11/21/2026', '', 'Recorded'])
  // What was emptied is said by whoever shows it.
  expect(['price', 'phone', 'day'].map((name) => fields.get(name)?.toText?.(undefined, {}))).toEqual(
    Array(3).fill(undefined),
  )
})

it('a password is hidden until it is asked for', () => {
  render(
    <Sample values={{ secret: 'abc' }}>
      <PasswordInput name="secret" label="Secret" />
    </Sample>,
  )
  const input = screen.getByLabelText(/Secret/)
  expect(input.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(input.getAttribute('type')).toBe('text')
})

it('what a change may leave out and a row must have is not called optional', () => {
  render(
    <Sample values={{}} schemas={{ schema: zDashUserPatch, newSchema: zDashUserInput }}>
      <TextInput name="username" label="Username" />
      <TextInput name="firstName" label="First name" />
    </Sample>,
  )
  expect(screen.getByText('Username').textContent).toBe('Username')
  expect(screen.getByText('First name').textContent).toBe('First nameoptional')
})

it('a field is there only while its condition is met', () => {
  render(
    <Sample values={{ kind: 'menu', target: '' }}>
      <TextInput name="kind" label="Kind" />
      <TextInput name="target" label="Target" />
    </Sample>,
  )
  expect(screen.queryByLabelText(/Target/)).toBeNull()
  fireEvent.change(screen.getByLabelText(/Kind/), { target: { value: 'forward' } })
  expect(screen.getByLabelText(/Target/)).toBeTruthy()
})

it('a row that is chosen by its id alone is named, and one that is gone is said to be', async () => {
  const found = vi.fn(async () => Response.json([{ id: 3, name: 'Practice PBX' }]))
  vi.stubGlobal('fetch', found)
  const gateway = (name: string, initial?: object) => (
    <RelationInput name={name} label="Gateway" list="SipGateway.find" textField="name" initial={initial} />
  )
  const { unmount } = render(<Sample values={{ gatewayId: 3 }}>{gateway('gatewayId')}</Sample>)
  expect(await screen.findByDisplayValue('Practice PBX')).toBeTruthy()
  unmount()
  found.mockClear()
  found.mockImplementation(async () => Response.json([]))
  const known = render(
    <Sample values={{ knownId: 5, noneId: null }}>
      {gateway('knownId', { id: 5, name: 'Front desk' })}
      {gateway('noneId')}
    </Sample>,
  )
  expect(await screen.findByDisplayValue('Front desk')).toBeTruthy()
  expect(found).not.toHaveBeenCalled()
  known.unmount()
  render(<Sample values={{ otherId: 9 }}>{gateway('otherId')}</Sample>)
  expect(await screen.findByText('The chosen entry is gone. Choose another.')).toBeTruthy()
  vi.unstubAllGlobals()
})

it('a related row that may not be changed has nothing to open it by', () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  render(
    <Sample values={{ openId: null, lockedId: null }}>
      <RelationInput name="openId" label="Gateway" list="SipGateway.find" textField="name" />
      <RelationInput name="lockedId" label="Role" list="DashRole.find" textField="name" locked="Not yours to give" />
    </Sample>,
  )
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { hidden: true })
  expect(buttons.filter(({ type }) => type === 'button')).toHaveLength(1)
  expect(screen.getByText('Not yours to give')).toBeTruthy()
})

it('the cross empties a choice and closes its list', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ id: 3, name: 'Practice PBX' }])))
  render(
    <Sample values={{ gatewayId: 3 }}>
      <RelationInput
        name="gatewayId"
        label="Gateway"
        list="SipGateway.find"
        textField="name"
        initial={{ id: 3, name: 'Practice PBX' }}
      />
    </Sample>,
  )
  const field = screen.getByRole('combobox')
  fireEvent.focus(field)
  fireEvent.mouseDown(field)
  await screen.findByRole('option', { name: 'Practice PBX' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveProperty('value', '')
  expect(screen.queryByRole('listbox')).toBeNull()
  vi.unstubAllGlobals()
})

it('Enter chooses the row that is found, and never one of an earlier text', async () => {
  const rows = [
    { id: 3, name: 'Practice PBX' },
    { id: 4, name: 'Front desk' },
  ]
  const never = new Promise<Response>(() => {})
  vi.stubGlobal('fetch', (url: string) => (url.includes('desk') ? never : Promise.resolve(Response.json(rows))))
  render(
    <Sample values={{ gatewayId: null }}>
      <RelationInput name="gatewayId" label="Gateway" list="SipGateway.find" textField="name" />
    </Sample>,
  )
  const field = screen.getByRole('combobox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const enter = () => fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.focus(field)
  fireEvent.mouseDown(field)
  await screen.findByRole('option', { name: 'Practice PBX' })
  type('another desk')
  enter()
  expect(field).toHaveProperty('value', 'another desk')
  type('prac')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  enter()
  expect(field).toHaveProperty('value', 'Practice PBX')
  vi.unstubAllGlobals()
})

const ofNumbers = { list: 'ReceivingNumber.find', textField: 'number', isPhone: true } as const
const [cologne, tokyo] = [
  { id: 41, number: '+492211234567' },
  { id: 41, number: '+81312345678' },
]

it.each([
  ['+49 221 1234567', <RelationInput key="one" name="id" label="Number" {...ofNumbers} initial={cologne} />],
  ['+81 3 1234 5678', <MultiRelationInput key="many" name="id" label="Numbers" {...ofNumbers} initial={[tokyo]} />],
])(
  'a number from abroad that is chosen at once gets its groups as soon as they are known: %s',
  async (number, input) => {
    render(<Sample values={{ id: 41 }}>{input}</Sample>)
    await waitFor(() => expect(screen.queryByText(number) ?? screen.queryByDisplayValue(number)).toBeTruthy())
  },
)

it('one of many values is found by typing', async () => {
  const onSubmit = vi.fn()
  const choices = Array.from({ length: 40 }, (_, at) => ({ value: `v${at}`, label: `Country ${at}` }))
  render(
    <Sample values={{ country: 'v1' }} onSubmit={onSubmit}>
      <SelectInput name="country" label="Land" choices={choices} none="Not chosen" />
    </Sample>,
  )
  const field = screen.getByRole('combobox', { name: /^Land/ })
  expect(field).toHaveProperty('value', 'Country 1')
  fireEvent.focus(field)
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: 'try 37' } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Country 37'])
  fireEvent.click(screen.getByRole('option', { name: 'Country 37' }))
  expect(await sent(onSubmit)).toMatchObject({ country: 'v37' })
})
