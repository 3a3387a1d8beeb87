import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useMarks } from './call-marks.tsx'

const call = (id: number, callerNumber: string) => ({ id, callerNumber, customerId: 2, firstTimeCaller: id === 3 })
const [often, once] = ['+12125550101', '+12125550102']
const page = [call(1, often), call(2, once), call(3, 'anonymous')]

let asked: string[]

beforeEach(() => {
  asked = []
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    asked.push(searchParams.get('filter') ?? '')
    if (pathname.endsWith('/CallLogs')) return [page[0], page[1], call(7, often), call(8, often)]
    return [{ id: 1, number: once, customerId: 2 }]
  })
})

function Marks() {
  const only = (key: string, value: string) => `/service/call-log?filter=${key}:${value}`
  const markRow = useMarks({ rows: page, where: { customerId: 2 }, only })
  return (
    <ul>
      {page.map((row) => (
        <li key={row.id}>{markRow(row, 0)}</li>
      ))}
    </ul>
  )
}

it('a caller who called again leads to all calls of the number, one who is blocked is said to be', async () => {
  render(<Marks />)
  const again = await screen.findByRole('link')
  expect(again.textContent).toContain('3')
  expect(again.getAttribute('href')).toBe(`/service/call-log?filter=callerNumber:${often}`)
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first?.contains(again)).toBe(true)
  expect(second?.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('(212) 555-0102')
  expect(first?.querySelector('[role=img]')).toBeNull()
  expect(third?.textContent).not.toBe('')
  // Once for the page, within what the list shows.
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain('"customerId":2')
})
