import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../scripts/lib/port.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
// All of them: one that seemed not to be installed would have the shared folder installed anew, for the copy.
const packages = globSync(['contract', 'packages/*'], { cwd: root })

/** The project as it stands, somewhere else: what is installed is shared, so nothing is installed again. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-dev-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const copy = (path: string) =>
    existsSync(join(root, path)) &&
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.vite'),
    })
  for (const file of files.toString().split('\0').filter(Boolean)) copy(file)
  for (const each of packages) copy(`${each}/node_modules`)
  copy('.cache/stamps')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** `pnpm dev` on a copy of the project. */
export interface DevServer {
  url: string
  /** Everything it has printed. */
  printed(): string
  /** Puts another text into a file in the way of editors and of git: a new file in the place of the old one. */
  edit(path: string, from: string, to: string): void
  /** `pnpm dev` once more in the same folder, until it ends. */
  again(...args: string[]): Promise<{ code: number | null; printed: string }>
  close(): Promise<void>
}

export async function startDevServer(): Promise<DevServer> {
  const folder = copyProject()
  const args = ['scripts/dev.mjs', '--port', String(await freePort())]
  // Its tools are those that run this test.
  const env = { ...process.env, LINEBOARD_TOOLCHAIN: '1' }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (printed.includes('Ctrl-C ends it.')) resolve()
      })
    child.on('exit', () => reject(new Error(`It ended:\n${printed}`)))
  })
  const close = async () => {
    const isRunning = child.exitCode === null && child.kill()
    if (isRunning) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await isReady
  } catch (problem) {
    await close()
    throw problem
  }
  return {
    url: /Lineboard is at (\S+)\//.exec(printed)?.[1] ?? '',
    printed: () => printed,
    edit(path, from, to) {
      const file = join(folder, path)
      const before = readFileSync(file, 'utf8')
      if (!before.includes(from)) throw new Error(`${path} says nothing of ${from}`)
      writeFileSync(`${file}.new`, before.replace(from, to))
      renameSync(`${file}.new`, file)
    },
    async again(...more) {
      const other = spawn(process.execPath, [...args, ...more], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
      let text = ''
      for (const stream of [other.stdout, other.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          // One that starts all the same is not left running.
          if (text.includes('Ctrl-C ends it.')) other.kill()
        })
      await once(other, 'close')
      return { code: other.exitCode, printed: text }
    },
    close,
  }
}
