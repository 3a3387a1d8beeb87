import type { components } from '@lineboard/contract'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useKeptFocus } from '../../browser/hooks.ts'
import { useOwnMoney } from '../../data/own-money.ts'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { quoted } from '../../lib/errors/is-worded.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatMoney, formatNumber } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import { useHeldNumbers } from './held-numbers.ts'
import { refreshMarket } from './market.ts'
import { askedAtOnce, endsSo, type NumberQuery, vanityOf } from './number-query.ts'
import { holdNumbers } from './purchase.ts'

type Schemas = components['schemas']

interface SearchResultsProps {
  customerId: number
  result: Schemas['NumberSearchResult']
  /** What was searched for. */
  query: NumberQuery
  /** Address of another page of the same search. */
  hrefOf: (page: number) => string
  readOnly: boolean
  /** Some of the numbers are held now. */
  onHeld?: () => void
}

/** Holds numbers, and says which of them are gone. */
function useHolding(customerId: number, onEnd: () => void, onSome?: () => void) {
  const [isHolding, setHolding] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])

  async function hold(chosen: readonly string[], onHeld: () => void) {
    setHolding(true)
    setProblems([])
    try {
      const outcomes = await holdNumbers(customerId, chosen)
      const count = outcomes.filter(({ status }) => status === 'held').length
      if (count > 0) {
        toast({ severity: 'success', text: t('results.nowHeld', { count }) })
        onSome?.()
      }
      const gone = outcomes.filter(({ status }) => status === 'gone')
      setProblems(
        gone.map((outcome) =>
          t('results.gone', {
            number: formatPhone(outcome.number),
            reason: quoted(outcome.message) ?? t('results.goneReason'),
          }),
        ),
      )
      onHeld()
    } catch (error) {
      setProblems([errorText(error)])
      reportError(error, { isShown: true })
    } finally {
      setHolding(false)
      onEnd()
    }
    refreshMarket()
  }
  return { isHolding, problems, hold }
}

const Problems = ({ problems }: { problems: readonly string[] }) =>
  problems.length > 0 && (
    <Alert severity="error">
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Alert>
  )

/** The numbers a search found, and which of them to hold. */
export function SearchResults({ customerId, result, query, hrefOf, readOnly, onHeld }: SearchResultsProps) {
  const { total, numbers: found } = result
  const { pattern, placed } = query
  const isNarrowed = placed === 'end' && pattern !== ''
  const numbers = isNarrowed ? found.filter(({ number }) => endsSo(number, pattern)) : found
  const held = new Set(useHeldNumbers(customerId).map(({ number }) => number))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { part, keepFocus } = useKeptFocus()
  const { isHolding, problems, hold } = useHolding(customerId, keepFocus, onHeld)
  const chosen = numbers.map(({ number }) => number).filter((number) => ticked.has(number) && !held.has(number))

  function toggle(number: string) {
    const next = new Set(ticked)
    if (!next.delete(number)) next.add(number)
    setTicked(next)
  }

  if (found.length === 0 || (numbers.length === 0 && total <= askedAtOnce(query))) {
    return (
      <>
        <Problems problems={problems} />
        <EmptyState
          icon={<SearchOffOutlined />}
          title={t('results.none')}
          text={found.length > 0 ? t('results.noneEnds', { count: found.length }) : t('results.noneText')}
        />
      </>
    )
  }
  return (
    <div className={styles.stack} ref={part} tabIndex={-1}>
      <Problems problems={problems} />
      {!readOnly && <p className={styles.quiet}>{t('results.hint')}</p>}
      {numbers.length === 0 && <p>{t('results.noneSo')}</p>}
      <ul className={styles.rows}>
        {numbers.map((each) => (
          <li key={each.number}>
            <Offer
              offer={each}
              spelled={vanityOf(each.number, pattern, placed)}
              isHeld={held.has(each.number)}
              isTicked={ticked.has(each.number)}
              {...(!readOnly && !isHolding && { onToggle: () => toggle(each.number) })}
              readOnly={readOnly}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className={styles.bar}>
          <Button variant="contained" loading={isHolding} onClick={() => void hold(chosen, () => setTicked(new Set()))}>
            {t('results.hold', { count: chosen.length })}
          </Button>
        </div>
      )}
      <Pages result={result} query={query} {...(isNarrowed && { matching: numbers.length })} hrefOf={hrefOf} />
    </div>
  )
}

interface PagesProps extends Pick<SearchResultsProps, 'result' | 'query' | 'hrefOf'> {
  /** Numbers of this page that match. @default all */
  matching?: number
}

function Pages({ result: { total, numbers }, query, matching, hrefOf }: PagesProps) {
  const { page } = query
  const pageSize = askedAtOnce(query)
  const first = (page - 1) * pageSize + 1
  return (
    <nav className={styles.pages} aria-label={t('results.pages')}>
      <span className={styles.quiet} role="status">
        {t(matching === undefined ? 'results.range' : 'results.lookedThrough', {
          count: matching ?? numbers.length,
          from: formatNumber(first),
          to: formatNumber(first + numbers.length - 1),
          total: formatNumber(total),
        })}
      </span>
      {page > 1 && <Link href={hrefOf(page - 1)}>{t('results.previous')}</Link>}
      {page * pageSize < total && <Link href={hrefOf(page + 1)}>{t('results.next')}</Link>}
    </nav>
  )
}

interface OfferProps {
  offer: Schemas['AvailableNumber']
  /** What it spells of the letters that were searched for. */
  spelled: string | undefined
  isHeld: boolean
  isTicked: boolean
  /** Missing while nothing can be chosen. */
  onToggle?: () => void
  readOnly: boolean
}

function Offer({ offer, spelled, isHeld, isTicked, onToggle, readOnly }: OfferProps) {
  const formatPhone = usePhoneFormat()
  const format = useOwnMoney()
  const { number, city, state, capabilities, monthlyPrice, setupPrice } = offer
  const id = useId()
  const text = (
    <span>
      <span className={styles.number}>{formatPhone(number)}</span>
      {isHeld && <span className={styles.chip}>{t('results.held')}</span>}
      {spelled && <span className={styles.place}>{t('results.spells', { text: spelled })}</span>}
      {city && state && <span className={styles.place}>{t('results.place', { city, state })}</span>}
      <span className={styles.place}>{capabilities.map((each) => t(`results.${each}`)).join(' · ')}</span>
    </span>
  )
  return (
    <>
      {readOnly || isHeld ? (
        <span className={styles.choice}>{text}</span>
      ) : (
        <label className={styles.choice} htmlFor={id}>
          <Checkbox id={id} size="small" checked={isTicked} disabled={!onToggle} onChange={() => onToggle?.()} />
          {text}
        </label>
      )}
      <span className={styles.price}>
        <span title={formatMoney(monthlyPrice)}>{t('results.monthly', { price: format(monthlyPrice) })}</span>
        <span className={styles.quiet} title={formatMoney(setupPrice)}>
          {t('results.setup', { price: format(setupPrice) })}
        </span>
      </span>
    </>
  )
}
