/** How much room things take. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Colours of buttons, links and marks. */
export const accents = ['indigo', 'purple'] as const
export type Accent = (typeof accents)[number]

/** Colours of the bar that runs while something is awaited. */
export const paces = ['blue', 'yellow', 'green', 'red'] as const
export type Pace = (typeof paces)[number]

/** Kinds of letters. */
export const fontStyles = ['inter', 'system', 'serif', 'monospace'] as const
export type FontStyle = (typeof fontStyles)[number]

/** How fields stand out: by a line around them, or by their ground. */
export const inputStyles = ['outlined', 'filled'] as const
export type InputStyle = (typeof inputStyles)[number]

/** Sizes that can be chosen of text, by the names that choices have; the height of lines in sizes of the text, all others in pixels. */
export const textSizes = {
  fontSize: { least: 12, usual: 14, most: 20, step: 1 },
  lineHeight: { least: 1.2, usual: 1.5, most: 2.2, step: 0.1 },
  letterSpacing: { least: 0, usual: 0, most: 2, step: 0.25 },
  wordSpacing: { least: 0, usual: 0, most: 8, step: 1 },
} as const
export type TextSize = keyof typeof textSizes

export const isTextSize = (name: TextSize, value: unknown): value is number =>
  typeof value === 'number' && value >= textSizes[name].least && value <= textSizes[name].most

/** What a theme for light or dark has of its own. */
export interface OwnTheme {
  accent: Accent
  pace: Pace
}

/** What of a person's choices the first paint needs beside the colour scheme. */
export interface Look extends Record<TextSize, number> {
  light: OwnTheme
  dark: OwnTheme
  density: Density
  fontStyle: FontStyle
  inputStyle: InputStyle
  /** The page is no wider than is easy to read. */
  isBoxLayout: boolean
  /** Bars have a shade of the theme's colour. */
  isGradient: boolean
  /** What is pressed shows a ripple. */
  ripple: boolean
}

/** The choices a look follows, whatever they are: what makes no sense counts as not chosen. */
export type LookChoices = Readonly<Record<string, unknown>>

const oneOf = <Value>(values: readonly [Value, ...Value[]], value: unknown): Value =>
  values.find((each) => each === value) ?? values[0]
const sizeOf = (name: TextSize, value: unknown) => (isTextSize(name, value) ? value : textSizes[name].usual)

/** The pace of a scheme for who chose none. */
const usualPace = { light: 'blue', dark: 'yellow' } as const

function ownTheme(scheme: 'light' | 'dark', choices: LookChoices): OwnTheme {
  const { key, pace }: LookChoices = Object(choices[`${scheme}Theme`])
  // `theme` alone is older, and speaks of both.
  const isPurple = choices.theme === 'theme-purple' || key === 'purple'
  return { accent: isPurple ? 'purple' : 'indigo', pace: oneOf([usualPace[scheme], ...paces], pace) }
}

/** The look that a person's choices ask for. */
export const lookOf = (choices: LookChoices): Look => ({
  light: ownTheme('light', choices),
  dark: ownTheme('dark', choices),
  density: oneOf(densities, choices.density),
  fontStyle: oneOf(fontStyles, choices.fontStyle),
  inputStyle: oneOf(inputStyles, choices.inputStyle),
  isBoxLayout: choices.isBoxLayout === true,
  isGradient: choices.isGradient === true,
  ripple: choices.ripple === true,
  fontSize: sizeOf('fontSize', choices.fontSize),
  lineHeight: sizeOf('lineHeight', choices.lineHeight),
  letterSpacing: sizeOf('letterSpacing', choices.letterSpacing),
  wordSpacing: sizeOf('wordSpacing', choices.wordSpacing),
})

/** The choices that a look follows from, to be remembered. */
export const lookChoices = ({ light, dark, ...rest }: Look): LookChoices => ({
  ...rest,
  lightTheme: { key: light.accent, pace: light.pace },
  darkTheme: { key: dark.accent, pace: dark.pace },
})

export type ColorScheme = 'light' | 'dark'

export const isColorScheme = (value: unknown): value is ColorScheme => value === 'light' || value === 'dark'

/** Hours by the clock of the machine that it is light between, both of them included. */
export const lightHours = { from: 6, to: 20 } as const

/** Light by day, dark at night. */
export function colorSchemeByClock(now: Date): ColorScheme {
  const minute = now.getHours() * 60 + now.getMinutes()
  return minute >= lightHours.from * 60 && minute <= lightHours.to * 60 ? 'light' : 'dark'
}

/** What is saved when a scheme is chosen; other programs read the theme beside it, which says the same. */
export const schemeChoice = (colorScheme: ColorScheme, { theme }: { theme?: string }) => ({
  colorScheme,
  followsClock: false,
  ...(theme !== 'theme-purple' && { theme: `theme-${colorScheme}` as const }),
})
