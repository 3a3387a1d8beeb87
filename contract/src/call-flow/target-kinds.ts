import type { CallAction } from './call-setup.ts'

type Kind = CallAction['targets'][number]['kind']

/** What calls ring at, and what takes one over after that. */
const everyKind: readonly Kind[] = ['receiving_number', 'number', 'sip_gateway', 'voice_menu', 'mailbox']

/** What the targets of an action that hands a call over must be. */
const onlyKinds: Partial<Record<CallAction['type'], readonly Kind[]>> = {
  voice_menu: ['voice_menu'],
  voicemail: ['mailbox'],
  hang_up: [],
}

/** The kinds of target that an action of a type takes: none where the call ends. */
export const targetKinds = (type: CallAction['type']): readonly Kind[] => onlyKinds[type] ?? everyKind

/** A number as it is dialled. */
export const E164 = /^\+[1-9][0-9]{6,14}$/

/** Where a message can go. */
export const EMAIL = /^[^\s@]+@[^\s@]+$/

/** Id that a target names, or undefined where it names none. */
export const idOf = (target: string | undefined): number | undefined =>
  target !== undefined && /^[1-9]\d{0,14}$/.test(target) ? Number(target) : undefined
