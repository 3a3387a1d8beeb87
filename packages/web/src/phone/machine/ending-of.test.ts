import { expect, it } from 'vitest'
import { t } from '../phone.messages.ts'
import { endingOf, endingOfStatus } from './ending-of.ts'

// Every final status of the registry of SIP: a call that was not answered says what is true of it.
it.each([
  [300, 'moved'],
  [301, 'moved'],
  [302, 'moved'],
  [305, 'moved'],
  [380, 'moved'],
  [400, 'failed'],
  [401, 'credentials'],
  [402, 'forbidden'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [405, 'failed'],
  [406, 'noCommonSound'],
  [407, 'credentials'],
  [408, 'unreachable'],
  [410, 'notFound'],
  [412, 'failed'],
  [413, 'failed'],
  [414, 'failed'],
  [415, 'noCommonSound'],
  [416, 'notFound'],
  [417, 'failed'],
  [420, 'failed'],
  [421, 'failed'],
  [422, 'failed'],
  [423, 'failed'],
  [424, 'failed'],
  [425, 'failed'],
  [428, 'forbidden'],
  [429, 'forbidden'],
  [430, 'unreachable'],
  [433, 'hiddenNumber'],
  [436, 'forbidden'],
  [437, 'forbidden'],
  [438, 'forbidden'],
  [439, 'failed'],
  [440, 'misrouted'],
  [469, 'failed'],
  [470, 'forbidden'],
  [480, 'unreachable'],
  [481, 'failed'],
  [482, 'misrouted'],
  [483, 'misrouted'],
  [484, 'notFound'],
  [485, 'notFound'],
  [486, 'busy'],
  [487, 'noAnswer'],
  [488, 'noCommonSound'],
  [489, 'failed'],
  [491, 'failed'],
  [493, 'noCommonSound'],
  [494, 'forbidden'],
  [500, 'serverTrouble'],
  [501, 'serverTrouble'],
  [502, 'serverTrouble'],
  [503, 'serverTrouble'],
  [504, 'serverTrouble'],
  [505, 'serverTrouble'],
  [513, 'serverTrouble'],
  [555, 'serverTrouble'],
  [580, 'serverTrouble'],
  [599, 'serverTrouble'],
  [600, 'busy'],
  [603, 'declined'],
  [604, 'notFound'],
  [606, 'noCommonSound'],
  [607, 'blocked'],
  [608, 'blocked'],
] as const)('%i', (status, ending) => {
  expect(endingOfStatus(status)).toBe(ending)
  expect(t(`ending.${ending}`)).not.toBe('')
})

it.each([
  // What a gateway says of the telephone network is nearer to it than the status.
  [500, ['Q.850;cause=17;text="User busy"'], 'busy'],
  [503, ['Q.850; cause=34'], 'networkBusy'],
  [480, ['q.850 ;cause=19'], 'noAnswer'],
  [480, ['SIP;cause=486;text="Busy here"'], 'busy'],
  [404, ['Q.850;cause=3'], 'misrouted'],
  [403, ['Q.850;text="x";cause=21'], 'declined'],
  [500, ['preemption;cause=1', 'Q.850;cause=1'], 'notFound'],
  [500, ['preemption;cause=1, Q.850;cause=20'], 'unreachable'],
  // A cause that says nothing leaves it to the status.
  [480, ['Q.850;cause=16'], 'unreachable'],
  [503, ['Q.850;cause=127'], 'serverTrouble'],
  [404, ['nonsense'], 'notFound'],
  // What the called phone says of itself stays.
  [486, ['Q.850;cause=21'], 'busy'],
  [603, ['Q.850;cause=17'], 'declined'],
] as const)('%i with %s', (status, reasons, ending) => {
  expect(endingOfStatus(status, reasons)).toBe(ending)
})

it('who has let it ring and does not answer was there', () => {
  expect([408, 480].map((status) => endingOfStatus(status, [], true))).toEqual(['noAnswer', 'noAnswer'])
  expect(endingOfStatus(480, ['Q.850;cause=17'], true)).toBe('busy')
})

const facts = { direction: 'in', wasAnswered: false, by: 'remote', cause: 'Canceled' } as const
const out = { ...facts, direction: 'out' } as const
const noMicrophone = { ...facts, by: 'local', cause: 'User Denied Media Access' } as const

it.each([
  ['nobody took it', facts, 'missed'],
  ['nobody took it for as long as a phone rings', { ...facts, by: 'local', cause: 'No Answer' }, 'missed'],
  ['another phone took it', { ...facts, reasons: ['SIP;cause=200;text="Call completed elsewhere"'] }, 'elsewhere'],
  ['another phone of a gateway took it', { ...facts, reasons: ['Q.850;cause=26'] }, 'elsewhere'],
  ['the caller was no longer there', { ...facts, reasons: ['SIP;cause=487'] }, 'missed'],
  ['it was turned away', { ...facts, by: 'local', cause: 'Rejected' }, 'rejected'],
  ['there is no microphone', { ...noMicrophone, microphone: 'missing' }, 'noMicrophone'],
  ['the microphone is not allowed', { ...noMicrophone, microphone: 'refused' }, 'microphoneRefused'],
  ['another program has the microphone', { ...noMicrophone, microphone: 'unopened' }, 'microphoneUnopened'],
  ['nobody says why there is no microphone', noMicrophone, 'microphoneUnopened'],
  ['the other side is busy', { ...out, cause: 'Busy', status: 486 }, 'busy'],
  ['it may not be called', { ...out, cause: 'Rejected', status: 403 }, 'forbidden'],
  ['nobody answered what rang', { ...out, cause: 'Request Timeout', status: 408, hasRung: true }, 'noAnswer'],
  ['nothing answered at all', { ...out, by: 'system', cause: 'Request Timeout' }, 'noConnection'],
  ['the sound of the answer is unknown here', { ...out, cause: 'Bad Media Description', status: 200 }, 'noCommonSound'],
  ['the caller gave up', { ...out, by: 'local' }, 'hungUp'],
  ['the connection was lost before somebody answered', { ...out, by: 'local', isOffline: true }, 'noConnection'],
  ['something else went wrong', { ...out, cause: 'SIP Failure Code', status: 400 }, 'failed'],
  ['one side hung up', { ...facts, wasAnswered: true, cause: 'Terminated' }, 'hungUp'],
  ['the sound never came', { ...facts, wasAnswered: true, cause: 'RTP Timeout' }, 'failed'],
] as const)('%s', (_name, known, ending) => {
  expect(endingOf(known)).toBe(ending)
})
