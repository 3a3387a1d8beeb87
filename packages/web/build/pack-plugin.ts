import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|svg|json)$/

/** Puts packed copies beside every text file, as small as they get, for servers that send them as they are. */
export function packPlugin(): Plugin {
  return {
    name: 'lineboard-pack',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!packable.test(fileName)) continue
          const raw = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const br = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } })
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(raw, { level: 9 }) })
        }
      },
    },
  }
}
