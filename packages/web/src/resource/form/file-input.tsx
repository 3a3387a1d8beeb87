import { useController, useFormContext } from 'react-hook-form'
import { formatNumber } from '../../lib/format.ts'
import { t } from '../resource.messages.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './file-input.module.css'

export interface FileInputProps<Name extends string = string> extends FieldProps<Name> {
  /** Kinds that can be chosen, such as `.csv` and `image/*`. */
  accept: readonly string[]
  mostBytes: number
}

/** Whether a file is of one of the kinds: its ending, its type, or the group of its type. */
export const isAccepted = ({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean =>
  accept.some((kind) =>
    kind.startsWith('.')
      ? name.toLowerCase().endsWith(kind.toLowerCase())
      : kind.endsWith('/*')
        ? type.startsWith(kind.slice(0, -1))
        : type === kind,
  )

const MB = 1024 * 1024

/** One file; the value is the File, or null. A wrong kind and one too big are told at once. */
export function FileInput({ accept, mostBytes, ...props }: FileInputProps) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: props.name })
  const file = field.value instanceof File ? field.value : undefined
  const problem = !file
    ? undefined
    : file.size > mostBytes
      ? t('form.fileTooBig', { megabytes: formatNumber(mostBytes / MB) })
      : isAccepted(file, accept)
        ? undefined
        : t('form.fileKind', { kinds: accept.join(', ') })
  return (
    <Field {...props} problem={problem} toText={() => file?.name}>
      {({ id, readOnly, aria }) => (
        <input
          id={id}
          type="file"
          className={styles.file}
          accept={accept.join()}
          disabled={readOnly}
          {...aria}
          aria-invalid={problem !== undefined}
          ref={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}
