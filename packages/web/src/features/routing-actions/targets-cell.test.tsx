import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { forgetPersonalState } from '../../state/personal-state.ts'
import type { RoutingAction } from './routing-action-values.ts'
import { targetsCell } from './targets-cell.tsx'

const lists: Readonly<Record<string, unknown>> = {
  ReceivingNumbers: [
    { id: 1, number: '+12125550142', description: 'Front desk' },
    { id: 2, number: '+12125550143' },
  ],
  SipGateways: [{ id: 1, name: 'Practice PBX' }],
  Ivrs: [{ id: 1, name: 'Main menu' }],
}
/** Lists that were asked for. */
let asked: string[]

beforeEach(() => {
  asked = []
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      const list = new URL(url).pathname.split('/').at(-1) ?? ''
      asked.push(list)
      return Response.json(lists[list])
    },
  })
})

const targets: RoutingAction['targets'] = [
  { kind: 'receiving_number', target: '1' },
  { kind: 'receiving_number', target: '2' },
  { kind: 'sip_gateway', target: '1' },
  { kind: 'voice_menu', target: '1' },
  { kind: 'number', target: '+13055550117' },
  { kind: 'mailbox', target: 'desk@harbor.example' },
  { kind: 'voice_menu', target: '77' },
]
const text =
  '(212) 555-0142 Front desk; (212) 555-0143; Practice PBX; Main menu; (305) 555-0117; desk@harbor.example; Voice menu, ID 77'
const shown = (value: RoutingAction['targets']) => (
  <p key={value.length}>{targetsCell.render?.({ value, row: {}, tabIndex: -1 })}</p>
)

it('places that calls go to are called as in their own lists, one that is not there by its id', async () => {
  const { container } = render(shown(targets))
  expect(container.textContent).toBe('')
  await screen.findByTitle(text)
  expect(screen.getAllByText('Main menu')).toHaveLength(1)
})

it('however many actions a page has, each list is asked for once', async () => {
  render([targets, targets.slice(0, 2), targets.slice(3, 4)].map(shown))
  await vi.waitFor(() => expect(screen.getAllByText('Main menu')).toHaveLength(2))
  expect(asked.toSorted()).toEqual(['Ivrs', 'ReceivingNumbers', 'SipGateways'])
})

it('files have the same names, and anyone who signs in next finds none of them', async () => {
  await targetsCell.load?.()
  expect(targetsCell.toText(targets)).toBe(text)
  forgetPersonalState()
  expect(targetsCell.toText([{ kind: 'sip_gateway', target: '1' }])).toBe('SIP gateway, ID 1')
})
