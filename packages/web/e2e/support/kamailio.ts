import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { kamailio } from '../../../../scripts/kamailio.mjs'
import { freePort } from '../../../../scripts/lib/port.mjs'

export const kamailioConfiguration: string = fileURLToPath(new URL('kamailio.cfg', import.meta.url))

/** How long it may take to start, in milliseconds, and how often that is looked at. */
const START_MS = 10_000
const LOOK_MS = 100

/** A phone server, as `softphone` of `config.json` names it. */
export interface PhoneServer {
  port: number
  close(): Promise<void>
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/**
 * Starts the Kamailio of this machine at a free port, with the people of the sample data, or as another configuration has it. Throws what it said where it does not start.
 */
export async function startKamailio(
  configuration = kamailioConfiguration,
  more: string[] = [],
  at?: number,
): Promise<PhoneServer> {
  const { program } = await kamailio()
  if (!program) throw new Error('There is no Kamailio on this machine.')
  const port = at ?? (await freePort())
  const process = spawn(program, ['-DD', '-E', '-f', configuration, '-l', `tcp:127.0.0.1:${port}`, ...more])
  let said = ''
  process.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()))
  for (let waitedMs = 0; !(await isListening(port)); waitedMs += LOOK_MS) {
    if (waitedMs > START_MS || process.exitCode !== null) {
      process.kill()
      throw new Error(`Kamailio did not start: ${said}`)
    }
    await pause(LOOK_MS)
  }
  return {
    port,
    close() {
      process.kill()
      return ended
    },
  }
}
