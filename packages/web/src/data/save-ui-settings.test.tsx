import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '../state/session.ts'
import { applyUiSettings, uiSettings } from '../state/ui-settings-store.ts'
import { showSession, testToken, testUser } from '../testing/show-session.ts'
import { initClient } from './client.ts'
import { SettingsNotSavedError, saveUiSettings, UnreadableSettingsError } from './save-ui-settings.ts'

/** The server: one user's settings, what it was asked, and how it answers a save. */
let stored: string
let saves: unknown[]
let underWay: number
let most: number
let answer: (json: string) => Response

const user = () => testUser({ uiSettings: stored })

beforeEach(() => {
  stored = '{"isBoxLayout":true,"lists":{"customer":{"columns":["id"]}}}'
  saves = []
  underWay = 0
  most = 0
  answer = (json) => {
    stored = json
    return Response.json(user())
  }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      if (request.method === 'GET') return Response.json(user())
      underWay += 1
      most = Math.max(most, underWay)
      const { uiSettings: json } = await request.json()
      await Promise.resolve()
      underWay -= 1
      saves.push(JSON.parse(json))
      return answer(json)
    },
  })
  showSession({ status: 'signed-in', token: testToken('own'), user: user() })
  applyUiSettings(stored)
})

describe('saving settings', () => {
  it('keeps everything else that is stored', async () => {
    await saveUiSettings({ fontSize: 16 })
    expect(JSON.parse(stored)).toEqual({
      isBoxLayout: true,
      lists: { customer: { columns: ['id'] } },
      fontSize: 16,
    })
    expect(session.user?.uiSettings).toBe(stored)
  })

  it('applies them at once', () => {
    void saveUiSettings({ density: 'compact' })
    expect(uiSettings().density).toBe('compact')
    expect(document.documentElement.dataset.density).toBe('compact')
  })

  it('loses nothing of quick saves, one under way at a time', async () => {
    const first = saveUiSettings({ lists: { 'call-log': { density: 'compact' } } })
    await Promise.resolve()
    const second = saveUiSettings({ lists: { role: { pageSize: 25 } } })
    const third = saveUiSettings({ fontSize: 18 })
    await Promise.all([first, second, third])
    expect(JSON.parse(stored)).toMatchObject({
      isBoxLayout: true,
      fontSize: 18,
      lists: { customer: { columns: ['id'] }, 'call-log': { density: 'compact' }, role: { pageSize: 25 } },
    })
    expect([most, saves.length]).toEqual([1, 2])
  })

  it('keeps what another tab has saved meanwhile', async () => {
    stored = '{"dateFormat":"yyyy-mm-dd"}'
    await saveUiSettings({ fontSize: 15 })
    expect(JSON.parse(stored)).toEqual({ dateFormat: 'yyyy-mm-dd', fontSize: 15 })
  })

  it('never writes what one person chose into the settings of the next', async () => {
    const chosen = saveUiSettings({ fontSize: 16 })
    showSession({ status: 'signed-in', token: testToken('other'), user: { ...user(), id: user().id + 1 } })
    await chosen
    expect(saves).toEqual([])
    await saveUiSettings({ density: 'compact' })
    expect(saves).toEqual([{ ...JSON.parse(stored), density: 'compact' }])
    expect(saves[0]).not.toHaveProperty('fontSize')
  })

  it('continues after one that failed', async () => {
    answer = () => new Response(null, { status: 500 })
    const failing = saveUiSettings({ fontSize: 15 })
    await expect(failing).rejects.toThrow()
    answer = (json) => {
      stored = json
      return Response.json(user())
    }
    await saveUiSettings({ density: 'compact' })
    expect(JSON.parse(stored)).toMatchObject({ density: 'compact' })
  })

  it('says so when the server answers nothing', async () => {
    answer = () => new Response('')
    await expect(saveUiSettings({ fontSize: 15 })).rejects.toBeInstanceOf(SettingsNotSavedError)
  })

  it('does not write over what cannot be read, unless told to', async () => {
    stored = '{"fontSize":'
    await expect(saveUiSettings({ fontSize: 15 })).rejects.toBeInstanceOf(UnreadableSettingsError)
    expect([stored, saves]).toEqual(['{"fontSize":', []])
    await saveUiSettings({ fontSize: 15 }, { replaceUnreadable: true })
    expect(JSON.parse(stored)).toEqual({ fontSize: 15 })
  })
})
