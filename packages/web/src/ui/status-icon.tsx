const shapes = {
  success: 'M8 12.5l2.8 2.8L16 9.5',
  error: 'M12 7.5v5.5M12 16.2v.1',
  warn: 'M12 7.5v5.5M12 16.2v.1',
  info: 'M12 11v5.5M12 7.7v.1',
} as const

/** A check, exclamation or information mark in a circle, in the colour of the text around it. */
export function StatusIcon({ severity }: { severity: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d={shapes[severity]} />
    </svg>
  )
}
