/** The number that spreadsheets show beside a row of data of a file: their first row are its headings. */
export const sheetRow = (row: number): number => row + 1
