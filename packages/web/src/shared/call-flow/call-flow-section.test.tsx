import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { CallFlowSection } from './call-flow-section.tsx'

function Sample() {
  const methods = useForm({ defaultValues: { description: '' } })
  return (
    <FormProvider {...methods}>
      <input {...methods.register('description')} />
      <CallFlowSection numberId={1} />
    </FormProvider>
  )
}

it('says that it tells of what is saved, as long as the form says something else', async () => {
  answerCalls(() => [])
  render(<Sample />)
  fireEvent.click(screen.getByText('Where does this number go?'))
  const typed = screen.getByRole('textbox')
  const note = /as it is saved/
  await screen.findAllByRole('status')
  expect(screen.queryByText(note)).toBeNull()
  fireEvent.input(typed, { target: { value: 'Lobby' } })
  expect(await screen.findByText(note)).toBeTruthy()
  fireEvent.input(typed, { target: { value: '' } })
  await expect.poll(() => screen.queryByText(note)).toBeNull()
})
