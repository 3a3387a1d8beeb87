export { type ReadSpreadsheetOptions, readSpreadsheet } from './read-spreadsheet.ts'
