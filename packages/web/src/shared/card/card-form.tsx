import { type ComponentType, useState } from 'react'
import { type LoadOnce, loadOnce, useLoaded } from '../../browser/lazy.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './card.messages.ts'
import styles from './card-form.module.css'
import type { CardFormProps } from './card-handle.ts'
import { cardSource } from './card-source.ts'

type Form = ComponentType<CardFormProps>

async function loadForm(): Promise<Form> {
  const source = cardSource()
  if (source.kind === 'stripe') {
    const { StripeCardForm, loadProvider } = await import('./card-providers.ts')
    await loadProvider(source.publishableKey)
    return (props) => <StripeCardForm {...props} publishableKey={source.publishableKey} />
  }
  if (source.kind === 'sandbox') {
    const { SandboxCardForm } = await import('./card-providers.ts')
    return (props) => <SandboxCardForm {...props} url={source.url} />
  }
  return () => <p>{t('notSetUp')}</p>
}

const newForm = (): LoadOnce<Form> => loadOnce(loadForm)

/** The card form of whoever takes cards here; its code, and the provider's, come when it is first on the screen. */
export function CardForm(props: CardFormProps) {
  const [form, setForm] = useState(newForm)
  const { value: Form, failed } = useLoaded(form)
  if (Form) return <Form {...props} />
  if (!failed) return <p role="status">{t('loading')}</p>
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('failed')}</p>
      <Button variant="quiet" size="large" onClick={() => setForm(newForm)}>
        {t('retry')}
      </Button>
    </div>
  )
}
