import { expect, it, vi } from 'vitest'
import { dismissAllNotifications, notifications } from '../../state/notifications.ts'
import { session } from '../../state/session.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { handleBalance, handleNotification, readNews } from './live-news.ts'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('../../data/use-call.ts', () => ({ refresh }))

it.each([
  ['Closed on Monday', { msg: 'Closed on Monday' }],
  [
    { msg: 'Import finished', status: 'success', date: 'today' },
    { msg: 'Import finished', status: 'success', date: 'today' },
  ],
  [{ msg: 'Odd', status: 'loud', date: 7, templateId: '3' }, { msg: 'Odd' }],
  [
    { msg: 'Nora shares a view.', templateId: 3 },
    { msg: 'Nora shares a view.', templateId: 3 },
  ],
  ['', undefined],
  [{}, undefined],
  [{ msg: '' }, undefined],
  [null, undefined],
  [undefined, undefined],
  [42, undefined],
])('%j', (data, news) => {
  expect(readNews(data)).toEqual(news)
})

it('keeps who said it, by the word of the server and not of the notice', () => {
  const data = { msg: 'Closed on Monday', sender: 'Lineboard' }
  handleNotification({ event: 'message', data, sender: { id: 2, username: 'admin' } })
  handleNotification({ event: 'message', data })
  expect(notifications.list.map(({ msg, sender }) => [msg, sender])).toEqual([
    ['Closed on Monday', undefined],
    ['Closed on Monday', 'admin'],
  ])
  dismissAllNotifications()
})

it.each([
  [50.01, true],
  [49.99, false],
])('a wallet that comes to $%d from $50 brings new payments: %s', (balance, isAsked) => {
  refresh.mockClear()
  const Customer = {
    id: 2,
    companyName: 'Harbor',
    currency: 'USD',
    balance: 50,
    state: 'active' as const,
    createdAt: '',
  }
  showSession({ status: 'signed-in', user: testUser({ Customer }) })
  handleBalance({ customerId: 2, balance })
  expect(session.user?.Customer?.balance).toBe(balance)
  expect(refresh.mock.calls).toEqual(isAsked ? [['PaymentTransaction']] : [])
  showSession({})
})
