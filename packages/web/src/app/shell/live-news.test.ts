import { expect, it } from 'vitest'
import { dismissAllNotifications, notifications } from '../../state/notifications.ts'
import { handleNotification, readNews } from './live-news.ts'

it.each([
  ['Closed on Monday', { msg: 'Closed on Monday' }],
  [
    { msg: 'Import finished', status: 'success', date: 'today' },
    { msg: 'Import finished', status: 'success', date: 'today' },
  ],
  [{ msg: 'Odd', status: 'loud', date: 7 }, { msg: 'Odd' }],
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
