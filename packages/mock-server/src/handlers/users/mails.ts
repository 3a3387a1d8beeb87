import type { Mail } from '../../control/records.ts'
import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'
import { issueToken } from './tokens-by-mail.ts'

/** Where the person is who asked: links in mails lead back there. */
function siteOf({ headers }: Context): string {
  const { origin, host = 'localhost' } = headers
  return origin && URL.canParse(origin) ? new URL(origin).origin : `http://${host}`
}

const nameOf = ({ firstName, username }: Row<'DashUser'>) => firstName || username

function mail({ world, now }: Context, message: Omit<Mail, 'at'>): void {
  world.outbox.add({ at: now().toISOString(), ...message })
}

/** What can change of what one signs in with, and what it is now where that may be read. */
const changed = {
  password: { name: 'password', now: () => '' },
  username: { name: 'username', now: ({ username }: Row<'DashUser'>) => ` to ${username}` },
  email: { name: 'e-mail address', now: ({ email }: Row<'DashUser'>) => ` to ${email}` },
} as const

/** Mails the code that shows whose address it is. */
export function mailCode(context: Context, email: string): void {
  const { token } = issueToken(context, 'verification', { email })
  mail(context, {
    to: email,
    kind: 'email-code',
    subject: `${token} is your Lineboard code`,
    text: `Enter ${token} to go on with your sign-up. The code works for 30 minutes.`,
    code: token,
  })
}

/** Mails the link that activates an account. */
export function mailActivation(context: Context, user: Row<'DashUser'>): void {
  const { token } = issueToken(context, 'activation', { email: user.email, userId: user.id })
  const query = new URLSearchParams({ token, name: nameOf(user) })
  const link = `${siteOf(context)}/auth/account-activate?${query}`
  mail(context, {
    to: user.email,
    kind: 'activation',
    subject: 'Activate your Lineboard account',
    text: `Hello ${nameOf(user)}, open ${link} within a week to activate your account.`,
    code: token,
    link,
  })
}

/** Mails a new password. */
export function mailPassword(context: Context, user: Row<'DashUser'>, password: string): void {
  const link = `${siteOf(context)}/auth/login`
  mail(context, {
    to: user.email,
    kind: 'reset',
    subject: 'Your new Lineboard password',
    text: `Hello ${nameOf(user)}, sign in as ${user.username} with ${password} at ${link}, and choose your own after that.`,
    code: password,
    link,
  })
}

/** Mails that the account is open. */
export function mailWelcome(context: Context, user: Row<'DashUser'>): void {
  const link = `${siteOf(context)}/auth/login`
  mail(context, {
    to: user.email,
    kind: 'welcome',
    subject: 'Welcome to Lineboard',
    text: `Hello ${nameOf(user)}, your account is open. Sign in as ${user.username} at ${link}.`,
    link,
  })
}

/** Mails that password or address of an account have changed, to an address it has or had. */
export function mailChange(context: Context, user: Row<'DashUser'>, to: string, what: keyof typeof changed): void {
  const { name, now } = changed[what]
  mail(context, {
    to,
    kind: `${what}-changed`,
    subject: `The ${name} of your Lineboard account has changed`,
    text: `Hello ${nameOf(user)}, the ${name} of the account ${user.username} was changed${now(user)}. If that was not you, ask your administrator to reset the account.`,
  })
}
