import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askToNotify, notifyOfCall } from './notify-of-call.ts'

const notified = vi.fn()
const requestPermission = vi.fn(async () => 'granted')

function browserThat(permission: NotificationPermission, isLookedAt: boolean): void {
  class NotificationOfTest extends EventTarget {
    static permission = permission
    static requestPermission = requestPermission
    constructor(title: string, options: NotificationOptions) {
      super()
      notified(title, options.body)
    }
  }
  vi.stubGlobal('Notification', NotificationOfTest)
  vi.spyOn(document, 'hasFocus').mockReturnValue(isLookedAt)
}

beforeEach(() => {
  notified.mockClear()
  requestPermission.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a call that rings is reported on the desktop where that is allowed, with who calls', () => {
  browserThat('granted', false)
  notifyOfCall('+12125550142')
  expect(notified).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/./), '(212) 555-0142')
})

it.each([
  ['it is not allowed', 'denied', false],
  ['nobody was asked yet', 'default', false],
  ['somebody looks at the page', 'granted', true],
] as const)('it is not where %s', (_why, permission, isLookedAt) => {
  browserThat(permission, isLookedAt)
  notifyOfCall('+12125550142')
  expect(notified).not.toHaveBeenCalled()
})

it.each([
  ['default', 1],
  ['granted', 0],
  ['denied', 0],
] as const)('anyone who answered is not asked again: %s', (permission, times) => {
  browserThat(permission, true)
  askToNotify()
  expect(requestPermission).toHaveBeenCalledTimes(times)
})

it('a browser without such notices tells of none', () => {
  vi.stubGlobal('Notification', undefined)
  Reflect.deleteProperty(globalThis, 'Notification')
  expect(() => notifyOfCall('+12125550142')).not.toThrow()
})
