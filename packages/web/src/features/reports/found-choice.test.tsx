import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FoundChoice } from './only-choice.tsx'

const sources = [
  { value: '4', label: 'Search' },
  { value: '7', label: 'Subway posters' },
]

function Sample({ onChoose }: { onChoose: (value: string) => void }) {
  const [typed, setTyped] = useState('')
  const found = sources.filter(({ label }) => label.toLowerCase().includes(typed))
  return (
    <FoundChoice
      label="Tracking source"
      none="All sources"
      chosen={undefined}
      found={found}
      isTyped={typed !== ''}
      onType={setTyped}
      onChoose={onChoose}
    />
  )
}

it('what is typed stays, and narrows what can be chosen', async () => {
  const handleChoose = vi.fn()
  render(<Sample onChoose={handleChoose} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tracking source' })
  expect(field.value).toBe('All sources')
  fireEvent.focus(field)
  for (const text of ['s', 'su', 'sub']) {
    fireEvent.change(field, { target: { value: text } })
    expect(field.value).toBe(text)
  }
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Subway posters'])
  fireEvent.click(screen.getByRole('option'))
  expect(handleChoose).toHaveBeenCalledWith('7')
})
