/** Keys that are pressed by name. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown'

/** What a person does in a browser, whichever it is: real presses and keys, and looks at the page. */
export interface Hand {
  /** Loads an address anew. */
  open(url: string): Promise<void>
  /** Presses the first element of an XPath in its middle. */
  press(xpath: string): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  key(name: Key): Promise<void>
  /** The value of an expression in the page. */
  look(expression: string): Promise<unknown>
  /** Makes the page this wide, in CSS pixels, if the browser's window can be. */
  resize(widthPx: number): Promise<void>
  close(): Promise<void>
}

/** Height of the page in pixels, where it can be chosen. */
export const heightPx = 900
