import { connect, createServer } from 'node:net'

/**
 * Passes connections on to a port of this machine, until it falls silent: then it takes what comes, answers nothing and closes nothing, as
 * a network does that is gone. What was taken goes on once it speaks again.
 * @param {number} to
 */
export async function silentProxy(to) {
  let isSilent = false
  const sockets = new Set()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one)
      if (isSilent) one.pause()
      one.on('data', (chunk) => other.write(chunk))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isSilent) one.pause()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    fallSilent() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    speak() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
