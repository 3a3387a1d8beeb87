import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fromRoot } from '../../lib/paths.mjs'

/** Puts a file as a build leaves it there. */
function put(folder, name, text) {
  writeFileSync(join(folder, name), text)
  if (text.length < 1024) return
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
}

/**
 * A build of the web app in small: its page, with a script and a style, which are named by `release`.
 * @param {string} folder
 * @param {string} release eight letters
 */
export function writeBuild(folder, release) {
  mkdirSync(join(folder, 'assets/de'), { recursive: true })
  const page = readFileSync(fromRoot('packages/web/index.html'), 'utf8')
    .replace('<!-- boot -->', `<script>document.documentElement.dataset.theme="light"</script>`)
    .replace('/src/main.tsx', `/assets/index-${release}.js`)
    .replace('</head>', `<link rel="stylesheet" href="/assets/index-${release}.css">${' '.repeat(1024)}</head>`)
  put(folder, 'index.html', page)
  put(folder, 'favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>')
  put(folder, 'version.json', `${JSON.stringify({ version: '0.1.0', commit: release, built: '' })}\n`)
  put(folder, `assets/index-${release}.js`, `export const release = '${release}'\n`.repeat(100))
  put(folder, `assets/index-${release}.css`, ':root { color: black }\n'.repeat(100))
  put(folder, `assets/de/index-${release}.js`, `export const release = '${release}', language = 'de'\n`.repeat(100))
  put(folder, `assets/font-${release}.woff2`, 'font')
}
