import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { PeopleChoice } from './people-choice.tsx'

const withRole = (roleId: number) => ({ DashRoleMapping: [{ id: 1, roleId, principalId: 5, principalType: 'USER' }] })

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

it('offers people of the company of who shares, by name and by role', async () => {
  const mine = { id: 5, username: 'mia', customerId: 1, ...withRole(1) }
  const asked: string[] = []
  answerCalls(({ url }) => {
    asked.push(decodeURIComponent(url))
    if (/associated/i.test(url)) return [mine, { id: 9, username: 'theo', customerId: 2 }]
    if (/DashUsers/.test(url)) return [mine]
    return [
      { id: 1, name: 'Staff' },
      { id: 3, name: 'Nobody has it' },
      { id: 4, name: 'Theirs', customerId: 2 },
    ]
  })
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  render(<Choice />)
  fireEvent.click(await screen.findByRole('button', { name: /Staff/ }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 people chosen'))
  expect(screen.queryByRole('button', { name: /Theirs|Nobody has it/ })).toBeNull()
  const people = asked.filter((url) => /DashUsers\?/.test(url))
  expect(people).not.toEqual([])
  for (const url of people) expect(url).toContain('"customerId":1')
  sessionStore.access = undefined
})

it('says of a role that nobody else has it any more', async () => {
  answerCalls(({ url }) => {
    if (/associated/i.test(url)) return []
    return /DashUsers/.test(url)
      ? [{ id: 5, username: 'mia', customerId: 1, ...withRole(1) }]
      : [{ id: 1, name: 'Staff' }]
  })
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  render(<Choice />)
  fireEvent.click(await screen.findByRole('button', { name: /Staff/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Nobody else in your company has the role Staff now.')
  sessionStore.access = undefined
})
