import { defineConfig } from 'tsdown'

export default defineConfig({
  // What others import, by the path they import it from; package.json follows from this.
  entry: {
    index: 'src/index.ts',
    bulk: 'src/bulk/index.ts',
    contract: 'src/contract/index.ts',
    csv: 'src/csv/index.ts',
    entities: 'src/contract/entities.ts',
    phone: 'src/phone/index.ts',
    profile: 'src/profile/index.ts',
    realtime: 'src/realtime/index.ts',
    'reference/countries': 'src/reference/countries.ts',
    'reference/currencies': 'src/reference/currencies.ts',
    'reference/industries': 'src/reference/industries.ts',
    'reference/states': 'src/reference/states.ts',
    'reference/time-zones': 'src/reference/time-zones.ts',
    'sign-up': 'src/sign-up/index.ts',
    zod: 'src/contract/zod.ts',
    cli: 'src/cli/lineboard.ts',
  },
  exports: { devExports: true, exclude: ['cli'], bin: { lineboard: './src/cli/lineboard.ts' } },
  unbundle: true,
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  tsconfig: '../../tsconfig.publish.json',
  deps: { neverBundle: [/^node:/], onlyBundle: [] },
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
  logLevel: 'warn',
  checks: { bundlerTimings: false },
})
