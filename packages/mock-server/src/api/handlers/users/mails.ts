import { randomBytes, randomInt } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import type { Mail } from '../../../domain/rules/service.ts'
import { deleteTokens, isToken, keepToken } from '../../../domain/users/mailed-secrets.ts'
import { mask } from '../../../domain/users/secrets.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Context } from '../../context/context.ts'

type MailedToken = Row<'VerificationToken'>
type TokenType = MailedToken['type']

const lifeMs: Readonly<Record<TokenType, number>> = {
  verification: 30 * MINUTE_MS,
  activation: 7 * DAY_MS,
  password_reset: DAY_MS,
}

const newToken = (type: TokenType) =>
  type === 'verification' ? String(randomInt(100_000, 1_000_000)) : randomBytes(16).toString('hex')

/**
 * Makes a token to be mailed, and answers it whole this once: only a hash is kept. Those of its kind that were mailed to the
 * address before and not used stop working.
 */
export function issueToken(
  { store, now }: Context,
  type: TokenType,
  recipient: { email: string; userId?: number },
): MailedToken & { token: string } {
  const email = recipient.email.toLowerCase()
  deleteTokens(
    store,
    tokensOf(store, { type, email }).filter(({ usedAt }) => !usedAt),
  )
  const createdAt = now()
  const token = newToken(type)
  const row = store.table('VerificationToken').insert({
    type,
    ...recipient,
    email,
    token: mask(token),
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + lifeMs[type]).toISOString(),
  })
  keepToken(store, row, token)
  return { ...row, token }
}

const tokensOf = (store: Context['store'], where: { type: TokenType; email?: string }): MailedToken[] =>
  store.table('VerificationToken').find({ where })

/** The token of that kind, used or not, unless there is none or its time is over. */
export function findToken({ store, now }: Context, type: TokenType, token: string, email?: string) {
  const mailed = tokensOf(store, { type, ...(email !== undefined && { email: email.toLowerCase() }) })
  const found = mailed.find((each) => isToken(store, each, token))
  return found && (found.usedAt || found.expiresAt > now().toISOString()) ? found : undefined
}

/** Marks a token as used. The first time counts. */
export function useToken({ store, now }: Context, { id, usedAt }: MailedToken): void {
  if (!usedAt) store.table('VerificationToken').patch(id, { usedAt: now().toISOString() })
}

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
