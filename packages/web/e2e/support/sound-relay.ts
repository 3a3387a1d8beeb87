import { createSocket, type Socket } from 'node:dgram'
import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    relayOf(address: string, port: number): Promise<number>
  }
}

/** A way that the sound of a browser takes, which can be cut while everything else goes on. */
export interface SoundRelay {
  cut(): void
  restore(): void
  /** Ends all ways there are for good, as another network does: sound comes back by new ones alone. */
  exchange(): Promise<void>
  close(): Promise<void>
}

const bound = (address: string) =>
  new Promise<Socket>((resolve) => {
    const socket = createSocket('udp4').bind(0, address, () => resolve(socket))
  })

/** Has a page send to a port of the relay whatever it would send to an address that the other side names. */
const rewriteAddresses = () => {
  const real = RTCPeerConnection.prototype.setRemoteDescription
  RTCPeerConnection.prototype.setRemoteDescription = async function (description: RTCSessionDescriptionInit) {
    const lines = await Promise.all(
      (description.sdp ?? '').split('\r\n').map(async (line) => {
        const parts = line.split(' ')
        const [, , protocol, , address = '', port] = parts
        if (!line.startsWith('a=candidate:')) return line
        // The relay knows neither TCP nor IPv6.
        if (protocol?.toLowerCase() !== 'udp' || address.includes(':')) return undefined
        return parts.with(5, String(await window.relayOf(address, Number(port)))).join(' ')
      }),
    )
    const sdp = lines.filter((line) => line !== undefined).join('\r\n')
    await Reflect.apply(real, this, [{ type: description.type, sdp }])
  }
}

/** Has all sound between people go through this process, both ways. Call it before their pages are opened. */
export async function soundRelay(...contexts: readonly BrowserContext[]): Promise<SoundRelay> {
  let isCut = false
  let sockets: Socket[] = []
  const ports = new Map<string, Promise<number>>()

  async function open(address: string): Promise<Socket> {
    const socket = await bound(address)
    sockets.push(socket)
    return socket
  }

  const isOpen = (socket: Socket) => !isCut && sockets.includes(socket)

  async function begin(address: string, port: number): Promise<number> {
    const front = await open(address)
    // For each sender a socket of its own, which the receiver takes for the sender's.
    const backs = new Map<number, Promise<Socket>>()
    async function backOf(sender: number): Promise<Socket> {
      const back = await open(address)
      back.on('message', (packet) => {
        if (isOpen(front)) front.send(packet, sender, address)
      })
      return back
    }
    front.on('message', async (packet, { port: sender }) => {
      const back = backs.get(sender) ?? backOf(sender)
      backs.set(sender, back)
      const socket = await back
      if (isOpen(socket)) socket.send(packet, port, address)
    })
    return front.address().port
  }

  async function exchange(): Promise<void> {
    const old = sockets
    sockets = []
    ports.clear()
    await Promise.all(old.map((socket) => new Promise<void>((resolve) => socket.close(() => resolve()))))
  }

  for (const context of contexts) {
    await context.exposeFunction('relayOf', (address: string, port: number) => {
      const at = `${address}:${port}`
      const relayed = ports.get(at) ?? begin(address, port)
      ports.set(at, relayed)
      return relayed
    })
    await context.addInitScript(rewriteAddresses)
  }
  return {
    cut() {
      isCut = true
    },
    restore() {
      isCut = false
    },
    exchange,
    close: exchange,
  }
}
