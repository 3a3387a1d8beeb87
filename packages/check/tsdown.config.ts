import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: { index: 'src/index.ts' },
  exports: { devExports: true },
  // For editors: `fit propose` names it in the file that it writes.
  copy: [{ from: '../../contract/src/generated/core.fit.schema.gen.json', to: 'dist', rename: 'core.fit.schema.json' }],
  unbundle: true,
  platform: 'node',
  fixedExtension: false,
  target: 'es2023',
  dts: true,
  tsconfig: '../../tsconfig.publish.json',
  deps: { neverBundle: [/^@lineboard\/sdk/], onlyBundle: [] },
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
  logLevel: 'warn',
  checks: { bundlerTimings: false },
})
