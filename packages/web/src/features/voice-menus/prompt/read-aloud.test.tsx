import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ReadAloud } from './read-aloud.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A browser that reads: what it was told to read, and the way to end that. */
function reads() {
  const spoken: { text: string; lang?: string; voice?: unknown; onend?: () => void }[] = []
  class Utterance {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const cancel = vi.fn()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    cancel,
    getVoices: () => [{ name: 'Amelia', lang: 'en-GB' }],
    speak: (each: (typeof spoken)[number]) => void spoken.push(each),
  })
  return { spoken, cancel }
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

it('reads a text in its language, by the voice of that name, until it ends', async () => {
  const { spoken } = reads()
  render(<ReadAloud text="Press 1." language="en-US" voice="amelia" />)
  await press('Read it aloud')
  expect(spoken).toMatchObject([{ text: 'Press 1.', lang: 'en-US', voice: { name: 'Amelia' } }])
  expect(screen.getByRole('button', { name: 'Stop reading' })).toBeTruthy()
  act(() => spoken[0]?.onend?.())
  expect(screen.getByRole('button', { name: 'Read it aloud' })).toBeTruthy()
})

it('stops when asked to, and with the screen', async () => {
  const { cancel } = reads()
  const { unmount } = render(<ReadAloud text="Press 1." name="Main menu" />)
  await press('Read it aloud: Main menu')
  cancel.mockClear()
  await press('Stop reading')
  expect(cancel).toHaveBeenCalledOnce()
  await press('Read it aloud: Main menu')
  cancel.mockClear()
  unmount()
  expect(cancel).toHaveBeenCalledOnce()
})

it('is not there where the browser reads nothing', () => {
  render(<ReadAloud text="Press 1." />)
  expect(screen.queryByRole('button')).toBeNull()
})
