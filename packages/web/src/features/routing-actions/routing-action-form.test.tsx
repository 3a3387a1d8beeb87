import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { form } from './routing-action-form.tsx'
import { toValues } from './routing-action-values.ts'

afterEach(() => {
  showSession({})
  sessionStore.access = undefined
})

function Sample({ row }: { row?: object }) {
  const methods = useForm({ defaultValues: toValues(undefined) })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: form.schema, readOnly: false, row }}>
        <form.Fields row={undefined} />
      </FormFactsProvider>
    </FormProvider>
  )
}

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })

const kinds = () =>
  [...screen.getByRole('combobox', { name: 'Kind of target 1' }).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  )

it('offers and presets the kinds of target that the action takes', async () => {
  answerCalls(() => [])
  render(<Sample />)
  expect(kinds()).toContain('Mailbox')
  choose('What happens', 'voice_menu')
  expect(kinds()).toEqual(['Voice menu'])
  choose('What happens', 'voicemail')
  expect(kinds()).toEqual(['Mailbox'])
  choose('What happens', 'forward')
  expect(kinds().length).toBeGreaterThan(2)
})

it("offers the owner's staff no targets but those that the customer of the action may have", async () => {
  showSession({ status: 'signed-in', user: testUser() })
  sessionStore.access = accessOf({ id: 1, customerId: 1 }, [])
  const asked: Record<string, unknown> = {}
  answerCalls((request) => {
    const { pathname, searchParams } = new URL(request.url)
    const { where } = JSON.parse(searchParams.get('filter') ?? '{}')
    asked[pathname.split('/').at(-1) ?? ''] = where
    return []
  })
  render(<Sample row={{ id: 5, customerId: 3 }} />)
  choose('What happens', 'forward')
  for (const kind of ['receiving_number', 'sip_gateway', 'voice_menu']) {
    if (kind === 'voice_menu') choose('What happens', 'voice_menu')
    else choose('Kind of target 1', kind)
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Target 1' }))
    await screen.findByText('Nothing found')
  }
  expect(asked).toEqual({
    ReceivingNumbers: { customerId: 3 },
    SipGateways: { customerId: { inq: [3, 1] } },
    Ivrs: { customerId: 3 },
  })
})

it('says of nothing that it is gone where a target of another kind is to be chosen, and keeps what was chosen', async () => {
  const rows = [{ id: 7, customerId: 2, number: '+12125550107' }]
  answerCalls((request) => (request.url.includes('/ReceivingNumbers') ? rows : []))
  render(<Sample />)
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Target 1' }))
  fireEvent.click(await screen.findByRole('option', { name: /555-0107/ }))
  choose('What happens', 'hang_up')
  choose('What happens', 'forward')
  expect(await screen.findByDisplayValue('(212) 555-0107')).toBe(screen.getByRole('combobox', { name: 'Target 1' }))
  choose('Kind of target 1', 'sip_gateway')
  await new Promise((settled) => setTimeout(settled, 50))
  expect(screen.queryByText('The chosen entry is gone. Choose another.')).toBeNull()
})
