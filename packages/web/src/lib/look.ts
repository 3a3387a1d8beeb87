import { readStoredJson, writeStored } from './storage.ts'

/** How much room things take. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Sizes of the text that can be chosen, in pixels. */
export const fontSizesPx = { least: 12, usual: 14, most: 20 } as const

export const isFontSize = (value: unknown): value is number =>
  typeof value === 'number' && value >= fontSizesPx.least && value <= fontSizesPx.most

/** What of a person's choices the first paint needs beside the colour scheme. */
export interface Look {
  accent: 'indigo' | 'purple'
  /** Size of the text in pixels. */
  fontSizePx: number
  density: Density
}

/** The choices a look follows. */
interface LookChoices {
  theme?: string
  fontSize?: number
  density?: Density
}

const lookKey = 'look'

/** The look that a person's choices ask for. */
export const lookOf = ({ theme, fontSize, density }: LookChoices): Look => ({
  accent: theme === 'theme-purple' ? 'purple' : 'indigo',
  fontSizePx: fontSize ?? fontSizesPx.usual,
  density: density ?? densities[0],
})

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
