export interface KeyLine {
  keys: readonly string[]
  text: string
}

/** Keys, or what is written, under a heading, with what each does. */
export function KeyGroup({ title, lines }: { title: string; lines: readonly KeyLine[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
