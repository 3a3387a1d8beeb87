/** The command could not do what it was asked; the message is one sentence that says what to do, `cause` the failed call. It ends with exit code 2. */
export class CliError extends Error {}
