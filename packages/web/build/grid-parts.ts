import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Parts of MUI that the grid wants for its own filter panel, column menu and pager, or that every grid of ours has a lighter one for
 * (`list/table/light-parts.tsx`). Our lists have their own, on the address, so these would be downloaded and never shown.
 */
const unused = [
  'Autocomplete',
  'Badge',
  'Button',
  'Checkbox',
  'Chip',
  'CircularProgress',
  'ClickAwayListener',
  'Divider',
  'FormControl',
  'FormControlLabel',
  'Grow',
  'IconButton',
  'InputAdornment',
  'InputBase',
  'InputLabel',
  'LinearProgress',
  'ListItemIcon',
  'ListItemText',
  'MenuItem',
  'MenuList',
  'Modal',
  'Paper',
  'Popper',
  'Select',
  'Skeleton',
  'Switch',
  'Tab',
  'TablePagination',
  'Tabs',
  'TextField',
  'TextareaAutosize',
  'ToggleButton',
  'Tooltip',
  'Unstable_TrapFocus',
]

const importer = /[\\/]x-data-grid[\\/](esm[\\/])?material[\\/]index\./
const prefix = '\0lineboard-unused-grid-part:'

/** A component that says what happened, should the grid ever show it, and class names for the styles that name it. */
const stub = (name: string) => `
export default function ${name}() {
  throw new Error('${name} is left out of the grid: see build/grid-parts.ts')
}
export const formControlLabelClasses = {}
export const iconButtonClasses = {}
export const inputAdornmentClasses = {}
export const listItemTextClasses = {}
export const tablePaginationClasses = {}
`

const own = (pattern: string) => new RegExp(`[\\\\/]x-data-grid[\\\\/](esm[\\\\/])?${pattern}\\.mjs$`)

/**
 * Parts of the grid itself for what our lists have their own of: filter panel, column menu and manager, toolbar, pager and footer; and for what they
 * have none of: cells that are edited by more than a line of text, long texts that unfold, actions as a cell's type, a grid of bones while it loads.
 */
const undrawn = own(
  `components/(${[
    'panel/filterPanel/GridFilter(Form|FormBase|PanelBase|Input(Date|MultipleSingleSelect|MultipleValue|SingleSelect|Value))',
    'columnsManagement/GridColumnsManagement',
    'menu/columnMenu/(GridColumnMenuContainer|menuItems/GridColumnMenu\\w+Item)',
    'toolbarV8/GridToolbar',
    'toolbar/GridToolbar\\w*',
    'quickFilter/QuickFilter(Clear|Control|Trigger)?',
    'cell/(GridEdit(Boolean|Date|LongText|SingleSelect)Cell|GridActionsCell|GridLongTextCell)',
    'columnHeaders/GridColumnGroupHeader',
    'Grid(SkeletonLoadingOverlay|Pagination|Footer)',
  ].join('|')})`,
)

/**
 * What the grid does for rows it asks for itself, edits whole, drags or prints: lists ask by SWR, are edited in forms, put in order elsewhere and
 * printed by the page. Each is there and does nothing; two are drawn with every grid or row.
 */
const unwanted = own(
  `(${[
    'hooks/features/(dataSource/useGridDataSource|editing/useGridRowEditing|export/useGridPrintExport)',
    'components/Grid(ScrollArea|RowDragAndDropOverlay)',
  ].join('|')})`,
)

const localeTexts = own('constants/localeTextConstants')

/**
 * What the grid says by itself where nobody has told it what to say, of what ours may show. All else it would say in English, in
 * parts that are left out; asked for it, it throws.
 */
const said = /^(noRowsLabel|no(Results|Columns)OverlayLabel|checkboxSelection\w+|columnHeaderSortIconLabel)$/

async function localeTextsOf(id: string): Promise<string> {
  const { GRID_DEFAULT_LOCALE_TEXT: all }: { GRID_DEFAULT_LOCALE_TEXT: object } = await import(id)
  const kept = Object.entries(all).filter(([key]) => said.test(key))
  return `export const GRID_DEFAULT_LOCALE_TEXT = ${JSON.stringify(Object.fromEntries(kept))}`
}

/** Names that a module exports by itself. */
function exportsOf(code: string): string[] {
  const listed = [...code.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap(([, names = '']) => names.split(','))
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  return [...listed, ...declared].map((name) => name.trim()).filter(Boolean)
}

/** Leaves parts of the grid out of the build that no list shows. */
export function gridPartsPlugin(): Plugin {
  return {
    name: 'lineboard-grid-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, from) {
      const name = source.startsWith('@mui/material/') ? source.slice('@mui/material/'.length) : undefined
      return name && unused.includes(name) && from && importer.test(from) ? prefix + name : undefined
    },
    load(id) {
      if (id.startsWith(prefix)) return stub(id.slice(prefix.length))
      if (localeTexts.test(id)) return localeTextsOf(id)
      const isUndrawn = undrawn.test(id)
      if (!isUndrawn && !unwanted.test(id)) return undefined
      const does = (name: string) =>
        isUndrawn ? `throw new Error('${name} is left out of the grid: see build/grid-parts.ts')` : 'return null'
      return exportsOf(readFileSync(id, 'utf8'))
        .map((name) => `export function ${name}() { ${does(name)} }\n`)
        .join('')
    },
  }
}
