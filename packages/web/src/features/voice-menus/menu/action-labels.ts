import { t } from './voice-menus.messages.ts'

/** The keys of a phone, and what happens without one. */
export const keyLabels = {
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  '0': '0',
  '*': '*',
  '#': '#',
  timeout: t('keyTimeout'),
  invalid: t('keyInvalid'),
} as const

/** What a key does. */
export const kindLabels = {
  dial_number: t('dialNumber'),
  dial_gateway: t('dialGateway'),
  voice_menu: t('voiceMenu'),
  play: t('play'),
  voicemail: t('voicemail'),
  repeat: t('repeat'),
  hang_up: t('hangUp'),
} as const
