import { expect, test } from 'vitest'
import { selectSteps } from './select-steps.mjs'

const steps = [{ name: 'lint' }, { name: 'unit' }, { name: 'e2e' }]

test.each([
  [[], 'lint unit e2e'],
  [['--no-e2e'], 'lint unit'],
  [['--only', 'unit'], 'unit'],
  [['--only=unit,lint'], 'lint unit'],
])('%j selects %s', (args, expected) => {
  const names = selectSteps(steps, args).map(({ name }) => name)
  expect(names.join(' ')).toBe(expected)
})

test.each([
  [['--only', 'unti'], 'There is no step "unti"; there are lint, unit, e2e.'],
  [['--only'], 'There is no step'],
  [['--fast'], 'Unknown option --fast'],
])('%j is refused in words', (args, message) => {
  expect(() => selectSteps(steps, args)).toThrow(message)
})
