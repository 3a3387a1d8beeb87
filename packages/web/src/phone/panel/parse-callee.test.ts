import { beforeEach, expect, it, vi } from 'vitest'
import { initSoftphone } from '../../state/softphone-config.ts'
import { parseCallee } from './number-form.tsx'

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'app.example' })
  initSoftphone({ scheme: 'ws', port: 1, path: '/ws', sipDomain: 'sip.example' })
})

it.each([
  ['(212) 555-0142', '+12125550142'],
  ['+44 20 7946 0123', '+442079460123'],
  ['tel:+1-212-555-0142', '+12125550142'],
  ['212\u2013555\u20130142', '+12125550142'],
  ['+1\u00A0(212)\u00A0555\u20110142', '+12125550142'],
  ['10\u20131', '101'],
  ['1-800-FLOWERS', '+18003569377'],
  ['sip:marcus@sip.example', 'marcus'],
  ['sips:+12125550142@SIP.example;transport=ws', '+12125550142'],
  ['marcus@elsewhere.example', 'marcus@elsewhere.example'],
  ['101', '101'],
  ['*97#', '*97#'],
  ['١٠١', '101'],
  ['\u2068+44 20 7946 0123\u2069', '+442079460123'],
  [' marcus ', 'marcus'],
])('%j calls %j', (text, whom) => {
  expect(parseCallee(text)).toEqual({ whom })
})

it.each([
  ['  ', 'missing'],
  ['+1 212 555 0142 ext. 5', 'extension'],
  ['(212) 555-0142 x5', 'extension'],
  ['tel:+12125550142;ext=5', 'extension'],
])('%j calls nobody: %s', (text, problem) => {
  expect(parseCallee(text)).toEqual({ problem })
})
