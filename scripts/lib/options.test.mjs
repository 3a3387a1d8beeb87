import { describe, expect, test } from 'vitest'
import { hasOption, serverOptions, takeOption } from './options.mjs'

describe('serverOptions', () => {
  test.each([
    [[], ['--web', 'dist']],
    [
      ['--port', '8080', '--api', 'https://core.example.com/api/v1'],
      ['--web', 'dist', '--port', '8080', '--api', 'https://core.example.com/api/v1'],
    ],
    [
      ['--web', 'elsewhere'],
      ['--web', 'elsewhere'],
    ],
    [['--web=elsewhere'], ['--web=elsewhere']],
  ])('%j becomes %j', (args, expected) => {
    expect(serverOptions(args, 'dist')).toEqual(expected)
  })
})

test.each([
  [['--help'], true],
  [['--port', '1', '--help'], true],
  [['--helpful'], false],
  [[], false],
])('%j has --help: %s', (args, expected) => {
  expect(hasOption(args, '--help')).toBe(expected)
})

describe('takeOption', () => {
  test.each([
    [['--port', '1', '--seed', '2'], '1', ['--seed', '2']],
    [['--seed', '2', '--port=1'], '1', ['--seed', '2']],
    [['--port', '1', '--port', '3'], '3', []],
    [['--seed', '2'], undefined, ['--seed', '2']],
    [['--port'], '', []],
  ])('--port out of %j', (args, value, rest) => {
    expect(takeOption(args, '--port')).toEqual({ value, rest })
  })
})
