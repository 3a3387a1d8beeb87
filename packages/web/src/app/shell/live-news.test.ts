import { expect, it } from 'vitest'
import { readNews } from './live-news.ts'

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
