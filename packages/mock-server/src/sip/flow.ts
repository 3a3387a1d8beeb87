/** A way to a phone: a connection, or a phone of the server's own. */
export interface Flow {
  readonly isOpen: boolean
  /** Sends a message; nothing happens where the way is closed. */
  send(text: string): void
}

/** Name and host of a contact, which tell it from all others. */
export const contactKey = ({ user, host }: { user: string; host: string }): string => `${user}@${host}`
