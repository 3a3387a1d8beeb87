import { describe, expect, it } from 'vitest'
import { mergeUiSettings, parseUiSettings } from './parse-ui-settings.ts'

describe('parseUiSettings', () => {
  it('reads what it knows and keeps the rest', () => {
    const stored = {
      colorScheme: 'dark',
      timezone: 'Europe/Berlin',
      dateFormat: 'yyyy-mm-dd',
      weekendFormat: 1,
      someOtherChoice: true,
    }
    expect(parseUiSettings(JSON.stringify(stored))).toEqual({
      settings: { colorScheme: 'dark', timezone: 'Europe/Berlin', dateFormat: 'yyyy-mm-dd', weekendFormat: 1 },
      stored,
      isReadable: true,
    })
  })

  it.each([undefined, '', '{}'])('%j means defaults', (json) => {
    expect(parseUiSettings(json)).toEqual({ settings: {}, stored: {}, isReadable: true })
  })

  it.each(['{', 'null', '[]', '"dark"', '7'])('%s cannot be read, and must not be written over', (json) => {
    expect(parseUiSettings(json)).toEqual({ settings: {}, stored: {}, isReadable: false })
  })

  it.each([
    ['colorScheme', 'sepia'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', ''],
    ['dateFormat', 'dd mm yyyy'],
    ['weekendFormat', 6],
    ['followsClock', 'yes'],
    ['theme', 'theme-green'],
    ['fontSize', 11],
    ['fontSize', 21],
    ['fontSize', '14'],
    ['density', 'dense'],
    ['lineHeight', 9],
    ['letterSpacing', '1'],
    ['fontStyle', 'comic'],
    ['inputStyle', 'boxed'],
    ['isBoxLayout', 'yes'],
    ['lightTheme', { key: 7 }],
    ['darkTheme', 'dark'],
    ['timeFormat', '25h'],
    ['numberFormat', '1234'],
    ['menuMode', 'horizontal'],
    ['filterMode', 'none'],
    ['customQuickPageEnables', [true]],
    ['customQuickPageEnables', Array(9).fill('yes')],
    ['customAvatar', 'https://tracker.example/pixel.png'],
    ['customAvatar', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['incognitoAvatar', 'data:text/html;base64,PGI+'],
    ['customLogoImg', 'data:image/png;base64,"onerror="x'],
    ['lists', ['a']],
    ['dashboard', 'all'],
    ['dashboard', [{ name: 'days' }]],
    ['dashboard', [{ name: 7, isWide: true }]],
    ['dashboard', [{ name: 'days', isWide: true, isTall: 'very' }]],
  ])('leaves out %s %j', (name, value) => {
    expect(parseUiSettings(JSON.stringify({ [name]: value })).settings).toEqual({})
  })
})

describe('every choice', () => {
  const choices = {
    colorScheme: 'light',
    followsClock: true,
    theme: 'theme-purple',
    fontSize: 20,
    density: 'compact',
    timezone: 'Asia/Kolkata',
    dateFormat: 'dd-mm-yyyy',
    weekendFormat: 0,
    timeFormat: '24h',
    numberFormat: '1.234,56',
    lightTheme: { key: 'purple', mode: 'light', pace: 'green', label: 'My own' },
    darkTheme: { key: 'indigo', mode: 'dark', pace: 'red' },
    fontStyle: 'serif',
    inputStyle: 'filled',
    lineHeight: 1.8,
    letterSpacing: 0.5,
    wordSpacing: 2,
    isBoxLayout: true,
    isGradient: false,
    ripple: true,
    menuMode: 'slim-plus',
    filterMode: 'filter_text',
    customQuickPageEnables: Array(9).fill(true),
    customAvatar: 'data:image/png;base64,AAAA',
    incognitoAvatar: 'data:image/webp;base64,AAA=',
    customLogoImg: 'data:image/jpeg;base64,AA==',
    lists: { 'call-log': { columns: ['startedAt'] } },
  }

  it('is read as it was written', () => {
    expect(parseUiSettings(JSON.stringify(choices)).settings).toEqual(choices)
  })
})

describe('mergeUiSettings', () => {
  it('changes what is named and keeps the rest, known or not', () => {
    expect(mergeUiSettings({ isBoxLayout: true, fontSize: 12, density: 'compact' }, { fontSize: 16 })).toEqual({
      isBoxLayout: true,
      fontSize: 16,
      density: 'compact',
    })
  })

  it('keeps the lists that are not named', () => {
    const lists = { 'call-log': { density: 'compact' }, customer: { columns: ['id'] } }
    expect(mergeUiSettings({ lists }, { lists: { customer: { columns: [] } } })).toEqual({
      lists: { 'call-log': { density: 'compact' }, customer: { columns: [] } },
    })
    expect(mergeUiSettings({ lists }, { fontSize: 13 })).toEqual({ lists, fontSize: 13 })
  })

  it('resets lists that make no sense', () => {
    expect(mergeUiSettings({ lists: 'broken' }, { lists: { role: 1 } })).toEqual({ lists: { role: 1 } })
  })

  it('takes back what is undefined', () => {
    const merged = mergeUiSettings({ customAvatar: 'data:image/png;base64,AAAA' }, { customAvatar: undefined })
    expect(JSON.stringify(merged)).toBe('{}')
  })
})
