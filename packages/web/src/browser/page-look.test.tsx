import { describe, expect, it } from 'vitest'
import { lookOf } from '../lib/look.ts'
import { applyLook, rememberedLook, rememberLook } from './page-look.ts'

const usual = { accent: 'indigo', fontSizePx: 14, density: 'comfortable' } as const

describe('the look', () => {
  it('follows the choices', () => {
    expect(lookOf({})).toEqual(usual)
    expect(lookOf({ theme: 'theme-purple', fontSize: 18, density: 'compact' })).toEqual({
      accent: 'purple',
      fontSizePx: 18,
      density: 'compact',
    })
    expect(lookOf({ theme: 'theme-dark' })).toEqual(usual)
  })

  it('is on the page', () => {
    applyLook({ accent: 'purple', fontSizePx: 18, density: 'compact' })
    const { dataset, style } = document.documentElement
    expect([dataset.accent, dataset.density, style.fontSize]).toEqual(['purple', 'compact', '18px'])
  })

  it('is remembered', () => {
    const look = { accent: 'purple', fontSizePx: 12, density: 'compact' } as const
    rememberLook(look)
    expect(rememberedLook()).toEqual(look)
  })

  it.each(['{', 'null', '[]', '7', '{"accent":"red","fontSizePx":99,"density":1}'])(
    'is the usual one for %s',
    (kept) => {
      localStorage.setItem('look', kept)
      expect(rememberedLook()).toEqual(usual)
    },
  )
})
