import { useLayoutEffect } from 'react'
import { endPrerendered } from '../browser/prerendered.ts'
import { Button } from './button.tsx'
import { StatePanel } from './state-panel.tsx'

interface PlainStateProps {
  title: string
  text: string
  action?: { label: string; onPress: () => void }
}

/** What went wrong and one way on, without any component library: it works where nothing else has come. */
export function PlainState({ title, text, action }: PlainStateProps) {
  useLayoutEffect(endPrerendered, [])
  return (
    <StatePanel
      alert
      title={title}
      text={text}
      action={
        action && (
          <Button variant="contained" size="large" onClick={action.onPress}>
            {action.label}
          </Button>
        )
      }
    />
  )
}
