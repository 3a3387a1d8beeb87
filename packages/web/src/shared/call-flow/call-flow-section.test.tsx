import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { withText } from '../../testing/with-text.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { CallFlowSection } from './call-flow-section.tsx'

const number = { id: 1, customerId: 1, tracking_number: '+12125550107', numberType: 'local', totalCalls: 0 }
const rows: Readonly<Record<string, readonly object[]>> = {
  Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  OpNumbers: [{ ...number, status: 'active', receiving_numberId: 3 }],
  ReceivingNumbers: [
    { id: 3, customerId: 1, number: '+16175550145', description: '' },
    { id: 4, customerId: 1, number: '+16175550146', description: '' },
  ],
}

function Sample() {
  const methods = useForm({
    defaultValues: { description: '', status: 'active', receiving_numberId: 3 as number | null },
  })
  const { setValue } = methods
  const choose = (id: number | null) => setValue('receiving_numberId', id, { shouldDirty: true })
  return (
    <MayOpenProvider value={() => true}>
      <FormProvider {...methods}>
        <button type="button" onClick={() => choose(4)}>
          Another
        </button>
        <button type="button" onClick={() => choose(null)}>
          None
        </button>
        <CallFlowSection numberId={1} />
      </FormProvider>
    </MayOpenProvider>
  )
}

it('shows where calls go once the form is saved as it is typed', async () => {
  answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
  render(<Sample />)
  fireEvent.click(screen.getByText('Where does this number go?'))
  expect(await screen.findByText(withText('Calls ring at (617) 555-0145.'))).toBeTruthy()
  const note = /once you save/
  expect(screen.queryByText(note)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Another' }))
  expect(await screen.findByText(withText('Calls ring at (617) 555-0146.'))).toBeTruthy()
  expect(screen.getByText(note)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'None' }))
  expect(await screen.findByText(/^Calls go nowhere: no receiving number/)).toBeTruthy()
})
