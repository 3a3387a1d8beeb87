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

/** The look that a person's choices ask for. */
export const lookOf = ({ theme, fontSize, density }: LookChoices): Look => ({
  accent: theme === 'theme-purple' ? 'purple' : 'indigo',
  fontSizePx: fontSize ?? fontSizesPx.usual,
  density: density ?? densities[0],
})
