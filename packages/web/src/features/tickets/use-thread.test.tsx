import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useThread } from './use-thread.ts'

const ann = { id: 2, username: 'ann', firstName: 'Ann', lastName: 'Lee' }
const version = { id: 1, ticketId: 5, number: 1, ownerId: 2, createdBy: 7, assetIds: [31], state: 'open', stateId: 1 }

function Thread() {
  const { versions, person, asset } = useThread(5)
  return <p>{versions?.map(() => [person(2), person(7), asset(31)].join(', '))}</p>
}

it('finds the names that a server does not fill in, and says of nobody and nothing that it is gone', async () => {
  answerCalls(({ url }) => {
    if (/\/tickets\/5\//i.test(url)) return [version]
    if (/\/tickets/i.test(url)) return [{ id: 5, createdBy: 7 }]
    return /DashUsers/.test(url) ? [ann] : []
  })
  render(<Thread />)
  expect(await screen.findByText('Ann Lee, User 7, record 31')).toBeTruthy()
})
