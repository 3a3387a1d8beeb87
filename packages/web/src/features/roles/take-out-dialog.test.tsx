import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { TakeOutDialog } from './role-people.tsx'

afterEach(() => showSession({}))

const person = (id: number, principalType: 'ADMIN' | 'USER') =>
  testUser({ id, DashRoleMapping: [{ id: id + 100, principalType, principalId: id, roleId: 2 }] })

const sent: string[] = []

function ask(userId: number, people: readonly object[], user = person(8, 'ADMIN')) {
  sent.length = 0
  answerCalls(({ method, url }) => {
    if (method === 'GET') return people
    sent.push(`${method} ${new URL(url).pathname}`)
    return { count: 1 }
  })
  showSession({ status: 'signed-in', user, token: testToken('t', user.id) })
  const holder = {
    name: 'Nora',
    note: '',
    kind: 'ADMIN',
    userId,
    customerId: 2,
    mappingId: userId + 100,
    isReached: true,
  }
  render(<TakeOutDialog roleName="Staff" holder={holder} onClose={() => undefined} />)
}

const answer = () => screen.getByRole('button', { name: 'Take out' })

it('nobody takes themselves out of what they may do', async () => {
  ask(8, [person(8, 'ADMIN'), person(9, 'ADMIN')])
  expect((await screen.findByRole('alert')).textContent).toContain('rights of your own')
  expect(answer()).toHaveProperty('disabled', true)
})

it('the last administrator is not taken out, by the super administrator either', async () => {
  ask(8, [person(8, 'ADMIN'), person(9, 'USER')], testUser({ id: 1, customerId: 1, isSuperAdmin: true }))
  expect((await screen.findByRole('alert')).textContent).toContain('Make somebody else an administrator first')
  expect(answer()).toHaveProperty('disabled', true)
})

it('others are, and it is said what that means for them', async () => {
  ask(9, [person(8, 'ADMIN'), person(9, 'USER')])
  await waitFor(() => expect(answer()).toHaveProperty('disabled', false))
  expect(screen.queryByRole('alert')).toBeNull()
  const question = screen.getByRole('dialog', { name: 'Take Nora out of Staff?' })
  expect(question.textContent).toContain('sees nothing but their own profile')
  expect(sent).toEqual([])
  fireEvent.click(answer())
  await waitFor(() => expect(sent).toEqual(['DELETE /api/v1/DashRoleMappings/109']))
})
