import { t as sessions } from '../../shared/sessions/sessions.messages.ts'
import { t as secondFactor } from './second-factor.messages.ts'
import { t } from './settings.messages.ts'

/** The parts of the personal settings, as they stand on their page and in its address. */
export const settingParts = [
  'profile',
  'secondFactor',
  'sessions',
  'region',
  'appearance',
  'text',
  'navigation',
  'pictures',
] as const

export type SettingPart = (typeof settingParts)[number]

interface NamedSetting {
  part: SettingPart
  label: string
}

function titleOf(part: SettingPart): string {
  if (part === 'secondFactor') return secondFactor('title')
  return part === 'sessions' ? sessions('title') : t(`${part}.title`)
}

const named = (part: SettingPart, labels: readonly string[]): NamedSetting[] => labels.map((label) => ({ part, label }))

/** Each personal setting by its name, and the part of the page where it is. */
export const namedSettings: readonly NamedSetting[] = [
  ...settingParts.map((part) => ({ part, label: titleOf(part) })),
  ...named('profile', [
    t('profile.edit'),
    t('profile.name'),
    t('profile.email'),
    t('profile.phone'),
    t('profile.newPassword'),
  ]),
  ...named('region', [
    t('region.language'),
    t('region.timeZone'),
    t('region.dateFormat'),
    t('region.timeFormat'),
    t('region.numberFormat'),
    t('region.weekStart'),
  ]),
  ...named('appearance', [
    t('appearance.scheme'),
    t('appearance.accentOf.light'),
    t('appearance.accentOf.dark'),
    t('appearance.paceOf.light'),
    t('appearance.paceOf.dark'),
    t('appearance.density'),
    t('appearance.inputStyle'),
    t('appearance.isBoxLayout'),
    t('appearance.isGradient'),
    t('appearance.ripple'),
  ]),
  ...named('text', [
    t('text.fontStyle'),
    t('text.fontSize'),
    t('text.lineHeight'),
    t('text.letterSpacing'),
    t('text.wordSpacing'),
  ]),
  ...named('navigation', [t('navigation.menuMode'), t('navigation.filterMode'), t('navigation.quickPages')]),
  ...named('pictures', [t('pictures.avatar'), t('pictures.incognito'), t('pictures.logo')]),
]

/** What the settings as a whole are called. */
export const settingsTitle = t('title')
