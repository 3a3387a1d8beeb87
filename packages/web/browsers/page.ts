import { setTimeout as pause } from 'node:timers/promises'
import type { MockServer } from '@lineboard/mock-server'
import type { Hand } from './hand.ts'
import { takeErrors } from './watch.ts'

/** How long something may take to come, in milliseconds, and how often that is looked at. */
const MOST_MS = 30_000
const LOOK_MS = 50

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`)

/** XPaths of what people find by its words; `within` is one of what it stands in. */
export const button = (name: string, within = '') =>
  `${within}//button[normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`
export const buttonLike = (start: string, within = '') =>
  `${within}//button[starts-with(normalize-space(.),${quoted(start)}) or starts-with(@aria-label,${quoted(start)})]`
export const link = (name: string) => `//a[normalize-space(.)=${quoted(name)}]`
export const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(.),${quoted(label)})]/@for]`
export const dialog = '//*[self::dialog or @role="dialog" or @role="alertdialog"]'

/** A person at a page of the app. */
export function personAt(hand: Hand, { url: base, control }: MockServer) {
  /** Waits until an expression holds in the page. */
  async function until(expression: string): Promise<void> {
    for (let waitedMs = 0; waitedMs < MOST_MS; waitedMs += LOOK_MS) {
      if (await hand.look(`Boolean(${expression})`)) return
      await pause(LOOK_MS)
    }
    const shown = await hand.look('location.pathname + ": " + document.body.innerText.slice(0, 2000)')
    throw new Error(`This never held: ${expression}\n${shown}`)
  }
  /** Place of the first element of an XPath that is seen, from 1; 0 without one. */
  const placeOf = (xpath: string) => `(() => {
    const found = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null)
    return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).findIndex((each) => each.getClientRects().length > 0) + 1
  })()`
  const press = async (xpath: string) => {
    await until(placeOf(xpath))
    await hand.press(`(${xpath})[${await hand.look(placeOf(xpath))}]`)
  }
  return {
    until,
    press,
    look: hand.look,
    key: hand.key,
    /** Presses a field, and types into it. */
    async type(xpath: string, text: string) {
      await press(xpath)
      await hand.type(text)
    },
    keys: hand.type,
    sees: (text: string) => until(`document.body.innerText.includes(${JSON.stringify(text)})`),
    open: (path: string) => hand.open(`${base}${path}`),
    /** Goes to another screen as a link does, once what lay over this one is closed. */
    async goTo(path: string) {
      await until(`!document.querySelector('[role=dialog]')`)
      await hand.look(`history.pushState(null, '', ${JSON.stringify(path)})`)
    },
    resize: hand.resize,
    /** What went wrong in the page since this was asked. */
    takeErrors: () => hand.look(takeErrors),
    /** The newest code that was mailed to an address. */
    mailedCode: (to: string): string => control.outbox.list().findLast((mail) => mail.to === to)?.code ?? '',
  }
}

export type PersonAt = ReturnType<typeof personAt>
