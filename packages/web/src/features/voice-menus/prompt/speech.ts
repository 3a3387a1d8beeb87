/** How a text is read. */
export interface Reading {
  /** BCP 47 tag; the browser's own language where left out. */
  language?: string | undefined
  /** Name of a voice; one of the language where the browser has none of that name. */
  voice?: string | undefined
}

/** Whether this browser reads texts aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis

const speaks = ({ lang }: SpeechSynthesisVoice, language: string) =>
  lang.replace('_', '-').toLowerCase().startsWith(language.toLowerCase())

/** The voice of the browser that comes next to what is asked for; undefined where it leaves that to the system. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  { language = '', voice = '' }: Reading,
): SpeechSynthesisVoice | undefined {
  const named = voice && voices.find(({ name }) => name.toLowerCase().includes(voice.toLowerCase()))
  return named || (language ? voices.find((each) => speaks(each, language)) : undefined)
}

/** Reads a text aloud instead of what is being read; `onEnd` is called once, when it has ended or was stopped. */
export function speak(text: string, reading: Reading, onEnd: () => void): void {
  const spoken = new SpeechSynthesisUtterance(text)
  if (reading.language) spoken.lang = reading.language
  spoken.voice = voiceFor(speechSynthesis.getVoices(), reading) ?? null
  spoken.onend = onEnd
  spoken.onerror = onEnd
  speechSynthesis.cancel()
  speechSynthesis.speak(spoken)
}

/** Ends what is being read. */
export const stopSpeaking = (): void => speechSynthesis.cancel()
