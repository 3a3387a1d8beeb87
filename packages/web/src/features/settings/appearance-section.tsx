import { useId, useRef } from 'react'
import { schemeChoice } from '../../lib/color-scheme-rules.ts'
import { densities, fontSizesPx, lookOf } from '../../lib/look.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import styles from './appearance-section.module.css'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import type { useSettings } from './use-settings.ts'

type Props = Pick<ReturnType<typeof useSettings>, 'settings' | 'change' | 'preview'>

const schemes = ['light', 'dark', 'clock'] as const
const accents = ['indigo', 'purple'] as const

/** Light or dark, the colour, the size of the text and the room around things. */
export function AppearanceSection({ settings, change, preview }: Props) {
  const { accent, fontSizePx, density } = lookOf(settings)
  const { colorScheme, followsClock } = settings
  const scheme = (!followsClock && colorScheme) || 'clock'
  const indigo = colorScheme === 'dark' ? 'theme-dark' : 'theme-light'
  const sizeId = useId()
  // Keys that only pass by, such as Tab, change nothing.
  const savedSize = useRef(fontSizePx)
  const keepSize = ({ currentTarget: { valueAsNumber: fontSize } }: { currentTarget: HTMLInputElement }) => {
    if (fontSize === savedSize.current) return
    savedSize.current = fontSize
    change({ fontSize })
  }
  return (
    <Section title={t('appearance.title')}>
      <ChoiceGroup
        label={t('appearance.scheme')}
        hint={t('appearance.schemeHint')}
        value={scheme}
        choices={schemes.map((value) => ({ value, label: t(`appearance.schemes.${value}`) }))}
        onChange={(value) => change(value === 'clock' ? { followsClock: true } : schemeChoice(value, settings))}
      />
      <ChoiceGroup
        label={t('appearance.accent')}
        value={accent}
        choices={accents.map((value) => ({
          value,
          label: (
            <>
              <span className={styles.swatch} data-colour={value} />
              {t(`appearance.accents.${value}`)}
            </>
          ),
        }))}
        onChange={(value) => change({ theme: value === 'purple' ? 'theme-purple' : indigo })}
      />
      <div>
        <div className={styles.sizeHead}>
          <label htmlFor={sizeId} className={styles.label}>
            {t('appearance.fontSize')}
          </label>
          <output htmlFor={sizeId} className="tabular">
            {t('appearance.fontSizeValue', { size: String(fontSizePx) })}
          </output>
        </div>
        <input
          id={sizeId}
          className={styles.size}
          type="range"
          min={fontSizesPx.least}
          max={fontSizesPx.most}
          step={1}
          value={fontSizePx}
          aria-valuetext={t('appearance.fontSizeValue', { size: String(fontSizePx) })}
          onChange={(event) => preview({ fontSize: event.currentTarget.valueAsNumber })}
          onPointerUp={keepSize}
          onPointerCancel={keepSize}
          onKeyUp={keepSize}
          onBlur={keepSize}
        />
      </div>
      <ChoiceGroup
        label={t('appearance.density')}
        value={density}
        choices={densities.map((value) => ({ value, label: t(`appearance.densities.${value}`) }))}
        onChange={(value) => change({ density: value })}
      />
    </Section>
  )
}
