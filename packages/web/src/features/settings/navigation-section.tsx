import { filterModes, menuModes } from '../../lib/parse-ui-settings.ts'
import { quickPageFlags, quickPages } from '../../places/quick-pages.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import styles from './navigation-section.module.css'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import type { useSettings } from './use-settings.ts'

type Props = Pick<ReturnType<typeof useSettings>, 'settings' | 'change'>

/** How the menu stands, how lists are filtered, and which pages have a button of their own. */
export function NavigationSection({ settings, change }: Props) {
  const flags = quickPageFlags(settings.customQuickPageEnables)
  const toggle = (at: number) =>
    change({ customQuickPageEnables: flags.map((isOn, index) => (index === at ? !isOn : isOn)) })
  return (
    <Section part="navigation" title={t('navigation.title')}>
      <ChoiceGroup
        label={t('navigation.menuMode')}
        hint={t('navigation.menuHint')}
        value={settings.menuMode ?? menuModes[0]}
        choices={menuModes.map((value) => ({ value, label: t(`navigation.menuModes.${value}`) }))}
        onChange={(menuMode) => change({ menuMode })}
      />
      <ChoiceGroup
        label={t('navigation.filterMode')}
        value={settings.filterMode ?? filterModes[0]}
        choices={filterModes.map((value) => ({ value, label: t(`navigation.filterModes.${value}`) }))}
        onChange={(filterMode) => change({ filterMode })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('navigation.quickPages')}</legend>
        <p className={styles.hint}>{t('navigation.quickPagesHint')}</p>
        <ul className={styles.pages}>
          {quickPages.map(({ id, title }, at) => (
            <li key={id}>
              <label className={styles.page}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={flags[at] ?? false}
                  onChange={() => toggle(at)}
                />
                {title}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </Section>
  )
}
