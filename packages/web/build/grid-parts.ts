import type { Plugin } from 'vite'

/**
 * Parts of MUI that the grid wants for its own filter panel, column menu and pager. Our lists have their own, on the
 * address, so these would be downloaded and never shown.
 */
const unused = [
  'Autocomplete',
  'Badge',
  'Checkbox',
  'Chip',
  'CircularProgress',
  'ClickAwayListener',
  'Divider',
  'FormControl',
  'FormControlLabel',
  'Grow',
  'InputAdornment',
  'InputLabel',
  'LinearProgress',
  'ListItemIcon',
  'ListItemText',
  'MenuItem',
  'MenuList',
  'Modal',
  'Popper',
  'Select',
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
export const inputAdornmentClasses = {}
export const listItemTextClasses = {}
export const tablePaginationClasses = {}
`

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
      return id.startsWith(prefix) ? stub(id.slice(prefix.length)) : undefined
    },
  }
}
