import { type PasswordChecks, passwordChecks } from '@lineboard/sdk/sign-up'
import { comma } from '../../lib/messages.ts'
import { t } from '../resource.messages.ts'
import styles from './password-strength.module.css'

const rules: readonly (keyof PasswordChecks)[] = ['length', 'lowercase', 'uppercase', 'digit', 'special']

/** How strong a password is, and what it still lacks; nothing before anything is typed. */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return null
  const checks = passwordChecks(password)
  const missing = rules.filter((rule) => !checks[rule])
  const strength = rules.length - missing.length
  return (
    <div className={styles.strength} role="status">
      <span className={styles.bar} data-strength={strength} aria-hidden="true">
        {rules.map((rule, at) => (
          <span key={rule} data-on={at < strength} />
        ))}
      </span>
      {missing.length === 0
        ? t('form.strong')
        : t('form.lacks', { what: missing.map((rule) => t(`form.passwordRules.${rule}`)).join(comma) })}
    </div>
  )
}
