import type { IncomingMessage } from 'node:http'

/**
 * The whole address of a request; undefined for what is none. Put together by hand: resolved against a base, a path such as `//x/y` would
 * name another host.
 */
export const addressOf = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.parse(url.startsWith('/') ? `http://server${url}` : url) ?? undefined

/** Whether a path is that one or stands below it. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`)
