import type { PhoneLimits } from '../../ground/limits.ts'
import type { Phones } from '../../world/live/ring-phones.ts'
import type { World } from '../../world/world.ts'
import { type MediaMaker, webRtcMedia } from './peer/leg.ts'
import { createNetworkPhone } from './peer/network-phone.ts'
import { createSwitchboard, type Switchboard } from './proxy/switchboard.ts'

/** What is answered by the server's own phone beside numbers: a tone, then what it hears. */
const ECHO = 'echo'

const NUMBER = /^\+?[0-9*#]{2,15}$/

/** The softphones of a world, with the switchboard that connects them. */
export interface ConnectedPhones extends Phones {
  readonly switchboard: Switchboard
}

/** The phones of a world, with one of its own for whoever is beyond it. */
function createPhones(
  world: World,
  limits: PhoneLimits,
  onDefect: (problem: unknown) => void,
  makeMedia: MediaMaker = webRtcMedia,
): ConnectedPhones {
  const network = createNetworkPhone({ switchboard: () => switchboard, makeMedia, onDefect })
  const switchboard: Switchboard = createSwitchboard(world, {
    network: (called) => (called === ECHO || NUMBER.test(called) ? network.target : undefined),
    isNetwork: (flow) => flow === network.flow,
    limits,
    onLost: network.forget,
  })
  return {
    switchboard,
    ring({ customerId, ...call }) {
      const present = switchboard.registrar.present().filter((person) => person.customerId === customerId)
      const targets = present.flatMap(({ userId }) => switchboard.registrar.contactsOf(userId))
      return targets.length > 0 ? network.call({ ...call, targets }) : undefined
    },
    close() {
      network.close()
      switchboard.close()
    },
  }
}

/** The phones of all worlds of a server, and the switchboards that connections of phones lead to. */
export function createPhonesByWorld(limits: PhoneLimits, onDefect: (problem: unknown) => void) {
  const switchboards = new WeakMap<World, Switchboard>()
  return {
    phonesOf(world: World): Phones {
      const phones = createPhones(world, limits, onDefect)
      switchboards.set(world, phones.switchboard)
      return phones
    },
    switchboardOf(world: World): Switchboard {
      const known = switchboards.get(world)
      if (!known) throw new Error('This world has no phones.')
      return known
    },
  }
}
