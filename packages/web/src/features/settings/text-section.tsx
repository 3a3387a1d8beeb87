import { fontStyles, lookOf, type TextSize, textSizes } from '../../lib/look.ts'
import { formatNumber } from '../../state/numbers.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { RangeChoice } from './range-choice.tsx'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import type { useSettings } from './use-settings.ts'

type Props = Pick<ReturnType<typeof useSettings>, 'settings' | 'change' | 'preview'>

const sizes: readonly TextSize[] = ['fontSize', 'lineHeight', 'letterSpacing', 'wordSpacing']

/** The letters of everything: which, how large, and how far apart. */
export function TextSection({ settings, change, preview }: Props) {
  const look = lookOf({ ...settings })
  return (
    <Section part="text" title={t('text.title')}>
      <ChoiceGroup
        label={t('text.fontStyle')}
        value={look.fontStyle}
        choices={fontStyles.map((value) => ({ value, label: t(`text.fontStyles.${value}`) }))}
        onChange={(fontStyle) => change({ fontStyle })}
      />
      {sizes.map((name) => (
        <RangeChoice
          key={name}
          label={t(`text.${name}`)}
          value={look[name]}
          {...textSizes[name]}
          words={t(`text.${name}Value`, { size: formatNumber(look[name]) })}
          onPreview={(size) => preview({ [name]: size })}
          onChange={(size) => change({ [name]: size })}
        />
      ))}
    </Section>
  )
}
