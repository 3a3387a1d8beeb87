import { expect, test } from 'vitest'
import { publishedManifest } from './manifest.mjs'

const source = {
  name: '@a/b',
  version: '1.2.3',
  type: 'module',
  private: true,
  sideEffects: false,
  scripts: { test: 'vitest' },
  exports: { '.': './src/index.ts', './phone': './src/phone/index.ts' },
  bin: { b: './src/cli/b.ts' },
  dependencies: { '@a/contract': 'workspace:*', zod: 'catalog:' },
  optionalDependencies: { 'socket.io-client': '4.8.4' },
  devDependencies: { vitest: '5.0.0' },
}

test('leads to what is compiled, and names no package that is not published', () => {
  expect(publishedManifest(source, (name) => `^${name}`)).toEqual({
    name: '@a/b',
    version: '1.2.3',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './phone': { types: './lib/phone/index.d.ts', default: './lib/phone/index.js' },
      './package.json': './package.json',
    },
    bin: { b: 'lib/cli/b.js' },
    dependencies: { zod: '^zod' },
    optionalDependencies: { 'socket.io-client': '^socket.io-client' },
  })
})

test('says nothing of commands and optional dependencies where there are none', () => {
  const manifest = publishedManifest({ ...source, bin: undefined, optionalDependencies: undefined }, () => '1')
  expect(manifest).not.toHaveProperty('bin')
  expect(manifest).not.toHaveProperty('optionalDependencies')
})
