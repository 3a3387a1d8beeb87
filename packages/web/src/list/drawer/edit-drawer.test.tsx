import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { phoneBook } from '../../features/phone-book/phone-book.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { ListProvider, useListRows } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { EditDrawer } from './row-route-content.tsx'

const routes = { route: undefined, hrefOf: () => '', open: () => undefined, close: () => undefined }

function Names() {
  const { rows } = useListRows()
  return rows.map((row) => <li key={Object(row).id}>{Object(row).name}</li>)
}

function Opened() {
  const resource = phoneBook as Resource
  const list = useList({ resource, routes, onRemove: async () => false, openMenu: () => undefined })
  return (
    <ListProvider value={list}>
      <Names />
      <EditDrawer id={9} onClose={() => undefined} />
    </ListProvider>
  )
}

it('a row that could not be loaded says so in words, and is asked for again', async () => {
  let isBroken = true
  answerCalls(({ url }) => {
    if (/count$/i.test(new URL(url).pathname)) return { count: 0 }
    if (isBroken && decodeURIComponent(url).includes('"id":9')) throw new Error('ER_DUP_ENTRY: Duplicate entry')
    return decodeURIComponent(url).includes('"id":9')
      ? [{ id: 9, customerId: 1, name: 'Ada', number: '+12125550101' }]
      : []
  })
  render(<Opened />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('could not be loaded.')
  expect(alert.textContent).toContain('Network Connection Error')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // It is asked for again by itself as well, after five seconds.
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 3000 })
  expect(await screen.findByDisplayValue('Ada')).toBeTruthy()
})

it('the list shows what was saved before it has been asked again', async () => {
  let isSaved = false
  answerCalls(({ url, method }) => {
    if (/count$/i.test(new URL(url).pathname)) return { count: 1 }
    const row = { id: 9, customerId: 1, name: 'Ada', number: '+12125550101' }
    if (method !== 'GET') isSaved = true
    else if (!url.includes('/PhoneBooks')) return []
    else if (isSaved) throw new Error('No answer any more')
    return method === 'GET' ? [row] : { ...row, name: 'Ada Moss' }
  })
  render(<Opened />)
  await screen.findByText('Ada')
  fireEvent.change(await screen.findByDisplayValue('Ada'), { target: { value: 'Ada Moss' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Ada Moss')).toBeTruthy()
})
