import type { Locator, Page } from '@playwright/test'

/** The parts of a list page, as a person finds them. */
export function listPage(page: Page) {
  const grid = page.getByRole('grid')
  return {
    grid,
    filter: page.getByRole('combobox', { name: /^Filter/ }),
    heads: grid.getByRole('columnheader'),
    head: (field: string): Locator => grid.locator(`[role=columnheader][data-field="${field}"]`),
    /** Rows of the body; the first row of a grid is its head. */
    rows: grid.getByRole('row').filter({ has: page.getByRole('gridcell') }),
    row: (name: string): Locator => grid.getByRole('row').filter({ hasText: name }),
    cards: page.getByRole('main').getByRole('listitem'),
    chips: page.getByRole('list', { name: 'Applied filter' }),
    pager: page.getByRole('navigation', { name: 'Pages', exact: true }),
    count: page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ / })
      // What is new behind it begins with a number, too.
      .first(),
    dialog: page.getByRole('dialog'),
  }
}

/** Texts of a column of the rows on the page. */
export async function columnTexts(page: Page, field: string): Promise<string[]> {
  return page.locator(`[role=gridcell][data-field="${field}"]`).allInnerTexts()
}

/** Parameter of the page's address. */
export const addressParam = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name)

/** Text of an element. */
export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? ''

/** How many rows there are in all, as the page says. */
export async function totalOf(page: Page): Promise<number> {
  const { count } = listPage(page)
  await count.waitFor()
  return Number((await textOf(count)).replace(/\D/g, ''))
}
