export { timeZones } from './time-zones.gen.ts'
export type { TimeZone } from './types.ts'
