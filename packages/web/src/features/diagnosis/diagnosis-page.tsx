import { redact } from '@lineboard/sdk'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { appVersion, installedVersion } from '../../browser/page.ts'
import { copyText } from '../../browser/transfer.ts'
import { useLiveState } from '../../data/live.ts'
import { useHasField } from '../../data/server-fields.ts'
import { type Failure, type Step, trail } from '../../state/redacted-trail.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, FactList, Facts } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { diagnose, type Part } from './diagnose.ts'
import { t } from './diagnosis.messages.ts'
import styles from './diagnosis-page.module.css'
import { lackingParts } from './lacking.ts'

const underTitle = (title: string, lines: readonly string[]) => [title, ...lines, ''].join('\n')

/** One line of a failure or a step. */
const stepLine = ({ at, what }: Step): string => `${at} ${what}`
const failureLine = ({ at, name, message }: Failure): string => `${at} ${name}: ${message}`

interface Known {
  parts: readonly Part[]
  /** What screens leave out. */
  lacking: readonly Part[]
  failures: readonly Failure[]
  steps: readonly Step[]
}

const factLine = ([label, value]: Part['facts'][number]) => `${label}: ${value}`

/** All of it as plain text, for a message to support. */
function asText({ parts, lacking, failures, steps }: Known): string {
  const known = parts.map(({ title, facts }) => underTitle(title, facts.map(factLine)))
  const left = lacking.map(({ title, facts }) => underTitle(`${t('leftOut')}: ${title}`, facts.map(factLine)))
  const failed = failures.map((failure) => [failureLine(failure), failure.stack].filter(Boolean).join('\n'))
  const text = [
    ...known,
    ...left,
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

/** What screens leave out as the core API lacks it; empty until it is known. */
function useLacking(): readonly Part[] {
  const has = useHasField()
  const { access } = useSession()
  const [lacking, setLacking] = useState<readonly Part[]>([])
  useEffect(() => {
    if (!access) return undefined
    let isWanted = true
    // Without the code of a list there are the other parts of the page.
    lackingParts(has, access).then(
      (parts) => isWanted && setLacking(parts),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [has, access])
  return lacking
}

/** What support asks for, to be read and copied as text. */
export function Page() {
  const socket = useLiveState()
  const [onServer, setOnServer] = useState<string>()
  const [isCopied, setCopied] = useState<boolean>()
  useEffect(() => void serverVersion().then(setOnServer), [])
  const parts = diagnose(socket, onServer ?? '…')
  const { failures, steps } = trail()
  const lacking = useLacking()
  const handleCopy = async () => setCopied(await copyText(asText({ parts, lacking, failures, steps })))
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
        {lacking.length > 0 && (
          <Section title={t('leftOut')}>
            <p className={styles.text}>{t('leftOutText')}</p>
            {lacking.map(({ title, facts }) => (
              <Facts key={title} title={title}>
                {facts.map(([label, value]) => (
                  <Fact key={label} label={label}>
                    {value}
                  </Fact>
                ))}
              </Facts>
            ))}
          </Section>
        )}
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
