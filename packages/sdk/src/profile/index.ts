export { type ProfileFacts, profileVersion } from './profile-facts.ts'
export { readProfile } from './read-profile.ts'
export type { ServerProfile } from './server-profile.ts'
