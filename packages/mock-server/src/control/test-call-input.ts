import type { MenuKey } from '@lineboard/contract/call-path'
import { isPhoneNumber } from '@lineboard/contract/phone-number'
import { badRequest } from '../errors/loopback-error.ts'
import type { TestCall } from '../live/test-call.ts'
import { type Body, present, toText, toWhole, toWord } from './body-values.ts'

const keyPad = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#', 'timeout'] as const
const MOST_KEYS = 40
/** An hour. */
const MOST_SECONDS = 3600

function toNumber(body: Body, name: string): string {
  const text = toText(body, name)
  if (isPhoneNumber(text)) return text
  throw badRequest(`${name} must be a number in E.164 form, such as +12125550101`)
}

/** Keys as a list, or as a text of them, such as 12#. */
function toKeys({ keys }: Body): MenuKey[] | undefined {
  if (keys === undefined) return undefined
  const list: readonly unknown[] = typeof keys === 'string' ? [...keys] : Array.isArray(keys) ? keys : [keys]
  if (list.length > MOST_KEYS) throw badRequest(`keys must be at most ${MOST_KEYS}`)
  return list.map((key) => toWord(key, 'each of keys', keyPad))
}

/** What `POST /__mock/live/call` asks for: `{number, from?, keys?, isAnswered?, ringSeconds?, talkSeconds?}`. */
export function toTestCall(body: Body): TestCall {
  const { from, isAnswered } = body
  if (isAnswered !== undefined && typeof isAnswered !== 'boolean') throw badRequest('isAnswered must be true or false')
  return {
    number: toNumber(body, 'number'),
    ...present<Omit<TestCall, 'number'>>({
      from: from === undefined || from === 'anonymous' ? from : toNumber(body, 'from'),
      keys: toKeys(body),
      isAnswered,
      ringSeconds: toWhole(body, 'ringSeconds', MOST_SECONDS),
      talkSeconds: toWhole(body, 'talkSeconds', MOST_SECONDS),
    }),
  }
}
