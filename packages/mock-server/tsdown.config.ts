import { writeFileSync } from 'node:fs'
import { defineConfig } from 'tsdown'
import { loadContract } from './src/ground/contract/contract.ts'

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  exports: { devExports: true, exclude: ['cli'], bin: { 'lineboard-mock': './src/cli.ts' } },
  // Its pages lie beside the modules that serve them.
  copy: [
    { from: 'src/edge/docs/page/*', to: 'dist/edge/docs/page' },
    { from: 'src/edge/control/page/*', to: 'dist/edge/control/page' },
  ],
  hooks: {
    'build:done': async () => writeFileSync('dist/openapi.json', JSON.stringify(await loadContract())),
  },
  unbundle: true,
  platform: 'node',
  fixedExtension: false,
  target: 'node24.18',
  dts: true,
  tsconfig: '../../tsconfig.publish.json',
  deps: { onlyBundle: [] },
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
  logLevel: 'warn',
  checks: { bundlerTimings: false },
})
