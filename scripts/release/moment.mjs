import { Failure } from '../lib/failure.mjs'

/**
 * When a release was made, as its files say: SOURCE_DATE_EPOCH, seconds since 1970, where it is given (reproducible-builds.org).
 * @param {string | undefined} epoch
 * @param {Date} now
 */
export function momentOf(epoch, now) {
  if (!epoch) return now
  if (/^\d{1,12}$/.test(epoch)) return new Date(Number(epoch) * 1000)
  throw new Failure(`SOURCE_DATE_EPOCH takes seconds since 1970, not "${epoch}".`)
}
