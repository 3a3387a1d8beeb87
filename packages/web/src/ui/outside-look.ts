let theme: object = {}
let isSaid = false

/** Says which theme it is. It is not imported, which would be a cycle: the theme is made by the library that reads this file. */
export const setOutsideTheme = (own: object): void => {
  theme = own
}

function told(): object {
  if (!isSaid) console.error('A component of the library stands outside of <Look>: put one around it.')
  isSaid = true
  return theme
}

/**
 * The theme for a component of the library that stands in no `Look`, which is told to the console; the build puts it in the place of the library's
 * own, which is read where one is missing alone.
 */
export default new Proxy(
  {},
  {
    get: (_, name) => Reflect.get(told(), name),
    has: (_, name) => Reflect.has(told(), name),
    ownKeys: () => Reflect.ownKeys(told()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(told(), name),
  },
)
