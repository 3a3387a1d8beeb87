import { expect, it, vi } from 'vitest'
import { type Compared, compareColumns, figureAt } from './compare-columns.ts'
import { filedValue } from './report-panels.tsx'

const none = {
  ...{ calls: 0, answered: 0, missed: 0, voicemail: 0, busy: 0, failed: 0, firstTimeCallers: 0, uniqueCallers: 0 },
  ...{ talkSeconds: 0, averageTalkSeconds: 0, averageRingSeconds: 0, charge: 0 },
}

const comparedBy = (figure: string, now: number | undefined, then: number | undefined): Compared => ({
  figure: figureAt(`figure=${figure}`),
  current: now === undefined ? undefined : { ...none, [figure]: now },
  before: then === undefined ? undefined : { ...none, [figure]: then },
})
const texts = (...amounts: Parameters<typeof comparedBy>) =>
  compareColumns().map(({ text }) => text(comparedBy(...amounts)))

it.each([
  ['calls', 12, 8, ['12', '8', '+4', '+50%']],
  ['calls', 8, 12, ['8', '12', '-4', '-33.3%']],
  ['calls', 5, 5, ['5', '5', '0', '0%']],
  // Nothing is no share of anything.
  ['calls', 5, 0, ['5', '0', '+5', '–']],
  ['calls', 5, undefined, ['5', '–', '–', '–']],
  ['averageTalkSeconds', 60, 90, ['1:00', '1:30', '-0:30', '-33.3%']],
  // What is read differs by nine seconds, though it is 8.4, and by none, though it is 0.3.
  ['averageTalkSeconds', 231.6, 223.2, ['3:52', '3:43', '+0:09', '+4%']],
  ['averageRingSeconds', 11.7, 12, ['0:12', '0:12', '0:00', '0%']],
  ['charge', 1.1, 1, ['$1.10', '$1.00', '+$0.10', '+10%']],
])('%s: %d beside %d', (figure, now, then, expected) => {
  expect(texts(figure, now, then)).toEqual(expected)
})

it.each([
  ['calls', 36, 22, [36, 22, 14, 63.6]],
  ['calls', 5, 0, [5, 0, 5, undefined]],
  // To the last decimal, as what stands beside it.
  ['averageRingSeconds', 11.4, 10.8, [11.4, 10.8, 0.6, 5.6]],
])('in files, %s: %d beside %d', (figure, now, then, expected) => {
  const compared = comparedBy(figure, now, then)
  expect(compareColumns().map((column) => filedValue(column, compared))).toEqual(expected)
})

it('an address that names no figure means all calls', () => {
  expect([figureAt('').id, figureAt('figure=toString').id, figureAt('figure=missed').id]).toEqual([
    'calls',
    'calls',
    'missed',
  ])
})

it('among words read from the right a sign stays before its number', async () => {
  vi.resetModules()
  vi.doMock('../../lib/own-language.ts', () => ({ messages: { language: 'ar' } }))
  const own = await import('./compare-columns.ts')
  const compared = { figure: own.figureAt(''), current: { ...none, calls: 12 }, before: { ...none, calls: 8 } }
  const [change, share] = own.compareColumns().slice(2)
  expect([change?.text(compared), share?.text(compared)]).toEqual(['\u2066+4\u2069', '\u2066+50%\u2069'])
})

it('names the figure and the days of both periods in files', () => {
  const periods = { current: 'October 2026', before: 'September 2026' }
  const labels = (figure?: Parameters<typeof compareColumns>[0]) =>
    compareColumns(figure, periods).map(({ label, fileLabel = label }) => fileLabel)
  expect(labels(figureAt('')).slice(0, 2)).toEqual(['Calls, October 2026', 'Calls, September 2026'])
  expect(labels().slice(0, 2)).toEqual(['October 2026', 'September 2026'])
})
