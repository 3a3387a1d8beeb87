import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

// No test that stands on the mock server passes on answers that the contract does not allow, and none needs to look.

const CHANNEL = 'lineboard:contract-violation'
const violations: unknown[] = []
const note = (violation: unknown) => void violations.push(violation)

beforeAll(() => subscribe(CHANNEL, note))
afterEach(() => expect(violations.splice(0), 'answers that broke the contract').toEqual([]))
afterAll(() => unsubscribe(CHANNEL, note))
