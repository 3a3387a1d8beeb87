import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import Alert from '@mui/material/Alert'
import { Fragment, useDeferredValue, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useCall } from '../../data/use-call.ts'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { comma } from '../../lib/messages.ts'
import { rowHref } from '../../places/href.ts'
import type { Sanitized } from '../../shared/terms/sanitize.ts'
import { TermsText } from '../../shared/terms/terms-text.tsx'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './editors.module.css'
import { versionOf, versionToBe } from './setting-values.ts'
import { t } from './system-settings.messages.ts'

/** What stands around the selected text: before and after it. */
const formats = [
  { label: t('terms.heading'), around: ['<h3>', '</h3>'] },
  { label: t('terms.paragraph'), around: ['<p>', '</p>'] },
  { label: t('terms.strong'), around: ['<strong>', '</strong>'] },
  { label: t('terms.list'), around: ['<ul>\n  <li>', '</li>\n</ul>'] },
  { label: t('terms.link'), around: ['<a href="https://">', '</a>'] },
] as const

/** Formats the selected part of the text area of a field, which stands beside it. */
function FormatButtons({ name }: { name: string }) {
  const { setValue } = useFormContext()
  const buttons = useRef<HTMLFieldSetElement>(null)

  const put = ([before, after]: readonly [string, string]) => {
    const area = buttons.current?.parentElement?.querySelector('textarea')
    if (!area) return
    const { selectionStart: start, selectionEnd: end, value } = area
    const text = `${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`
    setValue(name, text, { shouldDirty: true, shouldTouch: true })
    area.focus()
    area.setSelectionRange(start + before.length, end + before.length)
  }

  return (
    <fieldset ref={buttons} className={styles.buttons} aria-label={t('terms.format')}>
      {formats.map(({ label, around }) => (
        <Button key={label} size="small" onClick={() => put(around)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

// The code that makes HTML harmless loads with the first text shown.
const purifier = loadOnce(() => import('../../shared/terms/sanitize.ts'))

const { TextInput: AgreementInput } = inputsFor<{ payload: { agreement: string; note: string } }>()

/** The terms of service: their text with what people see of it, what is new, and who accepted which version. */
export function AgreementFields({ row }: { row: components['schemas']['SystemSetting'] }) {
  const { readOnly } = useFormFacts()
  const typed: unknown = useWatch({ name: 'payload.agreement' })
  const text = typeof typed === 'string' ? typed : ''
  const version = versionToBe(text, row.payload)
  const { value: shown, failed } = useLoaded(purifier)
  const inForce = versionOf(row.payload)
  return (
    <>
      <FieldGroup title={t('terms.group')}>
        <p className={styles.note}>{t('terms.about')}</p>
        {!readOnly && <FormatButtons name="payload.agreement" />}
        <AgreementInput name="payload.agreement" label={t('terms.text')} hint={t('terms.textHint')} lines={10} />
        <AgreementInput name="payload.note" label={t('terms.note')} hint={t('terms.noteHint')} />
        <p className={styles.note} role="status">
          {version > inForce ? t('terms.becomes', { version }) : t('terms.version', { version: inForce })}
        </p>
      </FieldGroup>
      {shown && <TermsPreview text={text} sanitized={shown.sanitized} />}
      {failed && <p className={styles.note}>{t('terms.failed')}</p>}
      <AcceptedVersions inForce={inForce} />
    </>
  )
}

interface TermsPreviewProps {
  text: string
  sanitized: (text: string) => Sanitized
}

/** The terms as whoever signs up sees them, and what of the text nobody sees. */
function TermsPreview({ text, sanitized }: TermsPreviewProps) {
  const { html, removed } = sanitized(useDeferredValue(text))
  return (
    <FieldGroup title={t('terms.preview')}>
      {removed.length > 0 && (
        <Alert severity="warning" role="status" className={styles.note ?? ''}>
          {t('terms.removed', { names: removed.join(comma) })}
        </Alert>
      )}
      <section aria-label={t('terms.preview')} className={styles.preview}>
        {html.trim() ? <TermsText html={html} /> : <p>{t('terms.empty')}</p>}
      </section>
    </FieldGroup>
  )
}

/** Most customers that are read, and that are named of a version. */
const MOST_READ = 1000
const MOST_NAMED = 5

/** Whether the server keeps who accepted what. One that does says when each customer was added, too. */
const areAcceptancesKept = (customers: readonly Served<'Customer'>[]): boolean =>
  customers.some(({ termsVersion }) => termsVersion !== undefined) ||
  customers.every(({ createdAt }) => createdAt !== undefined)

/** Who accepted which version of the terms, the latest first; `inForce` is the number of the one that is shown to people, 0 where none has any. */
export function AcceptedVersions({ inForce }: { inForce: number }) {
  const filter = { where: { id: { gt: 1 } }, order: 'id DESC', limit: MOST_READ } as const
  const { data, error } = useCall('Customer.find', { filter }, { silent: true })
  if (error || (data && !areAcceptancesKept(data))) return <Said>{t('terms.uncounted')}</Said>
  if (!data) return null
  const versions = [...new Set(data.flatMap(({ termsVersion }) => termsVersion ?? []))].toSorted((a, b) => b - a)
  const never = data.filter(({ termsVersion }) => termsVersion === undefined).length
  return (
    <FieldGroup title={t('terms.accepted')}>
      <ul className={styles.list}>
        {versions.length > 0 && inForce > 0 && !versions.includes(inForce) && (
          <li>{t('terms.acceptedByNobody', { version: inForce })}</li>
        )}
        {versions.map((version) => (
          <Accepted key={version} version={version} customers={data.filter((one) => one.termsVersion === version)} />
        ))}
        {versions.length === 0 && <li>{t('terms.nobody')}</li>}
        {never > 0 && <li>{t('terms.never', { count: never })}</li>}
      </ul>
    </FieldGroup>
  )
}

function Accepted({ version, customers }: { version: number; customers: { id: number; companyName: string }[] }) {
  return (
    <li>
      {t('terms.acceptedBy', { count: customers.length, version })}{' '}
      {customers.slice(0, MOST_NAMED).map(({ id, companyName }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <PlaceLink href={rowHref('customers', { action: 'edit', id })}>{companyName}</PlaceLink>
        </Fragment>
      ))}
      {customers.length > MOST_NAMED && t('terms.more', { count: customers.length - MOST_NAMED })}
    </li>
  )
}

const Said = ({ children }: { children: string }) => (
  <FieldGroup title={t('terms.accepted')}>
    <p className={styles.note}>{children}</p>
  </FieldGroup>
)
