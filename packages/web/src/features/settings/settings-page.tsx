import { formatFilterText } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useId, useRef } from 'react'
import { useOffers } from '../../data/server-fields.ts'
import { fontStyles, lookOf, type TextSize, textSizes } from '../../lib/look.ts'
import { hrefOf } from '../../places/href.ts'
import { SessionList } from '../../shared/sessions/session-list.tsx'
import { t as sessions } from '../../shared/sessions/sessions.messages.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { useAreSettingsReadable } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import picturesSectionStyles from './picture-field.module.css'
import { maxMegabytes, PictureField } from './picture-field.tsx'
import profile from './profile-section.module.css'
import { ProfileSection } from './profile-section.tsx'
import range from './range-choice.module.css'
import { RegionSection } from './region-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import styles from './settings-page.module.css'
import { useSettings } from './use-settings.ts'

interface RangeChoiceProps {
  label: string
  value: number
  least: number
  most: number
  step: number
  /** The value in words. */
  words: string
  /** While it is being dragged. */
  onPreview: (value: number) => void
  onChange: (value: number) => void
}

/** A size, chosen by a slider that shows at once what it does. */
function RangeChoice({ label, value, least, most, step, words, onPreview, onChange }: RangeChoiceProps) {
  const id = useId()
  // Keys that only pass by, such as Tab, change nothing.
  const kept = useRef(value)
  const keep = ({ currentTarget: { valueAsNumber } }: { currentTarget: HTMLInputElement }) => {
    if (valueAsNumber === kept.current) return
    kept.current = valueAsNumber
    onChange(valueAsNumber)
  }
  return (
    <div>
      <div className={range.head}>
        <label htmlFor={id} className={range.label}>
          {label}
        </label>
        <output htmlFor={id} className="tabular">
          {words}
        </output>
      </div>
      <input
        id={id}
        className={range.range}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onPreview(event.currentTarget.valueAsNumber)}
        onPointerUp={keep}
        onPointerCancel={keep}
        onKeyUp={keep}
        onBlur={keep}
      />
    </div>
  )
}

type PicturesSectionProps = Pick<ReturnType<typeof useSettings>, 'settings' | 'change'>

/** Boxes the pictures are drawn into, in pixels: twice what they are shown at. */
const avatarBox = { width: 192, height: 192 }
const logoBox = { width: 320, height: 96 }

/** The person's own pictures. */
export function PicturesSection({ settings, change }: PicturesSectionProps) {
  const { customAvatar, incognitoAvatar, customLogoImg } = settings
  return (
    <Section part="pictures" title={t('pictures.title')}>
      <p className={picturesSectionStyles.hint}>{t('pictures.hint', { megabytes: String(maxMegabytes) })}</p>
      <PictureField
        name={t('pictures.avatar')}
        hint={t('pictures.avatarHint')}
        picture={customAvatar}
        box={avatarBox}
        isRound
        onChange={(url) => change({ customAvatar: url })}
      />
      <PictureField
        name={t('pictures.incognito')}
        hint={t('pictures.incognitoHint')}
        picture={incognitoAvatar}
        box={avatarBox}
        isRound
        onChange={(url) => change({ incognitoAvatar: url })}
      />
      <PictureField
        name={t('pictures.logo')}
        hint={t('pictures.logoHint')}
        picture={customLogoImg}
        box={logoBox}
        onChange={(url) => change({ customLogoImg: url })}
      />
    </Section>
  )
}

type SettingsNoticesProps = Pick<ReturnType<typeof useSettings>, 'unsaved' | 'change' | 'beginAnew'>

/** What the person must know first: whose settings these are, that they can't be read, or were not saved. */
function SettingsNotices({ unsaved, change, beginAnew }: SettingsNoticesProps) {
  const { user, impersonation } = useSession()
  const isReadable = useAreSettingsReadable()
  const stored = `data:text/plain;charset=utf-8,${encodeURIComponent(user?.uiSettings ?? '')}`
  return (
    <div className={styles.notices}>
      {impersonation && <Alert severity="info">{t('incognito')}</Alert>}
      {!isReadable && (
        <Alert severity="warning">
          <AlertTitle>{t('unreadable.title')}</AlertTitle>
          <p className={styles.notice}>{t('unreadable.text')}</p>
          <div className={styles.actions}>
            <Button variant="contained" size="large" onClick={beginAnew}>
              {t('unreadable.replace')}
            </Button>
            <a href={stored} download={t('unreadable.fileName')}>
              {t('unreadable.keep')}
            </a>
          </div>
        </Alert>
      )}
      {isReadable && unsaved && (
        <Alert severity="warning">
          <p className={styles.notice}>{t('pending.text')}</p>
          <Button variant="contained" size="large" onClick={() => change({})}>
            {t('pending.retry')}
          </Button>
        </Alert>
      )}
    </div>
  )
}

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

/** The sign-ins of a person among the audits. */
const signInsOf = (userId: number) =>
  hrefOf(
    'auditLogs',
    {},
    {
      period: 'all',
      filter: formatFilterText(
        [
          { type: 'field', key: 'endpoint', operator: 'has', value: 'authenticate' },
          { type: 'field', key: 'userId', operator: 'is', value: String(userId) },
        ],
        {},
      ),
    },
  )

/** Where the person is signed in. Whoever acts as somebody has no sessions of that person. */
export function SessionsSection() {
  const { user, impersonation } = useSession()
  const offers = useOffers()
  if (!user || impersonation || !offers('DashUser.findSessions')) return null
  return (
    <Section part="sessions" title={sessions('title')}>
      <SessionList userId={user.id} isOwn />
      <div className={profile.actions}>
        <PlaceLink isAction className={profile.link} href={signInsOf(user.id)}>
          {sessions('signIns')}
        </PlaceLink>
      </div>
    </Section>
  )
}

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
        <SecondFactorSection />
        <SessionsSection />
      </div>
      <fieldset className={styles.grid} disabled={!isReadable} aria-label={t('title')}>
        <RegionSection settings={settings} change={change} changeLanguage={changeLanguage} />
        <AppearanceSection settings={settings} change={change} />
        <TextSection settings={settings} change={change} preview={preview} />
        <NavigationSection settings={settings} change={change} />
        <PicturesSection settings={settings} change={change} />
      </fieldset>
    </>
  )
}
