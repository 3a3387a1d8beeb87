import type { components } from '@lineboard/contract'
import Download from '@mui/icons-material/Download'
import OpenInNew from '@mui/icons-material/OpenInNew'
import type { RowAction } from '../../kit/actions/action.ts'
import { mayBeShown, openDocument, saveDocument } from './document-file.ts'
import { t } from './records.messages.ts'

type Document = components['schemas']['Document']

/** What can be done with the file of a document. */
export const documentActions: readonly RowAction<Document>[] = [
  {
    id: 'open',
    label: t('openFile'),
    icon: OpenInNew,
    call: 'Document.find',
    forReaders: true,
    isAllowed: ({ type }) => mayBeShown(type),
    run: openDocument,
  },
  {
    id: 'download',
    label: t('downloadFile'),
    icon: Download,
    call: 'Document.find',
    forReaders: true,
    run: saveDocument,
  },
]
