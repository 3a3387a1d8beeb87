import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { t } from './prompt.messages.ts'
import { canSpeak, type Reading, speak, stopSpeaking } from './speech.ts'

interface ReadAloudProps extends Reading {
  text: string
  /** Whose text it is, where several can be read. */
  name?: string
}

/** Reads a text as callers would hear it, by a voice of the browser; nothing where there is none. */
export function ReadAloud({ text, name, language, voice }: ReadAloudProps) {
  const [isReading, setReading] = useState(false)
  useEffect(() => {
    if (!isReading) return
    return stopSpeaking
  }, [isReading])
  if (!canSpeak()) return null
  const read = () => {
    setReading(true)
    speak(text, { language, voice }, () => setReading(false))
  }
  return (
    <Button
      size="small"
      disabled={!text.trim()}
      {...(name && !isReading && { 'aria-label': t('readPrompt', { name }) })}
      onClick={isReading ? () => setReading(false) : read}
    >
      {isReading ? t('stop') : t('read')}
    </Button>
  )
}

/** Id of a recording that the server plays; undefined for one it keeps under another name. */
export const playable = (id = ''): number | undefined => (/^[1-9]\d*$/.test(id.trim()) ? Number(id) : undefined)
