import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetFileName } from './build/asset-names.ts'
import { chunkPlan } from './build/chunk-plan.ts'
import { css } from './build/class-names.ts'
import { compileAheadPlugin } from './build/compile-ahead.ts'
import { gridPartsPlugin } from './build/grid-parts.ts'
import { guidePlugin } from './build/guide/guide-plugin.ts'
import { hotImportsPlugins } from './build/hot-imports.ts'
import { messagesPlugins } from './build/messages-plugin.ts'
import { minifyAgainPlugin } from './build/minify-again.ts'
import { noRipplePlugin } from './build/no-ripple.ts'
import { noSchemeScriptPlugin } from './build/no-scheme-script.ts'
import { ownThemePlugin } from './build/own-theme.ts'
import { packPlugin } from './build/pack-plugin.ts'
import { pagePlugin } from './build/page-plugin.ts'
import { plainIconsPlugin } from './build/plain-icons.ts'
import { unusedImportsPlugin } from './build/unused-imports.ts'
import { versionPlugin } from './build/version-plugin.ts'

const target = process.env.MOCK_URL ?? 'http://127.0.0.1:9443'
const server = { target, changeOrigin: true }

export default defineConfig({
  // Files name each other by where they lie, so that one build serves any folder of a host.
  base: './',
  css,
  plugins: [
    react(),
    hotImportsPlugins(),
    messagesPlugins(),
    guidePlugin(),
    gridPartsPlugin(),
    plainIconsPlugin(),
    noRipplePlugin(),
    ownThemePlugin(),
    noSchemeScriptPlugin(),
    unusedImportsPlugin(),
    pagePlugin(),
    versionPlugin(),
    minifyAgainPlugin(),
    compileAheadPlugin(),
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
    // Whoever serves the files passes on what others wrote: their licences lie beside it.
    license: { fileName: 'third-party-notices.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The start names a hundred files, and hashes don't pack: seven digits tell versions of a file apart as well as eight.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: assetFileName,
        codeSplitting: chunkPlan(),
      },
    },
  },
})
