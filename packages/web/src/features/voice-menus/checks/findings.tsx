import { isFault, type MenuFinding, type MenuReason } from '@lineboard/sdk/call-flow'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { placeOfChoice } from '../menu/edited-menu.ts'
import { type ActionValues, blankAction, freeKeys } from '../menu/menu-values.ts'
import { findingText } from './finding-text.ts'
import { t } from './findings.messages.ts'
import styles from './findings.module.css'

/** What mends a finding in one click. */
export type QuickFix =
  | 'repeat_on_timeout'
  | 'repeat_on_invalid'
  | 'free_key'
  | 'remove'
  | 'hang_up_on_timeout'
  | 'dial_on_key'

const fixes: Partial<Record<MenuReason, readonly QuickFix[]>> = {
  no_timeout: ['repeat_on_timeout'],
  no_invalid: ['repeat_on_invalid'],
  key_taken: ['free_key'],
  target_gone: ['remove', 'hang_up_on_timeout'],
  target_of_another_customer: ['remove', 'hang_up_on_timeout'],
  invalid_never_comes: ['remove'],
  waits_in_circles: ['hang_up_on_timeout'],
  // To hang up would end the finding and lead callers nowhere.
  leads_back: ['dial_on_key'],
  leads_nowhere: ['dial_on_key'],
}

const blank = { recordId: null, text: '', label: '' }

const freeOnPad = (actions: readonly ActionValues[]) =>
  freeKeys(actions).filter((key) => key !== 'timeout' && key !== 'invalid')

/** What a menu with other choices is found to have. */
export type CheckChoices = (actions: readonly ActionValues[]) => readonly MenuFinding[]

interface OfferedFix {
  fix: QuickFix
  /** The choices after it. */
  actions: ActionValues[]
  /** Faults that it brings. */
  brings: readonly MenuFinding[]
}

/** What mends a finding in one click, if anything does: of several ways the one that leaves the fewest faults. */
export function quickFixOf(
  { reason, choiceId }: Pick<MenuFinding, 'reason' | 'choiceId'>,
  actions: readonly ActionValues[],
  check: CheckChoices,
): OfferedFix | undefined {
  const found = check(actions)
  const countIn = (findings: readonly MenuFinding[]) => findings.filter((each) => each.reason === reason).length
  const ways = (fixes[reason] ?? []).flatMap((each) => {
    const isFull = freeOnPad(actions).length === 0
    if (each === 'dial_on_key' && isFull) return []
    const fix = each === 'free_key' && isFull ? 'remove' : each
    const after = applyQuickFix(fix, actions, placeOfChoice(choiceId))
    const left = check(after)
    if (countIn(left) > 0 && countIn(left) >= countIn(found)) return []
    const faults = left.filter(isFault)
    const brings = faults.filter((fault) => !found.some((one) => one.reason === fault.reason))
    return [{ fix, actions: after, left: faults.length, brings }]
  })
  return ways.sort((one, other) => one.left - other.left)[0]
}

/** The choices of a menu once a finding is mended; `at` is the place of the choice it is about. */
export function applyQuickFix(fix: QuickFix, actions: readonly ActionValues[], at: number | undefined): ActionValues[] {
  switch (fix) {
    case 'repeat_on_timeout':
      return [...actions, { key: 'timeout', kind: 'repeat', ...blank }]
    case 'repeat_on_invalid':
      return [...actions, { key: 'invalid', kind: 'repeat', ...blank }]
    case 'hang_up_on_timeout': {
      const others = actions.filter(({ key }) => key !== 'timeout')
      return [...others, { key: 'timeout', kind: 'hang_up', ...blank }]
    }
    case 'dial_on_key':
      return [...actions, blankAction(actions)]
    case 'free_key':
      return actions.map((each, place) => (place === at ? { ...each, key: freeOnPad(actions)[0] ?? each.key } : each))
    case 'remove':
      return actions.filter((_, place) => place !== at)
  }
}

interface FindingsProps {
  /** Undefined while it is looked up what the menu leads to. */
  findings: readonly MenuFinding[] | undefined
  actions: readonly ActionValues[]
  check: CheckChoices
  readOnly: boolean
  onFix: (actions: ActionValues[]) => void
  /** Brings the fields of a choice into view. */
  onShow: (at: number) => void
}

function summary(findings: readonly MenuFinding[]): string {
  if (findings.length === 0) return t('none')
  const faults = findings.filter(isFault).length
  return faults > 0 ? t('faults', { count: faults }) : t('hints', { count: findings.length })
}

/** What is wrong with a menu as it is typed, with what mends it. */
export function Findings({ findings, actions, check, readOnly, onFix, onShow }: FindingsProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const fix = (next: ActionValues[]) => {
    onFix(next)
    // The button goes with what it mended; the keyboard stays here.
    title.current?.focus()
  }
  return (
    <section aria-labelledby={titleId} className={styles.findings}>
      <h4 id={titleId} ref={title} tabIndex={-1}>
        {t('title')}
      </h4>
      <p role="status">{findings ? summary(findings) : t('loading')}</p>
      {findings && findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <Finding
              key={`${finding.reason} ${finding.choiceId}`}
              {...{ finding, actions, check, readOnly, onShow }}
              onFix={fix}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type FindingProps = Omit<FindingsProps, 'findings'> & { finding: MenuFinding }

function Finding({ finding, actions, check, readOnly, onFix, onShow }: FindingProps) {
  const at = placeOfChoice(finding.choiceId)
  const offered = readOnly ? undefined : quickFixOf(finding, actions, check)
  const reason = findingText(finding, actions)
  return (
    <li data-fault={isFault(finding) || undefined}>
      <span>
        <strong>{isFault(finding) ? t('fault') : t('hint')}</strong> {reason}
      </span>
      {at !== undefined && (
        <Button size="small" aria-label={t('fixLabel', { fix: t('show'), reason })} onClick={() => onShow(at)}>
          {t('show')}
        </Button>
      )}
      {offered && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('fixLabel', { fix: t(`fix.${offered.fix}`), reason })}
          onClick={() => onFix(offered.actions)}
        >
          {t(`fix.${offered.fix}`)}
        </Button>
      )}
      {offered && offered.brings.length > 0 && (
        <small>
          {t('brings', { faults: offered.brings.map((each) => findingText(each, offered.actions)).join(' ') })}
        </small>
      )}
    </li>
  )
}
