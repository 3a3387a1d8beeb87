/** Source of a library that something of ours stands in for, or whose inner ways it counts on. */
export interface Replaced {
  /** Ours, from `packages/web`. */
  by: string
  /** The library's, from the folder of its package. */
  library: string
  file: string
  /** First 16 digits of the SHA-256 of what it was when this was last looked at. */
  sum: string
  /** What to look at when it has changed. */
  lookAt: string
}

/** What an upgrade must not change unseen. `replaced.test.ts` fails when a file is another one than it was looked at. */
export const replaced: readonly Replaced[] = [
  {
    by: 'build/grid-parts.ts',
    library: '@mui/x-data-grid',
    file: 'material/index.mjs',
    sum: 'ddd3ce7a33d8fc5d',
    lookAt:
      'which parts of @mui/material it imports: no list may draw one that is left out, and each class it reads is in the stub',
  },
  {
    by: 'build/grid-parts.ts',
    library: '@mui/x-data-grid',
    file: 'DataGrid/useDataGridComponent.mjs',
    sum: 'ea324cd656a28aaa',
    lookAt:
      'that the hooks left out set up nothing that another one of the grid calls, and that the cells, panels and bars left out are drawn by none of our settings',
  },
  {
    by: 'build/grid-parts.ts',
    library: '@mui/x-data-grid',
    file: 'constants/localeTextConstants.mjs',
    sum: '304eb4e441843826',
    lookAt: 'which texts the parts of the grid read that our lists draw: those have to be among the ones that are kept',
  },
  {
    by: 'build/no-scheme-script.ts',
    library: '@mui/material',
    file: 'styles/ThemeProviderWithVars.mjs',
    sum: 'cc957be889becc8e',
    lookAt:
      'that the script of the colour scheme is made by getInitColorSchemeScript() alone, which nothing of ours calls',
  },
  {
    by: 'build/own-theme.ts',
    library: '@mui/material',
    file: 'styles/defaultTheme.mjs',
    sum: '2afe308365c6f10f',
    lookAt: 'that it is one theme and nothing else, and is read only where no provider gives one',
  },
  {
    by: 'build/no-ripple.ts',
    library: '@mui/material',
    file: 'ButtonBase/ButtonBase.mjs',
    sum: '1ca09e123b512205',
    lookAt:
      'that nothing but the ripple comes from TouchRipple, and that a button without one still takes focus and presses',
  },
  {
    by: 'build/plain-icons.ts',
    library: '@mui/material',
    file: 'SvgIcon/SvgIcon.mjs',
    sum: '2845d9e5aec7e13c',
    lookAt: 'that src/ui/plain-icon.tsx draws the same element: size, colour, view box and what is read out',
  },
  {
    by: 'build/unused-imports.ts',
    library: '@emotion/react',
    file: 'dist/emotion-react.browser.esm.js',
    sum: '7f245c5a9ecd91d0',
    lookAt: 'that it still wants hoist-non-react-statics for `withTheme` alone',
  },
  {
    by: 'build/unused-imports.ts',
    library: '@emotion/styled',
    file: 'base/dist/emotion-styled-base.browser.esm.js',
    sum: 'b2036e411b7aa960',
    lookAt: 'that it asks which attributes HTML knows of no tag but a plain one that nobody says it for',
  },
  {
    by: 'build/unused-imports.ts',
    library: '@mui/material',
    file: 'NativeSelect/NativeSelectInput.mjs',
    sum: '76b5ed0ce413fe73',
    lookAt:
      'that its plain tags are given nothing but attributes and `ownerState`, and that no other component draws one without a slot',
  },
  {
    by: 'src/list/table/light-row.tsx',
    library: '@mui/x-data-grid',
    file: 'components/GridRow.mjs',
    sum: '9c8d8f49c5fbebaa',
    lookAt:
      'that a row has the same roles, attributes, classes and style, tells the grid of the same events, and may come later than its neighbours',
  },
  {
    by: 'src/list/table/light-row.tsx',
    library: '@mui/x-data-grid',
    file: 'components/cell/GridCell.mjs',
    sum: '0e4f99eabd11595a',
    lookAt:
      'which events of a cell the grid listens to (its row tells them), what focuses a cell, and that a cell has the same roles, attributes and classes',
  },
  {
    by: 'src/list/table/grid-view.tsx',
    library: '@mui/x-data-grid',
    file: 'components/virtualization/GridVirtualScrollbar.mjs',
    sum: '57e2e0333e36e8b2',
    lookAt: 'the class names of scroller and scrollbars, and what a scrollbar does to the rows beside following them',
  },
  {
    by: 'src/list/table/use-grid.ts',
    library: '@mui/x-data-grid',
    file: 'hooks/features/sorting/useGridSorting.mjs',
    sum: 'a7d5a7dfb573d90c',
    lookAt: 'that setSortModel() still works where the order is no property',
  },
  {
    by: 'src/list/table/use-grid.ts',
    library: '@mui/x-data-grid',
    file: 'hooks/features/rows/useGridRows.mjs',
    sum: 'bff9b34f264c4a26',
    lookAt: 'that setRows() still works beside a property `rows` that stays the same, and draws each row once',
  },
]
