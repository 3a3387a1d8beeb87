import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { PeopleChoice } from './people-choice.tsx'

const people = [
  { id: 2, username: 'ann', firstName: 'Ann', lastName: 'Lee' },
  { id: 3, username: 'bob', firstName: 'Bob', lastName: 'Ray' },
]

function Choice() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([3]))
  return <PeopleChoice before={[]} chosen={chosen} onChange={setChosen} />
}

it('says how many people are chosen, those who are not in sight among them', async () => {
  answerCalls(({ url }) => (/DashUsers/.test(url) ? people.filter(({ id }) => id === 2 || !url.includes('ann')) : []))
  render(<Choice />)
  fireEvent.change(await screen.findByLabelText('Find a person'), { target: { value: 'ann' } })
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Bob Ray' })).toBeNull())
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ann Lee' }))
  expect(screen.getByRole('status').textContent).toBe('2 people chosen')
})
