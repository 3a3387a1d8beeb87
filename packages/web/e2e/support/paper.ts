import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from './test.ts'

/** What is for the screen alone. */
const screenOnly = /Skip to content|Save as picture|Export|Print or PDF|Rows per page|Notifications/

/**
 * Prints the page, and answers the text of each sheet without its number, which each must have. What prints a list comes after the
 * list, so that it is waited for.
 */
export async function sheetsOf(page: Page, format: 'Letter' | 'A4'): Promise<string[]> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.locator('[data-paper="heading"]').last().waitFor({ state: 'attached' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))))
  return text.map((sheet, at) => {
    const words = sheet.replaceAll(/\s+/g, ' ')
    const number = `Page ${at + 1} of ${text.length} `
    expect(words.slice(0, number.length)).toBe(number)
    expect(words).not.toMatch(screenOnly)
    return words.slice(number.length)
  })
}
