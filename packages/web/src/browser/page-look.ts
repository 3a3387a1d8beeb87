import { densities, fontSizesPx, isFontSize, type Look } from '../lib/look.ts'
import { readStoredJson, writeStored } from './storage.ts'

const lookKey = 'look'

/** Puts a look on the page; the style sheets follow it. */
export function applyLook({ accent, fontSizePx, density }: Look): void {
  const { dataset, style } = document.documentElement
  dataset.accent = accent
  dataset.density = density
  style.fontSize = `${fontSizePx}px`
}

/** Starts with this look the next time. */
export const rememberLook = (look: Look): void => writeStored(lookKey, JSON.stringify(look))

/** The look that was remembered, as far as it makes sense. */
export function rememberedLook(): Look {
  const { accent, fontSizePx, density }: Record<string, unknown> = Object(readStoredJson(lookKey))
  return {
    accent: accent === 'purple' ? accent : 'indigo',
    fontSizePx: isFontSize(fontSizePx) ? fontSizePx : fontSizesPx.usual,
    density: density === 'compact' ? density : densities[0],
  }
}
