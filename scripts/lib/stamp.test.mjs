import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { inTemporaryFolder } from './paths.mjs'
import { doOnce, hashOf } from './stamp.mjs'

const inProject = (use) =>
  inTemporaryFolder(async (base) => {
    const write = (name, text) => writeFileSync(join(base, name), text)
    mkdirSync(join(base, 'src/node_modules'), { recursive: true })
    write('src/a.ts', 'one')
    await use({ base, write })
  })

describe('hashOf', () => {
  test.each([
    ['a changed file', ({ write }) => write('src/a.ts', 'two'), true],
    ['a new file', ({ write }) => write('src/b.ts', ''), true],
    ['a file saved unchanged', ({ write }) => write('src/a.ts', 'one'), false],
    ['what tools make', ({ write }) => write('src/node_modules/a.ts', 'x'), false],
    ['a file that does not count', ({ write }) => write('src/a.test.ts', 'x'), false],
  ])('sees %s', async (_, change, isSeen) => {
    await inProject(async (project) => {
      const hash = () => hashOf(project.base, ['src'], (file) => !file.endsWith('.test.ts'))
      const before = hash()
      change(project)
      expect(hash() !== before).toBe(isSeen)
    })
  })

  test('sees a moved file', () =>
    inProject(async ({ base, write }) => {
      const before = hashOf(base, ['src'])
      rmSync(join(base, 'src/a.ts'))
      write('src/b.ts', 'one')
      expect(hashOf(base, ['src'])).not.toBe(before)
    }))
})

describe('doOnce', () => {
  const job = ({ write }, work = vi.fn(async () => write('made.js', 'one!'))) => ({
    name: 'make',
    inputs: ['src'],
    outputs: ['made.js'],
    work,
  })

  test.each([
    ['nothing has changed', () => {}, 1],
    ['an input has changed', ({ write }) => write('src/a.ts', 'two'), 2],
    ['an output has changed', ({ write }) => write('made.js', 'by hand'), 2],
    ['an output is gone', ({ base }) => rmSync(join(base, 'made.js')), 2],
    ['the stamps are gone', ({ base }) => rmSync(join(base, '.cache'), { recursive: true }), 2],
  ])('when %s', async (_, change, times) => {
    await inProject(async (project) => {
      const make = job(project)
      expect(await doOnce(project.base, make)).toBe(true)
      change(project)
      expect(await doOnce(project.base, make)).toBe(times === 2)
      expect(make.work).toHaveBeenCalledTimes(times)
    })
  })

  test('is not done when the work failed, even if it was before', () =>
    inProject(async (project) => {
      await doOnce(project.base, job(project))
      project.write('src/a.ts', 'two')
      const failing = job(
        project,
        vi.fn(async () => Promise.reject(new Error('no'))),
      )
      await expect(doOnce(project.base, failing)).rejects.toThrow('no')
      project.write('src/a.ts', 'one')
      expect(await doOnce(project.base, job(project))).toBe(true)
    }))

  test('a file saved during the work counts as a change', () =>
    inProject(async (project) => {
      const saveMeanwhile = vi.fn(async () => project.write('src/a.ts', 'later'))
      await doOnce(project.base, job(project, saveMeanwhile))
      expect(await doOnce(project.base, job(project, saveMeanwhile))).toBe(true)
    }))
})
