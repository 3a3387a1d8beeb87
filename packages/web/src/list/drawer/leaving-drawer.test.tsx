import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { phoneBook } from '../../features/phone-book/phone-book.resource.ts'
import { tickets } from '../../features/tickets/tickets.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { commit, forgetPending, postpone } from '../../state/pending-changes.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { RowRouteContent } from './row-route-content.tsx'

const close = () => undefined

function Opened({ resource }: { resource: Resource }) {
  const list = useList({ resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined })
  return (
    <ListProvider value={list}>
      <RowRouteContent route={{ action: 'edit', id: 9 }} onClose={close} />
    </ListProvider>
  )
}

const deleteRow = ({ model }: Resource, run = async () => undefined) =>
  postpone({
    ...{ kind: 'remove', model, rows: new Map([[9, undefined]]), text: 'Deleting Ada.' },
    action: { run: () => run(), sendLast: () => undefined },
  })

const isLeaving = () => screen.queryByText(/ is being deleted$/) !== null
const undoButton = () => screen.queryByRole('button', { name: 'Undo' })

beforeEach(() => {
  forgetPending()
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 0 } : []))
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }), token: testToken('t') })
})

it.each([tickets, phoneBook] as Resource[])(
  '$place: a row that is being deleted takes nothing until that is undone',
  async (resource) => {
    render(<Opened resource={resource} />)
    expect(isLeaving()).toBe(false)
    await act(async () => void deleteRow(resource))
    expect([isLeaving(), document.querySelector('form, textarea')]).toEqual([true, null])
    expect(screen.getByRole('dialog', { name: 'Deleting Ada.' })).toBeTruthy()
    await act(async () => fireEvent.click(undoButton() as HTMLElement))
    expect(isLeaving()).toBe(false)
  },
)

it('what is carried out can’t be undone any more, and a deletion elsewhere says nothing', async () => {
  render(<Opened resource={tickets as Resource} />)
  await act(async () => void deleteRow(phoneBook as Resource))
  expect(isLeaving()).toBe(false)
  await act(async () => void commit(deleteRow(tickets as Resource, () => new Promise(() => undefined))))
  expect([isLeaving(), undoButton()]).toEqual([true, null])
})
