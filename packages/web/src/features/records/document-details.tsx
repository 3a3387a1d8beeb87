import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import { useState } from 'react'
import { rowHref } from '../../places/href.ts'
import { formatDateTime } from '../../state/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { mayBeShown, openDocument, saveDocument } from './document-file.ts'
import { documentKinds, sizeCell } from './record-cells.tsx'
import { t } from './records.messages.ts'

type Document = components['schemas']['Document']

/** What is known of a document, and the way to its file. */
export function Details({ row }: { row: Document }) {
  const [isBusy, setBusy] = useState(false)
  const bring = (how: typeof saveDocument) => async () => {
    setBusy(true)
    await how(row)
    setBusy(false)
  }
  const { kind, type, size, customerId, Customer, createdAt }: Served<'Document'> = row
  return (
    <>
      <p>
        {mayBeShown(type) && (
          <Button variant="contained" loading={isBusy} onClick={bring(openDocument)}>
            {t('openFile')}
          </Button>
        )}{' '}
        <Button variant="outlined" loading={isBusy} onClick={bring(saveDocument)}>
          {t('downloadFile')}
        </Button>
      </p>
      <FactList>
        <Fact label={t('kind')}>{kind && (documentKinds[kind] ?? kind)}</Fact>
        <Fact label={t('type')}>{type}</Fact>
        <Fact label={t('size')}>{size !== undefined && sizeCell.toText(size)}</Fact>
        <Fact label={t('customer')}>
          {customerId !== undefined && (
            <PlaceLink href={rowHref('customers', { action: 'edit', id: customerId })}>
              {Customer?.companyName ?? t('recordOf', { id: customerId })}
            </PlaceLink>
          )}
        </Fact>
        <Fact label={t('createdAt')}>{formatDateTime(createdAt)}</Fact>
      </FactList>
    </>
  )
}
