/**
 * What `npm start` passes on to the mock server: the person's options, and the built web app unless they named another.
 * @param {string[]} args
 * @param {string} webFolder
 */
export function serverOptions(args, webFolder) {
  return hasOption(args, '--web') ? args : ['--web', webFolder, ...args]
}

/**
 * True for `--name` and `--name=value`.
 * @param {string[]} args
 * @param {string} name
 */
export const hasOption = (args, name) => args.some((arg) => arg === name || arg.startsWith(`${name}=`))

/**
 * Takes one option with a value out of a list: `--name value` or `--name=value`.
 * @param {string[]} args
 * @param {string} name
 * @returns {{ value: string | undefined, rest: string[] }} the last value given, '' when there is none after the name, and everything else in its order
 */
export function takeOption(args, name) {
  let value
  const rest = []
  const left = args.values()
  for (const arg of left) {
    if (arg === name) value = left.next().value ?? ''
    else if (arg.startsWith(`${name}=`)) value = arg.slice(name.length + 1)
    else rest.push(arg)
  }
  return { value, rest }
}
