import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gridPartsPlugin } from './build/grid-parts.ts'
import { hotImportsPlugins } from './build/hot-imports.ts'
import { packPlugin } from './build/pack-plugin.ts'
import { pagePlugin } from './build/page-plugin.ts'
import { messagesPlugin } from './build/precompile-messages.ts'
import { unusedHoistingPlugin } from './build/unused-hoisting.ts'

const target = process.env.MOCK_URL ?? 'http://127.0.0.1:9443'
const server = { target, changeOrigin: true }

/** Shared files are named after all they are shared by, which is longer than it is useful. */
const shortName = (name: string) => (name.startsWith('shared~') ? 'shared' : '[name]')

export default defineConfig({
  plugins: [
    react(),
    hotImportsPlugins(),
    messagesPlugin(),
    gridPartsPlugin(),
    unusedHoistingPlugin(),
    pagePlugin(),
    packPlugin(),
  ],
  server: {
    proxy: {
      '/api/v1': server,
      '/wss': { ...server, ws: true },
      '/__mock': server,
      '/docs': server,
      '/assets/config.json': server,
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // A connection carries one big file sooner than twenty small ones.
            { name: 'core', tags: ['$initial'] },
            // What is merged brings along what the other half imports: 20 bytes of a name brought a searching field into every page.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 200 },
          ],
        },
      },
    },
  },
})
