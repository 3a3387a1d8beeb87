import { useId } from 'react'
import {
  accents,
  densities,
  inputStyles,
  lightHours,
  lookOf,
  type OwnTheme,
  paces,
  schemeChoice,
} from '../../lib/look.ts'
import type { UiSettings } from '../../lib/parse-ui-settings.ts'
import { formatHour } from '../../state/dates.ts'
import { indigo } from '../../state/default-ui-settings.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import styles from './appearance-section.module.css'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import switchChoiceStyles from './switch-choice.module.css'
import type { useSettings } from './use-settings.ts'

interface SwitchChoiceProps {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off. */
function SwitchChoice({ label, hint, isOn, onChange }: SwitchChoiceProps) {
  const hintId = useId()
  return (
    <div>
      <label className={switchChoiceStyles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={hintId} className={switchChoiceStyles.hint}>
        {hint}
      </p>
    </div>
  )
}

type Props = Pick<ReturnType<typeof useSettings>, 'settings' | 'change'>

const schemes = ['light', 'dark', 'clock'] as const
const ownThemes = ['light', 'dark'] as const
const switches = ['isBoxLayout', 'isGradient', 'ripple'] as const

/** Both themes with one changed. `theme`, which speaks of both, says purple where both are. */
function withOwnTheme(settings: UiSettings, scheme: 'light' | 'dark', changes: Partial<OwnTheme>): UiSettings {
  const { light, dark } = lookOf({ ...settings })
  const own = { light, dark, [scheme]: { ...(scheme === 'light' ? light : dark), ...changes } }
  const stored = (mode: 'light' | 'dark') => ({
    ...indigo,
    ...settings[`${mode}Theme`],
    mode,
    key: own[mode].accent,
    pace: own[mode].pace,
  })
  const isPurple = own.light.accent === 'purple' && own.dark.accent === 'purple'
  return {
    lightTheme: stored('light'),
    darkTheme: stored('dark'),
    theme: isPurple ? 'theme-purple' : settings.colorScheme === 'dark' ? 'theme-dark' : 'theme-light',
  }
}

const swatched = (colour: string, name: string) => (
  <>
    <span className={styles.swatch} data-colour={colour} />
    {name}
  </>
)

/** Light or dark, the colours of either, and how fields, bars and buttons look. */
export function AppearanceSection({ settings, change }: Props) {
  const look = lookOf({ ...settings })
  const { colorScheme, followsClock } = settings
  const scheme = (!followsClock && colorScheme) || 'clock'
  return (
    <Section part="appearance" title={t('appearance.title')}>
      <ChoiceGroup
        label={t('appearance.scheme')}
        hint={t('appearance.schemeHint', { morning: formatHour(lightHours.from), evening: formatHour(lightHours.to) })}
        value={scheme}
        choices={schemes.map((value) => ({ value, label: t(`appearance.schemes.${value}`) }))}
        onChange={(value) => change(value === 'clock' ? { followsClock: true } : schemeChoice(value, settings))}
      />
      {ownThemes.map((mode) => (
        <ChoiceGroup
          key={mode}
          label={t(`appearance.accentOf.${mode}`)}
          value={look[mode].accent}
          choices={accents.map((value) => ({ value, label: swatched(value, t(`appearance.accents.${value}`)) }))}
          onChange={(accent) => change(withOwnTheme(settings, mode, { accent }))}
        />
      ))}
      {ownThemes.map((mode) => (
        <ChoiceGroup
          key={mode}
          label={t(`appearance.paceOf.${mode}`)}
          value={look[mode].pace}
          choices={paces.map((value) => ({ value, label: swatched(value, t(`appearance.paces.${value}`)) }))}
          onChange={(pace) => change(withOwnTheme(settings, mode, { pace }))}
        />
      ))}
      <ChoiceGroup
        label={t('appearance.density')}
        value={look.density}
        choices={densities.map((value) => ({ value, label: t(`appearance.densities.${value}`) }))}
        onChange={(density) => change({ density })}
      />
      <ChoiceGroup
        label={t('appearance.inputStyle')}
        value={look.inputStyle}
        choices={inputStyles.map((value) => ({ value, label: t(`appearance.inputStyles.${value}`) }))}
        onChange={(inputStyle) => change({ inputStyle })}
      />
      {switches.map((name) => (
        <SwitchChoice
          key={name}
          label={t(`appearance.${name}`)}
          hint={t(`appearance.${name}Hint`)}
          isOn={look[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
    </Section>
  )
}
