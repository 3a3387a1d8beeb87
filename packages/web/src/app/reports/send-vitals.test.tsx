import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import guide from '../../../../../docs/deploying.md?raw'
import { sendVitals } from './send-reports.ts'

const address = 'https://reports.example/vitals'
const sent = vi.fn((_address: string, _body: string) => true)
const measured: ((metric: Pick<Metric, 'name' | 'value' | 'rating'>) => void)[] = []

vi.mock('web-vitals', () => {
  const measure = (note: (typeof measured)[number]) => void measured.push(note)
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure }
})

let isHidden = false
beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Browser/1', sendBeacon: sent })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
})
afterEach(() => {
  isHidden = false
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function look(hidden: boolean): void {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

it('how long a person waited is sent once the page is put aside, as the guide shows it, with the last value of each', async () => {
  history.replaceState(null, '', '/service/user/edit/7/keys?access_token=S3cret')
  await sendVitals(address)
  expect(measured).toHaveLength(5)
  measured[0]?.({ name: 'CLS', value: 0.1, rating: 'good' })
  measured[3]?.({ name: 'LCP', value: 400, rating: 'good' })
  measured[3]?.({ name: 'LCP', value: 520, rating: 'good' })
  look(false)
  expect(sent).not.toHaveBeenCalled()
  look(true)
  look(true)
  expect(sent).toHaveBeenCalledOnce()
  const [to, body = ''] = sent.mock.calls[0] ?? []
  expect([to, JSON.parse(body)]).toEqual([
    address,
    {
      kind: 'vitals',
      at: expect.any(String),
      version: '',
      commit: '',
      route: '/service/user/edit/:userId/keys',
      browser: 'Browser/1',
      metrics: [
        { name: 'CLS', value: 0.1, rating: 'good' },
        { name: 'LCP', value: 520, rating: 'good' },
      ],
    },
  ])
  expect(guide).toContain('"metrics": [{"name": "LCP", "value": 520, "rating": "good"}]')
})
