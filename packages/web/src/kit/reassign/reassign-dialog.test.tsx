import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { ReassignDialog } from './reassign-dialog.tsx'

it('what is chosen in it over a form does not save that form', async () => {
  answerCalls(() => [{ id: 4, name: 'Office' }])
  const [onSubmit, onChoose] = [vi.fn(), vi.fn()]
  render(
    <form onSubmit={onSubmit}>
      <ReassignDialog
        title="Choose"
        label="Voice menu"
        list="Ivr.find"
        textField="name"
        confirmLabel="Take it"
        onChoose={onChoose}
        onClose={() => undefined}
      >
        <p>One of these</p>
      </ReassignDialog>
    </form>,
  )
  fireEvent.mouseDown(screen.getByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: 'Office' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }))
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }))
  expect(onSubmit).not.toHaveBeenCalled()
})
