import { translator } from '../../lib/messages.ts'

const messages = {
  text: 'A new version of Lineboard is installed.',
  unsaved: 'A new version of Lineboard is installed. Save what you typed before you load it.',
  load: 'Load it',
  later: 'Later',
  browserOld:
    'This browser has old rules for {zone}. From {from} it shows times there in {here}, but clocks there are at {there}. Update the browser.',
  serverOld:
    'The server has old rules for {zone}. From {from} it counts times there in {there}, but clocks there are at {here}, as this page shows. Tell the operator of the server.',
  oneOld:
    'This browser and the server disagree about {zone} from {from}: {here} in the browser, {there} on the server. One of them has old rules. Update the browser. If this message comes back, tell the operator of the server.',
  understood: 'Dismiss',
} as const

export const t = translator(messages)
