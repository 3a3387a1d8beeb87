import { type ComponentProps, useState } from 'react'
import { PlainField } from './plain-field.tsx'
import styles from './secret-field.module.css'

interface SecretFieldProps extends Omit<ComponentProps<typeof PlainField>, 'type' | 'end'> {
  /** Name of the button that shows what was typed. */
  showLabel: string
  /** Name of the same button while it shows. */
  hideLabel: string
}

/** A password, hidden unless the person asks to see it. */
export function SecretField({ showLabel, hideLabel, ...field }: SecretFieldProps) {
  const [isShown, setShown] = useState(false)
  const label = isShown ? hideLabel : showLabel
  return (
    <PlainField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
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
