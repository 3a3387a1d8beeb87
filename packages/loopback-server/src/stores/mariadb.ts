import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const DATABASE = 'lineboard'
const START_MS = 60_000
const STEP_MS = 50

// Debian keeps the server out of the PATH of most users.
const folders = () => ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]

function program(name: string): string | undefined {
  return folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** Whether this machine has MariaDB. */
export const hasMariadb = (): boolean => ['mariadbd', 'mariadb-install-db', 'mariadb'].every((name) => program(name))

/** Where a client connects. */
export interface Mariadb {
  settings: { socketPath: string; user: string; database: string; host: undefined }
  close(): Promise<void>
}

async function untilReady(socket: string, server: ChildProcess): Promise<void> {
  const client = program('mariadb') ?? ''
  for (let waitedMs = 0; waitedMs < START_MS && server.exitCode === null; waitedMs += STEP_MS) {
    const sql = `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4`
    const isReady =
      existsSync(socket) &&
      (await run(client, ['--no-defaults', '-S', socket, '-u', 'root', '-e', sql]).catch(() => undefined))
    if (isReady) return
    await setTimeout(STEP_MS)
  }
  throw new Error('MariaDB did not start')
}

/** Starts a database server with an empty database in a new folder. It listens on a socket in that folder, and is gone after `close`. */
export async function startMariadb(timeZone = 'SYSTEM'): Promise<Mariadb> {
  if (!hasMariadb()) throw new Error('There is no MariaDB on this machine: install mariadb-server')
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-mariadb-'))
  const data = join(folder, 'data')
  const socket = join(folder, 'socket')
  const { username } = userInfo()
  await run(program('mariadb-install-db') ?? '', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    `--user=${username}`,
  ])
  const server = spawn(
    program('mariadbd') ?? '',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--user=${username}`,
      '--skip-networking',
      `--default-time-zone=${timeZone}`,
      '--skip-grant-tables',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { stdio: 'ignore' },
  )
  const stop = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  const close = async () => {
    process.off('exit', stop)
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(socket, server)
  } catch (error) {
    await close()
    throw error
  }
  return { settings: { socketPath: socket, user: 'root', database: DATABASE, host: undefined }, close }
}
