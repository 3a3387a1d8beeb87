import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'

const web = fileURLToPath(new URL('..', import.meta.url))

/** The sources of the app once more, to be changed and loaded. */
interface CopiedApp {
  /** Where a file of the copy stands, by its path in the package. */
  inCopy(path: string): string
  /** Makes the copy, and has it changed before anything of it is loaded. */
  begin(change: () => void): Promise<void>
  /** Brings a module by its path below `src`. */
  load(path: string): ReturnType<ViteDevServer['ssrLoadModule']>
  end(): Promise<void>
}

/** A copy of the app in a folder of its own; nothing is copied before it begins. */
export function copiedApp(name: string): CopiedApp {
  const copy = mkdtempSync(join(tmpdir(), `lineboard-${name}-`))
  let server: ViteDevServer | undefined
  return {
    inCopy: (path) => join(copy, path),
    async begin(change) {
      cpSync(join(web, 'src'), join(copy, 'src'), { recursive: true })
      symlinkSync(join(web, 'node_modules'), join(copy, 'node_modules'))
      change()
      server = await createServer({
        root: copy,
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
      })
    },
    async load(path) {
      if (!server) throw new Error('The copy was not begun.')
      return server.ssrLoadModule(`/src/${path}`)
    },
    async end() {
      await server?.close()
      rmSync(copy, { recursive: true })
    },
  }
}
