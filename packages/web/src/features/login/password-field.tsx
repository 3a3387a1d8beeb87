import { useState } from 'react'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './login.messages.ts'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  error: string | undefined
  autoFocus: boolean
}

/** A password, hidden unless the person asks to see it. */
export function PasswordField({ error, autoFocus }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const label = t(isShown ? 'hidePassword' : 'showPassword')
  return (
    <PlainField
      label={t('password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      autoFocus={autoFocus}
      error={error}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      }
    />
  )
}
