import type { ServerProfile } from './server-profile.ts'

const known = Symbol('profile')

/** The calls of a model, which whoever is given them can ask for the profile of their server. */
export const withProfile = <Calls extends object>(calls: Calls, profile: ServerProfile | undefined): Calls =>
  profile ? Object.assign(calls, { [known]: profile }) : calls

/** The profile of the server that calls go to; undefined where the client was given none. */
export const profileOf = (calls: object & { [known]?: ServerProfile }): ServerProfile | undefined => calls[known]
