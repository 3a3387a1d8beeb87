import type { World } from '../world.ts'
import { ownContact } from './peer/leg.ts'
import { type MediaMaker, webRtcMedia } from './peer/media.ts'
import type { NetworkCall } from './peer/network-phone.ts'
import { createNetworkPhone } from './peer/network-phone.ts'
import { createSwitchboard, type Switchboard } from './proxy/switchboard.ts'

/** What is answered by the server's own phone beside numbers: a tone, then what it hears. */
const ECHO = 'echo'

const NUMBER = /^\+?[0-9*#]{2,15}$/

/** A call that comes in for a customer. */
export interface IncomingCall extends Omit<NetworkCall, 'targets'> {
  customerId: number
}

/** The softphones of a world. */
export interface Phones {
  readonly switchboard: Switchboard
  /**
   * Lets a call ring all who have a phone at this customer's; undefined where there is none. What it gives ends the call: its caller
   * hangs up, or somebody has answered elsewhere.
   */
  ring(call: IncomingCall): ((why: 'caller' | 'elsewhere') => void) | undefined
  close(): void
}

/** The phones of a world, with one of its own for whoever is beyond it. */
export function createPhones(
  world: World,
  onDefect: (problem: unknown) => void,
  makeMedia: MediaMaker = webRtcMedia,
): Phones {
  const network = createNetworkPhone({ switchboard: () => switchboard, makeMedia, onDefect })
  const switchboard: Switchboard = createSwitchboard(world, (called) =>
    called === ECHO || NUMBER.test(called) ? network.target : undefined,
  )
  switchboard.locate(ownContact, network.flow)
  return {
    switchboard,
    ring({ customerId, ...call }) {
      const users = world.store.table('DashUser')
      const present = switchboard.registrar
        .present()
        .filter((username) => users.by('username', username)[0]?.customerId === customerId)
      const targets = present.flatMap((username) => switchboard.registrar.contactsOf(username))
      return targets.length > 0 ? network.call({ ...call, targets }) : undefined
    },
    close() {
      network.close()
      switchboard.close()
    },
  }
}
