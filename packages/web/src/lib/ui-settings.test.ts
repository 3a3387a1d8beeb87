import { describe, expect, it } from 'vitest'
import { parseUiSettings } from './ui-settings.ts'

describe('parseUiSettings', () => {
  it('reads what it knows and keeps the rest', () => {
    const stored = {
      colorScheme: 'dark',
      timezone: 'Europe/Berlin',
      dateFormat: 'yyyy-mm-dd',
      weekendFormat: 1,
      isBoxLayout: true,
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

  it.each(['{', 'null', '[]', '"dark"', '7'])('%s can not be read, and must not be written over', (json) => {
    expect(parseUiSettings(json)).toEqual({ settings: {}, stored: {}, isReadable: false })
  })

  it.each([
    ['colorScheme', 'sepia'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', ''],
    ['dateFormat', 'dd.mm.yyyy'],
    ['weekendFormat', 6],
  ])('leaves out %s %j', (name, value) => {
    expect(parseUiSettings(JSON.stringify({ [name]: value })).settings).toEqual({})
  })
})
