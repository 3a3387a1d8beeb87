import { redact } from '@lineboard/sdk'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { appVersion, installedVersion } from '../../browser/page.ts'
import { copyText } from '../../browser/transfer.ts'
import { useLiveState } from '../../data/live.ts'
import { type Failure, type Step, trail } from '../../state/redacted-trail.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { diagnose, type Part } from './diagnose.ts'
import { t } from './diagnosis.messages.ts'
import styles from './diagnosis-page.module.css'

const underTitle = (title: string, lines: readonly string[]) => [title, ...lines, ''].join('\n')

/** One line of a failure or a step. */
const stepLine = ({ at, what }: Step): string => `${at} ${what}`
const failureLine = ({ at, name, message }: Failure): string => `${at} ${name}: ${message}`

/** All of it as plain text, for a message to support. */
function asText(parts: readonly Part[], failures: readonly Failure[], steps: readonly Step[]): string {
  const known = parts.map(({ title, facts }) =>
    underTitle(
      title,
      facts.map(([label, value]) => `${label}: ${value}`),
    ),
  )
  const failed = failures.map((failure) => [failureLine(failure), failure.stack].filter(Boolean).join('\n'))
  const text = [
    ...known,
    underTitle(t('failures'), failed.length > 0 ? failed : [t('noFailures')]),
    underTitle(t('steps'), steps.map(stepLine)),
  ]
  return redact(text.join('\n')).trim()
}

/** In words, which version the server has by now, compared with that of the page. */
async function serverVersion(): Promise<string> {
  const installed = await installedVersion()
  if (!installed?.version) return t('unknown')
  const { version, commit } = installed
  const own = appVersion()
  return own.version === version && own.commit === commit ? t('same') : t('newer', { version, commit })
}

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
