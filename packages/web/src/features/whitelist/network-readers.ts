import { typedNumber } from '../../kit/rows/typed-values.ts'

const slash = /^([^/]*)\/(.*)$/

/** Reads `203.0.113.0/24` in the column of addresses as address and mask. What is wrong with either is for the schema to say. */
export const networkReaders = {
  ip: ({ ip = '' }) => (slash.exec(ip.trim())?.[1] ?? ip.trim()) || undefined,
  mask: ({ ip = '', mask = '' }) => typedNumber(slash.exec(ip.trim())?.[2] ?? mask),
} as const
