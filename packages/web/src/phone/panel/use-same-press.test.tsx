import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useSamePress } from './phone-panel.tsx'

/** A button that something else takes the place of, as a switch of a phone does that is on then. */
function Phone() {
  const [isOn, setOn] = useState(false)
  const [isQuiet, setQuiet] = useState(false)
  const [digits, setDigits] = useState('')
  return (
    <section onClickCapture={useSamePress()}>
      {isOn ? (
        <label>
          <input type="checkbox" checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
          Quiet
        </label>
      ) : (
        <button type="button" onClick={() => setOn(true)}>
          On
        </button>
      )}
      <button type="button" onClick={() => setDigits(`${digits}1`)}>
        1
      </button>
      <output>{digits}</output>
    </section>
  )
}

it.each(['checkbox', 'label'])(
  'the second press of a double press does nothing to the %s that took the place',
  (what) => {
    render(<Phone />)
    fireEvent.click(screen.getByRole('button', { name: 'On' }), { detail: 1 })
    const taker = what === 'label' ? screen.getByText('Quiet') : screen.getByRole('checkbox')
    fireEvent.click(taker, { detail: 2 })
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
    fireEvent.click(taker, { detail: 1 })
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  },
)

it('what stays there is pressed twice, and the keyboard presses anything', () => {
  render(<Phone />)
  const key = screen.getByRole('button', { name: '1' })
  fireEvent.click(key, { detail: 1 })
  fireEvent.click(key, { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'On' }), { detail: 0 })
  fireEvent.click(screen.getByRole('checkbox'), { detail: 0 })
  expect(screen.getByRole('status').textContent).toBe('11')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
})
