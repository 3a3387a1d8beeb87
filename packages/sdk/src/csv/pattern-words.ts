/** What a text must be that one of the contract's patterns is held against, in words and with an example. */
const words: Readonly<Record<string, string>> = {
  '/^\\+[1-9][0-9]{6,14}$/': 'a phone number with + and the code of its country, such as +12125550142',
  '/^\\+?[0-9]{3,15}$/': 'a phone number, digits alone, such as +12125550142 or 911',
  '/^[A-Z]{3}$/': 'the code of a currency in capitals, such as EUR',
  '/^[A-Za-z0-9.:_-]+$/': 'a host name or an IP address, such as sip.example.com',
  '/^[0-9+*#]*$/': 'digits, +, * and #, such as 9011',
  '/^[A-Za-z][A-Za-z0-9_.-]*$/':
    'a name of letters, digits, _, . and -, which begins with a letter, such as mail.sender',
  '/^[0-9a-fA-F:.]+$/': 'an IP address, such as 203.0.113.7',
  '/month|year|once/': 'one of month, year and once',
}

/** What is wrong with a text that does not meet a pattern. Nobody who fills in a table reads the pattern itself. */
export const patternMessage = (pattern = ''): string => `Must be ${words[pattern] ?? 'written in another form'}`

/** What a text must be that a rule of rows refused, by the kind of the problem: these are in the right form, and yet no numbers. */
const wordsByKind: Readonly<Record<string, string>> = {
  phone: 'a phone number that its country has, with + and its code, such as +12125550142',
  caller: 'a phone number of a length that its country has, or digits alone, such as +12125550142 or 911',
}

/** What is wrong with a value that a rule of rows refused. */
export const kindMessage = (kind: unknown): string => `Must be ${wordsByKind[String(kind)] ?? 'of another kind'}`
