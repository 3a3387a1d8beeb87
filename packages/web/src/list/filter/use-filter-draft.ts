import { useEffect, useRef, useState } from 'react'

// Filters at most this long after the last key, in milliseconds.
const APPLY_AFTER_MS = 150
// Half-typed text is no mistake yet: what is wrong is shown after a pause, in milliseconds.
const JUDGE_AFTER_MS = 700

/** Whether nobody is typing on: what was pasted, suggested or cleared comes at a stroke, and is waited for no longer. */
const isAtAStroke = (before: string, next: string): boolean => next === '' || Math.abs(next.length - before.length) > 1

interface DraftOptions {
  /** Text the list is filtered by. */
  applied: string
  isValid: (text: string) => boolean
  /** The text to filter by for what was typed. @default the same */
  read?: (text: string) => string
  /** The text as it is shown, such as with names for ids. @default the same */
  shown?: (text: string) => string
  /** Filters the list; `first` of a stretch of typing, which going back undoes as a whole. */
  onApply: (text: string, first: boolean) => void
}

const same = (text: string) => text

/** Text in the filter box, apart from the one applied: typing applies it soon, other changes at once, unless something is wrong with it. */
export function useFilterDraft({ applied, isValid, onApply, read = same, shown = same }: DraftOptions) {
  const [text, setText] = useState(() => shown(applied))
  const [isJudged, setJudged] = useState(true)
  const sent = useRef(applied)
  const isTyping = useRef(false)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])

  const stopTimers = () => timers.current.forEach(clearTimeout)
  useEffect(() => () => timers.current.forEach(clearTimeout), [])

  // The applied text changes elsewhere too: a chip is removed, somebody goes back. What it reads as may be known later.
  useEffect(() => {
    // Words are not taken out of the hands of who is typing them.
    if (applied === sent.current)
      return setText((text) => (text === applied && !isTyping.current ? shown(applied) : text))
    sent.current = applied
    setText(shown(applied))
    setJudged(true)
  }, [applied, shown])

  const apply = (next: string) => {
    const trimmed = read(next.trim())
    // In other words it is what is applied.
    if (trimmed === sent.current || next === shown(sent.current) || !isValid(trimmed)) return
    sent.current = trimmed
    onApply(trimmed, !isTyping.current)
    isTyping.current = true
  }

  /** Applies at once what was typed, and ends the stretch of typing. */
  const commit = () => {
    stopTimers()
    apply(text)
    setJudged(true)
    isTyping.current = false
  }

  return {
    text,
    isJudged,
    type(next: string) {
      stopTimers()
      setText(next)
      setJudged(isValid(read(next.trim())))
      timers.current = [setTimeout(() => setJudged(true), JUDGE_AFTER_MS)]
      if (isAtAStroke(text, next)) apply(next)
      else timers.current.push(setTimeout(() => apply(next), APPLY_AFTER_MS))
    },
    commit,
    /** The same where somebody goes on elsewhere: what is applied reads in words again. */
    leave() {
      commit()
      if (read(text.trim()) === sent.current) setText(shown(sent.current))
    },
    /** Back to the text that is applied. */
    revert() {
      stopTimers()
      setText(shown(sent.current))
      setJudged(true)
    },
  }
}
