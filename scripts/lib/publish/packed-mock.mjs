import { start } from '../exec.mjs'
import { Failure } from '../failure.mjs'
import { freePort } from '../port.mjs'
import { installedBin } from './integrator.mjs'

/**
 * Runs the command of an installed mock server for as long as `use` needs it; hands over the address of its API.
 * @template T
 * @param {string} folder it is installed in
 * @param {(apiUrl: string) => Promise<T>} use
 */
export async function withPackedMock(folder, use) {
  const port = await freePort()
  const server = start([process.execPath, installedBin(folder, '@lineboard/mock-server'), '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endToo = () => server.kill()
  process.on('exit', endToo)
  let printed = ''
  const ended = new Promise((resolve) => server.on('close', resolve))
  const isReady = new Promise((resolve, reject) => {
    const read = (chunk) => {
      printed += chunk
      if (printed.includes('Ctrl-C ends it.')) resolve(undefined)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    ended.then(() => reject(new Failure(`The packed mock server did not start:\n${printed}`)))
  })
  try {
    await isReady
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    server.kill()
    await ended
    process.off('exit', endToo)
  }
}
