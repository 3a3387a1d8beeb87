import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { FormFactsProvider } from '../../resource/form/form-context.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { form } from './routing-action-form.tsx'
import { toValues } from './routing-action-values.ts'

function Sample() {
  const methods = useForm({ defaultValues: toValues(undefined) })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: form.schema, readOnly: false }}>
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
  expect(screen.queryByText('What was chosen is gone. Choose another.')).toBeNull()
})
