import { expect, it } from 'vitest'
import { voiceFor } from './speech.ts'

const voiceOf = (name: string, lang: string): SpeechSynthesisVoice => ({
  ...{ name, lang, default: false, localService: true, voiceURI: name },
})
const voices = [voiceOf('Google Deutsch', 'de-DE'), voiceOf('Amelia', 'en-GB'), voiceOf('Zira', 'en_US')]

it.each([
  [{ voice: 'amelia', language: 'de-DE' }, 'Amelia'],
  [{ voice: 'Nobody', language: 'de-DE' }, 'Google Deutsch'],
  [{ language: 'en-US' }, 'Zira'],
  [{ language: 'fr-FR' }, undefined],
  [{}, undefined],
])('%j is read by %s', (reading, name) => {
  expect(voiceFor(voices, reading)?.name).toBe(name)
})
