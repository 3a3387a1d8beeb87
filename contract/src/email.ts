// What browsers hold an e-mail field against, with a dot in the domain: nobody has mail at a bare host name.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether a text is an e-mail address of at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text)
