import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forgetPending, postpone } from '../../state/pending-changes.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { Banner } from './handling-counts.tsx'
import { toHandle } from './to-handle.resource.ts'

const show = (search: string, asked: object[]) => {
  answerCalls(({ url }) => {
    const where = JSON.parse(new URL(url).searchParams.get('where') ?? '{}')
    asked.push(where)
    return { count: 3 }
  })
  history.replaceState(null, '', `/service/to-handle?${search}`)
  render(<Banner searchable={toHandle.searchable} />)
}
const open = () => screen.getByRole('link', { name: /^Open/ })

it('each count is of the calls that its link leads to, within what else is filtered and of the customer that is chosen', async () => {
  const asked: object[] = []
  show(`customer=3&page=2&filter=${encodeURIComponent('City:Bern, Handling:handled')}`, asked)
  await waitFor(() => expect(open().textContent).toBe('Open3'))
  expect(asked).toHaveLength(3)
  for (const where of asked) expect(JSON.stringify(where)).toMatch(/PhonebookCity.*"customerId":3.*"handling":/)
  expect(screen.getByRole('link', { name: /^Handled/ }).getAttribute('aria-current')).toBe('true')
  const to = new URL(open().getAttribute('href') ?? '', location.href).searchParams
  expect([to.get('filter'), to.get('customer'), to.get('page')]).toEqual([
    'PhonebookCity:"Bern", handling:="open"',
    '3',
    null,
  ])
})

it('without anything else it is the question that the menu asks', async () => {
  const asked: object[] = []
  show('', asked)
  await waitFor(() => expect(asked).toContainEqual({ handling: 'open' }))
})

it('a call whose deletion can still be taken back is not among them, as the list has it not', async () => {
  const action = { run: async () => undefined, sendLast: () => undefined }
  postpone({ kind: 'remove', model: 'CallLog', rows: new Map([[31, undefined]]), text: '', action })
  const asked: object[] = []
  show('', asked)
  await waitFor(() => expect(asked).toHaveLength(3))
  forgetPending()
  for (const where of asked) expect(JSON.stringify(where)).toContain('"id":{"nin":[31]}')
})
