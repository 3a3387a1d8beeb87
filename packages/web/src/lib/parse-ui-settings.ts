import { type DateFormat, dateFormats, isTimeZone } from '@lineboard/sdk'
import { isLanguage, type Language } from './languages.ts'
import {
  type ColorScheme,
  type Density,
  densities,
  type FontStyle,
  fontStyles,
  type InputStyle,
  inputStyles,
  isTextSize,
  type TextSize,
} from './look.ts'
import { type NumberFormat, numberFormats, type TimeFormat, timeFormats } from './region.ts'

const kinds = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
} as const

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Kind of a picture by its first bytes, whatever its name says; undefined for what is none, SVG included. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  for (const kind of ['png', 'jpeg', 'gif'] as const)
    if (kinds[kind].every((byte, at) => bytes[at] === byte)) return kind
  return text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP' ? 'webp' : undefined
}

const dataUrl = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/

/** Whether a text is a picture as a data URL, of a kind that can't carry script. */
export const isPicture = (value: unknown): value is string => typeof value === 'string' && dataUrl.test(value)

/** Colour of buttons, links and marks: indigo in a light or dark look, or purple in either. */
export const themeNames = ['theme-light', 'theme-dark', 'theme-purple'] as const
export type ThemeName = (typeof themeNames)[number]

/** How the menu stands: beside the page, over it, as icons alone, or as icons with small names. */
export const menuModes = ['static', 'overlay', 'slim', 'slim-plus'] as const
export type MenuMode = (typeof menuModes)[number]

/** How lists are filtered: with field filters to choose from, or by text alone. */
export const filterModes = ['filter_options', 'filter_text'] as const
export type FilterMode = (typeof filterModes)[number]

/** A part of the dashboard that somebody chose, by its name. */
export interface ChosenWidget {
  name: string
  /** It is as wide as the page. */
  isWide: boolean
  /** It is higher than usual, and shows more. */
  isTall?: boolean | undefined
}

/** A theme of one's own for light or dark, as it is stored. */
export interface StoredTheme {
  /** Its colour: indigo or purple. */
  key?: string
  mode?: string
  /** Colour of the bar that runs while something is awaited. */
  pace?: string
  label?: string
}

/** What a person chose about the look of things; what is missing follows the defaults. */
export interface UiSettings extends Partial<Record<TextSize, number>> {
  colorScheme?: ColorScheme
  /** The hour of the day decides between light and dark, whatever `colorScheme` says. */
  followsClock?: boolean
  theme?: ThemeName
  lightTheme?: StoredTheme
  darkTheme?: StoredTheme
  fontStyle?: FontStyle
  inputStyle?: InputStyle
  isBoxLayout?: boolean
  isGradient?: boolean
  ripple?: boolean
  density?: Density
  /** What the app is read in; missing means what the browser was told, or is set to. */
  language?: Language
  /** IANA name; missing means that of the browser. */
  timezone?: string
  dateFormat?: DateFormat
  /** First day of the week: 0 Sunday, 1 Monday. */
  weekendFormat?: 0 | 1
  timeFormat?: TimeFormat
  numberFormat?: NumberFormat
  menuMode?: MenuMode
  filterMode?: FilterMode
  /** Which of the nine quick pages stand in the top bar. */
  customQuickPageEnables?: readonly boolean[]
  /** Pictures as data URLs. */
  customAvatar?: string
  incognitoAvatar?: string
  customLogoImg?: string
  /** What each list remembers, under the name of its resource; the table knows the shape. */
  lists?: Record<string, unknown>
  /** Parts of the dashboard in the order they stand in; missing means the usual ones. */
  dashboard?: readonly ChosenWidget[]
  /** The way to a first number is put away. */
  firstNumberAway?: boolean
  /** Ids of the sources that came with sample data, for as long as it is there. */
  sampleSources?: readonly number[]
}

/** Choices to be changed; undefined takes one back. */
export type UiSettingsChanges = { [Key in keyof UiSettings]?: UiSettings[Key] | undefined }

export interface StoredUiSettings {
  settings: UiSettings
  /** All that was stored, so that saving one choice keeps those this version knows nothing of. */
  stored: Record<string, unknown>
  /** False for settings that are not JSON: they must not be written over unasked. */
  isReadable: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const oneOf =
  <const Value>(values: readonly Value[]) =>
  (value: unknown) =>
    values.find((each) => each === value)

const quickPageCount = 9
const areFlags = (value: unknown): value is boolean[] =>
  Array.isArray(value) && value.length === quickPageCount && value.every((each) => typeof each === 'boolean')

const isWidget = (value: unknown): value is ChosenWidget =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.isWide === 'boolean' &&
  (value.isTall === undefined || typeof value.isTall === 'boolean')

const picture = (value: unknown) => (isPicture(value) ? value : undefined)

const textSize = (name: TextSize) => (value: unknown) => (isTextSize(name, value) ? value : undefined)

const isText = (value: unknown) => value === undefined || typeof value === 'string'
const storedTheme = (value: unknown): StoredTheme | undefined =>
  isObject(value) && [value.key, value.mode, value.pace, value.label].every(isText) ? value : undefined

/** What each choice is read from; undefined for what makes no sense. */
const readers: { [Key in keyof UiSettings]-?: (value: unknown) => UiSettings[Key] | undefined } = {
  colorScheme: oneOf(['light', 'dark']),
  followsClock: oneOf([true, false]),
  theme: oneOf(themeNames),
  lightTheme: storedTheme,
  darkTheme: storedTheme,
  fontStyle: oneOf(fontStyles),
  inputStyle: oneOf(inputStyles),
  isBoxLayout: oneOf([true, false]),
  isGradient: oneOf([true, false]),
  ripple: oneOf([true, false]),
  fontSize: textSize('fontSize'),
  lineHeight: textSize('lineHeight'),
  letterSpacing: textSize('letterSpacing'),
  wordSpacing: textSize('wordSpacing'),
  density: oneOf(densities),
  language: (value) => (isLanguage(value) ? value : undefined),
  timezone: (value) => (typeof value === 'string' && isTimeZone(value) ? value : undefined),
  dateFormat: oneOf(dateFormats),
  weekendFormat: oneOf([0, 1]),
  timeFormat: oneOf(timeFormats),
  numberFormat: oneOf(numberFormats),
  menuMode: oneOf(menuModes),
  filterMode: oneOf(filterModes),
  customQuickPageEnables: (value) => (areFlags(value) ? value : undefined),
  customAvatar: picture,
  incognitoAvatar: picture,
  customLogoImg: picture,
  lists: (value) => (isObject(value) ? value : undefined),
  firstNumberAway: oneOf([true, false]),
  sampleSources: (value) => (Array.isArray(value) && value.every(Number.isInteger) ? value : undefined),
  dashboard: (value) => (Array.isArray(value) && value.every(isWidget) ? value : undefined),
}

const read = (stored: Record<string, unknown>): UiSettings =>
  Object.fromEntries(
    Object.entries(readers)
      .map(([key, reader]) => [key, reader(stored[key])] as const)
      .filter(([, value]) => value !== undefined),
  )

/** Reads a user's `uiSettings`; choices that make no sense are left out. */
export function parseUiSettings(json: string | undefined): StoredUiSettings {
  const stored = json ? parseObject(json) : {}
  if (!stored) return { settings: {}, stored: {}, isReadable: false }
  return { stored, isReadable: true, settings: read(stored) }
}

/** Choices with changes made to them, of `lists` only those named; all others stay, known or not. */
export function mergeUiSettings<Stored extends object>(
  stored: Stored,
  changes: UiSettingsChanges,
): Stored & UiSettingsChanges {
  const before = 'lists' in stored && isObject(stored.lists) ? stored.lists : {}
  return { ...stored, ...changes, ...(changes.lists && { lists: { ...before, ...changes.lists } }) }
}
