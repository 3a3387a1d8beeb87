import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { MenuEditor } from '../use-menu-editor.ts'
import type { OpenedMenu } from './opened-menu.ts'
import { PublishQuestion } from './publish-question.tsx'
import { takeWanted, wantPublished } from './publishing.ts'
import { t } from './versions.messages.ts'

/** Publishes what is typed, by the save of the form. Where cases fail it names them, and asks first. */
export function PublishButton({ row, editor }: { row: OpenedMenu | undefined; editor: MenuEditor }) {
  const id = row?.id
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { submitCount, isSubmitting } = useFormState()
  const failing = editor.simulator.tried?.results.filter(({ isMet }) => !isMet) ?? []
  // A save that came to nothing must not make the next one publish.
  useEffect(() => void (submitCount > 0 && !isSubmitting && takeWanted(id)), [id, submitCount, isSubmitting])

  const publish = (anyway: boolean) => {
    wantPublished(id, { anyway })
    button.current?.form?.requestSubmit()
  }
  return (
    <>
      <Button
        ref={button}
        variant="contained"
        disabled={isSubmitting}
        onClick={() => (failing.length > 0 ? setAsking(true) : publish(false))}
      >
        {t('publish')}
      </Button>
      {isAsking && (
        <PublishQuestion
          failing={failing}
          title={t('publishTitle')}
          confirmLabel={t('publish')}
          run={async () => publish(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
