import { type PasswordChecks, passwordChecks } from '@lineboard/sdk/sign-up'
import { comma } from '../../lib/messages.ts'
import { t } from '../resource.messages.ts'
import styles from './password-strength.module.css'

const rules: readonly (keyof PasswordChecks)[] = ['length', 'lowercase', 'uppercase', 'digit', 'special']

/** Shorter parts of a name are in many words. */
const TELLING = 3

/** Whether a password contains a part of the name of its user. */
export function hasName(password: string, personal: readonly string[]): boolean {
  const parts = personal.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return parts.some((part) => part.length >= TELLING && password.toLowerCase().includes(part))
}

interface PasswordStrengthProps {
  password: string
  /** Names of the user, which others guess. */
  personal?: readonly string[]
}

/** How strong a password is, and what it still lacks. It has its room before anything is typed: nothing moves under the pointer. */
export function PasswordStrength({ password, personal = [] }: PasswordStrengthProps) {
  if (password === '') return <div className={styles.strength} />
  const checks = passwordChecks(password)
  const missing = rules.filter((rule) => !checks[rule])
  const isGuessed = missing.length === 0 && hasName(password, personal)
  const strength = rules.length - missing.length - (isGuessed ? 1 : 0)
  return (
    <div className={styles.strength} role="status">
      <span className={styles.bar} data-strength={strength} aria-hidden="true">
        {rules.map((rule, at) => (
          <span key={rule} data-on={at < strength} />
        ))}
      </span>
      {missing.length === 0
        ? t(isGuessed ? 'form.hasName' : 'form.strong')
        : t('form.lacks', { what: missing.map((rule) => t(`form.passwordRules.${rule}`)).join(comma) })}
    </div>
  )
}
