import { refuseMorePowerfulUser } from '../../../domain/access/reach.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  noteCode,
  useCode,
} from '../../../domain/users/second-factor.ts'
import { secretUri } from '../../../domain/users/totp.ts'
import { forbidden, unprocessable } from '../../../ground/errors.ts'
import type { Handlers } from '../../context/context.ts'
import { visibleRow } from '../../crud/include.ts'
import { attemptProof, mailReset, prove } from './account-changes.ts'

const wrongCode = () =>
  unprocessable('DashUser', [{ field: 'code', code: 'invalid', message: 'This code is wrong, or was used already.' }])

/** Codes at sign-in. */
export const secondFactorHandlers = {
  'DashUser.findSecondFactor'(context) {
    const { params, principal, store } = context
    const user = visibleRow(context, 'DashUser', params.id)
    if (user.id !== principal.userId) refuseMorePowerfulUser(context, user.id)
    const { since, recovery = [] } = store.table('SecondFactor').get(user.id) ?? {}
    const isOn = hasSecondFactor(store, user.id)
    return { isOn, ...(isOn && { recoveryCodesLeft: recovery.length, ...(since && { since }) }) }
  },

  'DashUser.beginSecondFactor'(context) {
    const { body, principal, store } = context
    const user = visibleRow(context, 'DashUser', principal.userId)
    prove(context, user, body.currentPassword)
    const secret = beginSecondFactor(store, user.id)
    return { secret, secretUri: secretUri(secret, user.username) }
  },

  'DashUser.confirmSecondFactor'(context) {
    const { body, principal, store, now } = context
    const user = visibleRow(context, 'DashUser', principal.userId)
    const recoveryCodes = attemptProof(context, user, wrongCode, () =>
      confirmSecondFactor(store, now(), user.id, body.code),
    )
    noteCode(store, now(), principal)
    context.touched('DashUser', user, user)
    return { recoveryCodes }
  },

  'DashUser.verifySecondFactor'(context) {
    const { body, principal, store, now } = context
    const personId = principal.impersonatedBy ?? principal.userId
    const user = store.table('DashUser').get(personId)
    if (!user || principal.apiKeyId !== undefined) throw forbidden('An API key has no codes: sign in.')
    attemptProof(context, user, wrongCode, () => useCode(store, now(), personId, body.code) || undefined)
    return { until: noteCode(store, now(), principal).toISOString() }
  },

  'DashUser.disableSecondFactor'(context) {
    const { body, principal, store, now } = context
    const user = visibleRow(context, 'DashUser', principal.userId)
    prove(context, user, body.currentPassword)
    attemptProof(context, user, wrongCode, () => useCode(store, now(), user.id, body.code) || undefined)
    context.touched('DashUser', user, user)
    return endSecondFactor(store, user.id)
  },

  'DashUser.resetSecondFactor'(context) {
    const { params, principal, store } = context
    const user = visibleRow(context, 'DashUser', params.id)
    // With a stolen session alone nobody gets rid of the codes.
    if (user.id === principal.userId) throw forbidden('Your own codes are switched off with your password and a code.')
    refuseMorePowerfulUser(context, user.id)
    const wasOn = endSecondFactor(store, user.id, true)
    context.touched('DashUser', user, user)
    if (wasOn) mailReset(context, user)
    return { count: wasOn ? 1 : 0 }
  },
} satisfies Handlers
