import type { IncomingMessage } from 'node:http'

/** What is said to who asks for a socket where there is none; `places` is where there are some. */
export const noSocket = ({ url = '/' }: IncomingMessage, places: string): string =>
  `There is no socket at ${url.split('?', 1)[0]?.slice(0, 100)}: ${places}.`
