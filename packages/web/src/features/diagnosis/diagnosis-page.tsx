import { type ReactNode, useEffect, useId, useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { useLiveState } from '../../data/live.ts'
import { trail } from '../../state/redacted-trail.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { asText, failureLine, stepLine } from './as-text.ts'
import { diagnose } from './diagnose.ts'
import { t } from './diagnosis.messages.ts'
import styles from './diagnosis-page.module.css'
import { serverVersion } from './server-version.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What support asks for, to be read and copied as text. */
export function Page() {
  const socket = useLiveState()
  const [onServer, setOnServer] = useState<string>()
  const [isCopied, setCopied] = useState<boolean>()
  useEffect(() => void serverVersion().then(setOnServer), [])
  const parts = diagnose(socket, onServer ?? '…')
  const { failures, steps } = trail()
  const handleCopy = async () => setCopied(await copyText(asText(parts, failures, steps)))
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button variant="contained" onClick={handleCopy}>
              {t('copy')}
            </Button>
            <span role="status">{isCopied !== undefined && t(isCopied ? 'copied' : 'copyFailed')}</span>
          </>
        }
      />
      <div className={styles.parts}>
        {parts.map(({ title, facts }) => (
          <Section key={title} title={title}>
            <FactList>
              {facts.map(([label, value]) => (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ))}
            </FactList>
          </Section>
        ))}
        <Section title={t('failures')}>
          {failures.length > 0 ? (
            <pre className={styles.lines}>{failures.map(failureLine).join('\n')}</pre>
          ) : (
            t('noFailures')
          )}
        </Section>
        <Section title={t('steps')}>
          <pre className={styles.lines}>{steps.map(stepLine).join('\n')}</pre>
        </Section>
      </div>
    </>
  )
}
