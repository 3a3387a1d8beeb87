import { proxy } from 'valtio'
import { onStoredElsewhere, readStoredJson, writeStored } from '../browser/storage.ts'
import { addPersonalState } from './personal-state.ts'
import type { Severity } from './toasts.ts'

export interface Notification {
  /** Tells it from the others. */
  id: string
  status: Severity
  /** When it was, as ISO 8601; what servers send may be any words. */
  date: string
  msg: string
  /** Who says it, where that is a person. */
  sender?: string
  /** Id of the saved view that it is about. */
  templateId?: number
  /** The list was opened since. @default false */
  isSeen?: true
}

interface NewNotification extends Partial<Omit<Notification, 'id'>> {
  msg: string
}

const KEY = 'notifications'
const severities: readonly unknown[] = ['success', 'error', 'warn', 'info']

const isNotification = (value: unknown): value is Omit<Notification, 'id'> =>
  typeof value === 'object' &&
  value !== null &&
  'msg' in value &&
  typeof value.msg === 'string' &&
  'date' in value &&
  typeof value.date === 'string' &&
  'status' in value &&
  severities.includes(value.status) &&
  (!('sender' in value) || typeof value.sender === 'string')

let lastId = 0
const newId = () => String(++lastId)

function stored(): Notification[] {
  const list = readStoredJson(KEY)
  return Array.isArray(list) ? list.filter(isNotification).map((each) => ({ ...each, id: newId() })) : []
}

/** What the person was told, newest first; kept in this browser until dismissed. */
export const notifications = proxy<{ list: Notification[] }>({ list: stored() })

/** Reads again what is kept: nothing after signing out, what another tab has left otherwise. */
export function readNotifications(): void {
  notifications.list = stored()
}

/** Follows what other tabs put in and take out, until the function it answers is called. */
export const watchNotifications = (): (() => void) =>
  onStoredElsewhere((key) => {
    if (key === KEY) readNotifications()
  })

function keep(list: Notification[]): void {
  notifications.list = list
  writeStored(KEY, JSON.stringify(list))
}

/** Puts a notification in front; without a status it is information, without a date it is of now. */
export function notify({ status = 'info', date = new Date().toISOString(), ...rest }: NewNotification): void {
  keep([{ id: newId(), status, date, ...rest }, ...notifications.list])
}

/** Notes that all of them have been seen. */
export function seeNotifications(): void {
  if (unseenCount(notifications.list) > 0) keep(notifications.list.map((each) => ({ ...each, isSeen: true })))
}

/** How many have come since the list was opened. */
export const unseenCount = (list: readonly Notification[]): number => list.filter(({ isSeen }) => !isSeen).length

/** Takes one notification out. */
export const dismissNotification = (index: number): void => keep(notifications.list.filter((_, at) => at !== index))

/** Takes all notifications out. */
export const dismissAllNotifications = (): void => keep([])

// Signing out clears what is kept.
addPersonalState({ forget: readNotifications })
