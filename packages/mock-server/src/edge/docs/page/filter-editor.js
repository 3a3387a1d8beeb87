import { emptyDraft, operatorWords, readDraft, shapeOf, writeDraft } from './filter-draft.js'

const placeholders = { inq: 'a, b, c', nin: 'a, b, c', between: 'low, high', like: '%part%', ilike: '%part%' }

/** What the editor is made of, with the viewer's own React. */
export function createFilterEditor({ createElement: h, Fragment, useMemo, useState }) {
  const choice = (label, value, options, change) =>
    h(
      'select',
      { 'aria-label': label, value, onChange: (event) => change(event.target.value) },
      options.map(([name, text = name]) => h('option', { key: name, value: name }, text)),
    )
  const button = (text, click, label) => h('button', { type: 'button', onClick: click, 'aria-label': label }, text)

  function valueField({ operator, value }, label, { kind, values = [] }, change) {
    if (operator === 'none' || operator === 'some') return undefined
    const isSingle = !['inq', 'nin', 'between'].includes(operator)
    const options = kind === 'boolean' ? ['true', 'false'] : values
    if (isSingle && (kind === 'boolean' || kind === 'choice'))
      return choice(label, value, [['', 'choose'], ...options.map((each) => [each])], change)
    const isNumber = isSingle && (kind === 'number' || kind === 'integer')
    return h('input', {
      'aria-label': label,
      value,
      type: isNumber ? 'number' : 'text',
      step: 'any',
      placeholder: placeholders[operator] ?? (kind === 'time' ? '2026-03-31T12:00:00Z' : ''),
      onChange: (event) => change(event.target.value),
    })
  }

  function conditionRow(each, at, shape, change, remove) {
    const known = shape.fields[each.field]
    const name = `condition ${at + 1}`
    const setField = (field) => {
      const isKept = shape.fields[field].operators.includes(each.operator)
      change({ field, operator: isKept ? each.operator : 'eq', value: '' })
    }
    return h(
      'li',
      { key: at },
      choice(
        `Field of ${name}`,
        each.field,
        Object.keys(shape.fields).map((field) => [field]),
        setField,
      ),
      choice(
        `Operator of ${name}`,
        each.operator,
        known.operators.map((operator) => [operator, operatorWords[operator] ?? operator]),
        (operator) => change({ ...each, operator }),
      ),
      valueField(each, `Value of ${name}`, known, (value) => change({ ...each, value })),
      button('Remove', remove, `Remove ${name}`),
    )
  }

  /** Rows that can be changed, removed and added. */
  function rows(list, change, row, add) {
    const changed = (at, next) => change(list.map((each, place) => (place === at ? next : each)))
    const removed = (at) => change(list.filter((_, place) => place !== at))
    return h(
      Fragment,
      null,
      list.length > 0 &&
        h(
          'ul',
          null,
          list.map((each, at) =>
            row(
              each,
              at,
              (next) => changed(at, next),
              () => removed(at),
            ),
          ),
        ),
      button(add.text, () => change([...list, add.made])),
    )
  }

  const orderRow = (shape) => (each, at, change, remove) =>
    h(
      'li',
      { key: at },
      choice(
        `Order ${at + 1}`,
        each.field,
        shape.orders.map((field) => [field]),
        (field) => change({ ...each, field }),
      ),
      choice(
        `Direction of order ${at + 1}`,
        each.way,
        [
          ['ASC', 'ascending'],
          ['DESC', 'descending'],
        ],
        (way) => change({ ...each, way }),
      ),
      button('Remove', remove, `Remove order ${at + 1}`),
    )

  const numberField = (label, value, change) =>
    h(
      'label',
      null,
      label,
      h('input', { type: 'number', min: 0, value, onChange: (event) => change(event.target.value) }),
    )

  function relationBoxes({ relations }, chosen, change) {
    if (relations.length === 0) return undefined
    const toggled = (name) => (chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
    return h(
      'fieldset',
      null,
      h('legend', null, 'Include'),
      relations.map((name) =>
        h(
          'label',
          { key: name },
          h('input', { type: 'checkbox', checked: chosen.includes(name), onChange: () => change(toggled(name)) }),
          name,
        ),
      ),
    )
  }

  function draftFields(shape, draft, set) {
    const [field = ''] = Object.keys(shape.fields)
    const condition = (each, at, change, remove) => conditionRow(each, at, shape, change, remove)
    const matches = [
      ['and', 'all hold'],
      ['or', 'any holds'],
    ]
    return h(
      Fragment,
      null,
      draft.conditions.length > 1 && choice('Conditions', draft.match, matches, (match) => set({ ...draft, match })),
      rows(draft.conditions, (conditions) => set({ ...draft, conditions }), condition, {
        text: 'Add condition',
        made: { field, operator: 'eq', value: '' },
      }),
      shape.isFilter &&
        h(
          Fragment,
          null,
          rows(draft.order, (order) => set({ ...draft, order }), orderRow(shape), {
            text: 'Add order',
            made: { field: shape.orders[0], way: 'ASC' },
          }),
          h(
            'div',
            { className: 'numbers' },
            numberField('Limit', draft.limit, (limit) => set({ ...draft, limit })),
            numberField('Skip', draft.skip, (skip) => set({ ...draft, skip })),
          ),
          relationBoxes(shape, draft.include, (include) => set({ ...draft, include })),
        ),
    )
  }

  /** Edits the text of a `filter` or `where` by the fields of its model. */
  return function FilterEditor({ name, schema, schemas, text, onChange }) {
    const shape = useMemo(() => shapeOf(schema, schemas), [schema, schemas])
    // What was typed and is no whole value yet is in no text.
    const [typed, setTyped] = useState({ text: undefined, draft: undefined })
    const draft = typed.text === text ? typed.draft : readDraft(text, shape)
    function set(next) {
      const written = writeDraft(next, shape)
      setTyped({ text: written, draft: next })
      if (written !== text) onChange(written)
    }
    if (Object.keys(shape.fields).length === 0) return undefined
    return h(
      'fieldset',
      { className: 'filter-editor' },
      h('legend', null, `Edit ${name}`),
      draft
        ? draftFields(shape, draft, set)
        : h(
            'p',
            null,
            'This filter has parts that only the text below shows. ',
            button('Start over', () => set(emptyDraft())),
          ),
    )
  }
}
