import type { LiveImpersonation, SessionNews, SessionToken, SignOutReason, User } from '../../../state/session-store.ts'
import type { OwnSession, Tokens } from './session-state.ts'

/** When and where something happens. */
export interface Moment {
  nowMs: number
  /** Address of the page, where it is one that needs a session; undefined on public pages. */
  address: string | undefined
}

/** What becomes of a refused call: it is made again, fails for its own reason, or fails with the session it belonged to. */
export type CallAnswer = 'again' | 'refused' | 'over'

/** What a person or another tab does, what the server says of the session, or what became of an effect. */
export type SessionEvent =
  | { type: 'opened' }
  /** A page is shown. */
  | { type: 'visited' }
  | { type: 'retry' }
  /** Name and password were right. */
  | { type: 'authenticated'; id: number; token: SessionToken; rememberAs: string | undefined }
  | { type: 'userLoaded'; tokenId: string; user: User }
  | { type: 'userFailed'; tokenId: string; reason: SignOutReason | 'unreachable'; error: unknown }
  | { type: 'userChanged'; user: User }
  /** A 401: `ended` says that there is no session, all else is `unclear`. */
  | { type: 'callRefused'; id: number; verdict: 'ended' | 'unclear'; sentWith: string | undefined }
  /** What the server says of the session when it is asked, with the person as it knows them by now; undefined where nobody answered. */
  | { type: 'verified'; tokenId: string; isKnown: true; user: User }
  | { type: 'verified'; tokenId: string; isKnown: false | undefined }
  /** An answer that ends the session, whatever was asked. */
  | { type: 'refused'; reason: 'forbidden' | 'unknown-account' }
  /** An answer about one section, which the person may not see. */
  | { type: 'notPermitted' }
  /** The address that signing in was to lead to is such a section. */
  | { type: 'linkRefused' }
  /** The question for the password cannot be shown. */
  | { type: 'dialogFailed' }
  | { type: 'signOut' }
  /** The server was told of it, or could not be. */
  | { type: 'signedOut' }
  | { type: 'impersonated'; impersonation: LiveImpersonation; opens?: string | undefined }
  /** Whoever acted as somebody, and has given the password again, acts as that somebody again; `token` is the own one. */
  | { type: 'resumed'; id: number; token: SessionToken; impersonation: SessionToken }
  /** `isRefused`: the server will not have it; otherwise it did not answer. */
  | { type: 'resumeFailed'; id: number; token: SessionToken; isRefused: boolean; error: unknown }
  | { type: 'deimpersonate' }
  | { type: 'deimpersonated' }
  /** `isOver`: the server does not know the impersonation any more. */
  | { type: 'deimpersonateFailed'; isOver: boolean }
  /** The good news was there long enough to be read. */
  | { type: 'returned' }
  | { type: 'newsShown' }
  /** Another tab changed what the browser keeps; `isCleared`: somebody signed out there. */
  | { type: 'tokensChanged'; kept: Tokens; isCleared: boolean }

/** What has to happen outside the machine. Some answer with an event. */
export type SessionEffect =
  | { type: 'loadUser'; token: SessionToken }
  /** Ask for the user again, after 5000 ms. */
  | { type: 'retryLater' }
  /** Ask whether the server still knows the session. */
  | { type: 'verify'; token: SessionToken }
  | { type: 'answerCalls'; ids: readonly number[]; answer: CallAnswer }
  /** Without an error, the person is in. */
  | { type: 'answerSignIn'; id: number; error?: unknown }
  /** Keep a session that has begun; who acts as nobody takes back what was kept of it. */
  | { type: 'keepSession'; token: SessionToken; impersonation?: LiveImpersonation }
  /** For this tab, whose next page is of who goes back to it: another tab that is refused what has just ended may take both tokens away. */
  | { type: 'keepGoingBack'; to: OwnSession | undefined }
  /** Keep the own token again where it was taken out, unless another tab has put another one there. */
  | { type: 'keepToken'; token: SessionToken }
  /**
   * Take the own token out of what the browser keeps, unless another tab has put another one there. `actingBy`: id of the token of whoever acts as
   * somebody. Where another tab has gone back to itself meanwhile, or acts as somebody else, the own session is not over.
   */
  | { type: 'forgetToken'; tokenId: string; actingBy: string | undefined }
  | { type: 'keepImpersonation'; impersonation: LiveImpersonation }
  | { type: 'forgetImpersonation'; tokenId: string }
  /** Take out all that is kept but the remembered name, unless another tab has begun another session. */
  | { type: 'forgetKept'; tokenId: string | undefined }
  /** Clear what is kept at once, so that other tabs know that somebody signed out. */
  | { type: 'clearKept' }
  /** Look at what another tab has kept meanwhile. */
  | { type: 'readKept' }
  | { type: 'rememberUsername'; username: string | undefined }
  /** For this tab, over a reload. */
  | { type: 'keepReturnTo'; address: string | undefined }
  /** For this tab: where acting as another person was begun. */
  | { type: 'keepActedFrom'; address: string | undefined }
  | { type: 'keepNews'; news: SessionNews }
  /** For a page that is loaded anew while the password is asked for: nothing else tells it that there was a session. */
  | { type: 'keepEnded'; isEnded: boolean }
  | { type: 'applySettings'; user: User }
  /** Nothing of one person's answers and choices may be seen by the next. */
  | { type: 'forgetPerson' }
  | { type: 'showSignIn' }
  | { type: 'openFirstSection' }
  /** Load the app at the address, or at the dashboard. */
  | { type: 'openHome'; address: string | undefined }
  /** Load the page where acting as another person was begun in this tab; in another one load it anew. */
  | { type: 'openActedFrom' }
  | { type: 'reload' }
  /** Do what could still be taken back, then tell the server. */
  | { type: 'signOut' }
  | { type: 'deimpersonate'; tokenId: string }
  /** Go on as oneself, after 500 ms. */
  | { type: 'returnLater' }
  /** Act as a user again, by the token of who has just given the password. */
  | { type: 'resume'; id: number; token: SessionToken; userId: number }
