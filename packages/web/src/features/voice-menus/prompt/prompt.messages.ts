import { translator } from '../../../lib/messages.ts'

const messages = {
  read: 'Read it aloud',
  readPrompt: 'Read it aloud: {name}',
  stop: 'Stop reading',
  noSpeech: 'This browser reads no texts aloud.',
  otherVoice: 'Read here by a voice of this browser; callers hear one of the telephone system.',
  recordings: 'A recording of a call',
  choose: 'Choose one of the latest…',
  recordingOf: '{when}, {caller}',
  none: 'No call has a recording yet.',
  noUpload: 'Recordings are made by calls, or put onto the telephone system: from here none can be sent there.',
  textInstead: 'To have a text read, lead the key to another voice menu with that greeting.',
  recordingLabel: 'The greeting',
  unknownId: 'It can be played here if its id is a number, as those of calls are.',
} as const

export const t = translator(messages)
