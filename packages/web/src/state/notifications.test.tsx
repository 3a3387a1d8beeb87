import { describe, expect, it, vi } from 'vitest'

async function opened() {
  vi.resetModules()
  return import('./notifications.ts')
}

describe('notifications', () => {
  it('are newest first, with what was left out filled in', async () => {
    const { notifications, notify } = await opened()
    notify({ msg: 'First', status: 'error', date: 'yesterday' })
    notify({ msg: 'Second' })
    expect(notifications.list).toEqual([
      { id: expect.any(String), msg: 'Second', status: 'info', date: expect.stringMatching(/\d/) },
      { id: expect.any(String), msg: 'First', status: 'error', date: 'yesterday' },
    ])
  })

  it('are kept in this browser until they are dismissed', async () => {
    const first = await opened()
    for (const msg of ['a', 'b', 'c']) first.notify({ msg, date: 'now' })
    const second = await opened()
    second.dismissNotification(1)
    expect(second.notifications.list.map(({ msg }) => msg)).toEqual(['c', 'a'])
    const third = await opened()
    expect(third.notifications.list.map(({ msg }) => msg)).toEqual(['c', 'a'])
    third.dismissAllNotifications()
    expect((await opened()).notifications.list).toEqual([])
  })

  it('are counted until they were seen, also by the next page', async () => {
    const first = await opened()
    for (const msg of ['a', 'b']) first.notify({ msg })
    expect(first.unseenCount(first.notifications.list)).toBe(2)
    first.seeNotifications()
    first.notify({ msg: 'c' })
    const second = await opened()
    expect(second.unseenCount(second.notifications.list)).toBe(1)
    expect(second.notifications.list).toHaveLength(3)
  })

  it.each(['{', '{}', '[1, null, {"msg":"no date"}]'])('start empty from %j', async (stored) => {
    localStorage.setItem('notifications', stored)
    expect((await opened()).notifications.list).toEqual([])
  })
})
