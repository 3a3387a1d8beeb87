import { describe, expect, it } from 'vitest'
import { lookOf } from '../lib/look.ts'
import { applyLook, rememberedLook, rememberLook } from './page-look.ts'

const usual = lookOf({})

const chosen = {
  lightTheme: { key: 'purple', pace: 'green' },
  darkTheme: { key: 'indigo', pace: 'red' },
  density: 'compact',
  fontStyle: 'serif',
  inputStyle: 'filled',
  isBoxLayout: true,
  isGradient: true,
  ripple: true,
  fontSize: 18,
  lineHeight: 1.8,
  letterSpacing: 0.5,
  wordSpacing: 4,
}

describe('the look', () => {
  it('is indigo with a blue bar by day and a yellow one by night, unless chosen otherwise', () => {
    expect(usual).toMatchObject({
      light: { accent: 'indigo', pace: 'blue' },
      dark: { accent: 'indigo', pace: 'yellow' },
    })
    expect(usual).toMatchObject({ density: 'comfortable', fontStyle: 'inter', inputStyle: 'outlined', fontSize: 14 })
    expect(lookOf({ theme: 'theme-dark' })).toEqual(usual)
    expect(lookOf({ theme: 'theme-purple' })).toMatchObject({ light: { accent: 'purple' }, dark: { accent: 'purple' } })
  })

  it('follows each choice', () => {
    const { lightTheme: _, darkTheme: __, ...rest } = chosen
    expect(lookOf(chosen)).toEqual({
      ...rest,
      light: { accent: 'purple', pace: 'green' },
      dark: { accent: 'indigo', pace: 'red' },
    })
  })

  it('is on the page', () => {
    applyLook(lookOf(chosen))
    const { dataset, style } = document.documentElement
    expect({ ...dataset }).toMatchObject({
      lightAccent: 'purple',
      darkAccent: 'indigo',
      density: 'compact',
      font: 'serif',
      inputs: 'filled',
      box: 'true',
      gradient: 'true',
      ripple: 'true',
    })
    expect([style.fontSize, style.letterSpacing, style.wordSpacing]).toEqual(['18px', '0.5px', '4px'])
    expect(style.getPropertyValue('--lb-line-height')).toBe('1.8')
    expect(style.getPropertyValue('--lb-pace-light')).toBe('var(--lb-green)')
  })

  it('is remembered', () => {
    rememberLook(lookOf(chosen))
    expect(rememberedLook()).toEqual(lookOf(chosen))
  })

  it.each([
    '{',
    'null',
    '[]',
    '7',
    '{"fontSize":99,"density":1,"lineHeight":"2","letterSpacing":-1,"lightTheme":7,"darkTheme":{"pace":"url(x)"}}',
  ])('is the usual one for %s', (kept) => {
    localStorage.setItem('look', kept)
    expect(rememberedLook()).toEqual(usual)
  })
})
