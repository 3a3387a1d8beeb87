import { translator } from '../../lib/messages.ts'
import type { KeyScope, ShortcutId } from './shortcuts.ts'

interface Words {
  title: string
  close: string
  guide: string
  scopes: Record<KeyScope, string>
  does: Record<ShortcutId, string>
}

const messages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  guide: 'Guide to this screen',
  scopes: {
    anywhere: 'Anywhere',
    list: 'Anywhere on the list',
    rows: 'In the rows',
    details: 'In an open row',
    filter: 'In the filter',
    recording: 'In a recording',
  },
  does: {
    palette: 'Search everything: screens, records, actions, settings',
    help: 'Show this sheet',
    nextControl: 'Next control; the rows of a list are one',
    endActing: 'Stop acting as somebody else',
    filter: 'Go to the filter',
    nextRow: 'Next row',
    previousRow: 'Row before',
    undo: 'Undo a deletion, or a change of several rows, while it waits',
    openRow: 'Open the row',
    editRow: 'Edit the row',
    removeRow: 'Delete the row, after a question',
    selectRow: 'Select the row, or unselect it',
    selectTo: 'Select all rows from the one selected last to this one',
    moveCell: 'Move from cell to cell',
    rowEnds: 'First or last cell of the row',
    screenOfRows: 'A screen up or down',
    sort: 'Sort, on the head of a column',
    copyCell: 'Copy the cell',
    nextDetails: 'Next row',
    previousDetails: 'Row before',
    closeDetails: 'Back to the list',
    suggest: 'Show suggestions',
    applyFilter: 'Filter at once, or take the suggestion',
    revertFilter: 'Back to the applied filter',
    skipBack: 'Some seconds back',
    playPause: 'Play, or stop',
    skipOn: 'Some seconds on',
    louder: 'Louder',
    quieter: 'Quieter',
    toStart: 'From the start',
    slower: 'Slower',
    faster: 'Faster',
    nextRecording: 'Next recording',
  },
} as const satisfies Words

export const t = translator(messages)
