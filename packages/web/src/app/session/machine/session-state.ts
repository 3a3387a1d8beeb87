import type {
  Impersonation,
  PublishedSession,
  SessionNews,
  SessionToken,
  SignOutReason,
} from '../../../state/session-store.ts'

/** The tokens a browser keeps for all its tabs. */
export interface Tokens {
  token: SessionToken | undefined
  impersonation: Impersonation | undefined
}

/** The own session of who acts as another person. */
export interface OwnSession {
  token: SessionToken
  /** Id of the impersonation token. */
  actingBy: string
}

/** What a page finds when it is opened. */
export interface Kept extends Tokens {
  /** What an earlier page of this tab has left to be said. */
  news: SessionNews | undefined
  /** Why this tab has no session any more. */
  signOutReason: SignOutReason | undefined
  returnTo: string | undefined
}

/** Everything known of a session. Its `user` is there while somebody's page is shown: signed in, expired or leaving. */
export interface SessionState extends PublishedSession {
  /** Ids of the tokens this person's calls were sent with; empty text stands for none, as while expired. */
  ownTokenIds: readonly string[]
  /** Refused calls that wait for what becomes of the session. */
  held: readonly number[]
  /** The server is being asked whether it still knows the session. */
  isVerifying: boolean
  /** Id of the person whose password is asked for: who really acts, where somebody acts as another one. */
  askedOf: number | undefined
  /** What the person is ending, while the server is told. */
  ending: 'sign-out' | 'impersonation' | undefined
  /** Who waits for the user of a new session, and the name to remember then. */
  signIn: { id: number; rememberAs: string | undefined } | undefined
}

/** A page that knows of nobody. */
export const signedOutState: SessionState = {
  status: 'signed-out',
  token: undefined,
  impersonation: undefined,
  user: undefined,
  ownTokenIds: [],
  held: [],
  isVerifying: false,
  askedOf: undefined,
  ending: undefined,
  signIn: undefined,
  signOutReason: undefined,
  news: undefined,
  returnTo: undefined,
}

/** A page that has just been opened. */
export const initialState = (kept: Kept): SessionState => ({ ...signedOutState, ...kept, status: 'checking' })

/** The token that requests carry: the impersonation token where there is one. */
export const activeTokenOf = ({ token, impersonation }: Tokens): SessionToken | undefined =>
  impersonation?.token ?? token
