import { expect, test } from 'vitest'
import { neededNode, nodeComplaint } from './version.ts'

test.each(['24.18.0', '24.18.1', '24.19.0', '25.0.0', '26.0.0-nightly', '100.2.0'])('Node %s serves', (version) => {
  expect(nodeComplaint(version)).toBeUndefined()
})

test.each(['20.20.2', '22.99.0', '24.17.9', '24.9.0', '9.30.0'])('Node %s is refused in words', (version) => {
  expect(nodeComplaint(version)).toBe(`The mock server needs Node 24.18 or newer; this is Node ${version}.`)
})

test('the version needed is that of package.json', () => {
  expect(neededNode).toBe('24.18')
})
