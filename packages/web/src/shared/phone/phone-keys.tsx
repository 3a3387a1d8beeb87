import type { ReactNode } from 'react'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const

interface PhoneKeysProps {
  className: string | undefined
  /** What stands for a key. */
  children: (key: (typeof keys)[number]) => ReactNode
}

/** The keys of a telephone in their order, which begins at the left in every language. */
export function PhoneKeys({ className, children }: PhoneKeysProps) {
  return (
    <div dir="ltr" className={className}>
      {keys.map(children)}
    </div>
  )
}
