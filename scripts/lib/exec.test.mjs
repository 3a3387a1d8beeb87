import { describe, expect, test } from 'vitest'
import { collect } from './exec.mjs'

const node = (source) => /** @type {[string, ...string[]]} */ ([process.execPath, '-e', source])

describe('collect', () => {
  test.each([
    ['console.log(1); console.error(2)', true, /1\n2|2\n1/],
    ['console.log("why"); process.exit(3)', false, /why/],
    ['process.kill(process.pid, "SIGKILL")', false, /ended by SIGKILL/],
  ])('%s', async (source, ok, output) => {
    const result = await collect(node(source))
    expect(result.ok).toBe(ok)
    expect(result.output).toMatch(output)
  })

  test('a program that takes too long is ended', async () => {
    const result = await collect(node('setInterval(() => {}, 1000)'), { timeout: 300 })
    expect(result).toEqual({ ok: false, output: expect.stringContaining('ended by SIGTERM (at most 0.3 s)') })
  })

  test('a program that is not there is told in a sentence', async () => {
    await expect(collect(['no-such-program'])).rejects.toThrow('no-such-program is not installed, or not on the PATH.')
  })
})
