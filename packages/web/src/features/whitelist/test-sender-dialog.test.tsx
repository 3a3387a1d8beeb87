import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseListState } from '../../kit/list-state.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Remarks } from './odd-entries.tsx'
import { whitelist } from './whitelist.resource.ts'
import { TestSenderDialog } from './whitelist-panels.tsx'

const odd = { id: 4, customerId: 1, ip: '198.51.100.7', mask: 24, port: 0, proto: 'any' }
const plain = { ...odd, id: 5, ip: '203.0.113.0' }
const list = {
  resource: whitelist,
  seesAll: false,
  state: parseListState('', whitelist.rules),
  where: {},
  rows: [],
  refresh: () => undefined,
}

const nothing = () => undefined

it('a sender comes in by an entry, or is refused; what is no sender is said', async () => {
  answerCalls(() => [odd, plain])
  render(
    <MayOpenProvider value={() => true}>
      <TestSenderDialog list={list} onClose={nothing} />
    </MayOpenProvider>,
  )
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Address and port'), { target: { value } })
  type('198.51.100.200:5061')
  const passes = await screen.findByText(/^Calls from 198\.51\.100\.200:5061 over UDP come in, by the entry/)
  const entry = within(passes).getByRole('link', { name: '198.51.100.7/24' })
  expect(entry.getAttribute('href')).toMatch(/whitelist\/edit\/4$/)
  type('192.0.2.250')
  expect(await screen.findByText(/^Calls from 192\.0\.2\.250:5060 over UDP do not come in/)).toBeTruthy()
  type('192.0.2')
  expect(screen.getByText(/^Type an IPv4 or IPv6 address/)).toBeTruthy()
  expect(screen.queryByText(/^Calls from/)).toBeNull()
})

it('odd entries are pointed out, each with what is odd, and no others', async () => {
  answerCalls(() => [odd, plain])
  render(<Remarks />)
  const [remark, ...others] = await screen.findAllByRole('listitem')
  expect(remark?.textContent).toMatch(/^198\.51\.100\.7\/24: .*198\.51\.100\.0\/24/)
  expect(others).toEqual([])
})
