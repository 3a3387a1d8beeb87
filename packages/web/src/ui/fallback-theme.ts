let theme: object = {}
let isSaid = false

/** Says which theme it is. It is not imported, which would be a cycle: the theme is made by the library that reads this file. */
export const setFallbackTheme = (own: object): void => {
  theme = own
}

function ownTheme(): object {
  if (!isSaid) console.error('A component of MUI stands outside of <Themed>')
  isSaid = true
  return theme
}

/**
 * The theme for a component of the library that stands in no `Themed`, which is told to the console; the build puts it in the place of the library's
 * own, which is read where one is missing alone.
 */
export default new Proxy(
  {},
  {
    get: (_, name) => Reflect.get(ownTheme(), name),
    ownKeys: () => Reflect.ownKeys(ownTheme()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(ownTheme(), name),
  },
)
