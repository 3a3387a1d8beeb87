/** Why a microphone can't be had: the browser may not open it, there is none, or something else keeps it. */
export type MicrophoneProblem = 'refused' | 'missing' | 'unopened'

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** What a browser means by an error of `getUserMedia()`: only what was refused can be allowed. */
export const microphoneProblem = (error: unknown): MicrophoneProblem =>
  (error instanceof Error && problems[error.name]) || 'unopened'
