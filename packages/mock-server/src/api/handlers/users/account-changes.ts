import { randomBytes, randomInt } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { refuseUnlessInPerson } from '../../../domain/access/permit.ts'
import type { Mail } from '../../../domain/rules/service.ts'
import { countAttempt, forgetAttempts, refuseTooMany } from '../../../domain/users/attempts.ts'
import { deleteTokens, isToken, keepToken } from '../../../domain/users/mailed-secrets.ts'
import { mask } from '../../../domain/users/secrets.ts'
import { endSessions } from '../../../domain/users/session-tokens.ts'
import { checkPassword, setMailedPassword, setPassword } from '../../../domain/users/user-rules.ts'
import { unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Context } from '../../context/context.ts'
import type { Values } from '../../crud/fields.ts'
import { visibleRow } from '../../crud/include.ts'
import { patchRow } from '../../crud/write.ts'

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
function issueToken(
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

/** A link into the web app, where the server knows its address. What a request says of it, such as Origin or Host, is anybody's. */
const linkTo = ({ world }: Context, path: string): string | undefined =>
  world.siteUrl === undefined ? undefined : world.siteUrl + path

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
  const link = linkTo(context, `/auth/account-activate?${query}`)
  mail(context, {
    to: user.email,
    kind: 'activation',
    subject: 'Activate your Lineboard account',
    text: `Hello ${nameOf(user)}, open ${link ?? 'the link that your administrator gives you'} within a week to activate your account.`,
    code: token,
    ...(link && { link }),
  })
}

/** Mails a new password. */
function mailPassword(context: Context, user: Row<'DashUser'>, password: string): void {
  const link = linkTo(context, '/auth/login')
  mail(context, {
    to: user.email,
    kind: 'reset',
    subject: 'Your new Lineboard password',
    text: `Hello ${nameOf(user)}, sign in as ${user.username} with ${password}${link ? ` at ${link}` : ''}, and choose your own after that.`,
    code: password,
    ...(link && { link }),
  })
}

/** Mails that the account is open. */
export function mailWelcome(context: Context, user: Row<'DashUser'>): void {
  const link = linkTo(context, '/auth/login')
  mail(context, {
    to: user.email,
    kind: 'welcome',
    subject: 'Welcome to Lineboard',
    text: `Hello ${nameOf(user)}, your account is open. Sign in as ${user.username}${link ? ` at ${link}` : ''}.`,
    ...(link && { link }),
  })
}

/** Mails that password or address of an account have changed, to an address it has or had. */
function mailChange(context: Context, user: Row<'DashUser'>, to: string, what: keyof typeof changed): void {
  const { name, now } = changed[what]
  mail(context, {
    to,
    kind: `${what}-changed`,
    subject: `The ${name} of your Lineboard account has changed`,
    text: `Hello ${nameOf(user)}, the ${name} of the account ${user.username} was changed${now(user)}. If that was not you, ask your administrator to reset the account.`,
  })
}

/** Mails that an administrator has switched codes at sign-in off. */
export function mailReset(context: Context, user: Row<'DashUser'>): void {
  mail(context, {
    to: user.email,
    kind: 'second-factor-reset',
    subject: 'Your Lineboard account asks for no code any more',
    text: `Hello ${nameOf(user)}, an administrator has switched off the codes at sign-in of the account ${user.username}. Switch them on again in your settings. If you did not ask for that, tell your administrator.`,
  })
}

/** Counts what is wrong with the wrong passwords of the account: throws `refused`, and a 429 to whoever guesses. */
export function attemptProof<Proof>(
  context: Context,
  { username }: Row<'DashUser'>,
  refused: () => Error,
  proof: () => Proof | undefined,
): Proof {
  const attempt = { kind: 'password', account: username, address: context.address } as const
  refuseTooMany(context, attempt)
  const proven = proof()
  if (proven === undefined) {
    countAttempt(context, attempt)
    throw refused()
  }
  forgetAttempts(context, attempt)
  return proven
}

/** Throws a 422 unless the current password is given, and a 429 to whoever guesses. */
export function prove(context: Context, user: Row<'DashUser'>, currentPassword: string | undefined): void {
  const refused = (code: string, message: string) =>
    unprocessable('DashUser', [{ field: 'currentPassword', code, message }])
  if (!currentPassword)
    throw refused('presence', "can't be blank: a new password, username or address needs the current password")
  const wrong = () => refused('invalid', 'This is not your current password.')
  attemptProof(
    context,
    user,
    wrong,
    () => checkPassword(context.store, context.now(), user.id, currentPassword) || undefined,
  )
}

/**
 * Changes a user. A new password, username or address is a change of credentials, as all are what one signs in with: in person
 * alone, of one's own with the current password, and told to the old address as well as the new one.
 */
export function changeAccount(context: Context<'DashUser.patchById'>): void {
  const { params, body, principal } = context
  const { currentPassword, ...input } = body
  const before = visibleRow(context, 'DashUser', params.id)
  const hasNewAddress = input.email !== undefined && input.email !== before.email
  const hasNewName = input.username !== undefined && input.username !== before.username
  const isCredential = hasNewAddress || hasNewName || input.password !== undefined
  if (isCredential) {
    refuseUnlessInPerson(principal, 'Passwords, usernames and addresses')
    if (before.id === principal.userId) prove(context, before, currentPassword)
  }
  const values: Values = input
  const user = patchRow(context, 'DashUser', params.id, values)
  if (!isCredential) return
  const what = hasNewAddress ? 'email' : hasNewName ? 'username' : 'password'
  for (const to of new Set([before.email, user.email])) mailChange(context, user, to, what)
}

// Without characters that look like others, as people type these.
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*'] as const
const PASSWORD_LENGTH = 14

/** A password that keeps the rule of the sign-up: each kind of character comes up in turn. */
function newPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, (_, at) => {
    const alphabet = kinds[at % kinds.length] ?? kinds[0]
    return alphabet[randomInt(alphabet.length)]
  }).join('')
}

/** Gives a user a new password by mail and ends all sessions. An account not yet activated gets its link again. */
export function resetAccount(context: Context, user: Row<'DashUser'>): void {
  const password = newPassword()
  setPassword(context.store, user.id, password)
  endSessions(context.store, user.id)
  // The new password works from now on: the token only says that it was mailed.
  useToken(context, issueToken(context, 'password_reset', { email: user.email, userId: user.id }))
  mailPassword(context, user, password)
  if (!user.emailVerified) mailActivation(context, user)
}

/** Mails a new password, which takes the place of the old one when it is used first: anybody may ask for it. */
export function mailNewPassword(context: Context, user: Row<'DashUser'>): void {
  const password = newPassword()
  const token = issueToken(context, 'password_reset', { email: user.email, userId: user.id })
  setMailedPassword(context.store, user.id, password, token.expiresAt)
  mailPassword(context, user, password)
}
