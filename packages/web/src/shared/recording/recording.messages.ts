import { translator } from '../../lib/messages.ts'

const messages = {
  listen: 'Listen to the recording',
  download: 'Download',
  speed: 'Speed',
  speedTimes: '{speed, number}×',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  nextRecording: 'Next recording in the list',
  volume: 'Volume',
  position: 'Position in the recording',
  positionOf: '{at} of {of}',
  recordingComes: 'Loading',
  recordingFailed: 'The recording could not be loaded.',
  recordingGone: 'The recording is gone.',
  recordingUnplayable: 'This browser cannot play the recording. Download it to hear it with another program.',
} as const

export const t = translator(messages)
