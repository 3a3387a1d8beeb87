import { useAreSettingsReadable } from '../../state/ui-settings-store.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RegionSection } from './region-section.tsx'
import { t } from './settings.messages.ts'
import { SettingsNotices } from './settings-notices.tsx'
import styles from './settings-page.module.css'
import { TextSection } from './text-section.tsx'
import { useSettings } from './use-settings.ts'

export { Themed as Around } from '../../ui/themed.tsx'

/** Everything a person can choose about the app. */
export function Page() {
  const { settings, change, changeLanguage, preview, unsaved, beginAnew } = useSettings()
  const isReadable = useAreSettingsReadable()
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <SettingsNotices unsaved={unsaved} change={change} beginAnew={beginAnew} />
      <div className={styles.profile}>
        <ProfileSection />
      </div>
      <fieldset className={styles.grid} disabled={!isReadable} aria-label={t('title')}>
        <AppearanceSection settings={settings} change={change} />
        <TextSection settings={settings} change={change} preview={preview} />
        <RegionSection settings={settings} change={change} changeLanguage={changeLanguage} />
        <NavigationSection settings={settings} change={change} />
        <PicturesSection settings={settings} change={change} />
      </fieldset>
    </>
  )
}
