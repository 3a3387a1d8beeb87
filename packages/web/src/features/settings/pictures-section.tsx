import styles from './picture-field.module.css'
import { PictureField } from './picture-field.tsx'
import { maxMegabytes } from './prepare-picture.ts'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import type { useSettings } from './use-settings.ts'

type Props = Pick<ReturnType<typeof useSettings>, 'settings' | 'change'>

/** Boxes the pictures are drawn into, in pixels: twice what they are shown at. */
const avatarBox = { width: 192, height: 192 }
const logoBox = { width: 320, height: 96 }

/** The person's own pictures. */
export function PicturesSection({ settings, change }: Props) {
  const { customAvatar, incognitoAvatar, customLogoImg } = settings
  return (
    <Section part="pictures" title={t('pictures.title')}>
      <p className={styles.hint}>{t('pictures.hint', { megabytes: String(maxMegabytes) })}</p>
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
