import { expect, test } from 'vitest'
import { callOf } from './use-simulator.ts'

const typed = { keys: [], caller: '', clock: '', blocked: '', isWalletEmpty: false }

test.each(['+1 212 555 0188, 212-555-0177', '+1 212 555 0188، 212-555-0177', '(212) 555-0188; +12125550177'])(
  'callers that are taken to be blocked are apart in %j',
  (blocked) => {
    expect(callOf({ ...typed, blocked }).blocked).toEqual(['+12125550188', '+12125550177'])
  },
)
