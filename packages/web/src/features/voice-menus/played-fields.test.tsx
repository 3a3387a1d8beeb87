import { zIvrInput } from '@lineboard/contract/zod'
import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { PlayedFields } from './action-fields.tsx'

const call = { id: 7, recordingId: 17, startedAt: '2026-05-02T10:00:00.000Z', callerNumber: '+12125550142' }

function Sample({ readOnly }: { readOnly: boolean }) {
  const methods = useForm({ defaultValues: { actions: [{ text: '' }] } })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zIvrInput, readOnly, conditions: {} }}>
        <PlayedFields at={0} label="Target of choice 1" customerId={2} />
      </FormFactsProvider>
    </FormProvider>
  )
}

it('offers the recordings of the latest calls to a key that plays one, and says how a text is read', async () => {
  answerCalls(() => [call])
  render(<Sample readOnly={false} />)
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '17' } })
  expect(screen.getByRole('textbox', { name: /^Target of choice 1/ })).toHaveProperty('value', '17')
  expect(screen.getByText(/lead the key to another voice menu/)).toBeTruthy()
})

it('offers nothing to who only reads', () => {
  answerCalls(() => [call])
  render(<Sample readOnly />)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText(/lead the key/)).toBeNull()
})
