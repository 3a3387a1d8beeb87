// One version of each library: what several packages use is pinned once, in the catalog of pnpm-workspace.yaml.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromRoot } from './lib/paths.mjs'

const manifests = [
  'package.json',
  ...globSync(['contract/package.json', 'packages/*/package.json'], { cwd: fromRoot() }),
]
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
const named = manifests.flatMap((path) => {
  const manifest = JSON.parse(readFileSync(fromRoot(path), 'utf8'))
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ path, name, version })),
  )
})

/** What makes types from the contract needs the compiler's JavaScript API, which TypeScript 7 no longer has. */
const apart = ['contract/package.json typescript']

it('what several packages use is pinned in the catalog', () => {
  const users = Map.groupBy(named, ({ name }) => name)
  const shared = [...users.values()].filter((each) => new Set(each.map(({ path }) => path)).size > 1).flat()
  expect(shared.length).toBeGreaterThan(20)
  const own = shared.filter(({ version }) => !/^(catalog|workspace):/.test(version))
  expect(own.map(({ path, name }) => `${path} ${name}`)).toEqual(apart)
})
