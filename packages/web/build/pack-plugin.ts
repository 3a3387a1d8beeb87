import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|svg|json)$/

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

async function pack(raw: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([
    brotliOf(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
    gzipOf(raw, { level: 9 }),
  ])
  return { br, gz }
}

/** Puts packed copies beside every text file, as small as they get, for servers that send them as they are. */
export function packPlugin(): Plugin {
  return {
    name: 'lineboard-pack',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const packed = new Map<string, ReturnType<typeof pack>>()
        // A script without texts is the same in every language.
        const packedOnce = (source: string) => {
          const before = packed.get(source) ?? pack(Buffer.from(source))
          packed.set(source, before)
          return before
        }
        const work = Object.entries(bundle).map(async ([fileName, file]) => {
          if (!packable.test(fileName)) return
          const source = file.type === 'chunk' ? file.code : file.source
          const { br, gz } = await (typeof source === 'string' ? packedOnce(source) : pack(Buffer.from(source)))
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz })
        })
        await Promise.all(work)
      },
    },
  }
}
