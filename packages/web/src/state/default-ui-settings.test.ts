import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseUiSettings } from '../lib/parse-ui-settings.ts'
import { defaultUiSettings } from './default-ui-settings.ts'

afterEach(() => vi.restoreAllMocks())

describe('what somebody without settings starts with', () => {
  it.each([
    ['2026-05-01T12:00', 'light'],
    ['2026-05-01T20:00', 'light'],
    ['2026-05-01T20:01', 'dark'],
    ['2026-05-01T03:00', 'dark'],
  ])('at %s is %s', (now, colorScheme) => {
    expect(defaultUiSettings(new Date(now))).toMatchObject({
      colorScheme,
      theme: `theme-${colorScheme}`,
      dateFormat: 'mm/dd/yyyy',
      timeFormat: '12h',
      numberFormat: '1,234.56',
      weekendFormat: 0,
      filterMode: 'filter_options',
      menuMode: 'static',
      timezone: '',
      customQuickPageEnables: [true, true, false, false, false, false, false, true, true],
      lightTheme: { mode: 'light', pace: 'blue', label: 'Material Design Indigo' },
      darkTheme: { mode: 'dark', pace: 'yellow', label: 'Material Design Indigo' },
    })
  })

  it('leaves the scheme to nobody else: the hour decides once', () => {
    expect(defaultUiSettings(new Date('2026-05-01T12:00'))).not.toHaveProperty('followsClock')
  })

  it('writes dates and numbers as the language of the browser does', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE')
    expect(defaultUiSettings(new Date())).toMatchObject({
      dateFormat: 'dd.mm.yyyy',
      timeFormat: '24h',
      weekendFormat: 1,
      numberFormat: '1.234,56',
    })
  })

  it('can be read again, with the time zone of the browser', () => {
    const { settings, isReadable } = parseUiSettings(JSON.stringify(defaultUiSettings(new Date())))
    expect(isReadable).toBe(true)
    expect(settings.timezone).toBeUndefined()
    expect(settings.menuMode).toBe('static')
  })
})
