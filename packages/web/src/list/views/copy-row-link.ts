import ContentCopy from '@mui/icons-material/ContentCopy'
import type { MenuAction } from '../../kit/actions/action.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { rowName } from '../../kit/rows/row-text.ts'
import { copyLink } from '../../shared/views/copy-link.ts'
import { t } from './list-views.messages.ts'

/** Copies the link of a row, which opens it with the list around it for everybody who may see the row. */
export const copyRowLink = (resource: Pick<Resource, 'lead' | 'nouns'>): MenuAction => ({
  id: 'copyLink',
  label: t('copyLink'),
  icon: ContentCopy,
  forReaders: true,
  run(row, list) {
    const [path = '', search = ''] = list.hrefOf(row).split('?')
    return copyLink(rowName(resource, row), path, search)
  },
})
