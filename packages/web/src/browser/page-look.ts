import { type ColorScheme, colorSchemeByClock, isColorScheme, type Look, lookChoices, lookOf } from '../lib/look.ts'
import { readStored, readStoredJson, writeStored } from './storage.ts'

const lookKey = 'look'

/** Puts a look on the page; the style sheets follow it. */
export function applyLook(look: Look): void {
  const { dataset, style } = document.documentElement
  dataset.lightAccent = look.light.accent
  dataset.darkAccent = look.dark.accent
  dataset.density = look.density
  dataset.font = look.fontStyle
  dataset.inputs = look.inputStyle
  dataset.box = String(look.isBoxLayout)
  dataset.gradient = String(look.isGradient)
  dataset.ripple = String(look.ripple)
  style.fontSize = `${look.fontSize}px`
  style.letterSpacing = `${look.letterSpacing}px`
  style.wordSpacing = `${look.wordSpacing}px`
  style.setProperty('--lb-line-height', String(look.lineHeight))
  style.setProperty('--lb-pace-light', `var(--lb-${look.light.pace})`)
  style.setProperty('--lb-pace-dark', `var(--lb-${look.dark.pace})`)
}

/** Starts with this look the next time. */
export const rememberLook = (look: Look): void => writeStored(lookKey, JSON.stringify(lookChoices(look)))

/** The look that was remembered, as far as it makes sense. */
export const rememberedLook = (): Look => lookOf(Object(readStoredJson(lookKey)))

export const colorSchemeKey = 'colorScheme'

/** The scheme the signed-in person chose, or the clock's for a visitor. */
export function initialColorScheme(now = new Date()): ColorScheme {
  const stored = readStored(colorSchemeKey)
  return isColorScheme(stored) ? stored : colorSchemeByClock(now)
}
