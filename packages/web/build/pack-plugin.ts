import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|svg|json)$/

/** Puts a brotli copy beside every text file, as small as it gets, for servers that send it as it is. */
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
          const source = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } })
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source })
        }
      },
    },
  }
}
