import { availableParallelism } from 'node:os'
import { defineProject } from 'vitest/config'
import { guidePlugin } from './build/guide/guide-plugin.ts'

/** Tests of components, which need a DOM; those of plain functions (`.test.ts`) run without one, and so sooner. */
export default defineProject({
  plugins: [guidePlugin()],
  test: {
    name: 'web-dom',
    include: ['src/**/*.test.tsx'],
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    setupFiles: [
      '../../vitest.setup.ts',
      '../../vitest.contract-kept.ts',
      'src/testing/usual-visitor.ts',
      'src/testing/quick-styles.ts',
      'src/testing/clean-page.ts',
    ],
    // For what hangs alone, as of all other tests.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
