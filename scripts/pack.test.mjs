import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, list } from 'tar'
import { expect, it } from 'vitest'
import { inTemporaryFolder } from './lib/paths.mjs'
import { evenTarball } from './pack.mjs'

it('the same files give the same bytes, in whatever order and at whatever time they were packed', () =>
  inTemporaryFolder(async (folder) => {
    const inside = (name) => join(folder, name)
    mkdirSync(inside('package'))
    for (const name of ['b.js', 'a.js']) writeFileSync(inside(`package/${name}`), name)
    writeFileSync(inside('package/cli.js'), '#!', { mode: 0o755 })
    const packed = async (name, order, mtime) => {
      create({ file: inside(name), cwd: folder, sync: true, gzip: true, mtime }, order)
      await evenTarball(inside(name), inside(`even-${name}`))
      return readFileSync(inside(`even-${name}`))
    }
    const names = ['package/b.js', 'package/cli.js', 'package/a.js']
    const one = await packed('one.tgz', names, new Date(0))
    const other = await packed('other.tgz', names.toReversed(), new Date(1e12))
    expect(one.equals(other)).toBe(true)
    /** @type {[string, number | undefined][]} */
    const found = []
    list({ file: inside('even-one.tgz'), sync: true, onReadEntry: ({ path, mode }) => found.push([path, mode]) })
    expect(found).toEqual([
      ['package/a.js', 0o644],
      ['package/b.js', 0o644],
      ['package/cli.js', 0o755],
    ])
  }))
