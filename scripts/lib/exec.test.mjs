import { describe, expect, test } from 'vitest'
import { collect, foreground } from './exec.mjs'

const node = (source) => /** @type {[string, ...string[]]} */ ([process.execPath, '-e', source])
const forever = node('setInterval(() => {}, 1000)')

describe('collect', () => {
  test.each([
    ['console.log(1); console.error(2)', true, /1\n2|2\n1/],
    ['console.log("why"); process.exit(3)', false, /why/],
    ['process.kill(process.pid, "SIGKILL")', false, /ended by SIGKILL/],
  ])('%s', async (source, ok, output) => {
    expect(await collect(node(source))).toEqual({ ok, output: expect.stringMatching(output) })
  })

  test('a program that takes too long is ended', async () => {
    const result = await collect(forever, { timeout: 300 })
    expect(result).toEqual({ ok: false, output: expect.stringContaining('ended by SIGTERM (at most 0.3 s)') })
  })

  test('a program that is not there is reported in a sentence', async () => {
    await expect(collect(['no-such-program'])).rejects.toThrow('no-such-program is not installed, or not on the PATH.')
  })
})

describe('foreground', () => {
  const quiet = { stdio: /** @type {const} */ ('ignore') }

  test('answers the exit code, and leaves no listener behind', async () => {
    const before = process.listenerCount('SIGTERM')
    expect(await foreground(node('process.exit(7)'), quiet)).toEqual({ code: 7, wasStopped: false })
    expect(process.listenerCount('SIGTERM')).toBe(before)
  })

  test.each(/** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))('%s ends a program that waits', async (signal) => {
    const ended = foreground(forever, quiet, 50)
    process.emit(signal)
    expect(await ended).toEqual({ code: 1, wasStopped: true })
  })

  test('a program that ends on Ctrl-C gets one signal', async () => {
    const ended = foreground(node(`process.on('SIGTERM', () => process.exit(9)); setTimeout(() => {}, 300)`), quiet)
    process.emit('SIGINT')
    expect(await ended).toEqual({ code: 0, wasStopped: true })
  })
})
