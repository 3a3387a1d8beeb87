export { readProfile } from './read-profile.ts'
export type { ServerProfile } from './server-profile.ts'
export { type ProfileFacts, profileVersion } from './server-profile.ts'
