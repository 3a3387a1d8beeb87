import { describe, expect, test } from 'vitest'
import { foreground } from './foreground.mjs'

const node = (source) => /** @type {[string, ...string[]]} */ ([process.execPath, '-e', source])
const quiet = { stdio: /** @type {const} */ ('ignore') }

describe('foreground', () => {
  const forever = 'setInterval(() => {}, 1000)'

  test('answers the exit code', async () => {
    expect(await foreground([{ argv: node('process.exit(7)'), options: quiet }])).toEqual({
      code: 7,
      wasStopped: false,
    })
  })

  test('ends the others when the first ends', async () => {
    const programs = [node('process.exit(0)'), node(forever)].map((argv) => ({ argv, options: quiet }))
    expect(await foreground(programs)).toEqual({ code: 0, wasStopped: false })
  })

  test.each(/** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))('%s ends a program that waits', async (signal) => {
    const ended = foreground([{ argv: node(forever), options: quiet }], 50)
    process.emit(signal)
    expect(await ended).toEqual({ code: 1, wasStopped: true })
  })

  test('a program that ends by itself on Ctrl-C is not told twice', async () => {
    const source = `process.on('SIGTERM', () => process.exit(9)); setTimeout(() => process.exit(0), 300)`
    const ended = foreground([{ argv: node(source), options: quiet }])
    process.emit('SIGINT')
    expect(await ended).toEqual({ code: 0, wasStopped: true })
  })

  test('leaves no listener behind', async () => {
    const before = process.listenerCount('SIGTERM')
    await foreground([{ argv: node(''), options: quiet }])
    expect(process.listenerCount('SIGTERM')).toBe(before)
  })
})
