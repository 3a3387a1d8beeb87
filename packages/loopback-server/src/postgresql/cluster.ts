import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, rmSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Database, superuser and port of a cluster; the port is a part of the name of its socket. */
const NAME = 'postgres'
const PORT = 5432
const START_MS = 30_000
const STEP_MS = 50

/** Folder of the programs: Debian keeps them out of PATH. */
function programs(): string | undefined {
  const folders = [...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(), ...path()]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

const path = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/** Whether this machine has PostgreSQL. */
export const hasPostgresql = (): boolean => programs() !== undefined

/** Where a client connects. */
export interface Cluster {
  settings: { host: string; port: number; user: string; database: string }
  close(): Promise<void>
}

/** User that runs the server: PostgreSQL does not start as root. */
async function userOfServer(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const id = async (flag: string) => Number((await run('id', [flag, NAME])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/** Waits until the server takes connections. Its socket is there before: a client that comes then reads "the database system is starting up". */
async function untilReady(data: string, server: ChildProcess): Promise<void> {
  for (let waitedMs = 0; waitedMs < START_MS; waitedMs += STEP_MS) {
    if (server.exitCode !== null) break
    const status = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
    if (/^ready\s*$/m.test(status)) return
    await setTimeout(STEP_MS)
  }
  throw new Error('PostgreSQL did not start')
}

/** Starts a database server with an empty database in a new folder. It listens on a socket in that folder, and is gone after `close`. */
export async function startCluster(timeZone = 'UTC'): Promise<Cluster> {
  const bin = programs()
  if (bin === undefined) throw new Error('There is no PostgreSQL on this machine: install postgresql')
  const user = await userOfServer()
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-postgresql-'))
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...user, cwd: folder }
  await run(join(bin, 'initdb'), ['-D', data, '-U', NAME, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], as)
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', `timezone=${timeZone}`]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-p', `${PORT}`, '-h', '', ...flags], {
    ...as,
    stdio: 'ignore',
  })
  const stop = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  const close = async () => {
    process.off('exit', stop)
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(data, server)
  } catch (error) {
    await close()
    throw error
  }
  return { settings: { host: folder, port: PORT, user: NAME, database: NAME }, close }
}
