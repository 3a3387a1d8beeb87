/** What would be refused, found out before anything was saved: says what is wrong at fields, by their paths. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal'
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(' '))
    this.fields = fields
  }
}
